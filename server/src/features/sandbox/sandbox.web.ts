import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { makeSandbox } from './make-sandbox.ts'
import { openCaptured, readInbox } from './read-inbox.ts'
import { resetSandbox } from './reset-sandbox.ts'
import { sandboxRefusals } from './sandbox.refusals.ts'
import { simulatedMailboxes } from './simulated-mailbox.rules.ts'
import { readSandbox, turnClock } from './turn-clock.ts'

const common = { tag: 'Sandbox', action: 'manageIntegrations' } as const
const path = '/accounts/{accountId}/sandbox'

export const makeSandboxRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path,
  summary: 'Make the sandbox of the account: a twin with everything but people, whose mail never leaves',
  responses: {
    201: z.strictObject({
      data: z
        .strictObject({ id: id.describe('The id of the sandbox, an account of its own') })
        .describe('What was made'),
    }),
  },
  errors: [sandboxRefusals.sandbox_unsuitable, sandboxRefusals.sandbox_exists],
  handle: async ({ act, caller }) => ({ status: 201, body: { data: { id: await makeSandbox(act, caller.userId) } } }),
})

export const readSandboxRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'What time it is in a sandbox, and what comes next there',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          now: timestampSchema.describe('By its own clock, UTC'),
          aheadSeconds: count.describe('How far that is ahead of ours'),
          until: timestampSchema
            .nullable()
            .describe('Where the clock is put, once everything due on the way has happened, UTC; null = it is there'),
          next: z
            .strictObject({
              kind: z.enum(['mailing', 'campaign', 'test', 'report']).describe('What it is'),
              at: timestampSchema.describe('When, by the clock of the sandbox, UTC'),
              name: z.string().nullable().describe('What a mailing is called'),
            })
            .nullable()
            .describe('What happens next by itself; null = nothing is planned'),
        })
        .meta({ id: 'SandboxState', description: 'The clock of a sandbox' }),
    }),
  },
  errors: [sandboxRefusals.not_a_sandbox],
  handle: async ({ look }) => ({ status: 200, body: { data: await readSandbox(look) } }),
})

export const turnClockRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/clock`,
  summary: 'Put the clock of a sandbox forward; what is due by then follows',
  body: {
    schema: z.strictObject({
      forwardSeconds: z
        .int()
        .min(1)
        .max(10 ** 9)
        .describe('By how much; there is no way back'),
    }),
  },
  responses: { 204: null },
  errors: [sandboxRefusals.not_a_sandbox, sandboxRefusals.clock_out_of_reach],
  handle: async ({ act, body }) => {
    await turnClock(act, body)
    return { status: 204 }
  },
})

export const resetSandboxRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/reset`,
  summary: 'Begin anew with what the account has now; members, keys and webhooks stay',
  responses: { 204: null },
  errors: [sandboxRefusals.not_a_sandbox],
  handle: async ({ act }) => {
    await resetSandbox(act)
    return { status: 204 }
  },
})

const entry = {
  id: id.describe('The id of the mail'),
  to: z.string().describe('Who would have got it'),
  from: z.string().describe('Who it is from'),
  subject: z.string().describe('Its subject'),
  mailbox: z.enum([...simulatedMailboxes, 'delivers']).describe('How the mailbox behaved, by its local part'),
  reply: z.string().describe('What the mailbox answered; empty = nothing'),
  capturedAt: timestampSchema.describe('When, by the clock of the sandbox, UTC'),
  runId: id.describe('The dispatch it belongs to'),
  messageId: id.describe('The message in it'),
}
const entrySchema = z.strictObject(entry).meta({ id: 'CapturedMail', description: 'A mail that did not leave' })

export const searchInboxRoute = webRoutes.readRoute({
  ...common,
  method: 'POST',
  path: '/accounts/{accountId}/inbox/search',
  summary: 'The mails that a sandbox has captured, the newest first',
  body: {
    schema: z.strictObject({
      to: z.string().max(254).nullable().default(null).describe('Only to this address; null = to anybody'),
      before: id.nullable().default(null).describe('Only before this one; null = from the newest on'),
    }),
  },
  responses: {
    200: z.strictObject({
      data: z.array(entrySchema).describe('50 at most'),
      meta: z
        .strictObject({
          total: count.describe('How many there are, to anybody'),
          nextBefore: id.nullable().describe('What to send as `before` to look further back; null = to the end'),
        })
        .describe('About the inbox'),
    }),
  },
  errors: [sandboxRefusals.not_a_sandbox],
  handle: async ({ look, body }) => {
    const { mails, ...meta } = await readInbox(look, body)
    return { status: 200, body: { data: mails, meta } }
  },
})

export const openCapturedRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path: '/accounts/{accountId}/inbox/{id}',
  summary: 'One captured mail, with its headers, parts and links',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          ...entry,
          headers: z.string().describe('Its headers as they stand'),
          html: z.string().nullable().describe('Its HTML part'),
          text: z.string().nullable().describe('Its text part'),
          source: z.string().describe('The whole mail as it would have left'),
          links: z.array(z.string()).describe('Where its links lead; they work'),
          address: z.string().nullable().describe('Where a frame finds the HTML, for ten minutes; null = it has none'),
        })
        .meta({ id: 'OpenedMail', description: 'A captured mail with all its parts' }),
    }),
  },
  errors: [sandboxRefusals.not_a_sandbox, sandboxRefusals.captured_mail_not_found],
  handle: async ({ look, ids }) => ({ status: 200, body: { data: await openCaptured(look, ids.id as number) } }),
})
