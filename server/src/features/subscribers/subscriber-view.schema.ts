import { z } from 'zod'
import { count, id, paginationSchema, timestampSchema, translationsSchema } from '../../platform/http/schema.ts'
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

export const listColumnSchema = z
  .strictObject({
    column: z.string().describe('How a list asks for it: `city`, `customerFields.7`'),
    type: z.int().describe('1 text, 2 number, 3 date, 4 yes or no, 5 list of texts, 6 amount'),
    translations: translationsSchema
      .nullable()
      .describe('How a field of the customer is called, by language; null = base data'),
  })
  .meta({ id: 'ListColumn', description: 'What a list of people can show beside names, addresses and status' })

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

export const subscriberFoundSchema = z.strictObject({
  data: z.array(subscriberViewSchema).describe('The people of this page'),
  meta: z
    .strictObject({ total: count.nullable().describe('All who match; null = not counted yet, so ask for it') })
    .describe('About the list'),
})

export const subscriberRowsSchema = z.strictObject({
  data: z
    .array(
      subscriberViewSchema
        .extend({ values: z.record(z.string(), value).describe('What the columns show, by their names') })
        .meta({ id: 'SubscriberRow', description: 'A person as the list shows them' }),
    )
    .describe('The people of this page'),
  meta: z
    .strictObject({
      total: count.nullable().describe('All who match; null = not counted yet, so ask for it'),
      columns: z.array(listColumnSchema).describe('The columns that were asked for, without those that are no more'),
    })
    .describe('About the list'),
})

export const subscriberDetailSchema = z.strictObject({
  data: subscriberSchema,
  meta: z
    .strictObject({
      version: z.string().describe('What If-Match names when this is changed or erased'),
      fields: z
        .array(
          z.strictObject({
            id: id.describe('The id of the field'),
            type: z.int().describe('1 text, 2 number, 3 date, 4 yes or no, 5 list of texts, 6 amount'),
            isEditable: z.boolean().describe('Whether users may change its values'),
            translations: translationsSchema.describe('How it is called, by language'),
          }),
        )
        .describe('The customer’s own fields, whose values customerFields has'),
    })
    .describe('About the record'),
})
