import { z } from 'zod'
import { linkToken } from './link.schema.ts'
import { choosePassword, readReset, requestReset } from './reset-password.ts'
import { userRefusals } from './user.refusals.ts'
import { signInRoute } from './visitor.gate.ts'

/** Anybody may send one. */
const bodyLimit = 8 * 1024

export const requestResetRoute = signInRoute({
  method: 'POST',
  path: '/password-resets',
  summary: 'Ask for a link to choose a new password',
  description: 'Answers the same, and in the same time, whether there is such a user or not.',
  body: { schema: z.strictObject({ email: z.string().max(254).describe('The email of the user') }) },
  bodyLimit,
  responses: { 204: null },
  errors: [userRefusals.sign_in_throttled, userRefusals.sign_in_busy, userRefusals.csrf_failed],
  handle: async ({ app, body, peerAddress }) => {
    await requestReset(app, body.email, peerAddress)
    return { status: 204 }
  },
})

export const readResetRoute = signInRoute({
  method: 'POST',
  path: '/password-resets/reading',
  summary: 'Whose password a link is for',
  body: { schema: z.strictObject({ token: linkToken }) },
  bodyLimit,
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({ email: z.string().describe('What they sign in with') })
        .meta({ id: 'PasswordReset', description: 'What whoever holds the link for a new password may know' }),
    }),
  },
  errors: [userRefusals.link_void, userRefusals.csrf_failed],
  handle: async ({ app, body }) => ({ status: 200, body: { data: await readReset(app, body.token) } }),
})

export const choosePasswordRoute = signInRoute({
  method: 'POST',
  path: '/password-resets/use',
  summary: 'Choose a new password',
  description: 'Uses the link up and ends every session of the user.',
  body: {
    schema: z.strictObject({ token: linkToken, password: z.string().max(1024).describe('The new password') }),
  },
  bodyLimit,
  responses: { 204: null },
  errors: [
    userRefusals.link_void,
    userRefusals.password_unsuitable,
    userRefusals.password_breached,
    userRefusals.csrf_failed,
  ],
  handle: async ({ app, body, requestId, peerAddress }) => {
    await choosePassword(app, body, { requestId, peerAddress })
    return { status: 204 }
  },
})
