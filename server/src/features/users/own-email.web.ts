import { z } from 'zod'
import { timestampSchema } from '../../platform/http/schema.ts'
import { linkToken } from './link.schema.ts'
import { confirmEmail, ownEmail, readUndo, undoEmail, wantEmail } from './own-email.ts'
import { sessionSchema } from './session.schema.ts'
import { beginReply, requestOf } from './session.visit.ts'
import { userRefusals } from './user.refusals.ts'
import { ownAccessRoute, ownSessionRoute, signInRoute } from './visitor.gate.ts'

const bodyLimit = 8 * 1024
const byLink = { schema: z.strictObject({ token: linkToken }) }

const ownEmailSchema = z.strictObject({
  data: z
    .strictObject({
      email: z.string().describe('What the user signs in with'),
      wanted: z
        .strictObject({
          email: z.string().describe('Where the link went'),
          expiresAt: timestampSchema.describe('Until when the link is good, UTC'),
        })
        .nullable()
        .describe('The address that waits to be confirmed; null = none'),
    })
    .meta({ id: 'OwnEmail', description: 'What one signs in with, and what with from now on' }),
})

export const getEmailRoute = ownSessionRoute({
  method: 'GET',
  path: '/own/email',
  summary: 'What one signs in with',
  responses: { 200: ownEmailSchema },
  handle: async ({ app, caller }) => ({ status: 200, body: { data: await ownEmail(app, caller.session) } }),
})

export const wantEmailRoute = ownAccessRoute({
  method: 'PUT',
  path: '/own/email',
  summary: 'Sign in with another email from now on',
  description:
    'A link goes there, and nothing changes before it was used. Answers the same, and in the same time, whether somebody else signs in with it or not.',
  body: { schema: z.strictObject({ email: z.string().max(254).describe('The new email') }) },
  bodyLimit,
  responses: { 204: null },
  errors: [
    userRefusals.email_unsuitable,
    userRefusals.email_unchanged,
    userRefusals.email_changes_throttled,
    userRefusals.reauthentication_required,
  ],
  handle: async (call) => {
    await wantEmail(call.app, requestOf(call), call.body.email)
    return { status: 204 }
  },
})

export const confirmEmailRoute = ownSessionRoute({
  method: 'POST',
  path: '/own/email/confirmation',
  summary: 'Confirm a new email by the link that went there',
  description:
    'Ends every other session of the user; this one goes on under a new token. For seven days a link at the former email undoes it.',
  body: byLink,
  bodyLimit,
  responses: { 200: sessionSchema },
  errors: [userRefusals.link_void, userRefusals.email_taken],
  handle: async (call) => beginReply(call.app, await confirmEmail(call.app, requestOf(call), call.body.token)),
})

export const readUndoRoute = signInRoute({
  method: 'POST',
  path: '/former-emails/reading',
  summary: 'Which email a link leads back to',
  body: byLink,
  bodyLimit,
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({ email: z.string().describe('What they would sign in with again') })
        .meta({ id: 'FormerEmail', description: 'What whoever holds the link to a former email may know' }),
    }),
  },
  errors: [userRefusals.link_void, userRefusals.csrf_failed],
  handle: async ({ app, body }) => ({ status: 200, body: { data: await readUndo(app, body.token) } }),
})

export const undoEmailRoute = signInRoute({
  method: 'POST',
  path: '/former-emails/use',
  summary: 'Go back to the former email',
  description: 'Ends every session, makes the password void and removes the second factors that were added since.',
  body: byLink,
  bodyLimit,
  responses: { 204: null },
  errors: [userRefusals.link_void, userRefusals.email_taken, userRefusals.csrf_failed],
  handle: async ({ app, body, requestId, peerAddress }) => {
    await undoEmail(app, body.token, { requestId, peerAddress })
    return { status: 204 }
  },
})
