import { z } from 'zod'
import { timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals, unplanMailing } from '../mailings/index.ts'
import { mailingState } from './mailing-state.ts'
import { planBody } from './plan.schema.ts'
import { planChecked } from './plan-checked.ts'
import { planErrors } from './plan-errors.ts'
import { seenAs } from './seen-as.ts'

const common = { tag: 'Mailings' } as const
const path = '/accounts/{accountId}/mailings/{id}'

export const planMailingRoute = webRoutes.writeRoute({
  ...common,
  action: 'controlSending',
  method: 'POST',
  path: `${path}/planning`,
  summary: 'Plan the mailing as it was seen, or move its time',
  versioned: true,
  body: { schema: planBody },
  responses: {
    200: z.strictObject({
      data: z.strictObject({ plannedAt: timestampSchema.describe('When it begins, UTC') }).describe('The plan'),
    }),
  },
  errors: [...planErrors, mailingRefusals.approval_missing],
  stateForAudit: mailingState,
  handle: async ({ act, ids, body, version }) => {
    const seen = seenAs(act, ids.id as number, version)
    return {
      status: 200,
      body: {
        data: {
          plannedAt: await planChecked(act, ids.id as number, {
            ...seen,
            at: body.at,
            notAfter: body.notAfter ?? null,
            trial: body.trial ?? null,
          }),
        },
      },
    }
  },
})

export const withdrawMailingRoute = webRoutes.writeRoute({
  ...common,
  action: 'controlSending',
  method: 'POST',
  path: `${path}/withdrawal`,
  summary: 'Take a planned mailing back; it is a draft again',
  responses: { 204: null },
  errors: [...planErrors.slice(0, 4), mailingRefusals.mailing_not_planned],
  stateForAudit: mailingState,
  handle: async ({ act, ids }) => {
    await unplanMailing(act, ids.id as number)
    return { status: 204 }
  },
})
