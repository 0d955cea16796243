import sql, { join } from 'sql-template-tag'
import type { Database, Row, Tx } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import { nameUser } from './session.store.ts'
import type { WithFactor } from './sign-in.store.ts'

export interface OwnFactors {
  /** Null = none is confirmed. */
  totpSince: Columns<'totp_factors', 'confirmedAt'>['confirmedAt']
  recoveryCodesLeft: number
  /** Else they sign in by their company alone. */
  hasPassword: boolean
}

export async function findOwnFactors(db: Database, userId: number): Promise<OwnFactors> {
  const [, [factors]] = await db.outsideTenants<[Row, OwnFactors]>([
    nameUser(userId),
    sql`select (select t.confirmed_at from totp_factors t where t.user_id = ${userId}) as "totpSince",
               (select count(*)::int from recovery_codes r where r.user_id = ${userId}) as "recoveryCodesLeft",
               exists (select from passwords p where p.user_id = ${userId}) as "hasPassword"`,
  ])
  return factors as OwnFactors
}

/** What a user has to show besides whatever they sign in by. */
export async function findFactors(db: Database, userId: number): Promise<WithFactor> {
  const [, [factors]] = await db.outsideTenants<[Row, WithFactor]>([
    nameUser(userId),
    sql`select named_user() as "userId",
               (select u.access_version from users u where u.id = named_user()) as "accessVersion",
               (select t.secret_sealed from totp_factors t
                where t.user_id = named_user() and t.confirmed_at is not null) as "totpSealed",
               exists (select from passkeys k where k.user_id = named_user()) as "hasPasskey"`,
  ])
  return factors as WithFactor
}

/** False when a code of the same half minute, or a later one, was taken before. */
export async function takeStep(db: Database, userId: number, step: number): Promise<boolean> {
  const [, taken] = await db.outsideTenants<[Row, Row]>([
    nameUser(userId),
    sql`update totp_factors t set last_step = ${step}
        where t.user_id = ${userId} and t.confirmed_at is not null and t.last_step < ${step} returning t.user_id`,
  ])
  return taken.length > 0
}

export async function takeRecoveryCode(db: Database, userId: number, codeHmac: Buffer): Promise<boolean> {
  const [, taken] = await db.outsideTenants<[Row, Row]>([
    nameUser(userId),
    sql`delete from recovery_codes r where r.user_id = ${userId} and r.code_hmac = ${codeHmac} returning r.user_id`,
  ])
  return taken.length > 0
}

/** Those below are for transactions that name the user. Of two acts on the same factors one comes first. */
export function lockFactors(tx: Tx, userId: number): void {
  tx.write(sql`select pg_advisory_xact_lock(33, hashint8(${userId}))`)
}

/** Of any kind; recovery codes only stand in for one. */
export async function hasFactor(tx: Tx, userId: number): Promise<boolean> {
  const factors = await tx.rows(sql`
    select from totp_factors t where t.user_id = ${userId} and t.confirmed_at is not null
    union all select from passkeys p where p.user_id = ${userId} limit 1`)
  return factors.length > 0
}

/** False when one is confirmed already; one that is not is replaced. */
export async function insertTotp(tx: Tx, userId: number, secretSealed: Buffer): Promise<boolean> {
  const begun = await tx.rows(sql`
    insert into totp_factors (user_id, secret_sealed) values (${userId}, ${secretSealed})
    on conflict (user_id) do update set secret_sealed = excluded.secret_sealed where totp_factors.confirmed_at is null
    returning user_id`)
  return begun.length > 0
}

/** The one that waits for its first code. */
export async function lockUnconfirmedTotp(tx: Tx, userId: number): Promise<Buffer | undefined> {
  const [factor] = await tx.rows<Columns<'totp_factors', 'secretSealed'>>(sql`
    select t.secret_sealed as "secretSealed" from totp_factors t
    where t.user_id = ${userId} and t.confirmed_at is null for update`)
  return factor?.secretSealed
}

export function confirmTotp(tx: Tx, userId: number, step: number): void {
  tx.write(sql`update totp_factors t set confirmed_at = now(), last_step = ${step} where t.user_id = ${userId}`)
}

export async function deleteTotp(tx: Tx, userId: number): Promise<boolean> {
  const deleted = await tx.rows(sql`
    delete from totp_factors t where t.user_id = ${userId} and t.confirmed_at is not null returning t.user_id`)
  return deleted.length > 0
}

/** The former ones are good no more; none = no factor is left that they could stand in for. */
export function replaceRecoveryCodes(tx: Tx, userId: number, codeHmacs: readonly Buffer[]): void {
  tx.write(sql`delete from recovery_codes r where r.user_id = ${userId}`)
  if (codeHmacs.length === 0) return
  const rows = codeHmacs.map((hmac) => sql`(${userId}::bigint, ${hmac}::bytea)`)
  tx.write(sql`insert into recovery_codes (user_id, code_hmac) values ${join(rows)}`)
}
