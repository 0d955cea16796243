import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import { literals } from '../../platform/db/literals.rules.ts'
import { isTest } from '../messages/run-state.rules.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'
import { disbelieved, hardClasses, uncountedClasses } from './counted-reports.rules.ts'
import { lockProgress } from './fold.store.ts'
import { noteStale } from './stale-groups.store.ts'
import { addCounts } from './tracked-facts.store.ts'

const { complaint, hardBounce, softBounce } = literals(statisticKinds)

/** What judged reports say about messages; `reports` is a condition on `i`. A message that failed twice failed once: hard, if ever. */
export function reportFacts(reports: Sql): Sql {
  return sql`
    select s.account_id, r.newsletter_id, s.run_id, s.message_id, min(s.kind)::smallint as kind,
           min((s.received_at at time zone a.time_zone)::date) as day
    from (select i.account_id, i.run_id, i.message_id, i.received_at,
                 case when i.kind = 'complaint' then ${complaint} when i.class in ${hardClasses} or i.effect = 'hardBounce'
                      then ${hardBounce} else ${softBounce} end as kind
          from inbound_reports i
          where i.judged_at is not null and coalesce(i.reason, '') <> all(${disbelieved})
            and (i.kind in ('relay', 'bounce') and i.class not in ${uncountedClasses} or i.kind = 'complaint' and i.class = 'abuse')
            and ${reports}) s
    join runs r on r.account_id = s.account_id and r.id = s.run_id and not ${isTest(sql`r`)}
    join accounts a on a.id = s.account_id
    group by 1, 2, 3, 4, s.kind = ${complaint}`
}

/** Takes over what was reported since the last time. A soft bounce that turns out to be a hard one is no soft one any more. */
export async function foldReportChanges(db: Database): Promise<void> {
  const sameMessage = sql`
    p.account_id = f.account_id and p.newsletter_id = f.newsletter_id and p.content_id = 0 and p.link = 0
    and p.run_id = f.run_id and p.message_id = f.message_id`
  await db.outsideTenants([
    ...lockProgress,
    sql`with taken as (delete from report_changes returning account_id, report_id),
        facts as materialized (${reportFacts(sql`(i.account_id, i.id) in (select account_id, report_id from taken)`)}),
        hardened as (
          delete from newsletter_people p using facts f where f.kind = ${hardBounce} and p.kind = ${softBounce} and ${sameMessage}
          returning p.account_id, p.newsletter_id, p.kind, p.day),
        newcomers as (
          insert into newsletter_people (account_id, newsletter_id, kind, content_id, link, run_id, message_id, day, agent)
          select f.account_id, f.newsletter_id, f.kind, 0, 0, f.run_id, f.message_id, f.day, 0 from facts f
          where not (f.kind = ${softBounce} and exists (select from newsletter_people p where p.kind = ${hardBounce} and ${sameMessage}))
          order by 1, 2, 3, 6, 7
          on conflict do nothing returning account_id, newsletter_id, kind, day),
        counts as (
          select account_id, newsletter_id, day, kind, 0 as content_id, 0 as link, 0 as agent, 0 as verdict,
                 n, n as people, 0 as anonymous
          from (select account_id, newsletter_id, day, kind, 1 as n from newcomers
                union all select account_id, newsletter_id, day, kind, -1 from hardened) moves),
        stale as (${noteStale('facts')})
        ${addCounts}`,
  ])
}
