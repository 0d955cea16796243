import { z } from 'zod'
import type { Reader } from '../../platform/db/database.ts'
import { id, timestampSchema, translationsSchema } from '../../platform/http/schema.ts'
import { expectUnchanged } from '../../platform/versions/expect-unchanged.ts'
import { versionOf } from '../../platform/versions/version.rules.ts'
import { type Act, lockAccount } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { customerFieldSchema } from '../customer-fields/customer-field.schema.ts'
import {
  type CustomerField,
  fieldRefusals,
  listCustomerFields,
  resetAccountValue,
  setAccountValue,
} from '../customer-fields/index.ts'

const { fieldType, type, isAvailableForImport, isAvailableForExport, isEditable } = customerFieldSchema.shape
const { value, createdAt } = customerFieldSchema.shape

const fieldView = z
  .strictObject({
    id: id.describe('The id of the field; the API and variables name it'),
    ...{ fieldType, type, isAvailableForImport, isAvailableForExport, isEditable },
    translations: translationsSchema,
    value: value.describe('Of a field of the account: what holds here; null for other fields'),
    defaultValue: value.describe('What holds where nobody has set a value'),
    retiredAt: timestampSchema
      .nullable()
      .describe('Since when nobody enters it any more, UTC; mails still show it; null = it is in use'),
    createdAt,
    version: z.string().describe('What was seen of its value; goes into If-Match'),
  })
  .meta({ id: 'CustomerFieldView', description: 'A customer field as the application shows it' })

const common = { tag: 'Customer fields', action: 'changeSettings' } as const
const path = '/accounts/{accountId}/customerFields'
const errors = [fieldRefusals.customer_field_not_found]

export const listFieldsWebRoute = webRoutes.readRoute({
  ...common,
  method: 'GET',
  path,
  summary: 'The customer fields, and the values that belong to the account',
  responses: {
    200: z.strictObject({ data: z.array(fieldView).describe('All of them, the oldest first') }),
  },
  handle: async ({ look }) => ({
    status: 200,
    body: { data: (await listCustomerFields(look.reader)).map(viewOf) },
  }),
})

export const setFieldValueWebRoute = webRoutes.writeRoute({
  ...common,
  method: 'PUT',
  path: `${path}/{id}/value`,
  summary: 'Set the account’s value of a field, from the next mail on',
  versioned: true,
  body: {
    schema: z.strictObject({
      value: z
        .unknown()
        .refine((given) => given !== undefined, { error: 'required' })
        .describe('Of the data type of the field; null clears it'),
    }),
  },
  responses: { 204: null },
  errors,
  stateForAudit: valueState,
  handle: async ({ act, ids, body, version }) => {
    await expectSeen(act, ids.id as number, version)
    await setAccountValue(act, ids.id as number, body.value)
    return { status: 204 }
  },
})

export const resetFieldValueWebRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/{id}/value`,
  summary: 'Go back to the default of a field',
  versioned: true,
  responses: { 204: null },
  errors,
  stateForAudit: valueState,
  handle: async ({ act, ids, version }) => {
    await expectSeen(act, ids.id as number, version)
    await resetAccountValue(act, ids.id as number)
    return { status: 204 }
  },
})

async function expectSeen({ tx }: Act, fieldId: number, version: string): Promise<void> {
  await lockAccount(tx)
  const current = await valueState({ tx }, { id: fieldId })
  if (!current) throw fieldRefusals.customer_field_not_found()
  await expectUnchanged({ version, current, asked: current })
}

/** Values of accounts are no data of people: the audit log may keep them. */
async function valueState({ tx }: { tx: Reader }, { id: fieldId }: Readonly<Record<string, number>>) {
  const field = (await listCustomerFields(tx)).find((known) => known.id === fieldId)
  return field ? shownOf(field) : null
}

function shownOf(field: Pick<CustomerField, 'value'>) {
  return { value: field.value }
}

function viewOf({ updatedAt: _, ...field }: CustomerField) {
  return { ...field, version: versionOf(shownOf(field)) }
}
