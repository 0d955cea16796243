import { z } from 'zod'
import { changePassword } from './change-password.ts'
import { sessionSchema } from './session.schema.ts'
import { beginReply } from './session.visit.ts'
import { userRefusals } from './user.refusals.ts'
import { ownSessionRoute } from './visitor.gate.ts'

export const changePasswordRoute = ownSessionRoute({
  method: 'PUT',
  path: '/own/password',
  summary: 'Choose another password for oneself',
  description: 'Ends every other session of the user; this one goes on under a new token.',
  body: {
    schema: z.strictObject({
      current: z.string().max(1024).describe('The password they sign in with now'),
      password: z.string().max(1024).describe('The new one'),
    }),
  },
  bodyLimit: 8 * 1024,
  responses: { 200: sessionSchema },
  errors: [
    userRefusals.no_password,
    userRefusals.current_password_wrong,
    userRefusals.password_unsuitable,
    userRefusals.password_breached,
    userRefusals.sign_in_throttled,
    userRefusals.sign_in_busy,
  ],
  handle: async ({ app, body, caller: { session }, requestId, peerAddress }) =>
    beginReply(app, await changePassword(app, { session, requestId, peerAddress }, body)),
})
