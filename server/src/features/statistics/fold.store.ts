import sql, { raw, type Sql } from 'sql-template-tag'
import type { Database, Row } from '../../platform/db/database.ts'
import { noIds } from '../../platform/db/id-blocks.rules.ts'
import { isTest } from '../messages/run-state.rules.ts'
import { trackedKinds } from '../messages/statistic-kind.rules.ts'
import { noteStale } from './stale-groups.store.ts'
import { addCounts, addFacts, ofPeople, trackedFacts } from './tracked-facts.store.ts'

const moment = (ms: number) => sql`to_timestamp(${ms}::float8 / 1000)::timestamptz(3)`

/** Goes before what takes long, in the same round trip; the login itself allows no statement more than a few seconds. */
export const patience = sql`select set_config('statement_timeout', '0', true)`

/** Goes before whatever reads sums and writes them anew, so that nobody adds to them meanwhile. */
export const lockProgress = [patience, sql`select from statistics_progress for update`] as const

/** Every event before this is counted. */
export async function findFoldedTo(db: Database): Promise<number> {
  const [[row]] = await db.outsideTenants<[{ ms: number }]>([
    sql`select (extract(epoch from folded_to) * 1000)::float8 as ms from statistics_progress`,
  ])
  return (row as { ms: number }).ms
}

/**
 * Counts the events of a time and moves on. One statement: who does not find the beginning where it was counts nothing,
 * and who dies in it has counted nothing. Tells how many events it counted.
 */
export async function foldEvents(db: Database, { fromMs, toMs }: { fromMs: number; toMs: number }): Promise<number> {
  const window = sql`e.at >= ${moment(fromMs)} and e.at < ${moment(toMs)} and exists (select from moved)`
  const [, , [row]] = await db.outsideTenants<[Row, Row, { events: number; rows: number }]>([
    // A statement of its own, so that the next one knows what somebody forgot meanwhile.
    ...lockProgress,
    sql`with moved as (
          update statistics_progress set folded_to = ${moment(toMs)} where folded_to = ${moment(fromMs)} returning 1),
        facts as materialized (${trackedFacts(window)}),
        ${addFacts()},
        added as (${addCounts} returning 1)
        select (select count(*) from facts where kind < 2) as events, (select count(*) from added) as rows`,
  ])
  return row?.events ?? 0
}

export interface NewsletterName {
  accountId: number
  newsletterId: number
}

/** Newsletters with counted events since a moment. */
export async function listNewslettersSince(db: Database, sinceMs: number): Promise<NewsletterName[]> {
  const [, rows] = await db.outsideTenants<[Row, NewsletterName]>([
    patience,
    sql`select distinct r.account_id as "accountId", r.newsletter_id as "newsletterId"
        from (select distinct e.account_id, e.run_id from tracking_events e
              where e.at >= ${moment(sinceMs)} and e.at < (select folded_to from statistics_progress)) e
        join runs r on r.account_id = e.account_id and r.id = e.run_id
        order by 1, 2`,
  ])
  return rows
}

/** Counts the opens and clicks of one newsletter again, from the beginning of the day of a moment on. */
export async function refoldNewsletter(db: Database, name: NewsletterName, sinceMs: number): Promise<void> {
  const { accountId, newsletterId } = name
  const firstDay = firstDayOf(accountId, sinceMs)
  const old = (alias: 'p' | 'd' | 'h') =>
    sql`${raw(alias)}.account_id = ${accountId} and ${raw(alias)}.newsletter_id = ${newsletterId} and ${raw(alias)}.kind = any(${trackedKinds}::smallint[])`
  await db.outsideTenants([
    ...lockProgress,
    sql`delete from newsletter_hours h where ${old('h')} and h.hour >= ${firstDay}`,
    sql`delete from newsletter_days d where ${old('d')} and (d.day >= ${firstDay} or d.day = '-infinity')`,
    sql`insert into newsletter_days
        select account_id, newsletter_id, '-infinity', kind, content_id, link, agent, verdict, sum(n), sum(people), sum(anonymous)
        from newsletter_days d where ${old('d')} group by 1, 2, 4, 5, 6, 7, 8`,
    // Who counted already counts again, whenever their mail was sent; they go first, as the events are asked for that.
    sql`with counted as (
          delete from newsletter_people p where ${old('p')} and p.day >= ${firstDay}
          returning p.kind, p.content_id, p.link, p.run_id, p.message_id),
        facts as materialized (
          ${trackedFacts(sql`${countedEvents(name, sinceMs)} and (select count(*) from counted) >= 0`)}),
        ${addFacts(sql`${ofPeople} or verdict = 0 and (kind, content_id, link, run_id, message_id) in (select * from counted)`)}
        ${addCounts}`,
  ])
}

