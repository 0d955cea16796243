import { type Act, actorName, actTime } from '../accounts/index.ts'
import { appendEntry, lockAuditHead } from './audit.store.ts'
import { beginning, type Changes, chainEntry } from './audit-chain.rules.ts'
import { auditKey } from './audit-key.ts'

interface Done {
  act: string
  objectId: number | null
  changes: Changes
}

/** The last thing an act does in its transaction: what is recorded has happened, and what has happened is recorded. */
export async function recordAct(act: Omit<Act, 'account'>, { act: name, objectId, changes }: Done): Promise<void> {
  const { tx, evidence } = act
  const end = await lockAuditHead(tx, beginning)
  const isRequest = evidence.by === 'request'
  const entry = {
    at: actTime(act),
    actor: actorName(act.actor),
    address: isRequest ? evidence.peerAddress : null,
    act: name,
    objectId,
    changes,
    requestId: isRequest ? evidence.requestId : null,
  }
  appendEntry(tx, chainEntry(end, entry, auditKey(act, tx.tenant)))
}
