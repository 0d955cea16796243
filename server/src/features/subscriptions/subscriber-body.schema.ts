import { z } from 'zod'
import { id, line, lines } from '../../platform/http/schema.ts'
import { faultMessage } from '../../platform/http/validation.ts'
import { legalBases } from '../accounts/index.ts'
import type { BaseData } from '../subscribers/index.ts'
import { languagePattern, longest, subscriberFaults, subscriberKinds } from '../subscribers/index.ts'
import { subscriberWords as words } from '../subscribers/subscriber.schema.ts'

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
  kind: z.enum(subscriberKinds).optional().describe(words.kind),
  genderId: z
    .literal([1, 2, 3], { error: faultMessage(subscriberFaults.gender_invalid) })
    .nullable()
    .optional()
    .describe(words.genderId),
  academicTitle: line(longest.academicTitle).nullable().optional().describe(words.academicTitle),
  firstname: line(longest.firstname).nullable().optional().describe(words.firstname),
  lastname: line(longest.lastname).nullable().optional().describe(words.lastname),
  salutation: line(longest.salutation).nullable().optional().describe(words.salutation),
  city: line(longest.city).nullable().optional().describe(words.city),
  birthday: z.string().meta({ format: 'date' }).nullable().optional().describe(words.birthday),
  languageIso: z.string().regex(languagePattern).nullable().optional().describe(words.languageIso),
  timeZone: line(longest.timeZone).nullable().optional().describe(words.timeZone),
  reference: line(longest.reference).nullable().optional().describe(words.reference),
} satisfies Record<keyof BaseData, z.ZodType>

const writtenChannel = z.strictObject({
  id: id.describe('A channel of the account'),
  status: z.int().describe(words.status),
  statusAddition: z.int().nullable().optional().describe(words.statusAddition),
  ...Object.fromEntries(
    ['objectType', 'isDefault', 'type', 'translations', ...readOnlyMembers.slice(4)].map((name) => [
      name,
      z.unknown().optional().meta({ readOnly: true, description: 'May be sent back as it was read; has no effect' }),
    ]),
  ),
})

/** Values are checked against the customer's fields, which the schema cannot know. */
const customerFieldsMember = z
  .unknown()
  .optional()
  .meta({ type: 'object', additionalProperties: true, description: `${words.customerFields}; null clears one` })

const stateMembers = {
  status: z.int().nullable().optional().describe(words.status),
  statusAddition: z.int().nullable().optional().describe(words.statusAddition),
  channels: z.array(writtenChannel).max(1000).optional().describe('Their status per channel; channels not named stay'),
  customerFields: customerFieldsMember,
  legalBasis: z
    .enum(legalBases)
    .optional()
    .describe('Why they may be written to, kept with every change of status; where 2/2 has none, the key’s counts'),
}
const email = z.string().meta({ maxLength: 254, description: words.email })

export const createBody = z
  .strictObject({ email, ...baseDataMembers, ...stateMembers })
  .meta({ id: 'SubscriberCreate' })
export const updateBody = z
  .strictObject({ email: email.optional().describe(words.email), ...baseDataMembers, ...stateMembers })
  .meta({ id: 'SubscriberUpdate' })
/** What a user may say of somebody they add. */
export const addedMembers = { email, ...baseDataMembers, customerFields: customerFieldsMember }
export const editBody = z
  .strictObject({
    email: email.optional().describe(words.email),
    ...baseDataMembers,
    customerFields: customerFieldsMember,
  })
  .meta({ id: 'SubscriberEdit' })
export const multipleItem = z
  .strictObject({
    id: id.optional().describe('Whom to update; without it the address tells'),
    email: email.optional().describe('With an id the new address, without one whom to update'),
    ...baseDataMembers,
    ...stateMembers,
  })
  .meta({ id: 'SubscriberItem' })
export const registerBody = z
  .strictObject({
    email,
    channelIds: z
      .array(z.int())
      .min(1)
      .max(50)
      .optional()
      .describe('What they register for; else the channels of the key, else the default channel'),
    forceOptIn: z.boolean().optional().describe('Sends the opt-in mail even where a confirmed channel would vouch'),
    formUrl: line(2000).optional().describe('Where the form is; kept as evidence'),
    consentText: lines(10_000).optional().describe('The words the person agreed to; kept as evidence'),
    ...baseDataMembers,
    customerFields: customerFieldsMember,
  })
  .meta({ id: 'SubscriberRegister' })

export type RegisterBody = z.infer<typeof registerBody>
