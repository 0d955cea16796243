import { z } from 'zod'
import {
  chosenTime,
  count,
  id,
  itemErrorSchema,
  kindOf,
  line,
  recordTimes,
  timestampSchema,
  translationsSchema,
} from '../../platform/http/schema.ts'
import { faultMessage } from '../../platform/http/validation.ts'
import { isSenderName, senderNameFault } from '../mailings/index.ts'
import { copyStatuses, mailStates, receiverResults } from './copy.rules.ts'
import { triggerFaults } from './trigger.refusals.ts'

const subject = line(255).nullish().describe('Instead of the subject of the mailing; of a receiver it wins')
const value = z.union([z.string(), z.number(), z.boolean()]).nullable()

export const receiverBody = z
  .strictObject({
    email: z.string().nullish().describe('The address, or'),
    subscriberId: id.nullish().describe('the id; never both'),
    subject,
    placeholders: z.record(z.string(), value).nullish().describe('Values for the placeholders of the mailing, by name'),
  })
  .meta({ id: 'TriggerReceiver', description: 'By email or by subscriberId' })

const request = {
  triggerTypeId: id.describe('A type of GET /triggerTypes'),
  language: z.string().nullish().describe('Which version; else the language of the receiver, else of the account'),
  senderName: line(100)
    .refine((name) => name === null || isSenderName(name), { error: faultMessage(senderNameFault) })
    .nullish()
    .describe('Instead of the sender name of the mailing'),
  subject,
}

export const singleTriggerBody = z.strictObject({ ...request, receiver: receiverBody }).meta({ id: 'SingleTrigger' })

/** Receivers are looked at one by one, so that a fault in one of them does not concern the others. */
const unread = z.record(z.string(), z.unknown())
const receivers = <T extends z.ZodType>(receiver: T, max: number) =>
  z
    .array(receiver)
    .min(1)
    .max(max, { error: faultMessage(triggerFaults.too_many_receivers) })
    .describe('To whom')

export const triggerBatchBody = z.strictObject({ ...request, receivers: receivers(unread, 100) })
export const documentedBatchBody = z
  .strictObject({ ...request, receivers: receivers(receiverBody, 100) })
  .meta({ id: 'TriggerBatch' })

export const copyBody = z
  .strictObject({ ...request, name: line(191).nullish().describe('What users of the application will call it') })
  .meta({ id: 'TriggerMailingCreate' })

export const attachBody = z.strictObject({ receivers: receivers(unread, 1000) })
export const documentedAttachBody = z
  .strictObject({ receivers: receivers(receiverBody, 1000) })
  .meta({ id: 'TriggerMailingReceivers' })

export const scheduleBody = z
  .strictObject({ scheduledAt: chosenTime.nullish().describe('When the dispatch begins; null or absent = now') })
  .meta({ id: 'TriggerMailingSchedule' })

export const triggerTypeSchema = z
  .strictObject({
    objectType: kindOf('TriggerType'),
    id: id.describe('The `triggerTypeId` of requests'),
    key: z.string().describe('A short name that stays the same'),
    translations: translationsSchema,
    languages: z.array(z.string()).describe('Languages in which this account can send it now'),
    isActive: z.boolean().describe('Whether there is any such language'),
    ...recordTimes,
  })
  .meta({ id: 'TriggerType', description: 'An occasion that mailings are written for' })

const reachedReceiver = z
  .strictObject({
    email: z.string().nullable().describe('The address; null when it could not be read'),
    subscriberId: id.nullable().describe('The subscriber; null when there is none'),
    subscriberCreated: z.boolean().describe('Whether this request created the subscriber'),
  })
  .describe('Who was meant')
const receiverError = itemErrorSchema.nullable().describe('Why it was rejected; null = it was not')
const index = count.describe('Where the receiver stands in the request, from 0')

export const triggerSendSchema = z
  .strictObject({
    objectType: kindOf('TriggerSend'),
    id: id.describe('The id of the mail'),
    triggerTypeId: id.describe('The type as it was asked for'),
    mailingId: id.describe('The mailing that was chosen'),
    newsletterId: id.describe('The content of that mailing'),
    language: z.string().describe('The language of that mailing'),
    receiver: reachedReceiver,
    result: z.literal('accepted').describe('The mail is on its way'),
    error: z.null().describe('As in a batch, where a receiver can be rejected'),
    acceptedAt: timestampSchema.describe('When the request was accepted, UTC'),
  })
  .meta({ id: 'TriggerSend', description: 'A trigger mail that was accepted' })

export const batchResultSchema = z
  .strictObject({
    objectType: kindOf('TriggerSend'),
    index,
    id: id.nullable().describe('The id of the mail; null when there is none'),
    receiver: reachedReceiver,
    result: z.literal(['accepted', 'rejected']).describe('Whether the mail is on its way'),
    error: receiverError,
  })
  .meta({ id: 'TriggerBatchResult', description: 'What became of one receiver of a batch' })
const rejected = count.describe('Receivers that were refused')
const total = count.describe('Receivers in the request')
export const batchTotals = { total, accepted: count.describe('Receivers whose mail is on its way'), rejected }

export const attachResultSchema = z
  .strictObject({
    objectType: kindOf('TriggerReceiverResult'),
    index,
    receiver: reachedReceiver,
    result: z.literal(['attached', 'duplicate', 'rejected']).describe('What became of the receiver'),
    error: receiverError,
  })
  .meta({ id: 'TriggerReceiverResult', description: 'What became of one receiver of a copy' })
export const attachTotals = {
  total,
  attached: count.describe('Receivers that were attached'),
  duplicate: count.describe('Receivers that were attached before'),
  rejected,
}

const time = timestampSchema.nullable()

export const copySchema = z
  .strictObject({
    objectType: kindOf('TriggerMailing'),
    id: id.describe('The id of the copy'),
    triggerTypeId: id.describe('The type it was made for'),
    sourceMailingId: id.describe('The mailing it is a copy of'),
    newsletterId: id.describe('Its content'),
    language: z.string().describe('The language of its content'),
    name: z.string().describe('What users of the application call it'),
    senderName: z.string().describe('The name readers see'),
    subject: z.string().describe('The subject of those who have none of their own'),
    status: z.literal([...copyStatuses]).describe('How far the dispatch is'),
    mailingStatus: z.literal(['draft', 'planned', 'sent']).describe('The same as GET /mailings shows it'),
    receivers: z
      .strictObject({
        total: count.describe('Receivers attached'),
        pending: count.describe('Not sent yet'),
        sent: count.describe('Taken by the relay'),
        failed: count.describe('Could not be sent'),
        skipped: count.describe('May not get mail any more'),
      })
      .describe('Where its receivers stand'),
    scheduledAt: time.describe('When the dispatch is to begin, UTC'),
    startedAt: time.describe('When it began, UTC'),
    finishedAt: time.describe('When it ended, UTC'),
    ...recordTimes,
  })
  .meta({ id: 'TriggerMailing', description: 'A copy of a trigger mailing, for many receivers' })

export const copyReceiverSchema = z
  .strictObject({
    objectType: kindOf('TriggerMailingReceiver'),
    subscriberId: id.describe('The subscriber'),
    email: z.string().describe('The address'),
    subject: z.string().nullable().describe('A subject of their own; null = that of the copy'),
    result: z.literal([...receiverResults]).describe('What became of the mail'),
    state: z.literal([...mailStates]).describe('How far the mail has come, finer than result'),
    attachedAt: timestampSchema.describe('When they were attached, UTC'),
  })
  .meta({ id: 'TriggerMailingReceiver', description: 'A receiver of a copy' })
