import sql from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import { makeSignInsVoid, nameUser } from './session.store.ts'

export async function findOwnHash(db: Database, userId: number): Promise<string | undefined> {
  const [, [password]] = await db.outsideTenants<[Row, { hash: string }]>([
    nameUser(userId),
    sql`select p.hash from passwords p where p.user_id = ${userId}`,
  ])
  return password?.hash
}

/** In a transaction that names the user. False when the former was replaced meanwhile; an open link for a new one ends. */
export async function setOwnHash(tx: Tx, userId: number, { former, next }: { former: string; next: string }) {
  const changed = await tx.rows(sql`
    update passwords p set hash = ${next}, changed_at = now() where p.user_id = ${userId} and p.hash = ${former}
    returning p.user_id`)
  tx.write(sql`delete from password_resets r where r.user_id = ${userId}`)
  tx.write(makeSignInsVoid)
  return changed.length > 0
}
