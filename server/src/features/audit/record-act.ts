import type { OperatorTx } from '../../platform/db/operator-database.ts'
import { type Act, actorName, actTime, type Doer, type Operator } from '../accounts/index.ts'
import { beginning, chainKey } from '../chains/index.ts'
import { appendEntry, lockAuditHead } from './audit.store.ts'
import { type AuditEntry, type Changes, chainEntry } from './audit-chain.rules.ts'
import { appendOperatorAct, lockOperatorHead } from './operator-acts.store.ts'
import { auditOf, outsideAccounts } from './which-audit.rules.ts'

export interface Done {
  act: string
  objectId: number | null
  changes: Changes
}

/** The last thing an act does in its transaction: what is recorded has happened, and what has happened is recorded. */
export async function recordAct(act: Omit<Act, 'account'>, { act: name, objectId, changes }: Done): Promise<void> {
  const { tx } = act
  const end = await lockAuditHead(tx, beginning)
  const keyed = chainKey(act, auditOf(tx.tenant))
  appendEntry(tx, chainEntry(end, entryOf(act, { act: name, objectId, changes }), keyed))
}

/** The same for what an operator does that concerns no single account. */
export async function recordOperatorAct(
  { clock, secrets }: Pick<Operator, 'clock' | 'secrets'>,
  tx: OperatorTx,
  doer: Doer,
  done: Done,
): Promise<void> {
  const end = await lockOperatorHead(tx, beginning)
  const keyed = chainKey({ secrets }, auditOf(outsideAccounts))
  await appendOperatorAct(tx, chainEntry(end, entryOf({ clock, ...doer }, done), keyed))
}

function entryOf({ actor, evidence, clock }: Doer & Pick<Act, 'clock'>, { act, objectId, changes }: Done): AuditEntry {
  const isRequest = evidence.by === 'request'
  return {
    at: actTime({ clock }),
    actor: actorName(actor),
    address: isRequest ? evidence.peerAddress : null,
    act,
    objectId,
    changes,
    requestId: isRequest ? evidence.requestId : null,
  }
}
