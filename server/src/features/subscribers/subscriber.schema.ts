import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { channelSchema } from '../channels/index.ts'
import { groupSchema } from '../groups/index.ts'
import type { BaseData } from './subscriber.rules.ts'

const status = z.literal([1, 2, 3]).nullable()
const statusAddition = z.int().min(1).max(8).nullable()
const time = timestampSchema.nullable()
const ip = z.string().nullable()

const standing = {
  status,
  statusAddition,
  optinAt: time,
  optinIp: ip,
  optoutAt: time,
  optoutIp: ip,
  optoutNewsletterId: id.nullable(),
  receivedOptinAt: time,
}

const subscriberChannelSchema = z
  .strictObject({ ...channelSchema.shape, ...standing, status: z.literal([1, 2, 3]) })
  .meta({ id: 'SubscriberChannel' })

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

const baseData = {
  genderId: z.literal([1, 2, 3]).nullable(),
  academicTitle: z.string().nullable(),
  firstname: z.string().nullable(),
  lastname: z.string().nullable(),
  salutation: z.string().nullable(),
  city: z.string().nullable(),
  birthday: z.string().nullable(),
  languageIso: z.string().nullable(),
  reference: z.string().nullable(),
} satisfies Record<keyof BaseData, z.ZodType>

export const subscriberSchema = z
  .strictObject({
    objectType: z.literal('Subscriber'),
    id,
    email: z.string(),
    ...baseData,
    ...standing,
    customerFields: z.record(z.string(), fieldValue),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
    channels: z.strictObject({ data: z.array(subscriberChannelSchema) }).optional(),
    groups: z.strictObject({ data: z.array(groupSchema) }).optional(),
  })
  .meta({ id: 'Subscriber' })
