import type { App } from '../../platform/app/app.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { findAccountHead } from '../accounts/index.ts'
import { readConsent } from './consent.store.ts'
import { type ChainEnd, findBreak } from './consent-chain.rules.ts'

const stretch = 5000

/** Walks an account's whole chain: how many entries hold, and where the first one does not. */
export async function verifyConsent(
  { db }: Pick<App, 'db'>,
  tenant: Tenant,
): Promise<{ entries: number; brokenAt: number | null }> {
  const reader = db.reader(tenant)
  // Read before the entries: what is appended meanwhile lies beyond it.
  const head = await findAccountHead(reader)
  let end: ChainEnd = { consentSeq: 0, consentHash: Buffer.alloc(32) }
  for (;;) {
    const entries = await readConsent(reader, end.consentSeq, stretch)
    const brokenAt = findBreak(entries, end, head)
    if (brokenAt !== null) return { entries: brokenAt - 1, brokenAt }
    const last = entries.at(-1)
    if (!last) {
      const isCutOff = end.consentSeq < (head?.consentSeq ?? 0)
      return { entries: end.consentSeq, brokenAt: isCutOff ? end.consentSeq + 1 : null }
    }
    end = { consentSeq: last.seq, consentHash: last.hash }
  }
}
