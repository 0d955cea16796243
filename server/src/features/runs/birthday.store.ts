import sql, { type Sql } from 'sql-template-tag'
import type { Database, Reader, Tx } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { withNewsletters } from './due.store.ts'
import { readySubscribers, type TargetBlock } from './run.store.ts'

export interface DueBirthdays extends Tenant {
  id: number
  newsletterId: number
  channelId: number
  groupIds: number[]
  /** By the account's own calendar. */
  day: string
}

/** Mail of the day arrives in the morning, by the account's own clock. */
const hour = 8
const atOnce = 100

/** Active birthday mailings that have not gone out today, over all accounts. */
export async function findDueBirthdays(db: Database, now: string): Promise<DueBirthdays[]> {
  const [due = []] = await db.outsideTenants([
    sql`select m.account_id as "accountId", a.customer_id as "customerId", m.id, m.group_ids as "groupIds",
               m.channel_id as "channelId", t.local::date::text as day
        from mailings m join accounts a on a.id = m.account_id
        cross join lateral (select ${now}::timestamptz at time zone a.time_zone as local) t
        where m.type = 'birthday' and m.is_active and extract(hour from t.local) >= ${hour}
          and coalesce(m.congratulated_on < t.local::date, true)
        order by m.account_id, m.id limit ${atOnce}`,
  ])
  return withNewsletters<DueBirthdays>(db, due)
}

/** Who was born on this day of a year; who was on 29 February celebrates on 1 March where there is none. */
export function isBirthday(birthday: Sql, day: string | Sql): Sql {
  return sql`(${birthday} <= ${day}::date and (
    to_char(${birthday}, 'MMDD') = to_char(${day}::date, 'MMDD')
    or (to_char(${birthday}, 'MMDD') = '0229' and to_char(${day}::date, 'MMDD') = '0301'
        and to_char(${day}::date - 1, 'MMDD') = '0228')))`
}

/** False when another dispatcher has taken this day, or the mailing was switched off meanwhile. */
export async function takeDay(tx: Tx, { id, day }: DueBirthdays): Promise<boolean> {
  const rows = await tx.rows(sql`
    update mailings m set congratulated_on = ${day}
    where ${tx.owns('m')} and m.id = ${id} and m.is_active and coalesce(m.congratulated_on < ${day}::date, true)
    returning m.id`)
  return rows.length > 0
}

/** Whom the mailing congratulates: once a year, even if the date of birth is corrected meanwhile. */
export async function listBirthdays(tx: Tx, mailing: DueBirthdays): Promise<TargetBlock[]> {
  return tx.rows<TargetBlock>(sql`
    select t.block, t.targets
    from (select r.block, r.targets & b.members & ~coalesce(y.members, 0::bit(1024)) as targets
          from (${readySubscribers(tx, mailing)}) r
          join (${bornOn(tx, mailing.day)}) b using (block)
          left join (${congratulatedIn(tx, mailing)}) y using (block)) t
    where bit_count(t.targets) > 0`)
}

function bornOn(reader: Reader, day: string): Sql {
  return sql`
    select p.id >> 10 as block, bit_or(facet_bit(p.id)) as members from subscribers p
    where ${reader.owns('p')} and ${isBirthday(sql`p.birthday`, day)} group by 1`
}

function congratulatedIn(reader: Reader, { id, day }: DueBirthdays): Sql {
  return sql`
    select t.block, bit_or(t.targets) as members from run_blocks t
    join runs o on o.account_id = t.account_id and o.id = t.run_id
    where ${reader.owns('t')} and ${reader.owns('o')} and o.mailing_id = ${id} and o.class = 'birthday'
      and o.occurrence >= ${day.slice(0, 4)} and o.occurrence < ${day} group by 1`
}
