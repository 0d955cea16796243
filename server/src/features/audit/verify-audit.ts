import type { App } from '../../platform/app/app.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Operator } from '../accounts/index.ts'
import { findAuditHead, readEntriesAfter } from './audit.store.ts'
import { beginning, type ChainEnd, type ChainedEntry, findBreak, type Keyed } from './audit-chain.rules.ts'
import { auditKey, outsideAccounts } from './audit-key.ts'
import { findOperatorHead, readOperatorActsAfter } from './operator-acts.store.ts'

const stretch = 5000

interface Verified {
  /** How many hold. */
  entries: number
  /** The number of the first that does not, or is missing; null = all hold. */
  brokenAt: number | null
}

/** Walks an account's whole chain, up to where it ended when the walk began. */
export function verifyAudit(app: Pick<App, 'secrets'>, reader: Reader): Promise<Verified> {
  return walk({
    keyed: auditKey(app, reader.tenant),
    findHead: () => findAuditHead(reader),
    readAfter: (seq) => readEntriesAfter(reader, seq, stretch),
  })
}

/** The same for what operators did outside of accounts. */
export function verifyOperatorActs({
  operatorDb,
  secrets,
}: Pick<Operator, 'operatorDb' | 'secrets'>): Promise<Verified> {
  return walk({
    keyed: auditKey({ secrets }, outsideAccounts),
    findHead: () => operatorDb.transaction(findOperatorHead),
    readAfter: (seq) => operatorDb.transaction((tx) => readOperatorActsAfter(tx, seq, stretch)),
  })
}

interface Chain {
  keyed: Keyed
  findHead(): Promise<ChainEnd | undefined>
  readAfter(seq: number): Promise<ChainedEntry[]>
}

async function walk({ keyed, findHead, readAfter }: Chain): Promise<Verified> {
  const head = (await findHead()) ?? beginning
  let end: ChainEnd = beginning
  for (;;) {
    const entries = await readAfter(end.seq)
    const brokenAt = findBreak(entries, end, keyed)
    if (brokenAt !== null) return { entries: brokenAt - 1, brokenAt }
    const atHead = entries.find(({ seq }) => seq === head.seq)
    if (atHead && !atHead.hash.equals(head.hash)) return { entries: head.seq - 1, brokenAt: head.seq }
    const last = entries.at(-1)
    if (!last) return { entries: end.seq, brokenAt: end.seq < head.seq ? end.seq + 1 : null }
    end = last
  }
}