/** Raw events of a newsletter that are counted already, from the beginning of the day of a moment on; a condition on `e`. */
export function countedEvents({ accountId, newsletterId }: NewsletterName, sinceMs: number): Sql {
  return sql`
    e.account_id = ${accountId}
    and e.run_id in (select n.id from runs n where n.account_id = ${accountId} and n.newsletter_id = ${newsletterId})
    and e.at >= ${firstDayOf(accountId, sinceMs)}::timestamp at time zone (select z.time_zone from accounts z where z.id = ${accountId})
    and e.at < (select folded_to from statistics_progress)`
}

/** The day of the account's time zone in which a moment lies, but none of which events may be gone already. */
export function firstDayOf(accountId: number, sinceMs: number): Sql {
  return sql`
    (select greatest((${moment(sinceMs)} at time zone z.time_zone)::date, z.events_kept_from) from accounts z where z.id = ${accountId})`
}

/** Takes over which messages came into or left a state; each change is taken once, with the sum it goes into. */
export async function foldMessageChanges(db: Database): Promise<void> {
  await db.outsideTenants([
    ...lockProgress,
    sql`with taken as materialized (delete from message_changes returning account_id, run_id, state, reason, n),
        of_runs as (
          insert into run_sums as s (account_id, run_id, state, reason, n)
          select t.account_id, t.run_id, t.state, t.reason, sum(t.n) from taken t
          group by 1, 2, 3, 4 having sum(t.n) <> 0 order by 1, 2, 3, 4
          on conflict (account_id, run_id, state, reason) do update set n = s.n + excluded.n),
        stale as (${noteStale('taken')})
        insert into newsletter_states (account_id, newsletter_id, state, n)
        select t.account_id, r.newsletter_id, t.state, sum(t.n)
        from taken t join runs r on r.account_id = t.account_id and r.id = t.run_id
        where not ${isTest(sql`r`)} group by 1, 2, 3 order by 1, 2, 3
        on conflict (account_id, newsletter_id, state) do update set n = newsletter_states.n + excluded.n`,
    foldArrivals,
  ])
}

/** Who received what went to many, by whoever holds the progress. What an account that ended leaves here belongs to no run. */
const foldArrivals = sql`
  with taken as materialized (delete from arrival_changes returning account_id, run_id, block, came, went),
  moved as (select t.account_id, t.run_id, t.block, bit_or(t.came) as came, bit_or(t.went) as went from taken t group by 1, 2, 3)
  insert into run_facets as f (account_id, run_id, facet, block, members)
  select m.account_id, m.run_id, 'received', m.block, (coalesce(k.members, ${noIds}) | m.came) & ~ m.went
  from moved m
  join runs r on r.account_id = m.account_id and r.id = m.run_id
  left join run_facets k on k.account_id = m.account_id and k.run_id = m.run_id and k.facet = 'received' and k.block = m.block
  order by 1, 2, 4
  on conflict (account_id, run_id, facet, block) do update set members = excluded.members`

/** When the sums have not been compared with their sources since the given moment, claims to be the one who does it. */
export async function claimCheck(db: Database, dueSince: Date): Promise<boolean> {
  const [rows = []] = await db.outsideTenants([
    sql`update statistics_progress set checked_at = now() where checked_at < ${dueSince.toISOString()} returning 1`,
  ])
  return rows.length > 0
}

/** After this time nobody needs to know who received, opened or clicked; the numbers stay. */
export async function forgetPeople(db: Database, before: Date): Promise<void> {
  await db.outsideTenants([
    patience,
    sql`delete from run_facets f using runs r
        where r.account_id = f.account_id and r.id = f.run_id and r.started_at < ${before.toISOString()}`,
    sql`delete from newsletter_people p where p.day < ${before.toISOString().slice(0, 10)}::date and p.kind = any(${trackedKinds}::smallint[])`,
  ])
}
