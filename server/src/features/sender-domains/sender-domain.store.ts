import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { type DomainCheck, domainName, type SenderDomainNames } from './sender-domain.rules.ts'

export interface SenderDomainRow extends SenderDomainNames {
  accountId: number
  rsaKeySealed: Buffer
  ed25519KeySealed: Buffer | null
  keyMadeAt: Timestamp
  /** Keys that sign once their records are found. */
  nextSelector: string | null
  nextRsaKeySealed: Buffer | null
  nextEd25519KeySealed: Buffer | null
  /** Whose records have to stay until then. */
  formerSelector: string | null
  formerUntil: Timestamp | null
  checks: DomainCheck[]
  /** Since when every required check has been ok. */
  verifiedAt: Timestamp | null
  checkedAt: Timestamp | null
  createdAt: Timestamp
}

const columns = sql`
  d.account_id as "accountId", d.domain, d.selector, d.return_path_domain as "returnPathDomain",
  d.rsa_key_sealed as "rsaKeySealed", d.ed25519_key_sealed as "ed25519KeySealed", d.key_made_at as "keyMadeAt",
  d.next_selector as "nextSelector", d.next_rsa_key_sealed as "nextRsaKeySealed",
  d.next_ed25519_key_sealed as "nextEd25519KeySealed", d.former_selector as "formerSelector",
  d.former_until as "formerUntil", d.checks,
  d.verified_at as "verifiedAt", d.checked_at as "checkedAt", d.created_at as "createdAt"`

/** False when the account has the domain already. */
export async function insertSenderDomain(tx: Tx, row: SenderDomainRow): Promise<boolean> {
  const inserted = await tx.rows(sql`
    insert into sender_domains (account_id, customer_id, domain, selector, return_path_domain, rsa_key_sealed,
                                ed25519_key_sealed, key_made_at, checks, created_at, updated_at)
    values (${tx.tenant.accountId}, ${tx.tenant.customerId}, ${row.domain}, ${row.selector}, ${row.returnPathDomain},
            ${row.rsaKeySealed}, ${row.ed25519KeySealed}, ${row.keyMadeAt}, ${JSON.stringify(row.checks)},
            ${row.createdAt}, ${row.createdAt})
    on conflict do nothing returning domain`)
  return inserted.length > 0
}

export function listSenderDomains(reader: Reader): Promise<SenderDomainRow[]> {
  return reader.rows<SenderDomainRow>(
    sql`select ${columns} from sender_domains d where ${reader.owns('d')} order by d.domain`,
  )
}

/** Which keys the domain has, and which it will have. */
export function saveKeys(tx: Tx, row: SenderDomainRow, now: Timestamp): void {
  tx.write(sql`
    update sender_domains d
    set selector = ${row.selector}, rsa_key_sealed = ${row.rsaKeySealed}, ed25519_key_sealed = ${row.ed25519KeySealed},
        key_made_at = ${row.keyMadeAt}, next_selector = ${row.nextSelector}, next_rsa_key_sealed = ${row.nextRsaKeySealed},
        next_ed25519_key_sealed = ${row.nextEd25519KeySealed}, former_selector = ${row.formerSelector},
        former_until = ${row.formerUntil}, checks = ${JSON.stringify(row.checks)}, updated_at = ${now}
    where ${tx.owns('d')} and d.domain = ${row.domain}`)
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

/** Whether saving failed because the domain is verified for another customer. */
export function isClaimed(error: unknown): boolean {
  return (error as { constraint?: unknown }).constraint === 'sender_domains_of_one_customer'
}

/** For sending: the account's own row for the domain of an address, in whatever spelling. */
export async function findSenderDomain(reader: Reader, domain: string): Promise<SenderDomainRow | undefined> {
  const [row] = await reader.rows<SenderDomainRow>(sql`
    select ${columns} from sender_domains d where ${reader.owns('d', 'account_id')} and d.domain = ${domainName(domain)}`)
  return row
}
