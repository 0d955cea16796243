import { z } from 'zod'
import { lines, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals, sendBackMailing, takeBackRequest } from '../mailings/index.ts'
import { approveChecked, askChecked } from './approve-checked.ts'
import { mailingState } from './mailing-state.ts'
import { planBody } from './plan.schema.ts'
import { planErrors } from './plan-errors.ts'
import { seenAs } from './seen-as.ts'

const common = { tag: 'Mailings', action: 'controlSending', method: 'POST', stateForAudit: mailingState } as const
const path = '/accounts/{accountId}/mailings/{id}/approval'
const seen = z.string().length(64).describe('Of the content, audience and sender that was looked at')
const decisionErrors = [
  mailingRefusals.mailing_not_found,
  mailingRefusals.approval_not_asked,
  mailingRefusals.approval_of_own,
]

export const askApprovalRoute = webRoutes.writeRoute({
  ...common,
  path: `${path}/request`,
  summary: 'Ask others to approve the mailing as it was seen, and when it is to leave then',
  versioned: true,
  body: {
    schema: planBody.extend({ note: lines(500).nullable().describe('What they should know; null = nothing') }),
  },
  responses: { 204: null },
  errors: [...planErrors, mailingRefusals.approval_not_needed],
  handle: async ({ act, ids, body, version }) => {
    const wish = { at: body.at, notAfter: body.notAfter ?? null, trial: body.trial ?? null, note: body.note ?? '' }
    await askChecked(act, ids.id as number, { ...seenAs(act, ids.id as number, version), ...wish })
    return { status: 204 }
  },
})

export const takeBackApprovalRoute = webRoutes.writeRoute({
  ...common,
  path: `${path}/withdrawal`,
  summary: 'Ask no longer',
  responses: { 204: null },
  errors: [mailingRefusals.mailing_not_found, mailingRefusals.approval_not_asked],
  handle: async ({ act, ids }) => {
    await takeBackRequest(act, ids.id as number)
    return { status: 204 }
  },
})

export const approveMailingRoute = webRoutes.writeRoute({
  ...common,
  path: `${path}/consent`,
  summary: 'Approve what another user asked for; it is planned or activated then, unless its time is over',
  body: { schema: z.strictObject({ seen }) },
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          plannedAt: timestampSchema.nullable().describe('When it begins, UTC; null = it is not planned'),
        })
        .describe('What came of it'),
    }),
  },
  errors: [...planErrors, ...decisionErrors],
  handle: async ({ act, ids, body }) => ({
    status: 200,
    body: { data: { plannedAt: await approveChecked(act, ids.id as number, body.seen) } },
  }),
})

export const sendBackMailingRoute = webRoutes.writeRoute({
  ...common,
  path: `${path}/refusal`,
  summary: 'Send it back with a note to whoever asked',
  body: { schema: z.strictObject({ seen, note: lines(500, 1).describe('What has to change') }) },
  responses: { 204: null },
  errors: decisionErrors,
  handle: async ({ act, ids, body }) => {
    await sendBackMailing(act, ids.id as number, { seen: body.seen, note: body.note as string })
    return { status: 204 }
  },
})
