import type { App } from '../../platform/app/app.ts'
import type { Reader } from '../../platform/db/database.ts'
import { findAuditHead, readEntriesAfter } from './audit.store.ts'
import { beginning, type ChainEnd, findBreak } from './audit-chain.rules.ts'
import { auditKey } from './audit-key.ts'

const stretch = 5000

interface Verified {
  /** How many hold. */
  entries: number
  /** The number of the first that does not, or is missing; null = all hold. */
  brokenAt: number | null
}

/** Walks an account's whole chain, up to where it ended when the walk began. */
export async function verifyAudit(app: Pick<App, 'secrets'>, reader: Reader): Promise<Verified> {
  const keyed = auditKey(app, reader.tenant)
  const head = (await findAuditHead(reader)) ?? beginning
  let end: ChainEnd = beginning
  for (;;) {
    const entries = await readEntriesAfter(reader, end.seq, stretch)
    const brokenAt = findBreak(entries, end, keyed)
    if (brokenAt !== null) return { entries: brokenAt - 1, brokenAt }
    const atHead = entries.find(({ seq }) => seq === head.seq)
    if (atHead && !atHead.hash.equals(head.hash)) return { entries: head.seq - 1, brokenAt: head.seq }
    const last = entries.at(-1)
    if (!last) return { entries: end.seq, brokenAt: end.seq < head.seq ? end.seq + 1 : null }
    end = last
  }
}
