import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import { nameUser } from './session.store.ts'

/** Names the user; what follows in the transaction is about them. */
export async function worksForOthers(tx: Tx, userId: number): Promise<boolean> {
  tx.write(nameUser(userId))
  const elsewhere = await tx.rows(sql`
    select m.account_id from memberships m
    where m.user_id = ${userId} and m.customer_id <> ${tx.tenant.customerId} limit 1`)
  return elsewhere.length > 0
}

/** For whoever answers for the user everywhere. Names them; false when there was nothing to delete. */
export function forgetFactorsOf(tx: Tx, userId: number): Promise<boolean> {
  tx.write(nameUser(userId))
  return deleteFactorsOf(tx, userId)
}

/** In a transaction that names the user. False when there was nothing to delete. */
export async function deleteFactorsOf(tx: Tx, userId: number): Promise<boolean> {
  const [apps, passkeys] = await Promise.all([
    tx.rows<{ userId: number }>(
      sql`delete from totp_factors t where t.user_id = ${userId} returning t.user_id as "userId"`,
    ),
    tx.rows<{ userId: number }>(
      sql`delete from passkeys p where p.user_id = ${userId} returning p.user_id as "userId"`,
    ),
  ])
  tx.write(sql`delete from recovery_codes r where r.user_id = ${userId}`)
  tx.write(sql`delete from sessions s where s.user_id = ${userId}`)
  return apps.length + passkeys.length > 0
}
