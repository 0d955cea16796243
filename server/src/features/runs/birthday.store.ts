import sql, { type Sql } from 'sql-template-tag'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import { bitmap, bitOf, blockOf, noIds } from '../../platform/db/id-blocks.rules.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { TargetBlock } from '../messages/index.ts'
import { runClassSql } from '../messages/run-state.rules.ts'
import { type Audience, chosenBlocks, readySubscribers } from './audience.store.ts'
import { celebratedOn } from './birthday.rules.ts'
import { type DueQuestion, type DueRow, inAccount, withNewsletters } from './due.store.ts'

export interface DueBirthdays extends Tenant {
  id: number
  newsletterId: number
  channelId: number
  groupIds: number[]
  excludedGroupIds: number[]
  /** By the account's own calendar. */
  day: string
}

const atOnce = 100

/** Active birthday mailings that have not gone out today, over all accounts. */
export async function findDueBirthdays(db: Database, { now, except }: DueQuestion): Promise<DueBirthdays[]> {
  const [due] = await db.outsideTenants<[DueRow<DueBirthdays>]>([
    sql`select m.account_id as "accountId", a.customer_id as "customerId", m.id, m.group_ids as "groupIds",
               m.excluded_group_ids as "excludedGroupIds", m.channel_id as "channelId", t.day::text as day
        from mailings m join accounts a on a.id = m.account_id
        cross join lateral (select (${inAccount(now)}) at time zone a.time_zone as local) l
        -- Days that a sandbox was put past come one after the other.
        cross join lateral (select case when is_sandbox(a.id) then least(l.local::date, m.congratulated_on + 1)
                                        else l.local::date end as day) t
        where m.type = 'birthday' and m.is_active and a.locked_at is null and a.approval = 'approved' and (t.day < l.local::date or extract(hour from l.local) >= m.birthday_hour)
          and coalesce(m.congratulated_on < t.day, true) and m.id <> all(${except}::bigint[])
        order by m.account_id, m.id limit ${atOnce}`,
  ])
  return withNewsletters<DueBirthdays>(db, due)
}

/** Of a subscriber: whether this day is their birthday. */
export function isBirthday(subscriber: Sql, day: string): Sql {
  return sql`(${subscriber}.birthday_mmdd = any(${celebratedOn(day)}::smallint[]) and ${subscriber}.birthday <= ${day}::date)`
}

/** A large account with runs from before `congratulations` was kept reads them once, which takes a while. */
export function waitForBirthdays(tx: Tx): void {
  tx.write(sql`select set_config('statement_timeout', '60s', true)`)
}

/** Whom the mailing congratulates: once a year, even if the date of birth is corrected meanwhile. */
export async function listBirthdays(tx: Tx, mailing: DueBirthdays & Audience): Promise<TargetBlock[]> {
  return tx.rows<TargetBlock>(sql`
    select t.block, t.targets
    from (select p.block, bit_or(p.ready) & bit_or(p.born) & ~coalesce(bit_or(p.congratulated), ${noIds}) as targets
          from (select r.block, r.targets as ready, null::${bitmap} as born, null::${bitmap} as congratulated
                from (${readySubscribers(tx, mailing)}) r
                union all select b.block, null, b.members, null from (${bornOn(tx, mailing.day)}) b
                union all select y.block, null, null, y.members from (${congratulatedIn(tx, mailing)}) y) p
          group by p.block) t
    where bit_count(t.targets) > 0`)
}

function bornOn(reader: Reader, day: string): Sql {
  return sql`
    select ${blockOf(sql`s.id`)} as block, ${bitOf(sql`s.id`)} as members from subscribers s
    where ${reader.owns('s')} and ${isBirthday(sql`s`, day)}`
}

function congratulatedIn(reader: Reader, { id, day }: DueBirthdays): Sql {
  return sql`
    select c.block, c.members from congratulations c
    where ${reader.owns('c')} and c.mailing_id = ${id} and c.year = ${yearOf(day)}`
}

/**
 * Begins the list of a year: with whom runs of this year were aimed at before there was one, which in January is nobody.
 * Former years go.
 */
export function beginYear(tx: Tx, { id, day }: DueBirthdays): void {
  const year = yearOf(day)
  tx.write(sql`delete from congratulations c where ${tx.owns('c')} and c.mailing_id = ${id} and c.year < ${year}`)
  tx.write(sql`
    insert into congratulations (account_id, mailing_id, year, block, members)
    select t.account_id, ${id}, ${year}, t.block, bit_or(t.targets) from run_blocks t
    join runs o on o.account_id = t.account_id and o.id = t.run_id
    where ${tx.owns('t')} and ${tx.owns('o')} and o.mailing_id = ${id} and o.class = ${runClassSql.birthday}
      and o.occurrence >= ${day.slice(0, 4)} and o.occurrence < ${day}
      and not exists (select from congratulations c where ${tx.owns('c')} and c.mailing_id = ${id} and c.year = ${year})
    group by t.account_id, t.block`)
}

/** Whom today's run is aimed at counts as congratulated, whatever becomes of the run. */
export function noteCongratulated(tx: Tx, { id, day }: DueBirthdays, blocks: readonly TargetBlock[]): void {
  tx.write(sql`
    insert into congratulations as c (account_id, mailing_id, year, block, members)
    select ${tx.tenant.accountId}, ${id}, ${yearOf(day)}, b.block, b.targets from (${chosenBlocks(blocks)}) b
    on conflict (account_id, mailing_id, year, block) do update set members = c.members | excluded.members`)
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
