import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { insertCustomer, reserveCustomerId } from './customer.store.ts'
import type { Operator } from './operator.ts'

export function createCustomer(
  { operatorDb, clock }: Pick<Operator, 'operatorDb' | 'clock'>,
  { name }: { name: string },
): Promise<number> {
  return operatorDb.transaction(async (tx) => {
    const id = await reserveCustomerId(tx)
    await insertCustomer(tx, { id, name, createdAt: timestamp(clock.now()) })
    return id
  })
}
