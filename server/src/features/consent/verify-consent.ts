import type { App } from '../../platform/app/app.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { holds as chainHolds, findConsentEnd, readHeads, type Verified, walkChain } from '../chains/index.ts'
import { readConsent } from './consent.store.ts'
import { type ChainedEntry, consentChaining } from './consent-chain.rules.ts'
import { contradictionOf, type Finding } from './consent-finding.rules.ts'
import { listOwedEvidence, readStandings } from './consent-finding.store.ts'
import { evidenceOutdatedBefore } from './evidence-end.rules.ts'
import { consentKey } from './record-consent.ts'

type Parts = Pick<App, 'db' | 'secrets' | 'config' | 'clock'>

const stretch = 5000
/** Whoever changed a million rows need not read a million lines. */
const mostFindings = 1000

export interface VerifiedConsent extends Verified {
  /** The first of them, where there are many. */
  findings: Finding[]
}

export function holds(found: VerifiedConsent): boolean {
  return chainHolds(found) && found.findings.length === 0
}

/** Walks an account's whole chain past every signed head, and compares what it says with how people stand. */
export async function verifyConsent(app: Parts, tenant: Tenant): Promise<VerifiedConsent> {
  const reader = app.db.reader(tenant)
  const findings: Finding[] = []
  const outdatedBefore = evidenceOutdatedBefore(app.clock.now())
  const verified = await walkChain({
    ...consentChaining(consentKey(app, tenant)),
    kept: await readHeads(app, { ledger: 'consent', accountId: tenant.accountId }),
    end: await findConsentEnd(reader),
    readAfter: (seq) => readConsent(reader, seq, stretch),
    onStretch: async (entries) => {
      if (findings.length < mostFindings) findings.push(...(await missingEvidence(reader, entries, outdatedBefore)))
    },
  })
  for await (const finding of contradictions(reader)) {
    if (findings.length >= mostFindings) break
    findings.push(finding)
  }
  return { ...verified, findings: findings.slice(0, mostFindings) }
}

async function missingEvidence(
  reader: Reader,
  entries: readonly ChainedEntry[],
  outdatedBefore: string,
): Promise<Finding[]> {
  const bare = entries.filter(({ evidence, evidenceDigest }) => evidence === null && evidenceDigest !== null)
  if (bare.length === 0) return []
  const ids = [...new Set(bare.map(({ subscriberId }) => subscriberId))]
  const owed = new Set(await listOwedEvidence(reader, ids, outdatedBefore))
  return bare
    .filter(({ subscriberId }) => owed.has(subscriberId))
    .map(({ subscriberId, channelId, seq }) => ({ kind: 'evidenceMissing', subscriberId, channelId, entry: seq }))
}

async function* contradictions(reader: Reader): AsyncGenerator<Finding> {
  let after = { subscriberId: 0, channelId: 0 }
  for (;;) {
    const standings = await readStandings(reader, after, stretch)
    for (const standing of standings) {
      const finding = contradictionOf(standing)
      if (finding) yield finding
    }
    const last = standings.at(-1)
    if (!last) return
    after = last
  }
}
