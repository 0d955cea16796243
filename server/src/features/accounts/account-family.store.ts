import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import { type Account, accountColumns } from './account.store.ts'
import type { Locker } from './locker.rules.ts'

/** The accounts below this L-account, in the order they were made. */
export function listAccountsBelow(reader: Reader): Promise<Account[]> {
  return fromAbove(reader, sql`a.parent_account_id = ${reader.tenant.accountId}`)
}

/** Those whose admins want this L-account above them. */
export function listOfferedAccounts(reader: Reader): Promise<Account[]> {
  return fromAbove(reader, sql`a.offered_to = ${reader.tenant.accountId}`)
}

const nameParent = (name: string) => sql`select set_config('app.parent_id', ${name}, true)`

/** Named for this one question, so that nothing else of the transaction sees other accounts. */
async function fromAbove(reader: Reader, isMeant: Sql): Promise<Account[]> {
  const [, accounts] = await Promise.all([
    reader.rows<{ set_config: string }>(nameParent(String(reader.tenant.accountId))),
    reader.rows<Account>(sql`select ${accountColumns} from accounts a where ${isMeant} order by a.id`),
    reader.rows<{ set_config: string }>(nameParent('')),
  ])
  return accounts
}

/** Null = on its own. */
export function setParent(tx: Tx, parentAccountId: number | null): void {
  tx.write(sql`
    update accounts a set parent_account_id = ${parentAccountId}, offered_to = null where ${tx.owns('a', 'id')}`)
}

export function setOffer(tx: Tx, offeredTo: number | null): void {
  tx.write(sql`update accounts a set offered_to = ${offeredTo} where ${tx.owns('a', 'id')}`)
}

export async function findOffer(reader: Reader): Promise<number | null> {
  const [row] = await reader.rows<{ offeredTo: number | null }>(
    sql`select a.offered_to as "offeredTo" from accounts a where ${reader.owns('a', 'id')}`,
  )
  return row?.offeredTo ?? null
}

export function setLock(tx: Tx, lock: { at: Timestamp; by: Locker } | null): void {
  tx.write(sql`
    update accounts a set locked_at = ${lock?.at ?? null}, locked_by = ${lock?.by ?? null} where ${tx.owns('a', 'id')}`)
}

/** Waits for runs that are about to begin, and keeps others from beginning until the transaction ends. */
export function holdUpStarts(tx: Tx): void {
  tx.write(sql`select pg_advisory_xact_lock(34, hashint8(${tx.tenant.accountId}))`)
}

/** Why nothing may begin to send in the account; null = it may, and neither changes while this transaction lasts. */
export async function whyHeldUp(tx: Tx): Promise<'account_closed' | 'account_locked' | 'account_not_approved' | null> {
  tx.write(sql`select pg_advisory_xact_lock_shared(34, hashint8(${tx.tenant.accountId}))`)
  const [account] = await tx.rows<Columns<'accounts', 'closedAt' | 'lockedAt' | 'approval'>>(sql`
    select a.closed_at as "closedAt", a.locked_at as "lockedAt", a.approval from accounts a where ${tx.owns('a', 'id')}`)
  if (account?.closedAt) return 'account_closed'
  if (account?.lockedAt) return 'account_locked'
  return account?.approval === 'approved' ? null : 'account_not_approved'
}
