import { z } from 'zod'
import { envelope, id, timestampSchema } from '../../platform/http/schema.ts'
import { eventTypes } from './event.rules.ts'

const eventSchema = z
  .strictObject({
    type: z.enum(eventTypes),
    timestamp: z.iso.datetime().describe('When it happened, UTC'),
    data: z.strictObject({
      sequence: id.describe('Counts the events of the account from 1, without a gap'),
      accountId: id,
      subscriberId: id.optional(),
      email: z.string().nullable().optional().describe('null once the person was deleted'),
      status: z.int().nullable().optional(),
      statusAddition: z.int().nullable().optional(),
      mailingId: id.optional(),
      channelIds: z.array(id).optional().describe('Channels the event is about; empty without the channel module'),
      occurredAt: timestampSchema,
    }),
  })
  .meta({ id: 'Event' })

export const eventListSchema = envelope(z.array(eventSchema))
