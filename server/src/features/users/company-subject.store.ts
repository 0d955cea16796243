import sql from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'

/** Whom a provider speaks of. */
export interface Subject {
  issuer: string
  /** Of issuer and subject, in hexadecimal digits. */
  hash: string
}

/** In a transaction that names the user. False when the subject, or the user at this issuer, has been linked otherwise. */
export async function insertSubject(tx: Tx, userId: number, { issuer, hash }: Subject): Promise<boolean> {
  const linked = await tx.rows(sql`
    insert into company_subjects (subject_hash, issuer, user_id)
    values (${Buffer.from(hash, 'hex')}, ${issuer}, ${userId}) on conflict do nothing returning user_id`)
  return linked.length > 0
}
