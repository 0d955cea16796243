import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Row } from '../../platform/db/database.ts'
import { isTest } from '../messages/run-state.rules.ts'
import { statisticKinds, trackedKinds } from '../messages/statistic-kind.rules.ts'
import { isGone } from '../months/month.rules.ts'
import { countedEvents, firstDayOf, lockProgress, type NewsletterName, patience } from './fold.store.ts'
import { countedFacets, keptFacets } from './recount-facets.store.ts'
import { reportFacts } from './report-facts.store.ts'
import { ofPeople, trackedFacts } from './tracked-facts.store.ts'

/** A sum that is not what its sources say. */
export interface Drift {
  what: 'events' | 'people' | 'sums' | 'hours' | 'states' | 'runs' | 'reports' | 'facets'
  /** Which sum, in the words of its table's key. */
  at: Timestamp
  kept: number
  counted: number
}

const kinds = sql`any(${trackedKinds}::smallint[])`
const own = ({ accountId, newsletterId }: NewsletterName, alias: 'd' | 'h' | 'p' | 's' | 'r') =>
  ({
    d: sql`d.account_id = ${accountId} and d.newsletter_id = ${newsletterId}`,
    h: sql`h.account_id = ${accountId} and h.newsletter_id = ${newsletterId}`,
    p: sql`p.account_id = ${accountId} and p.newsletter_id = ${newsletterId}`,
    s: sql`s.account_id = ${accountId} and s.newsletter_id = ${newsletterId}`,
    r: sql`r.account_id = ${accountId} and r.newsletter_id = ${newsletterId} and not ${isTest(sql`r`)}`,
  })[alias]

/** Compares everything that is kept about a newsletter with its sources, all as of one moment. */
export async function findDrift(db: Database, name: NewsletterName, sinceMs: number): Promise<Drift[]> {
  const parts = [
    compare('events', keptEvents(name, sinceMs), rawEvents(name, sinceMs)),
    compare('people', keptPeople(name), rawPeople(name, sinceMs), { less: true }),
    compare('sums', keptSums(name, sinceMs), countedSums(name, sinceMs)),
    compare('hours', keptHours(name, sinceMs), countedHours(name, sinceMs)),
    compare('states', keptStates(name), countedStates(name)),
    compare('runs', keptRuns(name), countedRuns(name)),
    compare('reports', keptReports(name), countedReports(name), { less: true }),
    compare('facets', keptFacets(name), countedFacets(name)),
  ]
  const [, rows] = await db.outsideTenants<[Row, Drift]>([
    patience,
    sql`select * from (${parts.reduce((all, part) => sql`${all} union all ${part}`)}) drift order by 1, 2`,
  ])
  return rows
}

/** `less`: only what is missing is a fault, because the source forgets people and old events. */
function compare(what: Drift['what'], kept: Sql, counted: Sql, { less = false } = {}): Sql {
  const differs = less ? sql`coalesce(k.n, 0) < c.n` : sql`coalesce(k.n, 0) <> coalesce(c.n, 0)`
  return sql`
    (select ${what}::text as what, coalesce(k.at, c.at) as at, coalesce(k.n, 0)::bigint as kept, coalesce(c.n, 0)::bigint as counted
     from (${kept}) k full join (${counted}) c on c.at = k.at where ${differs})`
}

const eventKey = sql`concat_ws(' ', day, kind, content_id, link, agent, verdict)`
const keptEvents = (name: NewsletterName, sinceMs: number) => sql`
  select ${eventKey} as at, d.n from newsletter_days d
  where ${own(name, 'd')} and d.kind = ${kinds} and d.day >= ${firstDayOf(name.accountId, sinceMs)}`
const rawEvents = (name: NewsletterName, sinceMs: number) => sql`
  select ${eventKey} as at, count(*) as n from (${trackedFacts(countedEvents(name, sinceMs))}) f group by 1`

const personKey = sql`concat_ws(' ', kind, content_id, link)`
const keptPeople = (name: NewsletterName) => sql`
  select ${personKey} as at, count(*) as n from newsletter_people p where ${own(name, 'p')} group by 1`
