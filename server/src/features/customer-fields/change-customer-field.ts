import { doors } from '../../doors.rules.ts'
import { accountsOf, actTime, type CustomerAct, type Operator } from '../accounts/index.ts'
import { fieldRefusals } from './customer-field.refusals.ts'
import {
  type CustomerField,
  deleteCustomerField,
  hasValuesOrUses,
  listCustomerFields,
  retireCustomerField,
  updateCustomerField,
} from './customer-field.store.ts'

export type FieldChange = Partial<
  Pick<CustomerField, 'translations' | 'isEditable' | 'isAvailableForImport' | 'isAvailableForExport'>
>

/** Names and switches; what it is of and which kind of value it has stays as it was made. */
export async function changeCustomerField(act: CustomerAct, id: number, change: FieldChange): Promise<void> {
  const field = await requireField(act, id)
  updateCustomerField(act.tx, { ...field, ...change }, actTime(act))
  act.tx.knock(doors.customerSetup)
}

/** Goes where nobody has a value and nothing uses it; else it is retired. Asked of every account of the customer. */
export async function removeCustomerField(
  operator: Operator,
  { customerId, id }: { customerId: number; id: number },
  inCustomer: <T>(work: (act: CustomerAct) => Promise<T>) => Promise<T>,
): Promise<'deleted' | 'retired'> {
  await inCustomer((act) => requireField(act, id))
  const accounts = await accountsOf(operator, customerId)
  const uses = await Promise.all(
    accounts.map(({ id: accountId }) => hasValuesOrUses(operator.db.reader({ accountId, customerId }), id)),
  )
  const isInUse = uses.includes(true)
  await inCustomer(async (act) => {
    if (isInUse) retireCustomerField(act.tx, id, actTime(act))
    else deleteCustomerField(act.tx, id)
    act.tx.knock(doors.customerSetup)
  })
  return isInUse ? 'retired' : 'deleted'
}

async function requireField({ reader }: CustomerAct, id: number): Promise<CustomerField> {
  const field = (await listCustomerFields(reader)).find((known) => known.id === id)
  if (!field) throw fieldRefusals.customer_field_not_found()
  return field
}
