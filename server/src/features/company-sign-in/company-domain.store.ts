import sql from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'

export type CompanyDomain = Columns<'company_domains', 'domain' | 'customerId' | 'accountId' | 'createdAt'>

const columns = sql`d.domain, d.customer_id as "customerId", d.account_id as "accountId", d.created_at as "createdAt"`

/** False when it is bound already. */
export async function insertDomain(tx: OperatorTx, bound: CompanyDomain): Promise<boolean> {
  const inserted = await tx.rows(sql`
    insert into company_domains (domain, customer_id, account_id, created_at)
    values (${bound.domain}, ${bound.customerId}, ${bound.accountId}, ${bound.createdAt})
    on conflict (domain) do nothing returning domain`)
  return inserted.length > 0
}

export async function findDomain(tx: OperatorTx, domain: string): Promise<CompanyDomain | undefined> {
  const [bound] = await tx.rows<CompanyDomain>(sql`select ${columns} from company_domains d where d.domain = ${domain}`)
  return bound
}

export async function deleteDomain(tx: OperatorTx, domain: string): Promise<CompanyDomain | undefined> {
  const [gone] = await tx.rows<CompanyDomain>(
    sql`delete from company_domains d where d.domain = ${domain} returning ${columns}`,
  )
  return gone
}

export function listDomains(tx: OperatorTx): Promise<CompanyDomain[]> {
  return tx.rows<CompanyDomain>(sql`select ${columns} from company_domains d order by d.domain`)
}