const rawPeople = (name: NewsletterName, sinceMs: number) => sql`
  select ${personKey} as at, count(distinct (run_id, message_id)) as n
  from (${trackedFacts(countedEvents(name, sinceMs))}) f where ${ofPeople} group by 1`

/** The sum over all days must be the sum of the days, and people of the last year those that are listed. */
const keptSums = (name: NewsletterName, sinceMs: number) => sql`
  select ${personKey} || ' n' as at, sum(d.n) as n from newsletter_days d where ${own(name, 'd')} and d.day = '-infinity' group by 1
  union all
  select ${personKey} || ' all people', sum(d.people) from newsletter_days d where ${own(name, 'd')} and d.day = '-infinity' group by 1
  union all
  select ${personKey} || ' people', sum(d.people) from newsletter_days d
  where ${own(name, 'd')} and d.day >= ${firstDayOf(name.accountId, sinceMs)} group by 1`
const countedSums = (name: NewsletterName, sinceMs: number) => sql`
  select ${personKey} || ' n' as at, sum(d.n) as n from newsletter_days d where ${own(name, 'd')} and d.day > '-infinity' group by 1
  union all
  select ${personKey} || ' all people', sum(d.people) from newsletter_days d where ${own(name, 'd')} and d.day > '-infinity' group by 1
  union all
  select ${personKey} || ' people', count(*) from newsletter_people p
  where ${own(name, 'p')} and p.day >= ${firstDayOf(name.accountId, sinceMs)} group by 1`

/** Of the first days of a newsletter the hours are kept as well, and say the same. */
const hourKey = sql`concat_ws(' ', kind, hour)`
const keptHours = (name: NewsletterName, sinceMs: number) => sql`
  select ${hourKey} as at, h.n + h.machine as n from newsletter_hours h
  where ${own(name, 'h')} and h.hour >= ${firstDayOf(name.accountId, sinceMs)}
  union all
  select ${hourKey} || ' people', h.people from newsletter_hours h
  where ${own(name, 'h')} and h.hour >= ${firstDayOf(name.accountId, sinceMs)}
    and h.people > 0`
const countedHours = (name: NewsletterName, sinceMs: number) => sql`
  select ${hourKey} as at, count(*) as n from (${trackedFacts(countedEvents(name, sinceMs))}) f
  where f.hour is not null and f.kind <> ${statisticKinds.linkClick} group by 1
  union all
  select ${hourKey} || ' people', count(*) from newsletter_people p
  where ${own(name, 'p')} and p.kind = ${kinds} and p.kind <> ${statisticKinds.linkClick}
    and p.hour is not null and p.day >= ${firstDayOf(name.accountId, sinceMs)} group by 1`

/** What waits to be taken over belongs to what is kept. */
const keptStates = (name: NewsletterName) => sql`
  select state::text as at, sum(n) as n
  from (select s.state, s.n from newsletter_states s where ${own(name, 's')}
        union all
        select c.state, c.n from message_changes c join runs r on r.account_id = c.account_id and r.id = c.run_id
        where ${own(name, 'r')}) both_parts
  group by 1`
const countedStates = (name: NewsletterName) => sql`
  select m.state::text as at, sum(m.n) as n from (${statesOf(name)}) m group by 1`
/** Of messages, and of those that have gone after their time. */
const statesOf = (name: NewsletterName) => sql`
  select m.state, 1 as n from messages m join runs r on r.account_id = m.account_id and r.id = m.run_id where ${own(name, 'r')}
  union all
  select g.state, g.n from run_sums g join runs r on r.account_id = g.account_id and r.id = g.run_id
  where ${own(name, 'r')} and ${isGone(sql`r.id`)}`

