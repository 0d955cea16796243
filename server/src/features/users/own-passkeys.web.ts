import { z } from 'zod'
import { addPasskey, invitePasskey, removePasskey, renameOwnPasskey } from './own-passkeys.ts'
import { attestationSchema, enrolChallengeSchema, passkeyName, passkeySchema } from './passkey.schema.ts'
import { recoveryCodes, sessionSchema } from './session.schema.ts'
import { beginReply, requestOf } from './session.visit.ts'
import { userRefusals } from './user.refusals.ts'
import { ownAccessRoute } from './visitor.gate.ts'

const path = '/own/passkeys'

export const invitePasskeyRoute = ownAccessRoute({
  method: 'POST',
  path: `${path}/challenge`,
  summary: 'What a device needs to make a passkey',
  responses: { 200: z.strictObject({ data: enrolChallengeSchema }) },
  errors: [userRefusals.passkeys_too_many, userRefusals.reauthentication_required],
  handle: async (call) => ({ status: 200, body: { data: await invitePasskey(call.app, requestOf(call)) } }),
})

export const addPasskeyRoute = ownAccessRoute({
  method: 'POST',
  path,
  summary: 'Add a passkey to sign in with',
  description: 'It counts as a second factor. The session goes on under a new token.',
  body: { schema: z.strictObject({ name: passkeyName, attestation: attestationSchema }) },
  bodyLimit: 64 * 1024,
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          passkey: passkeySchema,
          recoveryCodes: recoveryCodes.nullable(),
          session: sessionSchema.shape.data,
        })
        .meta({ id: 'PasskeyAdded', description: 'What there is to keep once a passkey is added' }),
    }),
  },
  errors: [userRefusals.passkey_unverified, userRefusals.passkey_known, userRefusals.reauthentication_required],
  handle: async (call) => {
    const { token, ...added } = await addPasskey(call.app, requestOf(call), call.body)
    return beginReply(call.app, token, added)
  },
})

export const renamePasskeyRoute = ownAccessRoute({
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Give a passkey another name',
  body: { schema: z.strictObject({ name: passkeyName }) },
  responses: { 200: z.strictObject({ data: passkeySchema }) },
  errors: [userRefusals.passkey_not_found, userRefusals.reauthentication_required],
  handle: async (call) => {
    const wish = { id: call.ids.id as number, name: call.body.name }
    return { status: 200, body: { data: await renameOwnPasskey(call.app, requestOf(call), wish) } }
  },
})

export const removePasskeyRoute = ownAccessRoute({
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Remove a passkey',
  responses: { 204: null },
  errors: [userRefusals.passkey_not_found, userRefusals.last_factor_required, userRefusals.reauthentication_required],
  handle: async (call) => {
    await removePasskey(call.app, requestOf(call), call.ids.id as number)
    return { status: 204 }
  },
})
