import { z } from 'zod'
import { id, paginationSchema, timestampSchema } from '../../platform/http/schema.ts'
import { subscriberSchema, subscriberWords } from './subscriber.schema.ts'

const { email, firstname, lastname, statusAddition, createdAt } = subscriberSchema.shape

const subscriberViewSchema = z
  .strictObject({
    id: id.describe('The id of the subscriber'),
    email,
    firstname,
    lastname,
    status: z.literal([1, 2, 3]).nullable().describe('In the default channel; null = never in it'),
    statusAddition,
    createdAt,
    updatedAt: timestampSchema.describe('When it was last changed, UTC'),
  })
  .meta({ id: 'SubscriberView', description: `A person as lists show them. ${subscriberWords.statusAddition}` })

export const subscriberViewListSchema = z.strictObject({
  data: z.array(subscriberViewSchema).describe('The people of this page'),
  meta: z.strictObject({ pagination: paginationSchema }).describe('About the list'),
})

export const subscriberDetailSchema = z.strictObject({ data: subscriberSchema })