/** Only those whose messages are there: of the others there is nothing else to compare with. */
const keptRun = (name: NewsletterName) => sql`${own(name, 'r')} and not ${isGone(sql`r.id`)}`
const runKey = sql`concat_ws(' ', run_id, state, reason)`
const keptRuns = (name: NewsletterName) => sql`
  select ${runKey} as at, sum(n) as n
  from (select g.run_id, g.state, g.reason, g.n from run_sums g join runs r on r.account_id = g.account_id and r.id = g.run_id
        where ${keptRun(name)}
        union all
        select c.run_id, c.state, c.reason, c.n from message_changes c join runs r on r.account_id = c.account_id and r.id = c.run_id
        where ${keptRun(name)}) both_parts
  group by 1 having sum(n) <> 0`
const countedRuns = (name: NewsletterName) => sql`
  select ${runKey} as at, count(*) as n
  from (select m.run_id, m.state, counted_reason(m.state, m.reason) as reason
        from messages m join runs r on r.account_id = m.account_id and r.id = m.run_id where ${keptRun(name)}) counted
  group by 1`

const keptReports = (name: NewsletterName) => sql`
  select p.kind::text as at, count(*) as n from newsletter_people p where ${own(name, 'p')} and p.kind <> ${kinds} group by 1`
const countedReports = (name: NewsletterName) => {
  const settled = sql`
    i.account_id = ${name.accountId} and i.run_id in (select r.id from runs r where ${own(name, 'r')})
    and not exists (select from report_changes w where w.account_id = i.account_id and w.report_id = i.id)`
  return sql`select f.kind::text as at, count(*) as n from (${reportFacts(settled)}) f group by 1`
}

/** Puts right how many messages are in which state. */
export async function recountStates(db: Database, name: NewsletterName): Promise<void> {
  const { accountId, newsletterId } = name
  await db.outsideTenants([
    ...lockProgress,
    sql`delete from newsletter_states s where ${own(name, 's')}`,
    sql`insert into newsletter_states (account_id, newsletter_id, state, n)
        select ${accountId}, ${newsletterId}, state, sum(n)
        from (${statesOf(name)}
              union all
              select c.state, -c.n from message_changes c join runs r on r.account_id = c.account_id and r.id = c.run_id
              where ${own(name, 'r')}) both_parts
        group by 3 having sum(n) <> 0`,
  ])
}

/** The same for each of its runs. */
export async function recountRuns(db: Database, name: NewsletterName): Promise<void> {
  await db.outsideTenants([
    ...lockProgress,
    sql`update run_sums s set n = 0 from runs r where r.account_id = s.account_id and r.id = s.run_id and ${keptRun(name)}`,
    sql`insert into run_sums as s (account_id, run_id, state, reason, n)
        select account_id, run_id, state, reason, sum(n)
        from (select m.account_id, m.run_id, m.state, counted_reason(m.state, m.reason) as reason, 1 as n
              from messages m join runs r on r.account_id = m.account_id and r.id = m.run_id where ${keptRun(name)}
              union all
              select c.account_id, c.run_id, c.state, c.reason, -c.n
              from message_changes c join runs r on r.account_id = c.account_id and r.id = c.run_id where ${keptRun(name)}) counted
        group by 1, 2, 3, 4 having sum(n) <> 0
        on conflict (account_id, run_id, state, reason) do update set n = excluded.n`,
  ])
}

/** Newsletters of one account, or of all, that have been sent or of which something was counted since a day. */
export async function listSentNewsletters(
  db: Database,
  { accountId, since }: { accountId?: number; since?: Date },
): Promise<NewsletterName[]> {
  const [, rows] = await db.outsideTenants<[Row, NewsletterName]>([
    patience,
    sql`select distinct r.account_id as "accountId", r.newsletter_id as "newsletterId" from runs r
        where not ${isTest(sql`r`)} and r.account_id = coalesce(${accountId ?? null}::bigint, r.account_id)
          and (${since?.toISOString() ?? null}::timestamptz is null or r.started_at >= ${since?.toISOString() ?? null}::timestamptz
               or exists (select from newsletter_days d where d.account_id = r.account_id and d.newsletter_id = r.newsletter_id
                          and d.day >= ${since?.toISOString() ?? null}::timestamptz::date))
        order by 1, 2`,
  ])
  return rows
}
