import { z } from 'zod'
import { chosenTime, id, line, timestampSchema } from '../../platform/http/schema.ts'
import { copyStatuses, receiverResults } from './copy.rules.ts'

const subject = line(255).nullish()
const value = z.union([z.string(), z.number(), z.boolean()]).nullable()

export const receiverBody = z
  .strictObject({
    email: z.string().nullish(),
    subscriberId: id.nullish(),
    subject,
    placeholders: z.record(z.string(), value).nullish(),
  })
  .meta({ id: 'TriggerReceiver', description: 'By email or by subscriberId' })

const request = {
  triggerTypeId: id,
  language: z.string().nullish(),
  senderName: line(100).nullish(),
  subject,
}

export const singleTriggerBody = z.strictObject({ ...request, receiver: receiverBody }).meta({ id: 'SingleTrigger' })

/** Receivers are looked at one by one, so that a fault in one of them does not concern the others. */
const receivers = (max: number) =>
  z
    .array(z.record(z.string(), z.unknown()).meta({ description: 'As in TriggerReceiver' }))
    .min(1)
    .max(max, { error: 'too_many_receivers' })

export const triggerBatchBody = z.strictObject({ ...request, receivers: receivers(100) }).meta({ id: 'TriggerBatch' })

export const copyBody = z.strictObject({ ...request, name: line(191).nullish() }).meta({ id: 'TriggerMailingCreate' })

export const attachBody = z.strictObject({ receivers: receivers(1000) }).meta({ id: 'TriggerMailingReceivers' })

export const scheduleBody = z.strictObject({ scheduledAt: chosenTime.nullish() }).meta({ id: 'TriggerMailingSchedule' })

export const triggerTypeSchema = z
  .strictObject({
    objectType: z.literal('TriggerType'),
    id,
    key: z.string(),
    translations: z.record(z.string(), z.strictObject({ name: z.string(), description: z.string().nullable() })),
    languages: z.array(z.string()),
    isActive: z.boolean(),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .meta({ id: 'TriggerType' })

const reachedReceiver = z.strictObject({
  email: z.string().nullable(),
  subscriberId: id.nullable(),
  subscriberCreated: z.boolean(),
})
const receiverError = z.looseObject({ code: z.string(), status: z.int(), detail: z.string() }).nullable()

export const triggerSendSchema = z
  .strictObject({
    objectType: z.literal('TriggerSend'),
    id,
    triggerTypeId: id,
    mailingId: id,
    newsletterId: id,
    language: z.string(),
    receiver: reachedReceiver,
    result: z.literal('accepted'),
    error: z.null(),
    acceptedAt: timestampSchema,
  })
  .meta({ id: 'TriggerSend' })

export const batchResultSchema = z
  .strictObject({
    objectType: z.literal('TriggerSend'),
    index: z.int().min(0),
    id: id.nullable(),
    receiver: reachedReceiver,
    result: z.literal(['accepted', 'rejected']),
    error: receiverError,
  })
  .meta({ id: 'TriggerBatchResult' })

export const attachResultSchema = z
  .strictObject({
    objectType: z.literal('TriggerReceiverResult'),
    index: z.int().min(0),
    receiver: reachedReceiver,
    result: z.literal(['attached', 'duplicate', 'rejected']),
    error: receiverError,
  })
  .meta({ id: 'TriggerReceiverResult' })

const count = z.int().min(0)
const time = timestampSchema.nullable()

export const copySchema = z
  .strictObject({
    objectType: z.literal('TriggerMailing'),
    id,
    triggerTypeId: id,
    sourceMailingId: id,
    newsletterId: id,
    language: z.string(),
    name: z.string(),
    senderName: z.string(),
    subject: z.string(),
    status: z.literal([...copyStatuses]),
    mailingStatus: z.literal(['draft', 'planned', 'sent']),
    receivers: z.strictObject({ total: count, pending: count, sent: count, failed: count, skipped: count }),
    scheduledAt: time,
    startedAt: time,
    finishedAt: time,
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .meta({ id: 'TriggerMailing' })

export const copyReceiverSchema = z
  .strictObject({
    objectType: z.literal('TriggerMailingReceiver'),
    subscriberId: id,
    email: z.string(),
    subject: z.string().nullable(),
    result: z.literal([...receiverResults]),
    attachedAt: timestampSchema,
  })
  .meta({ id: 'TriggerMailingReceiver' })
