import { doors } from '../../doors.rules.ts'
import { actTime, type CustomerAct } from '../accounts/index.ts'
import { fieldRefusals } from './customer-field.refusals.ts'
import { normalizeFieldValue, typeExpectations } from './customer-field.rules.ts'
import { insertCustomerField, type NewCustomerField } from './customer-field.store.ts'

export type CustomerFieldInput = Pick<NewCustomerField, 'fieldType' | 'type' | 'translations'> &
  Partial<NewCustomerField>

/** A customer field serves all accounts of the customer, from their next request on. */
export async function createCustomerField(act: CustomerAct, input: CustomerFieldInput): Promise<number> {
  const { type, defaultValue: given = null } = input
  const defaultValue = normalizeFieldValue(type, given)
  if (defaultValue === undefined) throw fieldRefusals.default_value_unfit({ expected: typeExpectations[type] })
  const usual = { isAvailableForImport: true, isAvailableForExport: true, isEditable: true }
  act.tx.knock(doors.customerSetup)
  return insertCustomerField(act.tx, { ...usual, ...input, defaultValue }, actTime(act))
}
