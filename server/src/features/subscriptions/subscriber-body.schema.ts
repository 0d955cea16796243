import { z } from 'zod'
import { id, line } from '../../platform/http/schema.ts'
import type { BaseData } from '../subscribers/index.ts'

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

export type RegisterBody = z.infer<typeof registerBody>
