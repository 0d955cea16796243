import { z } from 'zod'
import { count, envelope, id, kindOf, timestampSchema } from '../../platform/http/schema.ts'
import { eventTypes } from './event.rules.ts'

export const eventSchema = z
  .strictObject({
    objectType: kindOf('Event'),
    id: id.describe('The same as its sequence'),
    type: z.enum(eventTypes).describe('What happened'),
    timestamp: z.iso.datetime().describe('When it happened, UTC'),
    sandbox: z.literal(true).optional().describe('Stands in events of a sandbox alone: nothing of it is real'),
    data: z
      .strictObject({
        sequence: id.describe('Counts the events of the account from 1, without a gap'),
        accountId: id.describe('The account it happened in'),
        subscriberId: id.optional().describe('Whom it happened to'),
        email: z.string().nullable().optional().describe('null once the person was deleted'),
        status: z.int().nullable().optional().describe('The status afterwards: 1, 2 or 3'),
        statusAddition: z.int().nullable().optional().describe('The addition afterwards, 1 to 8'),
        mailingId: id.optional().describe('The campaign, in events of campaigns'),
        newsletterId: id.optional().describe('The content of the mail, in events of mails'),
        messageId: id
          .optional()
          .describe(
            'The mail, in events of mails: of a single mail the id that sending it answered with; of other mails the subscriber’s id, which is theirs within the dispatch',
          ),
        channelIds: z.array(id).optional().describe('Channels the event is about; empty without the channel module'),
        changedMembers: z
          .array(z.string())
          .optional()
          .describe(
            'In `subscriber.updated`: which members of the record differ now, each customer field as customerFields.id',
          ),
        occurredAt: timestampSchema.describe('The same time in the form of the API'),
      })
      .describe('To whom, and what is so now'),
  })
  .meta({ id: 'Event', description: 'Something that happened in the account' })

export const eventListSchema = envelope(z.array(eventSchema), {
  lastSequence: count.describe('The newest event of the account'),
  nextAfter: count.describe('What to send as `after` next'),
  hasMore: z.boolean().describe('Whether more events can be read already'),
})
