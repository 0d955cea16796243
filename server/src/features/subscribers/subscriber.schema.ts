import { z } from 'zod'
import { id, line, timestampSchema } from '../../platform/http/schema.ts'
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

/** Members a client may send back as it read them. */
export const readOnlyMembers = [
  'objectType',
  'id',
  'createdAt',
  'updatedAt',
  'optinAt',
  'optinIp',
  'optoutAt',
  'optoutIp',
  'optoutNewsletterId',
  'receivedOptinAt',
] as const

const baseDataMembers = {
  genderId: z.literal([1, 2, 3], { error: 'gender_invalid' }).nullable().optional(),
  academicTitle: line(50).nullable().optional(),
  firstname: line(100).nullable().optional(),
  lastname: line(100).nullable().optional(),
  salutation: line(191).nullable().optional(),
  city: line(100).nullable().optional(),
  birthday: z.string().meta({ format: 'date' }).nullable().optional(),
  languageIso: z
    .string()
    .regex(/^([a-z]{2}(-[A-Z]{2})?)?$/)
    .nullable()
    .optional(),
  reference: line(191).nullable().optional(),
} satisfies Record<keyof BaseData, z.ZodType>

const writtenChannel = z.strictObject({
  id,
  status: z.int(),
  statusAddition: z.int().nullable().optional(),
  ...Object.fromEntries(
    ['objectType', 'isDefault', 'type', 'translations', ...readOnlyMembers.slice(4)].map((name) => [
      name,
      z.unknown().optional().meta({ readOnly: true }),
    ]),
  ),
})

/** Values are checked against the customer's fields, which the schema cannot know. */
const customerFieldsMember = z.unknown().optional().meta({ type: 'object', additionalProperties: true })

const stateMembers = {
  status: z.int().nullable().optional(),
  statusAddition: z.int().nullable().optional(),
  channels: z.array(writtenChannel).max(1000).optional(),
  customerFields: customerFieldsMember,
}
const email = z.string().meta({ maxLength: 254 })

export const createBody = z
  .strictObject({ email, ...baseDataMembers, ...stateMembers })
  .meta({ id: 'SubscriberCreate' })
export const updateBody = z
  .strictObject({ email: email.optional(), ...baseDataMembers, ...stateMembers })
  .meta({ id: 'SubscriberUpdate' })
export const multipleItem = z
  .strictObject({ id: id.optional(), email: email.optional(), ...baseDataMembers, ...stateMembers })
  .meta({ id: 'SubscriberItem' })
export const registerBody = z
  .strictObject({
    email,
    channelIds: z.array(z.int()).min(1).max(50).optional(),
    forceOptIn: z.boolean().optional(),
    ...baseDataMembers,
    customerFields: customerFieldsMember,
  })
  .meta({ id: 'SubscriberRegister' })

export type UpdateBody = z.infer<typeof updateBody>
export type RegisterBody = z.infer<typeof registerBody>
