import type { App } from '../../platform/app/app.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Operator } from '../accounts/index.ts'
import {
  beginning,
  type ChainEnd,
  chainKey,
  findAuditEnd,
  readHeads,
  type Verified,
  type WhichChain,
  walkChain,
} from '../chains/index.ts'
import { type Beginning, findAuditBeginning, readEntriesAfter } from './audit.store.ts'
import { beginningMac, type ChainedEntry, saidBy } from './audit-chain.rules.ts'
import { findOperatorBeginning, findOperatorHead, readOperatorActsAfter } from './operator-acts.store.ts'
import { auditOf, outsideAccounts } from './which-audit.rules.ts'

type Parts = Pick<App, 'secrets' | 'config'>

const stretch = 5000

/** Walks an account's whole chain, up to where it ended when the walk began. */
export async function verifyAudit(app: Parts, reader: Reader): Promise<Verified> {
  const which = auditOf(reader.tenant)
  return walkChain<ChainedEntry>({
    ...(await chainingOf(app, which)),
    start: beginningOf(app, which, await findAuditBeginning(reader)),
    end: await findAuditEnd(reader),
    readAfter: (seq) => readEntriesAfter(reader, seq, stretch),
  })
}

/** Said by somebody who does not have the key, the beginning counts for nothing, and what is missing is missed. */
function beginningOf(app: Parts, which: WhichChain, said: Beginning | undefined): ChainEnd {
  return said && beginningMac(said, chainKey(app, which)).equals(said.mac) ? said : beginning
}

/** The same for what operators did outside of accounts. */
export async function verifyOperatorActs(
  operator: Pick<Operator, 'operatorDb' | 'secrets' | 'config'>,
): Promise<Verified> {
  const { operatorDb } = operator
  const which = auditOf(outsideAccounts)
  return walkChain<ChainedEntry>({
    ...(await chainingOf(operator, which)),
    start: beginningOf(operator, which, await operatorDb.transaction(findOperatorBeginning)),
    end: await operatorDb.transaction(findOperatorHead),
    readAfter: (seq) => operatorDb.transaction((tx) => readOperatorActsAfter(tx, seq, stretch)),
  })
}

async function chainingOf(app: Parts, which: WhichChain) {
  return { keyed: chainKey(app, which), said: saidBy, kept: await readHeads(app, which) }
}
