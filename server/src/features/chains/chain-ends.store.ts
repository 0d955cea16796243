import sql from 'sql-template-tag'
import type { Database, Reader } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { Columns } from '../../schema.rows.ts'
import type { ChainEnd } from './chain.rules.ts'

/** All but sandboxes: what happens there is nobody's consent, and begins anew whenever somebody likes. */
export async function listRealAccounts(db: Database): Promise<Tenant[]> {
  const [rows] = await db.outsideTenants<[Tenant]>([
    sql`select a.id as "accountId", a.customer_id as "customerId" from accounts a where not is_sandbox(a.id) order by a.id`,
  ])
  return rows
}

export async function findConsentEnd(reader: Reader): Promise<ChainEnd | undefined> {
  const [end] = await reader.rows<ChainEnd>(
    sql`select h.consent_seq as seq, h.consent_hash as hash from account_heads h where ${reader.owns('h')}`,
  )
  return end
}

export async function findAuditEnd(reader: Reader): Promise<ChainEnd | undefined> {
  const [end] = await reader.rows<Columns<'audit_heads', 'seq' | 'hash'>>(
    sql`select h.seq, h.hash from audit_heads h where ${reader.owns('h')}`,
  )
  return end
}

export async function findOperatorEnd(db: Database): Promise<ChainEnd | undefined> {
  const [[end]] = await db.outsideTenants<[Columns<'operator_act_head', 'seq' | 'hash'>]>([
    sql`select h.seq, h.hash from operator_act_head h`,
  ])
  return end
}
