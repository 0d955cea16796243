import { z } from 'zod'
import { envelope, wrap } from '../../platform/http/schema.ts'
import { keyRoutes } from '../api-v1/index.ts'
import { resetAccountValue, setAccountValue } from './account-value.ts'
import { fieldRefusals } from './customer-field.refusals.ts'
import { customerFieldSchema } from './customer-field.schema.ts'
import { type CustomerField, listCustomerFields } from './customer-field.store.ts'

const { readRoute, writeRoute } = keyRoutes()
const tag = 'Customer fields'

function fieldRecord({ defaultValue: _, retiredAt: __, ...field }: CustomerField) {
  return { objectType: 'CustomerField' as const, ...field }
}

export const listCustomerFieldsRoute = readRoute({
  method: 'GET',
  path: '/customerFields',
  tag,
  summary: 'List the customer fields',
  description: 'All of them, not in pages. Values of subscribers are read and written under the id of their field.',
  scopes: ['articles', 'subscribers'],
  responses: { 200: envelope(z.array(customerFieldSchema)) },
  handle: async ({ reader }) => ({ status: 200, body: wrap((await listCustomerFields(reader)).map(fieldRecord), []) }),
})

const valueBody = z
  .strictObject({
    value: z
      .unknown()
      .refine((value) => value !== undefined, { error: 'required' })
      .describe('Of the data type of the field; null clears it'),
  })
  .meta({ id: 'CustomerFieldValue' })

export const setAccountValueRoute = writeRoute({
  method: 'PUT',
  path: '/customerFields/{id}/value',
  tag,
  summary: 'Save the account’s value of an account field',
  description: 'For fields of the account (`fieldType` 2). Mails show the value from then on.',
  scopes: ['subscribers'],
  body: { schema: valueBody },
  responses: { 200: envelope(customerFieldSchema) },
  errors: [fieldRefusals.customer_field_not_found],
  handle: async ({ act, ids, body }) => ({
    status: 200,
    body: wrap(fieldRecord(await setAccountValue(act, ids.id as number, body.value)), []),
  }),
})

export const resetAccountValueRoute = writeRoute({
  method: 'DELETE',
  path: '/customerFields/{id}/value',
  tag,
  summary: 'Go back to the default of an account field',
  description: 'The field has the default of the customer again.',
  scopes: ['subscribers'],
  responses: { 204: null },
  errors: [fieldRefusals.customer_field_not_found],
  handle: async ({ act, ids }) => {
    await resetAccountValue(act, ids.id as number)
    return { status: 204 }
  },
})
