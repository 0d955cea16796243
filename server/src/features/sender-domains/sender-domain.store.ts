import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { type DomainCheck, domainName, type SenderDomainNames } from './sender-domain.rules.ts'

export interface SenderDomainRow extends SenderDomainNames {
  accountId: number
  rsaKeySealed: Buffer
  ed25519KeySealed: Buffer | null
  checks: DomainCheck[]
  /** Since when every required check has been ok. */
  verifiedAt: Timestamp | null
  checkedAt: Timestamp | null
  createdAt: Timestamp
}

const columns = sql`
  d.account_id as "accountId", d.domain, d.selector, d.return_path_domain as "returnPathDomain",
  d.rsa_key_sealed as "rsaKeySealed", d.ed25519_key_sealed as "ed25519KeySealed", d.checks,
  d.verified_at as "verifiedAt", d.checked_at as "checkedAt", d.created_at as "createdAt"`

/** False when the account has the domain already. */
export async function insertSenderDomain(tx: Tx, row: SenderDomainRow): Promise<boolean> {
  const inserted = await tx.rows(sql`
    insert into sender_domains (account_id, domain, selector, return_path_domain, rsa_key_sealed, ed25519_key_sealed,
                                checks, created_at, updated_at)
    values (${tx.tenant.accountId}, ${row.domain}, ${row.selector}, ${row.returnPathDomain}, ${row.rsaKeySealed},
            ${row.ed25519KeySealed}, ${JSON.stringify(row.checks)}, ${row.createdAt}, ${row.createdAt})
    on conflict do nothing returning domain`)
  return inserted.length > 0
}

export function listSenderDomains(reader: Reader): Promise<SenderDomainRow[]> {
  return reader.rows<SenderDomainRow>(
    sql`select ${columns} from sender_domains d where ${reader.owns('d')} order by d.domain`,
  )
}

/** A domain that stays verified keeps the time of its first success. */
export async function saveChecks(
  tx: Tx,
  domain: string,
  { checks, isVerified, now }: { checks: DomainCheck[]; isVerified: boolean; now: Timestamp },
): Promise<SenderDomainRow> {
  const [row] = await tx.rows<SenderDomainRow>(sql`
    update sender_domains d
    set checks = ${JSON.stringify(checks)}, checked_at = ${now}, updated_at = ${now},
        verified_at = case when ${isVerified}::boolean then coalesce(d.verified_at, ${now}::timestamptz) end
    where ${tx.owns('d')} and d.domain = ${domain} returning ${columns}`)
  return row as SenderDomainRow
}

/** For sending: the account's own row for the domain of an address, in whatever spelling. */
export async function findSenderDomain(reader: Reader, domain: string): Promise<SenderDomainRow | undefined> {
  const [row] = await reader.rows<SenderDomainRow>(sql`
    select ${columns} from sender_domains d where ${reader.owns('d', 'account_id')} and d.domain = ${domainName(domain)}`)
  return row
}
