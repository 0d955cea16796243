import { z } from 'zod'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { listTriggers, triggerDays } from './list-triggers.ts'

const share = z.number().min(0).nullable()

const mailing = z.strictObject({
  id: id.describe('The mailing'),
  name: z.string().describe('What it is called'),
  languageIso: z.string().describe('Its language'),
  isActive: z.boolean().describe('Whether calls send it'),
  purpose: z.enum(['general', 'transactional']).describe('Whom it may reach'),
  placeholders: z.array(z.string()).describe('What a call must bring'),
  hasChanges: z.boolean().describe('Whether it was written anew and not applied yet'),
  mails: count.describe(`Mails that calls asked for in ${triggerDays} days`),
  days: z
    .array(count)
    .nullable()
    .describe(
      'The same by day of the account’s zone, today last; null = they are too many to be counted singly, and all figures are those of this month and the last',
    ),
  sent: count.describe('Of them, those the relay took or gave a last word on'),
  delivered: count.describe('Sent, and not reported as failed'),
  opened: share.describe('Share of the delivered that people opened; null = not counted, or nobody may be recognised'),
  clicked: share.describe(
    'Share of the delivered that people clicked in; null = not counted, or nobody may be recognised',
  ),
  lastAt: timestampSchema
    .nullable()
    .describe('When the last one was asked for, UTC; null = none in that time, or too many to tell'),
})

export const listTriggersRoute = webRoutes.readRoute({
  tag: 'Mailings',
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/triggers',
  summary: 'What programs can trigger, and what became of it',
  responses: {
    200: z.strictObject({
      data: z
        .array(
          z
            .strictObject({
              id: id.describe('The type, as calls name it'),
              key: z.string().describe('Its key'),
              translations: z
                .record(z.string(), z.strictObject({ name: z.string(), description: z.string().nullable() }))
                .describe('What it is called, by language'),
              mailings: z.array(mailing).describe('Those of this account; none = calls are refused'),
            })
            .meta({ id: 'TriggerInList', description: 'Something that programs can trigger' }),
        )
        .describe('Every type of the customer, the oldest first'),
    }),
  },
  handle: async ({ look }) => ({ status: 200, body: { data: await listTriggers(look) } }),
})
