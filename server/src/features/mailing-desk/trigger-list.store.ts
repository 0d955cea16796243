import sql, { type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import { isStanding, type RunPurpose } from '../messages/run-state.rules.ts'
import { sumsOfRun } from '../messages/run-sums.rules.ts'
import { statisticKinds } from '../messages/statistic-kind.rules.ts'

/** A mailing that programs send, by its type. */
export interface TriggerRow {
  id: number
  triggerTypeId: number
  newsletterId: number
  name: string
  languageIso: string
  isActive: boolean
  purpose: RunPurpose
  placeholders: string[]
}

export async function listTriggerRows(reader: Reader): Promise<TriggerRow[]> {
  const rows = await reader.rows<Nullable<TriggerRow, 'triggerTypeId' | 'isActive'>>(sql`
    select m.id, m.trigger_type_id as "triggerTypeId", n.id as "newsletterId", m.name, m.language_iso as "languageIso",
           m.is_active as "isActive", m.purpose, n.placeholders
    from mailings m join newsletters n on n.account_id = m.account_id and n.mailing_id = m.id
    where ${reader.owns('m')} and m.trigger_type_id is not null and m.source_mailing_id is null and m.deleted_at is null
    order by m.trigger_type_id, m.is_active desc, m.language_iso, m.id`)
  return rows as TriggerRow[]
}

export interface TriggerMails {
  mailingId: number
  /** Of the account's zone. */
  day: string
  state: number
  n: number
  lastAt: Timestamp
}

/** A run takes the single mails of a month, so the last two have those of thirty days. */
const runsOf = (reader: Reader, mailingId: Sql) => sql`
  select r.id from runs r
  where ${reader.owns('r')} and r.mailing_id = ${mailingId} and ${isStanding(sql`r`)} order by r.id desc limit 2`

export type TriggerSum = Pick<TriggerMails, 'mailingId' | 'state' | 'n'>

/** All single mails of these mailings from the begin of last month on, by state: sums that are there already. */
export function sumTriggerMails(reader: Reader, mailingIds: readonly number[]): Promise<TriggerSum[]> {
  return reader.rows<TriggerSum>(sql`
    select t.id as "mailingId", x.state, sum(x.n)::bigint as n
    from unnest(${[...mailingIds]}::bigint[]) t (id)
    cross join lateral (${runsOf(reader, sql`t.id`)}) r
    cross join lateral (${sumsOfRun(reader, sql`r.id`)}) x
    group by 1, 2 having sum(x.n) <> 0`)
}

/** The same since a time, by day and state, from each mail. */
export function countTriggerMails(
  reader: Reader,
  { mailingIds, since, zone }: { mailingIds: readonly number[]; since: Timestamp; zone: string },
): Promise<TriggerMails[]> {
  return reader.rows<TriggerMails>(sql`
    select t.id as "mailingId", (m.created_at at time zone ${zone})::date::text as day, m.state, count(*) as n,
           max(m.created_at) as "lastAt"
    from unnest(${[...mailingIds]}::bigint[]) t (id)
    cross join lateral (${runsOf(reader, sql`t.id`)}) r
    join messages m on ${reader.owns('m')} and m.run_id = r.id and m.created_at >= ${since}::timestamptz
    group by 1, 2, 3`)
}

export interface TriggerEvents {
  newsletterId: number
  kind: number
  n: number
  people: number
}

/** What people did with them, and what came back, since a day: sums that are there already. */
export function countTriggerEvents(
  reader: Reader,
  { newsletterIds, since }: { newsletterIds: readonly number[]; since: string },
): Promise<TriggerEvents[]> {
  return reader.rows<TriggerEvents>(sql`
    select d.newsletter_id as "newsletterId", d.kind, coalesce(sum(d.n) filter (where d.verdict = 0), 0)::bigint as n,
           sum(d.people)::bigint as people
    from newsletter_days d
    where ${reader.owns('d')} and d.newsletter_id = any(${[...newsletterIds]}::bigint[]) and d.day >= ${since}::date
      and d.content_id = 0 and d.kind <> ${statisticKinds.linkClick}
    group by 1, 2`)
}
