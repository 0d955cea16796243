import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Database, Reader, Row, Tx } from '../../platform/db/database.ts'
import { groupTypes } from '../groups/group.rules.ts'
import type { Form } from './form.rules.ts'

/** Before any account is known: row-level security shows the one form that the transaction names. */
export async function findAccountOfForm(db: Database, publicId: string): Promise<number | undefined> {
  const [, [found]] = await db.outsideTenants<[Row, { accountId: number }]>([
    sql`select set_config('app.form', ${publicId}, true)`,
    sql`select f.account_id as "accountId" from forms f where f.public_id = ${publicId}`,
  ])
  return found?.accountId
}

const columns = sql`
  f.id, f.public_id as "publicId", f.name, f.channel_ids as "channelIds", f.fields, f.frame_origins as "frameOrigins",
  (select g.id from subscriber_groups g where g.account_id = f.account_id and g.id = f.group_id and g.deleted_at is null) as "groupId",
  f.is_open as "isOpen", f.updated_at as "updatedAt", w.texts, w.privacy_url as "privacyUrl", w.number as wording`
const inWords = sql`
  from forms f cross join lateral (
    select w.texts, w.privacy_url, w.number from form_wordings w
    where w.account_id = f.account_id and w.form_id = f.id order by w.number desc limit 1) w`

export function listFormRows(reader: Reader): Promise<Form[]> {
  return reader.rows<Form>(sql`select ${columns} ${inWords} where ${reader.owns('f')} order by f.id`)
}

export async function findForm(reader: Reader, by: { id: number } | { publicId: string }): Promise<Form | undefined> {
  const named = 'id' in by ? sql`f.id = ${by.id}` : sql`f.public_id = ${by.publicId}`
  const [form] = await reader.rows<Form>(sql`select ${columns} ${inWords} where ${reader.owns('f')} and ${named}`)
  return form
}

/** Where people can join a channel by themselves; the oldest one, if there are more. */
export async function findOpenForm(reader: Reader, channelId: number): Promise<{ publicId: string } | undefined> {
  const [form] = await reader.rows<{ publicId: string }>(sql`
    select f.public_id as "publicId" from forms f join accounts a on a.id = f.account_id
    where ${reader.owns('f')} and f.is_open and (${channelId} = any (f.channel_ids) or not a.has_channels)
    order by f.id limit 1`)
  return form
}

export async function insertForm(
  tx: Tx,
  { publicId, name, channelIds, fields, frameOrigins, groupId, isOpen }: Omit<Form, 'id' | 'wording' | 'updatedAt'>,
  createdAt: Timestamp,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into forms (account_id, public_id, name, channel_ids, fields, frame_origins, group_id, is_open, created_at, updated_at)
    values (${tx.tenant.accountId}, ${publicId}, ${name}, ${channelIds}, ${JSON.stringify(fields)}, ${frameOrigins}, ${groupId}, ${isOpen}, ${createdAt}, ${createdAt})
    returning id`)
  return (row as { id: number }).id
}

export function insertWording(
  tx: Tx,
  { id, texts, privacyUrl, wording }: Pick<Form, 'id' | 'texts' | 'privacyUrl' | 'wording'>,
  createdAt: Timestamp,
): void {
  tx.write(sql`
    insert into form_wordings (account_id, form_id, number, texts, privacy_url, created_at)
    values (${tx.tenant.accountId}, ${id}, ${wording}, ${texts}, ${privacyUrl}, ${createdAt})`)
}

export function updateForm(
  tx: Tx,
  { id, name, channelIds, fields, frameOrigins, groupId, isOpen, updatedAt }: Form,
): void {
  tx.write(sql`
    update forms f set name = ${name}, channel_ids = ${channelIds}, fields = ${JSON.stringify(fields)}, frame_origins = ${frameOrigins},
                       group_id = ${groupId}, is_open = ${isOpen}, updated_at = ${updatedAt}
    where ${tx.owns('f')} and f.id = ${id}`)
}

export function deleteForm(tx: Tx, id: number): void {
  tx.write(sql`delete from forms f where ${tx.owns('f')} and f.id = ${id}`)
}

/** Groups that a form can put people into. */
export function listStaticGroups(reader: Reader): Promise<{ id: number; name: string }[]> {
  return reader.rows(sql`
    select g.id, g.name from subscriber_groups g where ${reader.owns('g')} and g.deleted_at is null and g.type = ${groupTypes.static} order by g.name_key`)
}
