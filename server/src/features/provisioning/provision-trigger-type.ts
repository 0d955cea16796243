import { requireCustomer } from './known-records.ts'
import { now, type Operator, ProvisioningError } from './operator.ts'
import { insertTriggerType, listTriggerTypeRows, type TriggerTypeRow } from './trigger-type.store.ts'

type NewTriggerType = Pick<TriggerTypeRow, 'customerId' | 'key' | 'translations'>

/** A trigger type that the mailings of all accounts of the customer can answer to. */
export function createTriggerType(operator: Operator, type: NewTriggerType): Promise<number> {
  return operator.operatorDb.transaction(async (tx) => {
    await requireCustomer(tx, type.customerId)
    const id = await insertTriggerType(tx, type, now(operator))
    if (id === undefined)
      throw new ProvisioningError(`Customer ${type.customerId} already has a trigger type "${type.key}".`)
    return id
  })
}

export function triggerTypesOf(
  { operatorDb }: Pick<Operator, 'operatorDb'>,
  customerId: number,
): Promise<TriggerTypeRow[]> {
  return operatorDb.transaction(async (tx) => {
    await requireCustomer(tx, customerId)
    return listTriggerTypeRows(tx, customerId)
  })
}
