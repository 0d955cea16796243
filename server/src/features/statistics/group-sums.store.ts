import sql, { raw, type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Row } from '../../platform/db/database.ts'
import { bitmap, bitOf, blockOf, noIds } from '../../platform/db/id-blocks.rules.ts'
import { literals } from '../../platform/db/literals.rules.ts'
import { inStates } from '../messages/message-state.rules.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'
import { isGone } from '../months/month.rules.ts'
import { patience } from './fold.store.ts'
import { arrivedStates } from './newsletter-statistics.rules.ts'

const { open, click, hardBounce, softBounce } = literals(statisticKinds)
/** The row that holds the sums of all of them together. */
const everybody = 0

export interface StaleRun {
  accountId: number
  runId: number
  newsletterId: number
}

/** Counting again takes no more than the fiftieth part of the time; what takes less than a second is never put off. */
export async function listStaleRuns(db: Database, startedSince: Date): Promise<StaleRun[]> {
  const [rows] = await db.outsideTenants<[StaleRun]>([
    sql`select c.account_id as "accountId", c.run_id as "runId", r.newsletter_id as "newsletterId"
        from run_group_counts c join runs r on r.account_id = c.account_id and r.id = c.run_id
        join accounts a on a.id = c.account_id
          and (a.events_kept_from is null or r.started_at >= a.events_kept_from::timestamp at time zone a.time_zone)
        where c.is_stale and r.started_at >= ${startedSince.toISOString()} and not ${isGone(sql`c.run_id`)}
          and (c.took_ms < 1000 or c.counted_at < now() - c.took_ms * interval '50 milliseconds')
        order by c.took_ms, c.run_id`,
  ])
  return rows
}

/**
 * Counts anew how many of each group got, opened and clicked a mail. The mark is taken away first, in a statement of its
 * own: whatever is noted after that is either seen by the count or sets the mark again.
 */
export async function countGroups(db: Database, { accountId, runId, newsletterId }: StaleRun): Promise<void> {
  const own = (alias: 'c' | 'g' | 'm' | 'p') =>
    sql`${raw(alias)}.account_id = ${accountId} and ${raw(alias)}.run_id = ${runId}`
  const bits = (id: Sql, where: Sql) => sql`bit_or(${bitOf(id)}) filter (where ${where})`
  const all = (name: 'arrived' | 'failed' | 'opened' | 'clicked') => sql`coalesce(bit_or(x.${raw(name)}), ${noIds})`
  const sum = (name: 'delivered' | 'opened' | 'clicked', set: Sql) => sql`sum(bit_count(b.${raw(name)} ${set}))::bigint`
  const sums = (set: Sql) => sql`${sum('delivered', set)}, ${sum('opened', set)}, ${sum('clicked', set)}`
  const mail = sql`m.id`
  const ofPerson = sql`p.message_id`
  await db.outsideTenants<Row[]>([
    patience,
    sql`update run_group_counts c set is_stale = false where ${own('c')}`,
    sql`with found as (
          select ${blockOf(mail)} as block, bit_or(${bitOf(mail)}) as arrived,
                 null::${bitmap} as failed, null::${bitmap} as opened, null::${bitmap} as clicked
          from messages m where ${own('m')} and m.state in ${inStates(arrivedStates)} group by 1
          union all
          select ${blockOf(ofPerson)}, null, ${bits(ofPerson, sql`p.kind in (${hardBounce}, ${softBounce})`)},
                 ${bits(ofPerson, sql`p.kind = ${open}`)}, ${bits(ofPerson, sql`p.kind = ${click}`)}
          from newsletter_people p
          where ${own('p')} and p.newsletter_id = ${newsletterId} and p.content_id = 0 and p.link = 0
            and p.kind in (${open}, ${click}, ${hardBounce}, ${softBounce})
          group by 1),
        blocks as materialized (
          select x.block, ${all('arrived')} & ~${all('failed')} as delivered, ${all('opened')} as opened, ${all('clicked')} as clicked
          from found x group by 1),
        counted as (
          select g.group_id, ${sums(sql`& g.members`)}
          from blocks b join run_groups g on ${own('g')} and g.block = b.block group by 1
          union all
          select ${everybody}, ${sums(sql``)} from blocks b having count(*) > 0)
        insert into run_group_sums as s (account_id, run_id, group_id, delivered, opened, clicked)
        select ${accountId}, ${runId}, g.id, coalesce(n.delivered, 0), coalesce(n.opened, 0), coalesce(n.clicked, 0)
        from (select ${everybody}::bigint as id
              union all
              select unnest(m.group_ids) from runs r join mailings m on m.account_id = r.account_id and m.id = r.mailing_id
              where r.account_id = ${accountId} and r.id = ${runId}) g
        left join counted n (group_id, delivered, opened, clicked) on n.group_id = g.id
        on conflict (account_id, run_id, group_id) do update
        set delivered = excluded.delivered, opened = excluded.opened, clicked = excluded.clicked`,
    sql`update run_group_counts c set counted_at = now(), took_ms = extract(epoch from clock_timestamp() - now()) * 1000,
            counted_to = (select folded_to from statistics_progress)
        where ${own('c')}`,
  ])
}

