import sql, { type Sql } from 'sql-template-tag'
import { isStanding, isTargeted, isTest } from '../messages/run-state.rules.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'
import { noteStale } from './stale-groups.store.ts'

/** How long after its beginning what becomes of a newsletter is kept by the hour; what goes to single people has no beginning. */
const firstHours = 72

/**
 * Whether everything that was done with a mail is still there. Of any other one nobody knows whether somebody counts already,
 * so nobody becomes one more.
 */
const isKeptFromTheFirst = sql`
  (a.events_kept_from is null or r.started_at >= a.events_kept_from::timestamp at time zone a.time_zone
   or ${isStanding(sql`r`)} and exists (
     select from messages m where m.account_id = e.account_id and m.run_id = e.run_id and m.id = e.message_id
     and m.created_at >= a.events_kept_from::timestamp at time zone a.time_zone))`

/**
 * What opens and clicks say: an open counts for the newsletter; a click for the newsletter and for its link. Mails to
 * editors (occurrence `test`) count nowhere. `events` is a condition on `e`.
 */
export function trackedFacts(events: Sql): Sql {
  return sql`
    select e.account_id, r.newsletter_id, (e.at at time zone a.time_zone)::date as day, f.kind, f.content_id, f.link,
           e.agent, e.verdict, e.run_id, e.message_id, e.at, ${isKeptFromTheFirst} as is_kept,
           case when ${isTargeted(sql`r`)} and e.at < r.started_at + make_interval(hours => ${firstHours}::int)
             then date_trunc('hour', e.at at time zone a.time_zone) end as hour
    from tracking_events e
    join runs r on r.account_id = e.account_id and r.id = e.run_id and not ${isTest(sql`r`)}
    join accounts a on a.id = e.account_id
    cross join lateral (
      select case when e.link is null then 0 else 1 end::smallint as kind, 0::bigint as content_id, 0::smallint as link
      union all select 2::smallint, e.content_id, e.link where e.link is not null) f
    where ${events}`
}

/** Of facts: those that tell of a person, who may count as one. */
export const ofPeople = sql`verdict = 0 and message_id is not null and is_kept`

/**
 * Adds the facts of the common table expression `facts` to the sums. A person counts as one with the first event of a
 * human, which is the row that `newsletter_people` did not have yet. `people` is a condition on facts.
 */
export const addFacts = (people = ofPeople): Sql => sql`
  newcomers as (
    insert into newsletter_people (account_id, newsletter_id, kind, content_id, link, run_id, message_id, day, agent, hour)
    select distinct on (account_id, newsletter_id, kind, content_id, link, run_id, message_id)
           account_id, newsletter_id, kind, content_id, link, run_id, message_id, day, agent, hour
    from facts where ${people}
    order by account_id, newsletter_id, kind, content_id, link, run_id, message_id, at
    on conflict do nothing
    returning account_id, newsletter_id, day, kind, content_id, link, agent, hour),
  hours as (
    insert into newsletter_hours (account_id, newsletter_id, hour, kind, n, machine, people)
    select account_id, newsletter_id, hour, kind, sum(n), sum(machine), sum(people)
    from (select account_id, newsletter_id, hour, kind, (verdict = 0)::int as n, (verdict <> 0)::int as machine, 0 as people from facts
          union all select account_id, newsletter_id, hour, kind, 0, 0, 1 from newcomers) happened
    where hour is not null and kind <> ${statisticKinds.linkClick}
    group by 1, 2, 3, 4 order by 1, 2, 4, 3
    on conflict (account_id, newsletter_id, kind, hour) do update
    set n = newsletter_hours.n + excluded.n, machine = newsletter_hours.machine + excluded.machine,
        people = newsletter_hours.people + excluded.people),
  counts as (
    select account_id, newsletter_id, day, kind, content_id, link, agent, verdict, count(*) as n, 0 as people,
           count(*) filter (where message_id is null) as anonymous
    from facts group by 1, 2, 3, 4, 5, 6, 7, 8
    union all
    select account_id, newsletter_id, day, kind, content_id, link, agent, 0, 0, count(*), 0
    from newcomers group by 1, 2, 3, 4, 5, 6, 7),
  stale as (${noteStale('facts')})`

/** Adds the common table expression `counts` to the days and to their sum. */
export const addCounts = sql`
  insert into newsletter_days (account_id, newsletter_id, day, kind, content_id, link, agent, verdict, n, people, anonymous)
  select account_id, newsletter_id, coalesce(day, '-infinity'), kind, content_id, link, agent, verdict,
         sum(n), sum(people), sum(anonymous)
  from counts
  group by grouping sets ((account_id, newsletter_id, day, kind, content_id, link, agent, verdict),
                          (account_id, newsletter_id, kind, content_id, link, agent, verdict))
  order by 1, 2, 3, 4, 5, 6, 7, 8
  on conflict (account_id, newsletter_id, day, kind, content_id, link, agent, verdict) do update
  set n = newsletter_days.n + excluded.n, people = newsletter_days.people + excluded.people,
      anonymous = newsletter_days.anonymous + excluded.anonymous`
