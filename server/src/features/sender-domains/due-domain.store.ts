import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'

export interface DueDomain extends Tenant {
  domain: string
  lookedAt: Timestamp
}

const atOnce = 100

/** Domains nobody has looked at since `before`, over all accounts, behind the one that was found last. */
export async function findDueDomains(
  db: Database,
  { before, after }: { before: Timestamp; after: DueDomain | null },
): Promise<DueDomain[]> {
  const [due] = await db.outsideTenants<[DueDomain]>([
    sql`select d.account_id as "accountId", a.customer_id as "customerId", d.domain,
               coalesce(d.checked_at, d.created_at) as "lookedAt"
        from sender_domains d join accounts a on a.id = d.account_id
        where not is_sandbox(d.account_id) and coalesce(d.checked_at, d.created_at) < ${before}::timestamptz
          and (coalesce(d.checked_at, d.created_at), d.account_id, d.domain)
            > (coalesce(${after?.lookedAt ?? null}::timestamptz, '-infinity'), ${after?.accountId ?? 0}::bigint, ${after?.domain ?? ''}::text)
        order by coalesce(d.checked_at, d.created_at), d.account_id, d.domain limit ${atOnce}`,
  ])
  return due
}
