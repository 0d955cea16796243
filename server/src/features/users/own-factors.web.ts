import { z } from 'zod'
import { timestampSchema } from '../../platform/http/schema.ts'
import { beginTotp, factorsOf, renewRecoveryCodes, turnOffTotp, turnOnTotp } from './own-factors.ts'
import { passkeySchema } from './passkey.schema.ts'
import { recoveryCodes, sessionSchema } from './session.schema.ts'
import { beginReply, requestOf } from './session.visit.ts'
import { userRefusals } from './user.refusals.ts'
import { ownAccessRoute, ownSessionRoute } from './visitor.gate.ts'

const path = '/own/second-factor'

export const getFactorsRoute = ownSessionRoute({
  method: 'GET',
  path,
  summary: 'Which second factors one has',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          totpSince: timestampSchema.nullable().describe('Since when codes of an app are asked for, UTC; null = not'),
          recoveryCodesLeft: z.int().describe('How many recovery codes can still be used'),
          passkeys: z.array(passkeySchema).describe('In the order they were added'),
          hasPassword: z.boolean().describe('Whether they have a password; without one they sign in by their company'),
        })
        .meta({ id: 'OwnFactors', description: 'What the user shows besides the password' }),
    }),
  },
  handle: async ({ app, caller }) => ({ status: 200, body: { data: await factorsOf(app, caller.session) } }),
})

export const beginTotpRoute = ownAccessRoute({
  method: 'POST',
  path: `${path}/totp`,
  summary: 'Make a secret for an authenticator app',
  description: 'It counts for nothing until a code of it was shown; asking again makes another one.',
  responses: {
    201: z.strictObject({
      data: z
        .strictObject({
          secret: z.string().describe('To type into the app, base32'),
          uri: z.string().describe('The same to scan: an otpauth address'),
        })
        .meta({ id: 'TotpSecret', description: 'What an authenticator app makes codes of' }),
    }),
  },
  errors: [userRefusals.totp_exists, userRefusals.reauthentication_required],
  handle: async (call) => ({ status: 201, body: { data: await beginTotp(call.app, requestOf(call)) } }),
})

export const turnOnTotpRoute = ownAccessRoute({
  method: 'POST',
  path: `${path}/totp/confirmation`,
  summary: 'Have codes of the app asked for from now on',
  description: 'The session goes on under a new token.',
  body: { schema: z.strictObject({ code: z.string().max(64).describe('What the app shows') }) },
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({ recoveryCodes: recoveryCodes.nullable(), session: sessionSchema.shape.data })
        .meta({ id: 'FactorTurnedOn', description: 'What there is to keep once a second factor is turned on' }),
    }),
  },
  errors: [userRefusals.totp_not_begun, userRefusals.code_wrong, userRefusals.reauthentication_required],
  handle: async (call) => {
    const { token, ...added } = await turnOnTotp(call.app, requestOf(call), call.body.code)
    return beginReply(call.app, token, added)
  },
})

export const turnOffTotpRoute = ownAccessRoute({
  method: 'DELETE',
  path: `${path}/totp`,
  summary: 'Have no codes asked for any more',
  responses: { 204: null },
  errors: [userRefusals.totp_not_begun, userRefusals.last_factor_required, userRefusals.reauthentication_required],
  handle: async (call) => {
    await turnOffTotp(call.app, requestOf(call))
    return { status: 204 }
  },
})

export const renewRecoveryCodesRoute = ownAccessRoute({
  method: 'POST',
  path: `${path}/recovery-codes`,
  summary: 'Make new recovery codes',
  description: 'The former ones are good no more.',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({ recoveryCodes })
        .meta({ id: 'RecoveryCodes', description: 'Codes for the day the phone is gone' }),
    }),
  },
  errors: [userRefusals.no_second_factor, userRefusals.reauthentication_required],
  handle: async (call) => ({
    status: 200,
    body: { data: { recoveryCodes: await renewRecoveryCodes(call.app, requestOf(call)) } },
  }),
})
