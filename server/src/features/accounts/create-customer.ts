import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { insertCustomer } from './customer.store.ts'
import type { Operator } from './operator.ts'

export function createCustomer(
  { operatorDb, clock }: Pick<Operator, 'operatorDb' | 'clock'>,
  { name }: { name: string },
): Promise<number> {
  return operatorDb.transaction((tx) => insertCustomer(tx, name, timestamp(clock.now())))
}
