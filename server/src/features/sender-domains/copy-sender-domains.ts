import type { Act } from '../accounts/index.ts'
import { resealed } from './sealed-keys.ts'
import { insertSenderDomain, type SenderDomainRow, saveChecks } from './sender-domain.store.ts'

/** Into the twin of their account, as they stand now. Nobody looks at their records from there. */
export async function copySenderDomains(act: Act, domains: readonly SenderDomainRow[]): Promise<void> {
  const { tx, secrets } = act
  for (const row of domains) {
    await insertSenderDomain(tx, resealed(row, tx.tenant.accountId, secrets))
    if (row.checkedAt === null) continue
    const { checks, verifiedAt, checkedAt } = row
    await saveChecks(tx, row.domain, { checks, isVerified: verifiedAt !== null, now: checkedAt })
  }
}