/** The sums stay; what they were counted from is forgotten. */
export async function forgetGroupCounts(db: Database, before: Date): Promise<void> {
  await db.outsideTenants([
    patience,
    sql`delete from run_group_counts c using runs r
        where r.account_id = c.account_id and r.id = c.run_id and r.started_at < ${before.toISOString()}`,
  ])
}

export interface GroupSum {
  id: number
  /** Null = it has been deleted. */
  name: string | null
  delivered: number
  opened: number
  clicked: number
  /** Null = nobody knows any more. */
  left: number | null
}

export interface GroupsOfRun {
  countedTo: Timestamp | null
  everybody: Pick<GroupSum, 'delivered' | 'opened' | 'clicked'>
  groups: GroupSum[]
}

/** The groups a run was aimed at, the largest first; undefined = it was aimed at fewer than two. */
export async function findGroupsOfRun(
  reader: Reader,
  { runId, newsletterId }: { runId: number; newsletterId: number },
): Promise<GroupsOfRun | undefined> {
  const leaver = sql`c.subscriber_id`
  const rows = await reader.rows<GroupSum & { countedTo: Timestamp | null }>(sql`
    with leavers as materialized (
      select ${blockOf(leaver)} as block, bit_or(${bitOf(leaver)}) as bits from consent_entries c
      where ${reader.owns('c')} and c.newsletter_id = ${newsletterId} and c.to_state = 'unsubscribed' group by 1),
    lefts as materialized (
      select k.group_id, sum(bit_count(k.members & l.bits)) as n
      from leavers l join run_groups k on ${reader.owns('k')} and k.run_id = ${runId} and k.block = l.block group by 1)
    select s.group_id as id, g.name, s.delivered, s.opened, s.clicked, c.counted_to as "countedTo",
           case when c.run_id is not null then coalesce(l.n, 0) end::bigint as "left"
    from run_group_sums s
    left join run_group_counts c on ${reader.owns('c')} and c.run_id = s.run_id
    left join subscriber_groups g on ${reader.owns('g')} and g.id = s.group_id and g.deleted_at is null
    left join lefts l on l.group_id = s.group_id
    where ${reader.owns('s')} and s.run_id = ${runId} order by s.delivered desc, s.group_id`)
  const whole = rows.find(({ id }) => id === everybody)
  if (!whole) return undefined
  const groups = rows.filter(({ id }) => id !== everybody).map(({ countedTo: _same, ...group }) => group)
  const { countedTo, delivered, opened, clicked } = whole
  return { countedTo, everybody: { delivered, opened, clicked }, groups }
}
