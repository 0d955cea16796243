import { z } from 'zod'
import { line, timestampSchema } from '../../platform/http/schema.ts'
import { roles } from '../accounts/index.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { linkToken } from './link.schema.ts'
import { optionalAssertion } from './passkey.schema.ts'
import { secondFactorCode, sessionSchema } from './session.schema.ts'
import { beginReply } from './session.visit.ts'
import { userRefusals } from './user.refusals.ts'
import { signInRoute } from './visitor.gate.ts'

/** Anybody may send one. */
const bodyLimit = 8 * 1024

export const readInvitationRoute = signInRoute({
  method: 'POST',
  path: '/invitations/reading',
  summary: 'What the link of an invitation is about',
  body: { schema: z.strictObject({ token: linkToken }) },
  bodyLimit,
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          email: z.string().describe('Whom it was sent to'),
          role: z.enum(roles).describe('What they will be in the account'),
          accountName: z.string().describe('What the account is called'),
          expiresAt: timestampSchema.describe('Until when it is good, UTC'),
          isUser: z.boolean().describe('Whether they have a password already'),
        })
        .meta({ id: 'InvitationView', description: 'What whoever holds the link of an invitation may know' }),
    }),
  },
  errors: [userRefusals.link_void, userRefusals.csrf_failed],
  handle: async ({ app, body }) => ({ status: 200, body: { data: await readInvitation(app, body.token) } }),
})

export const acceptInvitationRoute = signInRoute({
  method: 'POST',
  path: '/invitations/acceptance',
  summary: 'Accept an invitation',
  body: {
    schema: z.strictObject({
      token: linkToken,
      name: line(100).nullable().describe('How they are called; for those who are new here'),
      password: z.string().max(1024).nullable().describe('The one they choose, or theirs when they have one already'),
      code: secondFactorCode,
      passkey: optionalAssertion,
    }),
  },
  bodyLimit,
  responses: { 200: sessionSchema },
  errors: [
    userRefusals.link_void,
    userRefusals.name_missing,
    userRefusals.password_unsuitable,
    userRefusals.password_breached,
    userRefusals.user_exists,
    userRefusals.sign_in_failed,
    userRefusals.second_factor_needed,
    userRefusals.second_factor_failed,
    userRefusals.sign_in_throttled,
    userRefusals.sign_in_busy,
    userRefusals.csrf_failed,
  ],
  handle: async ({ app, body, caller, peerAddress, requestId, userAgent }) => {
    const from = {
      address: peerAddress,
      agent: userAgent,
      formerToken: caller.token,
      requestId,
      session: caller.session,
    }
    return beginReply(app, await acceptInvitation(app, body, from))
  },
})
