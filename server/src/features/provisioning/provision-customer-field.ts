import { normalizeFieldValue, typeExpectations } from '../customer-fields/index.ts'
import { listAccounts } from './account.store.ts'
import { insertCustomerField, type NewCustomerField } from './customer-field.store.ts'
import { requireCustomer } from './known-records.ts'
import { now, type Operator, ProvisioningError } from './operator.ts'

export type CustomerFieldInput = Pick<NewCustomerField, 'customerId' | 'fieldType' | 'type' | 'translations'> &
  Partial<NewCustomerField>

/** A customer field serves all accounts of the customer, from their next request on. */
export async function createCustomerField(operator: Operator, input: CustomerFieldInput): Promise<number> {
  const field = {
    isAvailableForImport: true,
    isAvailableForExport: true,
    isEditable: true,
    defaultValue: null,
    ...input,
  }
  const defaultValue = normalizeFieldValue(field.type, field.defaultValue)
  if (defaultValue === undefined)
    throw new ProvisioningError(`The default value does not fit: ${typeExpectations[field.type]}`)
  const { id, accounts } = await operator.operatorDb.transaction(async (tx) => {
    await requireCustomer(tx, field.customerId)
    return {
      id: await insertCustomerField(tx, { ...field, defaultValue }, now(operator)),
      accounts: await listAccounts(tx, field.customerId),
    }
  })
  await operator.announce(accounts.map((account) => account.id))
  return id
}
