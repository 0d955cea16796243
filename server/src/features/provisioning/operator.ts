import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { OperatorDatabase } from '../../platform/db/operator-database.ts'

/** What a provisioning use case works with. */
export interface Operator extends Pick<App, 'clock' | 'config' | 'secrets'> {
  operatorDb: OperatorDatabase
  /** Tells every API process that its copy of an account's keys, channels and fields is out of date. */
  announce(accountIds: readonly number[]): Promise<void>
}

export function now({ clock }: Pick<Operator, 'clock'>): string {
  return timestamp(clock.now())
}

/** A provisioning request that cannot be carried out; the message says what to do. */
export class ProvisioningError extends Error {
  override readonly name = 'ProvisioningError'
}
