import { z } from 'zod'
import { id, kindOf, recordTimes, timestampSchema } from '../../platform/http/schema.ts'
import { channelSchema } from '../channels/channel.schema.ts'
import { groupSchema } from '../groups/group.schema.ts'
import { type BaseData, subscriberKinds } from './subscriber.rules.ts'

/** What the members mean, wherever they are read or written. */
export const subscriberWords = {
  email: 'The address; letter case does not matter',
  kind: 'person or organisation; the name of an organisation is its lastname, and it has no title, first name, gender or birthday',
  genderId: '1 = male, 2 = female, 3 = diverse, null = unknown',
  academicTitle: 'As Dr.',
  firstname: 'First name',
  lastname: 'Last name',
  salutation: 'A salutation of their own, used instead of the one made from the name',
  city: 'Where they live',
  birthday: 'YYYY-MM-DD, from 1900 on, not in the future',
  languageIso: 'The language they read, as de or de-AT',
  timeZone: 'IANA name of the time zone they live in, as Europe/Berlin; null = that of the account',
  reference: 'Your own id of this person',
  status: '1 = receives mail, 2 = not yet, 3 = archived. In an account with channels null here, and set per channel',
  statusAddition:
    'With 2: 1 = opt-in sent, 2 = no opt-in, 3 = transactional only. With 3: 4 = unsubscribed, 5 = hard bounce, 6 = manual, 7 = complained, 8 = blacklisted',
  customerFields: 'Values of the customer’s own fields, by the id of the field',
} as const
const time = timestampSchema.nullable()
const ip = z.string().nullable()
const statuses = z.literal([1, 2, 3])

const standing = {
  status: statuses.nullable().describe(subscriberWords.status),
  statusAddition: z.int().min(1).max(8).nullable().describe(subscriberWords.statusAddition),
  optinAt: time.describe('When they confirmed, UTC'),
  optinIp: ip.describe('The address they confirmed from'),
  optoutAt: time.describe('When they left, UTC'),
  optoutIp: ip.describe('The address they left from'),
  optoutNewsletterId: id.nullable().describe('The newsletter whose link they left by'),
  receivedOptinAt: time.describe('When the last opt-in mail was handed over for them, UTC'),
}

const subscriberChannelSchema = z
  .strictObject({ ...channelSchema.shape, ...standing, status: statuses.describe(subscriberWords.status) })
  .meta({ id: 'SubscriberChannel', description: 'A channel, and where the person stands in it' })

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

const baseData = {
  kind: z.enum(subscriberKinds).describe(subscriberWords.kind),
  genderId: z.literal([1, 2, 3]).nullable().describe(subscriberWords.genderId),
  academicTitle: z.string().nullable().describe(subscriberWords.academicTitle),
  firstname: z.string().nullable().describe(subscriberWords.firstname),
  lastname: z.string().nullable().describe(subscriberWords.lastname),
  salutation: z.string().nullable().describe(subscriberWords.salutation),
  city: z.string().nullable().describe(subscriberWords.city),
  birthday: z.string().nullable().describe(subscriberWords.birthday),
  languageIso: z.string().nullable().describe(subscriberWords.languageIso),
  timeZone: z.string().nullable().describe(subscriberWords.timeZone),
  reference: z.string().nullable().describe(subscriberWords.reference),
} satisfies Record<keyof BaseData, z.ZodType>

export const subscriberSchema = z
  .strictObject({
    objectType: kindOf('Subscriber'),
    id: id.describe('The id of the subscriber'),
    email: z.string().describe(subscriberWords.email),
    ...baseData,
    ...standing,
    customerFields: z.record(z.string(), fieldValue).describe(subscriberWords.customerFields),
    ...recordTimes,
    channels: z
      .strictObject({ data: z.array(subscriberChannelSchema).describe('The channels they are or were in') })
      .optional()
      .describe('With include=channels'),
    groups: z
      .strictObject({ data: z.array(groupSchema).describe('The groups they are in') })
      .optional()
      .describe('With include=groups'),
  })
  .meta({ id: 'Subscriber', description: 'A person of the account' })
