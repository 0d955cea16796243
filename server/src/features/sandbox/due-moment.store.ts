import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import { blockSql, stateSql } from '../messages/message-state.rules.ts'

/** Moments at which something happens in a sandbox by itself, of every kind; those that were passed and not seen to, too. */
function moments(reader: Reader, until: Timestamp): Sql {
  return sql`
    select m.planned_at as at from mailings m
    where ${reader.owns('m')} and m.type = 'standard' and m.status = 'planned' and m.failure_reason is null
      and not exists (select from runs r where r.account_id = m.account_id and r.mailing_id = m.id)
    union all select m.renews_at from mailings m where ${reader.owns('m')} and m.is_active and m.renews_at is not null
    union all select c.scheduled_at from trigger_copies c where ${reader.owns('c')} and c.status = 'scheduled'
    union all select t.waits_until from run_tests t where ${reader.owns('t')} and t.state = 'waiting'
    union all select h.due_at from run_hours h where ${reader.owns('h')} and not h.has_come
    union all select w.due_at from welcomes w where ${reader.owns('w')}
    union all select c.report_due_at from captured_mails c where ${reader.owns('c')} and c.report_due_at is not null
    union all ${birthdays(reader, until)}`
}

/** The mornings on which an active birthday mailing finds somebody. */
function birthdays(reader: Reader, until: Timestamp): Sql {
  return sql`
    select (d.day + m.birthday_hour * interval '1 hour') at time zone a.time_zone
    from mailings m join accounts a on a.id = m.account_id
    cross join lateral generate_series((m.congratulated_on + 1)::timestamp, ${until}::timestamptz at time zone a.time_zone, '1 day') d (day)
    where ${reader.owns('m')} and m.type = 'birthday' and m.is_active
      and exists (select from subscribers s where ${reader.owns('s')} and s.birthday_mmdd = to_char(d.day, 'MMDD')::smallint)`
}

export interface Moments {
  /** Something is due, or under way. */
  isBusy: boolean
  /** In milliseconds; null = nothing before then. */
  nextMs: number | null
}

export async function findMoments(reader: Reader, now: Timestamp, until: Timestamp): Promise<Moments> {
  const [found] = await reader.rows<{ isDue: boolean; nextMs: number | null }>(sql`
    select coalesce(bool_or(n.at <= ${now}), false) as "isDue",
           (extract(epoch from min(n.at) filter (where n.at > ${now} and n.at <= ${until})) * 1000)::float8 as "nextMs"
    from (${moments(reader, until)}) n`)
  const [work] = await reader.rows<{ isLeft: boolean }>(sql`
    select exists (select from messages m where ${reader.owns('m')} and m.due_at <= now()
                   and m.state in (${stateSql.pending}, ${stateSql.claimed}, ${stateSql.onWire}))
        or exists (select from runs r join run_blocks b on b.account_id = r.account_id and b.run_id = r.id
                   where ${reader.owns('r')} and r.state = 'sending' and b.state in (${blockSql.open}, ${blockSql.leased})) as "isLeft"`)
  return { isBusy: Boolean(found?.isDue || work?.isLeft), nextMs: found?.nextMs ?? null }
}
