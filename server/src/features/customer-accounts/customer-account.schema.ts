import { z } from 'zod'
import { count, id, line, timestampSchema, translationsSchema } from '../../platform/http/schema.ts'
import { healths } from './account-health.rules.ts'

export const accountName = line(191, 2)
  .transform((text) => text as string)
  .describe('What its users call it')

export const madeAccount = z.strictObject({
  data: z.strictObject({ id: id.describe('The id of the account') }).describe('What was made'),
})

const share = z.number().min(0)

const subaccountSchema = z
  .strictObject({
    id: id.describe('The id of the account'),
    name: z.string().describe('What its users call it'),
    health: z.enum(healths).describe('What is the matter with it, of several things the worst'),
    readers: count.describe('Who gets mail in its default channel'),
    last: z
      .strictObject({
        name: z.string().describe('What the mailing is called'),
        sentAt: timestampSchema.describe('When it was sent, UTC'),
      })
      .nullable()
      .describe('Its last newsletter; null = it has sent none'),
    opened: share
      .nullable()
      .describe('Share of the mails of the last newsletter that were opened; null = none to count'),
    complaints: share.nullable().describe('Share of the mails of 30 days called spam; null = nothing was sent'),
    isSending: z.boolean().describe('Whether it sends to many just now'),
    hasChannels: z.boolean().describe('Whether the channel module is booked'),
    admin: z.enum(['there', 'invited', 'none']).describe('Whether somebody manages it, is to, or nobody is'),
    lockedAt: timestampSchema.nullable().describe('Since when it is locked, UTC; null = it is not'),
    lockedBy: z
      .enum(['parent', 'operator'])
      .nullable()
      .describe('Who has locked it; the operator unlocks what they lock'),
  })
  .meta({ id: 'Subaccount', description: 'An account below an L-account, in numbers' })

export const familySchema = z.strictObject({
  data: z.array(subaccountSchema).describe('All of them: as they were made, of more than 50 the worst first'),
  meta: z
    .strictObject({
      handedDown: z
        .array(
          z.strictObject({
            id: id.describe('The id of the channel'),
            translations: translationsSchema,
            accounts: count.describe('How many accounts below have it'),
          }),
        )
        .describe('Channels that accounts below have from this one'),
      offers: z
        .array(
          z.strictObject({
            id: id.describe('The id of the account'),
            name: z.string().describe('What its users call it'),
          }),
        )
        .describe('Accounts whose admins want to come below this one'),
    })
    .describe('About the relation'),
})
