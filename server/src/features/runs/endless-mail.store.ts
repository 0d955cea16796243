import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../platform/db/database.ts'
import { stateSql } from '../messages/message-state.rules.ts'
import { isTest } from '../messages/run-state.rules.ts'

export interface EndlessRun {
  accountId: number
  runId: number
  /** Mails the relay has accepted, and of which nobody has heard since. */
  mails: number
  /** So many of them are in the relay's queue, as far as its log tells. */
  queued: number
}

/** Whoever has had no end by now is in no log that is still there. */
const oldestDays = 14
const runsPerLook = 1000

/**
 * Looks back at runs that were finished so long ago, each once; what is found is looked at again until it has its end.
 * Returns those found for the first time.
 */
export async function lookBackAtRuns(db: Database, hours: number): Promise<EndlessRun[]> {
  const look = (which: Sql) => sql`
    with looked as (${runsToLookAt(which, hours)})
    update runs r set without_end = looked.mails from looked
    where r.account_id = looked.account_id and r.id = looked.id and r.without_end is distinct from looked.mails
    returning r.account_id as "accountId", r.id as "runId", looked.mails,
              case when r.without_end > 0 then (select count(*) from relay_queue q where q.run_id = r.id and q.taken) else 0 end as queued`
  const [, found] = await db.outsideTenants<[EndlessRun, EndlessRun]>([
    look(sql`r.without_end > 0`),
    look(sql`r.without_end is null`),
  ])
  return found.filter(({ mails }) => mails > 0)
}

/**
 * The statistics know how many mails of a newsletter are in which state. Only where it has several runs, as that of a
 * birthday mailing has, the mails of the one are counted.
 */
function runsToLookAt(which: Sql, hours: number): Sql {
  return sql`
    select r.account_id, r.id,
           case when exists (select from runs o where o.account_id = r.account_id and o.mailing_id = r.mailing_id
                             and o.id <> r.id and not ${isTest(sql`o`)})
             then (select count(*) from messages m
                   where m.account_id = r.account_id and m.run_id = r.id and m.state = ${stateSql.accepted})
             else coalesce((select s.n from newsletter_states s where s.account_id = r.account_id
                            and s.newsletter_id = r.newsletter_id and s.state = ${stateSql.accepted}), 0) end as mails
    from runs r
    where r.finished_at is not null and ${which} and not is_sandbox(r.account_id) and r.finished_at > now() - ${oldestDays} * interval '1 day'
      and r.finished_at < now() - ${hours} * interval '1 hour'
    order by r.finished_at limit ${runsPerLook}`
}

/** Over all runs that have not been given up. */
export async function countEndlessMails(db: Database): Promise<number> {
  const [[row]] = await db.outsideTenants<[{ mails: number }]>([
    sql`select coalesce(sum(r.without_end), 0)::bigint as mails from runs r
        where r.finished_at is not null and r.without_end > 0 and r.finished_at > now() - ${oldestDays} * interval '1 day'`,
  ])
  return (row as { mails: number }).mails
}
