import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Row, Tx } from '../../platform/db/database.ts'
import type { Archive } from './archive.rules.ts'

/** Before any account is known: row-level security shows the one archive that the transaction names. */
export async function findAccountOfArchive(db: Database, publicId: string): Promise<number | undefined> {
  const [, [found]] = await db.outsideTenants<[Row, { accountId: number }]>([
    sql`select set_config('app.archive', ${publicId}, true)`,
    sql`select a.account_id as "accountId" from newsletter_archives a where a.public_id = ${publicId}`,
  ])
  return found?.accountId
}

export async function findArchive(
  reader: Reader,
  by: { channelId: number } | { publicId: string },
): Promise<Archive | undefined> {
  const named = 'channelId' in by ? sql`a.channel_id = ${by.channelId}` : sql`a.public_id = ${by.publicId}`
  const [archive] = await reader.rows<Archive>(sql`
    select a.channel_id as "channelId", a.public_id as "publicId", a.is_open as "isOpen", a.is_indexable as "isIndexable",
           a.created_at as "createdAt", h.host
    from newsletter_archives a
    left join archive_hosts h on h.account_id = a.account_id and h.channel_id = a.channel_id and h.proven_at is not null
    where ${reader.owns('a')} and ${named}`)
  return archive
}

/** The address of one that was there before stays. */
export function saveArchive(
  tx: Tx,
  { channelId, publicId, isOpen, isIndexable }: Omit<Archive, 'createdAt' | 'host'>,
  now: Timestamp,
): void {
  tx.write(sql`
    insert into newsletter_archives (account_id, channel_id, public_id, is_open, is_indexable, created_at, updated_at)
    values (${tx.tenant.accountId}, ${channelId}, ${publicId}, ${isOpen}, ${isIndexable}, ${now}, ${now})
    on conflict (account_id, channel_id) do update
    set is_open = excluded.is_open, is_indexable = excluded.is_indexable, updated_at = excluded.updated_at`)
}

export interface SentNewsletter {
  mailingId: number
  contentId: number
  subject: string
  previewText: string
  languageIso: string
  placeholders: string[]
  fieldValues: Record<string, unknown>
  sentAt: Timestamp
  /** In the account's zone. */
  sentOn: string
  isKeptOut: boolean
}

/**
 * Of copies that were made for receivers of a campaign, and of what was deleted, nobody reads; of several subjects the best one, and of
 * several languages that of the account, else the main one: what a run says to whoever speaks none of them.
 */
const ofChannel = (reader: Reader, channelId: number) => sql`
  from runs r
  join accounts z on z.id = r.account_id
  join mailings m on m.account_id = r.account_id and m.id = r.mailing_id
    and m.type = 'standard' and m.status = 'sent' and m.deleted_at is null
  join newsletters n on n.account_id = m.account_id and n.mailing_id = m.id
  left join run_tests t on t.account_id = r.account_id and t.run_id = r.id
  left join run_variants w on w.account_id = t.account_id and w.run_id = t.run_id and w.n = t.winner
  join contents c on c.account_id = r.account_id and c.id = coalesce(w.content_id, r.content_id)
  left join mailings g on g.account_id = m.account_id and g.version_of = m.id and g.language_iso = c.language_iso and g.deleted_at is null
  left join newsletters v on v.account_id = g.account_id and v.mailing_id = g.id
  left join kept_out_newsletters k on k.account_id = m.account_id and k.mailing_id = m.id
  where ${reader.owns('r')} and r.channel_id = ${channelId} and r.class = 'newsletter'`

interface Which {
  channelId: number
  /** Of the account's zone. */
  year?: number
  mailingId?: number
  most: number
  withKeptOut?: boolean
}

export function listSentNewsletters(
  reader: Reader,
  { channelId, year, mailingId, most, withKeptOut = true }: Which,
): Promise<SentNewsletter[]> {
  return reader.rows<SentNewsletter>(sql`
    select m.id as "mailingId", c.id as "contentId", c.subject, coalesce(v.preview_text, n.preview_text) as "previewText", c.language_iso as "languageIso",
           c.placeholders, c.field_values as "fieldValues", r.started_at as "sentAt",
           (r.started_at at time zone z.time_zone)::date::text as "sentOn", k.mailing_id is not null as "isKeptOut"
    ${ofChannel(reader, channelId)}
      and (k.mailing_id is null or ${withKeptOut}) and coalesce(m.id = ${mailingId ?? null}::bigint, true)
      and coalesce(extract(year from r.started_at at time zone z.time_zone) = ${year ?? null}::integer, true)
    order by r.started_at desc, r.id desc limit ${most}`)
}

/** Newest first; with what is kept out, or without. */
export async function listYears(reader: Reader, channelId: number, withKeptOut: boolean): Promise<number[]> {
  const years = await reader.rows<{ year: number }>(sql`
    select distinct extract(year from r.started_at at time zone z.time_zone)::integer as year
    ${ofChannel(reader, channelId)} and (k.mailing_id is null or ${withKeptOut}) order by 1 desc`)
  return years.map(({ year }) => year)
}

export function keepOut(tx: Tx, mailingId: number, now: Timestamp): void {
  tx.write(sql`
    insert into kept_out_newsletters (account_id, mailing_id, created_at) values (${tx.tenant.accountId}, ${mailingId}, ${now})
    on conflict (account_id, mailing_id) do nothing`)
}

export function letIn(tx: Tx, mailingId: number): void {
  tx.write(sql`delete from kept_out_newsletters k where ${tx.owns('k')} and k.mailing_id = ${mailingId}`)
}
