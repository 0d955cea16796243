import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Reader, Row } from '../../platform/db/database.ts'
import { laneSql } from '../messages/message-state.rules.ts'
import { columnsOf, type PersonTable } from './personal-columns.rules.ts'

interface Section {
  name: string
  /** Which rows `t` are the person's; without it those whose subject is the subscriber's id. */
  rows?: (reader: Reader, subscriberId: number) => Sql
  /** What a number stands for, so that the export can be read without the database. */
  alsoTells?: (reader: Reader) => Sql
  orderBy: string
}

const channelName = (reader: Reader) =>
  sql`(select c.translations from channels c where ${reader.owns('c')} and c.id = t.channel_id) as channel`

const mailOfRun = (reader: Reader) => sql`
  (select r.class from runs r where ${reader.owns('r')} and r.id = t.run_id) as "class",
  (select g.name from runs r join mailings g on g.account_id = r.account_id and g.id = r.mailing_id
   where ${reader.owns('r')} and r.id = t.run_id) as mailing,
  (select coalesce(t.payload ->> 'subject', c.subject) from runs r
   join contents c on c.account_id = r.account_id and c.id = coalesce(t.content_id, r.content_id)
   where ${reader.owns('r')} and r.id = t.run_id) as subject`

/** In two halves, each of which finds its rows by a key: a newsletter's message has its subscriber's id, a single mail its own. */
const ownMails = (reader: Reader, subscriberId: number) => sql`
  (select m.run_id, m.id from messages m
   where ${reader.owns('m')} and m.subscriber_id = ${subscriberId} and m.lane = ${laneSql.priority}
   union all
   select m.run_id, m.id from runs r join messages m on m.account_id = r.account_id and m.run_id = r.id
   where ${reader.owns('r')} and m.id = ${subscriberId} and m.subscriber_id = ${subscriberId} and m.lane <> ${laneSql.priority})`

const sections: Record<PersonTable, Section> = {
  subscribers: {
    name: 'person',
    orderBy: 'id',
    alsoTells: (reader) => sql`
      (select jsonb_object_agg(f.id, f.translations) from customer_fields f
       where ${reader.owns('f', 'customer_id')} and t.customer_fields ? f.id::text) as "customerFieldNames"`,
  },
  subscriptions: { name: 'channels', orderBy: 'channel_id', alsoTells: channelName },
  group_members: {
    name: 'groups',
    orderBy: 'group_id',
    alsoTells: (reader) =>
      sql`(select g.name from subscriber_groups g where ${reader.owns('g')} and g.id = t.group_id) as "group"`,
  },
  bulk_outcomes: { name: 'actsOnMany', orderBy: 'job_id' },
  consent_entries: { name: 'consents', orderBy: 'seq', alsoTells: channelName },
  optin_requests: { name: 'optinRequests', orderBy: 'message_id' },
  optin_visits: {
    name: 'optinVisits',
    orderBy: 'id',
    rows: (reader, subscriberId) => sql`
      t.message_id in (select o.message_id from optin_requests o
                       where ${reader.owns('o')} and o.subscriber_id = ${subscriberId})`,
  },
  optouts: { name: 'optouts', orderBy: 'consent_seq' },
  messages: {
    name: 'mails',
    orderBy: 'created_at, t.id',
    rows: (reader, subscriberId) => sql`(t.run_id, t.id) in ${ownMails(reader, subscriberId)}`,
    alsoTells: mailOfRun,
  },
  tracking_withdrawals: { name: 'trackingWithdrawals', orderBy: 'withdrawn_at' },
  tracking_events: {
    name: 'opensAndClicks',
    orderBy: 'at',
    rows: (reader, subscriberId) => sql`(t.run_id, t.message_id) in ${ownMails(reader, subscriberId)}`,
    alsoTells: (reader) => sql`
      (select l.url from content_links l
       where ${reader.owns('l')} and l.content_id = t.content_id and l.n = t.link) as url`,
  },
  newsletter_people: {
    name: 'firstOpensAndClicks',
    orderBy: 'day',
    rows: (reader, subscriberId) => sql`(t.run_id, t.message_id) in ${ownMails(reader, subscriberId)}`,
  },
  copy_receivers: {
    name: 'campaigns',
    orderBy: 'copy_id',
    alsoTells: (reader) =>
      sql`(select g.name from mailings g where ${reader.owns('g')} and g.id = t.copy_id) as mailing`,
  },
  inbound_reports: { name: 'reports', orderBy: 'id' },
  welcomes: { name: 'welcomes', orderBy: 'mailing_id' },
  soft_bounces: { name: 'softBounces', orderBy: 'subscriber_id' },
  account_events: { name: 'events', orderBy: 'seq' },
}

export type ExportedRows = Record<string, Row[]>

/** Everything of one person, by section, as the list of personal columns has it. */
export async function readPerson(reader: Reader, subscriberId: number): Promise<ExportedRows> {
  const tables = Object.keys(sections) as PersonTable[]
  const found = await Promise.all(tables.map((table) => reader.rows<Row>(statementFor(reader, table, subscriberId))))
  return Object.fromEntries(tables.map((table, i) => [sections[table].name, found[i] as Row[]]))
}

function statementFor(reader: Reader, table: PersonTable, subscriberId: number): Sql {
  const { rows, alsoTells, orderBy } = sections[table]
  const [subject = ''] = columnsOf(table, 'subject')
  const told = [subject, ...columnsOf(table, 'personal'), ...columnsOf(table, 'fact')]
  const columns = told.map((name) => raw(`t.${name} as "${camelCase(name)}"`))
  const own = rows?.(reader, subscriberId) ?? sql`t.${raw(subject)} = ${subscriberId}`
  return sql`
    select ${join([...columns, ...(alsoTells ? [alsoTells(reader)] : [])], ', ')}
    from ${raw(table)} t where ${reader.owns('t')} and ${own} order by t.${raw(orderBy)}`
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

export async function findPersonId(
  reader: Reader,
  key: { id: number } | { emailKey: string },
): Promise<number | undefined> {
  const matches = 'id' in key ? sql`s.id = ${key.id}` : sql`s.email_key = ${key.emailKey}`
  const [person] = await reader.rows<{ id: number }>(
    sql`select s.id from subscribers s where ${reader.owns('s')} and ${matches}`,
  )
  return person?.id
}
