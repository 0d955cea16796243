import type { Tx } from '../../platform/db/database.ts'
import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { type Act, actTime } from '../accounts/index.ts'
import { fieldFaults, fieldRefusals } from './customer-field.refusals.ts'
import { fieldTypes, normalizeFieldValue, typeExpectations } from './customer-field.rules.ts'
import { type CustomerField, clearAccountValue, listCustomerFields, saveAccountValue } from './customer-field.store.ts'

/** The account's own value of an account field. */
export async function setAccountValue(act: Act, fieldId: number, raw: unknown): Promise<CustomerField> {
  const field = await accountField(act.tx, fieldId)
  const value = normalizeFieldValue(field.type, raw)
  if (value === undefined)
    throw validationFailed([fieldError('#/value', fieldFaults.customer_field_type, typeExpectations[field.type])])
  saveAccountValue(act.tx, fieldId, value, actTime(act))
  return { ...field, value }
}

/** Back to the operator's default. */
export async function resetAccountValue({ tx }: Act, fieldId: number): Promise<void> {
  await accountField(tx, fieldId)
  clearAccountValue(tx, fieldId)
}

async function accountField(tx: Tx, fieldId: number): Promise<CustomerField> {
  const field = (await listCustomerFields(tx)).find(({ id }) => id === fieldId)
  if (!field) throw fieldRefusals.customer_field_not_found()
  if (field.fieldType !== fieldTypes.account)
    throw validationFailed([fieldError('#/value', fieldFaults.customer_field_wrong_scope)])
  return field
}
