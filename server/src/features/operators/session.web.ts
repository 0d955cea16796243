import { z } from 'zod'
import type { Reply } from '../../platform/http/route.ts'
import { csrfTokenOf, userRefusals } from '../users/index.ts'
import { recoveryCodes, secondFactorCode } from '../users/session.schema.ts'
import { type ConsoleCaller, consoleCookie, consoleRoutes } from './console.gate.ts'
import type { Desk } from './desk.ts'
import { beginEnrolment, completeEnrolment } from './enrol-operator.ts'
import { sessionByToken } from './session-by-token.ts'
import { endOperatorSession, signInOperator } from './sign-in-operator.ts'

const tag = 'Session'

const sessionSchema = z
  .strictObject({
    user: z
      .strictObject({
        id: z.int().describe('The id of the operator'),
        name: z.string().describe('How they are called'),
        email: z.string().describe('What they sign in with'),
        languageIso: z.string().describe('The language they read'),
      })
      .describe('Who has signed in'),
    csrfToken: z.string().describe('To be sent as X-CSRF-Token with whatever changes something'),
    hasFactor: z.boolean().describe('Whether a second factor was shown; without one they can only set one up'),
    installation: z.string().describe('What this installation is called'),
    votesNeeded: z.int().describe('How many operators must agree to what one alone may not do'),
  })
  .meta({ id: 'ConsoleSession', description: 'Which operator has signed in' })

export const signInOperatorRoute = consoleRoutes.forEverybody({
  tag,
  method: 'POST',
  path: '/session',
  summary: 'Sign in as an operator',
  body: {
    schema: z.strictObject({
      email: z.string().max(254).describe('The email of the operator'),
      password: z.string().max(1024).describe('Their password'),
      code: secondFactorCode,
    }),
  },
  bodyLimit: 8 * 1024,
  responses: { 200: z.strictObject({ data: sessionSchema }) },
  errors: [
    userRefusals.sign_in_failed,
    userRefusals.second_factor_needed,
    userRefusals.second_factor_failed,
    userRefusals.sign_in_throttled,
    userRefusals.sign_in_busy,
  ],
  handle: async ({ desk, body, caller, peerAddress, requestId, userAgent }) => {
    const from = { address: peerAddress, agent: userAgent, formerToken: caller.token, requestId }
    return begunReply(desk, await signInOperator(desk, body, from))
  },
})

export const getOperatorSessionRoute = consoleRoutes.forNewcomers({
  tag,
  method: 'GET',
  path: '/session',
  summary: 'Which operator is signed in',
  responses: { 200: z.strictObject({ data: sessionSchema }) },
  handle: async ({ desk, caller }) => ({ status: 200, body: { data: viewOf(desk, caller) } }),
})

export const signOutOperatorRoute = consoleRoutes.forNewcomers({
  tag,
  method: 'DELETE',
  path: '/session',
  summary: 'Sign out',
  responses: { 204: null },
  handle: async ({ desk, caller, doer }) => {
    await endOperatorSession(desk, caller.session, doer)
    return { status: 204, headers: { 'set-cookie': consoleCookie.ended } }
  },
})

export const beginEnrolmentRoute = consoleRoutes.forNewcomers({
  tag,
  method: 'POST',
  path: '/own/second-factor/totp',
  summary: 'Make a secret for an authenticator app',
  description: 'It counts for nothing until a code of it was shown; asking again makes another one.',
  responses: {
    201: z.strictObject({
      data: z
        .strictObject({
          secret: z.string().describe('To type into the app, base32'),
          uri: z.string().describe('The same to scan: an otpauth address'),
        })
        .meta({ id: 'OperatorTotpSecret', description: 'What an authenticator app makes codes of' }),
    }),
  },
  errors: [userRefusals.totp_exists],
  handle: async ({ desk, caller, doer }) => ({
    status: 201,
    body: { data: await beginEnrolment(desk, caller.session, doer) },
  }),
})

export const completeEnrolmentRoute = consoleRoutes.forNewcomers({
  tag,
  method: 'POST',
  path: '/own/second-factor/totp/confirmation',
  summary: 'Have codes of the app asked for from now on',
  description: 'The session goes on under a new token.',
  body: { schema: z.strictObject({ code: z.string().max(64).describe('What the app shows') }) },
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({ recoveryCodes, session: sessionSchema })
        .meta({ id: 'OperatorEnrolled', description: 'What there is to keep once a second factor is turned on' }),
    }),
  },
  errors: [userRefusals.totp_not_begun, userRefusals.code_wrong],
  handle: async ({ desk, caller, doer, body }) => {
    const { token, recoveryCodes: codes } = await completeEnrolment(desk, caller.session, doer, body.code)
    return begunReply(desk, token, codes)
  },
})

async function begunReply(desk: Desk, token: string, codes?: string[]): Promise<Reply> {
  const session = await sessionByToken(desk, token)
  const data = viewOf(desk, { session, token })
  const body = { data: codes ? { recoveryCodes: codes, session: data } : data }
  return { status: 200, body, headers: { 'set-cookie': consoleCookie.of(token) } }
}

function viewOf({ config }: Desk, { session, token }: Pick<ConsoleCaller, 'session' | 'token'>) {
  return {
    user: session.operator,
    csrfToken: csrfTokenOf(token),
    hasFactor: session.hasFactor,
    installation: config.INSTALLATION_NAME,
    votesNeeded: config.OPERATOR_VOTES,
  }
}
