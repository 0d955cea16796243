import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database } from '../../platform/db/database.ts'
import { type EventVerdict, repetition, rulesVersion, type Signals, verdicts } from './verdict.rules.ts'

/** An event that may be seen differently now; the first four name it. */
export interface JudgedEvent extends Signals {
  accountId: number
  runId: number
  atMs: number
  id: number
  messageId: number | null
  link: number | null
  verdict: EventVerdict
  rules: number
  acceptedAtMs: number | null
  /** The reader had withdrawn before; whose message it is must be forgotten, and is left out here already. */
  isWithdrawn: boolean
}

/** Events of messages, and those that other rules have judged, in the order of time. */
export async function listEvents(db: Database, fromMs: number, toMs: number): Promise<JudgedEvent[]> {
  const text = `
    select e.account_id as "accountId", e.run_id as "runId", (extract(epoch from e.at) * 1000)::float8 as "atMs", e.id,
           case when not w.withdrawn then e.message_id end as "messageId", w.withdrawn as "isWithdrawn", e.link, e.agent, e.is_head as "isHead", e.is_prefetch as "isPrefetch", e.verdict, e.rules,
           (extract(epoch from m.wire_at) * 1000)::float8 as "acceptedAtMs"
    from tracking_events e
    left join messages m on m.account_id = e.account_id and m.run_id = e.run_id and m.id = e.message_id
    cross join lateral (
      select exists (select from tracking_withdrawals t
                     where t.account_id = e.account_id and t.subscriber_id = m.subscriber_id and t.withdrawn_at <= e.at
                       and (t.agreed_again_at is null or t.agreed_again_at > e.at)) as withdrawn) w
    where e.at >= to_timestamp($1::float8 / 1000) and e.at < to_timestamp($2::float8 / 1000)
      and (e.message_id is not null or e.rules <> $3)
    order by e.at, e.id`
  const [events] = await db.outsideTenants<[JudgedEvent]>([{ text, values: [fromMs, toMs, rulesVersion] }])
  return events
}

export interface TrackingListener {
  accountId: number
  since: Timestamp
  opens: boolean
  clicks: boolean
}

/** Opens and clicks of people in a time that somebody wants to know of and was not told yet; marks them as told. */
export function markTold(
  listeners: readonly TrackingListener[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Sql {
  const column = (name: keyof TrackingListener) => listeners.map((listener) => listener[name])
  return sql`
    update tracking_events e set told = true
    from unnest(${column('accountId')}::bigint[], ${column('since')}::timestamptz[], ${column('opens')}::boolean[],
                ${column('clicks')}::boolean[]) l (account_id, since, opens, clicks)
    where e.account_id = l.account_id and e.at >= l.since
      and e.at >= to_timestamp(${fromMs}::float8 / 1000) and e.at < to_timestamp(${toMs}::float8 / 1000)
      and e.verdict = ${verdicts.human} and e.message_id is not null and e.told is null
      and case when e.link is null then l.opens else l.clicks end
    returning e.account_id, e.run_id, e.message_id, e.link, e.at`
}

/** Writes the new verdicts with what follows from them, and moves on, unless somebody has set the beginning back meanwhile; tells whether it moved. */
export async function saveVerdicts(
  db: Database,
  { changed, following }: { changed: readonly JudgedEvent[]; following: readonly Sql[] },
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<boolean> {
  const update = `
    update tracking_events e
    set verdict = v.verdict, rules = $7, message_id = case when not v.is_withdrawn then e.message_id end
    from unnest($1::bigint[], $2::bigint[], $3::float8[], $4::bigint[], $5::smallint[], $6::boolean[])
      as v (account_id, run_id, ms, id, verdict, is_withdrawn)
    where e.account_id = v.account_id and e.run_id = v.run_id and e.at = to_timestamp(v.ms / 1000)::timestamptz(3) and e.id = v.id
      and e.at >= to_timestamp($8::float8 / 1000) and e.at < to_timestamp($9::float8 / 1000)`
  const names = ['accountId', 'runId', 'atMs', 'id', 'verdict', 'isWithdrawn'] as const
  const columns = names.map((name) => changed.map((event) => event[name]))
  const move = `
    update tracking_progress set judged_to = to_timestamp($2::float8 / 1000)
    where judged_to = to_timestamp($1::float8 / 1000)::timestamptz(3) returning 1`
  const results = await db.outsideTenants([
    ...(changed.length > 0 ? [{ text: update, values: [...columns, rulesVersion, fromMs, toMs] }] : []),
    judgeAnonymous({ fromMs, toMs }),
    ...following,
    { text: move, values: [fromMs, toMs] },
  ])
  return (results.at(-1)?.length ?? 0) > 0
}

/** Where nobody can be recognised, more than a few events of one run, link and network in ten seconds are a machine's. */
function judgeAnonymous({ fromMs, toMs }: { fromMs: number; toMs: number }): Sql {
  const slotMs = repetition.ms
  const moment = (ms: number) => sql`to_timestamp(${ms}::float8 / 1000)`
  return sql`
    update tracking_events e set verdict = s.verdict
    from (select o.account_id, o.run_id, o.at, o.id,
                 case when row_number() over (
                   partition by o.account_id, o.run_id, o.link, o.network, floor(extract(epoch from o.at) * 1000 / ${slotMs}::int)
                   order by o.at, o.id) > ${repetition.anonymous}::int then ${verdicts.repeated}::smallint else ${verdicts.human}::smallint end as verdict
          from tracking_events o
          where o.at >= ${moment(fromMs - (fromMs % slotMs))} and o.at < ${moment(toMs)}
            and o.message_id is null and o.network is not null and o.verdict in (${verdicts.human}, ${verdicts.repeated})) s
    where e.account_id = s.account_id and e.run_id = s.run_id and e.at = s.at and e.id = s.id
      and e.at >= ${moment(fromMs)} and e.at < ${moment(toMs)} and e.verdict <> s.verdict`
}
