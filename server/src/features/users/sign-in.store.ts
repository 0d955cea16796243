import sql from 'sql-template-tag'
import type { Database, Row } from '../../platform/db/database.ts'
import type { Columns } from '../../schema.rows.ts'
import { type Failures, keptSeconds } from './sign-in-wait.rules.ts'

/** Who tries, from where: keyed hashes. */
export type Attempt = Columns<'sign_in_failures', 'userHmac' | 'addressHmac'>

interface Failure {
  age: number
  ofUser: boolean
  ofAddress: boolean
}

/**
 * Notes down an attempt as if it had failed, and tells which ones did before it. Attempts of one user or address queue up
 * here, so that a hundred at once are counted one after the other.
 */
export async function noteAttempt(
  db: Database,
  { userHmac, addressHmac }: Attempt,
): Promise<Failures & { id: number }> {
  const [, , , failures, [noted]] = await db.outsideTenants<[Row, Row, Row, Failure, { id: number }]>([
    sql`select pg_advisory_xact_lock(30, ${userHmac.readInt32BE()}::int)`,
    sql`select pg_advisory_xact_lock(31, ${addressHmac.readInt32BE()}::int)`,
    sql`delete from sign_in_failures f where f.id in (
          select o.id from sign_in_failures o where o.failed_at < now() - make_interval(secs => ${keptSeconds})
          limit 100 for update skip locked)`,
    sql`select extract(epoch from clock_timestamp() - f.failed_at)::float8 as age,
               f.user_hmac = ${userHmac} as "ofUser", f.address_hmac = ${addressHmac} as "ofAddress"
        from sign_in_failures f where f.user_hmac = ${userHmac} or f.address_hmac = ${addressHmac}
        order by f.failed_at desc`,
    sql`insert into sign_in_failures (user_hmac, address_hmac, failed_at)
        values (${userHmac}, ${addressHmac}, clock_timestamp()) returning id`,
  ])
  const agesOf = (kind: 'ofUser' | 'ofAddress') => failures.filter((failure) => failure[kind]).map(({ age }) => age)
  return { id: (noted as { id: number }).id, ofUser: agesOf('ofUser'), ofAddress: agesOf('ofAddress') }
}

/** It was not looked at, so it says nothing. */
export async function forgetAttempt(db: Database, id: number): Promise<void> {
  await db.outsideTenants([sql`delete from sign_in_failures f where f.id = ${id}`])
}

/** The user has shown who they are: their own failures are forgotten. */
export async function forgetFailures(db: Database, { userHmac }: Attempt): Promise<void> {
  await db.outsideTenants([sql`delete from sign_in_failures f where f.user_hmac = ${userHmac}`])
}

/** Somebody who has shown who they are, and how often that had become void when they did. */
export interface Recognised {
  userId: number
  accessVersion: number
}

/** Somebody, and what they have to show besides whatever they sign in by. */
export interface WithFactor extends Recognised {
  /** The secret of an app that makes codes; null = none are asked for. */
  totpSealed: Buffer | null
  hasPasskey: boolean
}

export interface Candidate extends WithFactor {
  hash: string
}

/**
 * The same statements whether there is such a user or not. Who is a member of nothing counts only where they are about to
 * become one.
 */
export async function findCandidate(
  db: Database,
  emailKey: string,
  { mustBelong }: { mustBelong: boolean },
): Promise<Candidate | undefined> {
  const [, , [candidate]] = await db.outsideTenants<[Row, Row, Candidate]>([
    sql`select set_config('app.sign_in_email', ${emailKey}, true)`,
    sql`select set_config('app.user_id', coalesce(
          (select u.id::text from users u where u.email_key = ${emailKey}), '0'), true)`,
    sql`select p.user_id as "userId", u.access_version as "accessVersion", p.hash, t.secret_sealed as "totpSealed",
               exists (select from passkeys k where k.user_id = named_user()) as "hasPasskey"
        from passwords p join users u on u.id = p.user_id
        left join totp_factors t on t.user_id = p.user_id and t.confirmed_at is not null
        where p.user_id = named_user()
          and (not ${mustBelong}::boolean or exists (select from memberships m where m.user_id = named_user()))`,
  ])
  return candidate
}
