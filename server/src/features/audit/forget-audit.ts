import type { App } from '../../platform/app/app.ts'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { beginning, chainKey } from '../chains/index.ts'
import { deleteEntriesTo, findOldest, lockAuditHead } from './audit.store.ts'
import { beginningMac } from './audit-chain.rules.ts'
import { deleteOperatorActsTo, findOldestOperatorActs } from './operator-acts.store.ts'
import { auditOf, outsideAccounts } from './which-audit.rules.ts'

/** Whole years are longer than the database asks for before it lets an entry go. */
export const auditKeptDays = 3 * 366

/** Of the first entries those that are old enough, up to the first that is not. */
function outdated<T extends { at: Timestamp }>(oldest: readonly T[], before: Timestamp): readonly T[] {
  const young = oldest.findIndex(({ at }) => at >= before)
  return young === -1 ? oldest : oldest.slice(0, young)
}

/** From the beginning on, so that what is kept is still one chain; where it begins is written down under the chain's key. */
export async function forgetAudit(
  app: Pick<App, 'secrets'>,
  tx: Tx,
  { before, limit }: { before: Timestamp; limit: number },
): Promise<number> {
  await lockAuditHead(tx, beginning)
  const gone = outdated(await findOldest(tx, limit), before)
  const last = gone.at(-1)
  if (last) deleteEntriesTo(tx, { ...last, mac: beginningMac(last, chainKey(app, auditOf(tx.tenant))) })
  return gone.length
}

/** The same for what operators did outside of accounts. */
export async function forgetOperatorActs(
  { db, secrets }: Pick<App, 'db' | 'secrets'>,
  { before, limit }: { before: Timestamp; limit: number },
): Promise<number> {
  const gone = outdated(await findOldestOperatorActs(db, limit), before)
  const last = gone.at(-1)
  const keyed = chainKey({ secrets }, auditOf(outsideAccounts))
  if (last) await deleteOperatorActsTo(db, { ...last, mac: beginningMac(last, keyed) })
  return gone.length
}
