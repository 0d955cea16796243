import sql from 'sql-template-tag'
import { secondsSince } from '../../platform/db/age.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import type { RoundName } from './round.rules.ts'

interface Named {
  name: RoundName
  everyMs: number
}

interface Place {
  done: number
  total: number
}

export interface FailedAccount {
  accountId: number
  failure: string
}

/** A turn is at work; `place` where it goes from account to account. */
export async function recordWork(db: Database, { name, everyMs, place }: Named & { place?: Place }): Promise<void> {
  await db.outsideTenants([
    sql`insert into rounds (name, every_seconds, done, total)
        values (${name}, ${everyMs / 1000}, ${place?.done}::int, ${place?.total}::int)
        on conflict (name) do update
        set every_seconds = excluded.every_seconds, begun_at = now(), done = excluded.done, total = excluded.total`,
  ])
}

/** A turn has come to its end; the accounts it failed in are all there are. */
export async function recordEnd(
  db: Database,
  { name, everyMs, byAccount, failed }: Named & { byAccount?: boolean; failed: readonly FailedAccount[] },
): Promise<void> {
  await db.outsideTenants([
    sql`insert into rounds (name, every_seconds, succeeded_at) values (${name}, ${everyMs / 1000}, now())
        on conflict (name) do update
        set every_seconds = excluded.every_seconds, succeeded_at = now(), done = null, total = null`,
  ])
  if (byAccount) await recordFailedAccounts(db, name, failed)
}

async function recordFailedAccounts(db: Database, name: RoundName, failed: readonly FailedAccount[]): Promise<void> {
  const ids = failed.map(({ accountId }) => accountId)
  await db.outsideTenants([
    sql`delete from round_failures where round = ${name} and account_id <> all(${ids}::bigint[])`,
    sql`insert into round_failures (account_id, round, failure)
        select f.account_id, ${name}, f.failure
        from unnest(${ids}::bigint[], ${failed.map(({ failure }) => failure)}::text[]) f (account_id, failure)
        where exists (select from accounts a where a.id = f.account_id)
        on conflict (account_id, round) do update set failed_at = now(), failure = excluded.failure`,
  ])
}

/** A turn has failed as a whole. */
export async function recordFailure(
  db: Database,
  { name, everyMs, failure }: Named & { failure: string },
): Promise<void> {
  await db.outsideTenants([
    sql`insert into rounds (name, every_seconds, failed_at, failure) values (${name}, ${everyMs / 1000}, now(), ${failure})
        on conflict (name) do update
        set every_seconds = excluded.every_seconds, failed_at = now(), failure = excluded.failure`,
  ])
}

export interface RoundReport {
  name: string
  restSeconds: number
  /** Null when it never came to an end. */
  sinceSuccess: number | null
  sinceBegun: number
  /** Only of a failure after which it has not come to an end. */
  failure: string | null
  done: number | null
  total: number | null
  failedAccounts: number
}

export interface AccountFailure {
  round: string
  accountId: number
  failure: string
  sinceSeconds: number
}

export async function readRounds(db: Database): Promise<RoundReport[]> {
  const [rows] = await db.outsideTenants<[RoundReport]>([
    sql`select r.name, r.every_seconds::float8 as "restSeconds", ${secondsSince(sql`r.succeeded_at`)} as "sinceSuccess",
               ${secondsSince(sql`r.begun_at`)} as "sinceBegun",
               case when r.failed_at > coalesce(r.succeeded_at, '-infinity') then r.failure end as failure, r.done, r.total,
               (select count(*) from round_failures f where f.round = r.name) as "failedAccounts"
        from rounds r order by r.name`,
  ])
  return rows
}

/** The first of them; how many there are, `readRounds` tells. */
export async function readFailedAccounts(db: Database, limit: number): Promise<AccountFailure[]> {
  const [rows] = await db.outsideTenants<[AccountFailure]>([
    sql`select f.round, f.account_id as "accountId", f.failure, ${secondsSince(sql`f.since`)} as "sinceSeconds"
        from round_failures f order by f.since limit ${limit}`,
  ])
  return rows
}
