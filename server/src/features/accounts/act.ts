import type { Clock } from '../../platform/clock/clock.ts'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Account } from './account.store.ts'
import type { Actor } from './actor.rules.ts'
import type { Evidence } from './evidence.rules.ts'
import type { Permission } from './permission.rules.ts'

/** Somebody looks at one account. */
export interface Look<A extends Account = Account> {
  reader: Reader
  account: A
  actor: Actor
  may(permission: Permission): boolean
  clock: Clock
  config: Config
  secrets: Secrets
}

/**
 * Somebody changes something in one account: the same for a key, a user, the operator, the person concerned and the mail
 * system. A use case learns from it all it may know of its caller, and never which door the call came through.
 */
export interface Act<A extends Account = Account> extends Look<A> {
  /** The transaction everything of this act happens in; also its `reader`. */
  tx: Tx
  evidence: Evidence
}

/** An act whose account is known by its transaction alone: people, the mail system and the operator need no more. */
export type BareAct = Omit<Act, 'account'>
export type BareLook = Omit<Look, 'account'>

/** What the person concerned, the mail system or the operator does: nothing of it asks for a permission. */
export function bareAct(
  { clock, config, secrets }: Pick<Look, 'clock' | 'config' | 'secrets'>,
  tx: Tx,
  { actor, evidence }: Doer,
): BareAct {
  return { tx, reader: tx, actor, evidence, may: () => true, clock, config, secrets }
}

/** Who acts, and what is known of how. */
export type Doer = Pick<Act, 'actor' | 'evidence'>

export const atCommandLine: Doer = { actor: { kind: 'operator' }, evidence: { by: 'nobody' } }

/** The moment of the act, as records and ledgers write it. */
export function actTime({ clock }: Pick<Look, 'clock'>): Timestamp {
  return timestamp(clock.now())
}

/** Somebody changes what all accounts of a customer share: an act in any of them, or in none. */
export type CustomerAct = Pick<Act, 'tx' | 'reader' | 'actor' | 'clock'>
