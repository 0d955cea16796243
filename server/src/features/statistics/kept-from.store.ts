import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { literalList } from '../../platform/db/literals.rules.ts'
import { trackedKinds } from '../messages/statistic-kind.rules.ts'

export interface KeptFrom {
  /** In the account's zone. */
  day: string
  /** When it begins there. */
  beginsAt: Timestamp
  /** From which day on everything is kept now. */
  keptFrom: string | null
}

/** The day of a moment in the account's zone, but none that is not counted to its end. */
export async function findKeptFrom(reader: Reader, before: Timestamp): Promise<KeptFrom> {
  const [found] = await reader.rows<KeptFrom>(sql`
    select d.day::text as day, d.day::timestamp at time zone a.time_zone as "beginsAt", a.events_kept_from::text as "keptFrom"
    from accounts a cross join statistics_progress s
    cross join lateral (
      select least((${before}::timestamptz at time zone a.time_zone)::date, (s.folded_to at time zone a.time_zone)::date) as day) d
    where ${reader.owns('a', 'id')}`)
  return found as KeptFrom
}

export function dayKeptFrom(day: string): Sql {
  return sql`${day}::date`
}

/** Until the transaction ends nobody counts. */
export async function holdProgress(tx: Tx): Promise<void> {
  await tx.rows(sql`select s.folded_to from statistics_progress s for update`)
}

export async function forgetPeopleOf(tx: Tx, day: string, limit: number): Promise<number> {
  const gone = await tx.rows(sql`
    delete from newsletter_people p where p.ctid = any(array(
      select o.ctid from newsletter_people o
      where ${tx.owns('o')} and o.day < ${day}::date and o.kind in ${literalList(trackedKinds)}
      order by o.day limit ${limit}))
      and ${tx.owns('p')} returning p.day`)
  return gone.length
}

/** In months; nobody's opens and clicks are kept for longer. */
const mostMonths = 13

/** The first day of which it is kept who was behind a number, in the account of a reader. */
export function listedFrom(reader: Reader): Sql {
  return sql`
    (select greatest(a.events_kept_from, (now() - ${mostMonths} * interval '1 month')::date) from accounts a
     where ${reader.owns('a', 'id')})`
}
