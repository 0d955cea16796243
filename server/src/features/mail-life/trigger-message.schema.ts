import { z } from 'zod'
import { id, kindOf, timestampSchema } from '../../platform/http/schema.ts'
import { mailStates } from '../triggers/index.ts'

const time = timestampSchema.nullable()

export const triggerMessageSchema = z
  .strictObject({
    objectType: kindOf('TriggerMessage'),
    id: id.describe('The id of the mail'),
    subscriberId: id.describe('To whom'),
    mailingId: id.describe('The mailing it was made of'),
    state: z.literal([...mailStates]).describe('How far the mail has come'),
    reason: z
      .string()
      .nullable()
      .describe(
        'Why it came back, failed or was left out: refused, expired, unknown, impossible, archived, canceled, or what the other side’s words mean (hard, soft, full, block, …); null = it did not, or nobody knows yet',
      ),
    createdAt: timestampSchema.describe('When it was accepted from you, UTC'),
    sentAt: time.describe('When the relay took it, UTC'),
    deliveredAt: time.describe('When the other side took it, UTC; null where the relay cannot be asked'),
    bouncedAt: time.describe('When we learned that it came back, UTC; also after it was delivered'),
  })
  .meta({ id: 'TriggerMessage', description: 'What became of one trigger mail' })
