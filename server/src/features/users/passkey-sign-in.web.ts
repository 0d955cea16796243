import { z } from 'zod'
import { assertionSchema, signInChallengeSchema } from './passkey.schema.ts'
import { sessionSchema } from './session.schema.ts'
import { beginReply } from './session.visit.ts'
import { signIn } from './sign-in.ts'
import { userRefusals } from './user.refusals.ts'
import { askPasskey } from './verify-passkey.ts'
import { signInRoute } from './visitor.gate.ts'

export const askPasskeyRoute = signInRoute({
  method: 'POST',
  path: '/session/passkey/challenge',
  summary: 'What a passkey has to sign',
  description: 'The same for everybody: it names no user and none of their passkeys.',
  responses: { 200: z.strictObject({ data: signInChallengeSchema }) },
  errors: [userRefusals.csrf_failed],
  handle: async ({ app, caller }) => ({
    status: 200,
    body: { data: askPasskey(app, { ceremony: 'signIn', sessionToken: caller.token }) },
  }),
})

export const passkeySignInRoute = signInRoute({
  method: 'POST',
  path: '/session/passkey',
  summary: 'Sign in by a passkey, without password and code',
  body: {
    schema: z.strictObject({
      email: z.string().max(254).optional().describe('Whose it must be; without it, whoever it belongs to signs in'),
      passkey: assertionSchema,
    }),
  },
  // Anybody may send one.
  bodyLimit: 8 * 1024,
  responses: { 200: sessionSchema },
  errors: [
    userRefusals.passkey_failed,
    userRefusals.sign_in_throttled,
    userRefusals.sign_in_busy,
    userRefusals.csrf_failed,
  ],
  handle: async ({ app, body, caller, peerAddress, requestId, userAgent }) => {
    const from = { address: peerAddress, agent: userAgent, formerToken: caller.token, requestId }
    return beginReply(app, await signIn(app, body, from))
  },
})
