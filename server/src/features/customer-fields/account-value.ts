import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, fieldError, validationFailed } from '../../platform/errors/app-error.ts'
import { fieldTypes, normalizeFieldValue, typeExpectations } from './customer-field.rules.ts'
import { type CustomerField, clearAccountValue, listCustomerFields, saveAccountValue } from './customer-field.store.ts'

/** PUT /customerFields/{id}/value: the account's own value of an account field. */
export async function setAccountValue(
  app: Pick<App, 'clock'>,
  tx: Tx,
  fieldId: number,
  raw: unknown,
): Promise<CustomerField> {
  const field = await accountField(tx, fieldId)
  const value = normalizeFieldValue(field.type, raw)
  if (value === undefined)
    throw validationFailed([fieldError('#/value', 'customer_field_type', typeExpectations[field.type])])
  saveAccountValue(tx, fieldId, value, timestamp(app.clock.now()))
  return { ...field, value }
}

/** DELETE /customerFields/{id}/value: back to the operator's default. */
export async function resetAccountValue(tx: Tx, fieldId: number): Promise<void> {
  await accountField(tx, fieldId)
  clearAccountValue(tx, fieldId)
}

async function accountField(tx: Tx, fieldId: number): Promise<CustomerField> {
  const field = (await listCustomerFields(tx)).find(({ id }) => id === fieldId)
  if (!field) throw new AppError('customer_field_not_found', 'The customer has no field with this id.')
  if (field.fieldType !== fieldTypes.account)
    throw validationFailed([fieldError('#/value', 'customer_field_wrong_scope')])
  return field
}
