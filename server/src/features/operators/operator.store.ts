import sql, { join } from 'sql-template-tag'
import type { OperatorTx } from '../../platform/db/operator-database.ts'
import type { Columns } from '../../schema.rows.ts'

export type NewOperator = Columns<
  'operators',
  'email' | 'emailKey' | 'name' | 'languageIso' | 'passwordHash' | 'createdAt'
>

/** Undefined when there is an operator with this email. */
export async function insertOperator(tx: OperatorTx, operator: NewOperator): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into operators (email, email_key, name, language_iso, password_hash, created_at)
    values (${operator.email}, ${operator.emailKey}, ${operator.name}, ${operator.languageIso},
            ${operator.passwordHash}, ${operator.createdAt})
    on conflict (email_key) where removed_at is null do nothing returning id`)
  return row?.id
}

export interface KnownOperator
  extends Columns<'operators', 'id' | 'email' | 'name' | 'languageIso' | 'createdAt' | 'removedAt'> {
  hasFactor: boolean
  /** When one of their sessions was last used; null = there is none. */
  seenAt: Columns<'operator_sessions', 'seenAt'>['seenAt'] | null
}

/** Those who were removed as well: logs name them. */
export function listOperators(tx: OperatorTx): Promise<KnownOperator[]> {
  return tx.rows<KnownOperator>(sql`
    select o.id, o.email, o.name, o.language_iso as "languageIso", o.created_at as "createdAt",
           o.removed_at as "removedAt", o.totp_confirmed_at is not null as "hasFactor",
           (select max(s.seen_at) from operator_sessions s where s.operator_id = o.id) as "seenAt"
    from operators o order by o.removed_at nulls first, o.id`)
}

/** Undefined when there is none with this email. Nothing that opens a door stays. */
export async function removeOperatorByEmail(tx: OperatorTx, emailKey: string): Promise<number | undefined> {
  const [removed] = await tx.rows<{ id: number }>(sql`
    update operators o set removed_at = now(), password_hash = '', totp_sealed = null, totp_confirmed_at = null
    where o.email_key = ${emailKey} and o.removed_at is null returning o.id`)
  if (!removed) return undefined
  await tx.rows(sql`delete from operator_sessions s where s.operator_id = ${removed.id}`)
  await tx.rows(sql`delete from operator_recovery_codes r where r.operator_id = ${removed.id}`)
  await tx.rows(sql`delete from operator_votes v where v.operator_id = ${removed.id}`)
  return removed.id
}

/** Forgets the app and the codes: the next sign-in sets them up anew. */
export async function forgetFactor(tx: OperatorTx, emailKey: string): Promise<number | undefined> {
  const [found] = await tx.rows<{ id: number }>(sql`
    update operators o set totp_sealed = null, totp_confirmed_at = null
    where o.email_key = ${emailKey} and o.removed_at is null returning o.id`)
  if (!found) return undefined
  await tx.rows(sql`delete from operator_sessions s where s.operator_id = ${found.id}`)
  await tx.rows(sql`delete from operator_recovery_codes r where r.operator_id = ${found.id}`)
  return found.id
}

export interface OperatorCandidate {
  id: number
  hash: string
  /** Null = the first sign-in has to set one up. */
  totpSealed: Buffer | null
}

export async function findOperatorCandidate(tx: OperatorTx, emailKey: string): Promise<OperatorCandidate | undefined> {
  const [candidate] = await tx.rows<OperatorCandidate>(sql`
    select o.id, o.password_hash as hash, case when o.totp_confirmed_at is not null then o.totp_sealed end as "totpSealed"
    from operators o where o.email_key = ${emailKey} and o.removed_at is null`)
  return candidate
}

/** False when a code of the same half minute, or a later one, was taken before. */
export async function takeOperatorStep(tx: OperatorTx, id: number, step: number): Promise<boolean> {
  const taken = await tx.rows(sql`
    update operators o set totp_step = ${step}
    where o.id = ${id} and o.totp_confirmed_at is not null and o.totp_step < ${step} returning o.id`)
  return taken.length > 0
}

export async function takeOperatorCode(tx: OperatorTx, id: number, codeHmac: Buffer): Promise<boolean> {
  const taken = await tx.rows(sql`
    delete from operator_recovery_codes r where r.operator_id = ${id} and r.code_hmac = ${codeHmac}
    returning r.operator_id`)
  return taken.length > 0
}

/** False when one is confirmed already; one that is not is replaced. */
export async function beginOperatorTotp(tx: OperatorTx, id: number, sealed: Buffer): Promise<boolean> {
  const begun = await tx.rows(sql`
    update operators o set totp_sealed = ${sealed} where o.id = ${id} and o.totp_confirmed_at is null returning o.id`)
  return begun.length > 0
}

/** The one that waits for its first code. */
export async function lockBegunTotp(tx: OperatorTx, id: number): Promise<Buffer | null> {
  const [row] = await tx.rows<Columns<'operators', 'totpSealed'>>(sql`
    select o.totp_sealed as "totpSealed" from operators o
    where o.id = ${id} and o.totp_confirmed_at is null for update`)
  return row?.totpSealed ?? null
}

export async function confirmOperatorTotp(
  tx: OperatorTx,
  id: number,
  { step, codeHmacs }: { step: number; codeHmacs: readonly Buffer[] },
): Promise<void> {
  await tx.rows(sql`update operators o set totp_confirmed_at = now(), totp_step = ${step} where o.id = ${id}`)
  await tx.rows(sql`delete from operator_recovery_codes r where r.operator_id = ${id}`)
  const rows = codeHmacs.map((hmac) => sql`(${id}::bigint, ${hmac}::bytea)`)
  await tx.rows(sql`insert into operator_recovery_codes (operator_id, code_hmac) values ${join(rows)}`)
}
