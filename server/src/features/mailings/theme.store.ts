import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { isBusy } from './busy-mailing.rules.ts'
import { documentPattern } from './content.rules.ts'
import { isOfWhole } from './language-version.rules.ts'

export interface Theme {
  id: number
  name: string
  html: string
  /** Which of those that come with the service; null = the account's own. */
  shipped: string | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

const themeColumns = sql`t.id, t.name, t.html, t.shipped, t.created_at as "createdAt", t.updated_at as "updatedAt"`

export function listThemes(reader: Reader): Promise<Theme[]> {
  return reader.rows<Theme>(
    sql`select ${themeColumns} from themes t where ${reader.owns('t')} and t.deleted_at is null order by t.id`,
  )
}

export async function insertTheme(
  tx: Tx,
  { name, html }: Pick<Theme, 'name' | 'html'>,
  now: Timestamp,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into themes (account_id, name, html, created_at, updated_at)
    values (${tx.tenant.accountId}, ${name}, ${html}, ${now}, ${now}) returning id`)
  return (row as { id: number }).id
}

export async function updateTheme(
  tx: Tx,
  { id, name, html }: Pick<Theme, 'id' | 'name' | 'html'>,
  now: Timestamp,
): Promise<boolean> {
  const rows = await tx.rows(sql`
    update themes t set name = ${name}, html = ${html}, updated_at = ${now} where ${tx.owns('t')} and t.id = ${id} and t.shipped is null
      and t.from_id is null and t.deleted_at is null
    returning t.id`)
  return rows.length > 0
}

/** What comes with the service, or from the L-account above, is not for the account to delete. */
export async function markThemeDeleted(tx: Tx, id: number, now: Timestamp): Promise<boolean> {
  const rows = await tx.rows(sql`
    update themes t set deleted_at = ${now}
    where ${tx.owns('t')} and t.id = ${id} and t.shipped is null and t.from_id is null and t.deleted_at is null returning t.id`)
  return rows.length > 0
}

export async function isThemeGone(reader: Reader, id: number | null): Promise<boolean> {
  const rows = await reader.rows(sql`
    select from themes t where ${reader.owns('t')} and t.id = ${id} and t.deleted_at is not null`)
  return rows.length > 0
}

/** Of the channel of a mailing, else of the account: what is around newsletters that name no theme themselves. */
export async function findLayoutTheme(reader: Reader, channelId: number | null): Promise<number | null> {
  const [row] = await reader.rows<{ id: number }>(sql`
    select t.id from page_settings s join themes t on ${reader.owns('t')} and t.id = s.theme_id and t.deleted_at is null
    where ${reader.owns('s')} and s.channel_id in (0, ${channelId ?? 0}) order by s.channel_id desc, s.is_inherited limit 1`)
  return row?.id ?? null
}

/** Whether newsletter n of mailing m shows a theme, its own or that of its channel or account. */
function wears(tx: Tx, themeId: number) {
  return sql`(n.theme_id = ${themeId} or n.theme_id is null and n.html !~* ${documentPattern} and ${themeId} = (
    select s.theme_id from page_settings s join themes w on ${tx.owns('w')} and w.id = s.theme_id and w.deleted_at is null
    where ${tx.owns('s')} and s.channel_id in (0, coalesce(m.channel_id, 0)) order by s.channel_id desc, s.is_inherited limit 1))`
}

/** Planned, under way or active: what these wear has to stay. Locked, so that none is planned meanwhile. */
export async function listBusyWithTheme(tx: Tx, themeId: number): Promise<number[]> {
  const mailings = await tx.rows<{ id: number }>(sql`
    select m.id from mailings m
    where ${tx.owns('m')} and ${isBusy} and m.deleted_at is null and exists (
      select from newsletters n where ${tx.owns('n')} and ${isOfWhole} and ${wears(tx, themeId)})
    order by m.id for update`)
  return mailings.map(({ id }) => id)
}

/** What comes with the service is the same for everybody: one that the account has already is brought up to date. */
export async function upsertShippedTheme(
  tx: Tx,
  { shipped, name, html }: Pick<Theme, 'shipped' | 'name' | 'html'>,
  now: Timestamp,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into themes as t (account_id, shipped, name, html, created_at, updated_at)
    values (${tx.tenant.accountId}, ${shipped}, ${name}, ${html}, ${now}, ${now})
    on conflict (account_id, shipped) do update
      set name = excluded.name, html = excluded.html,
          updated_at = case when t.html = excluded.html then t.updated_at else excluded.updated_at end
    returning t.id`)
  return (row as { id: number }).id
}

/** Came from the L-account above; what it looks like there it looks like here. */
export async function upsertReceivedTheme(
  tx: Tx,
  { fromAccountId, fromId, name, html }: Pick<Theme, 'name' | 'html'> & { fromAccountId: number; fromId: number },
  now: Timestamp,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into themes as t (account_id, from_account_id, from_id, name, html, created_at, updated_at)
    values (${tx.tenant.accountId}, ${fromAccountId}, ${fromId}, ${name}, ${html}, ${now}, ${now})
    on conflict (account_id, from_account_id, from_id) do update
      set name = excluded.name, html = excluded.html,
          updated_at = case when t.html = excluded.html then t.updated_at else excluded.updated_at end
    returning t.id`)
  return (row as { id: number }).id
}

/** Whoever has no L-account any more changes what it sent as they like. */
export function keepReceivedThemes(tx: Tx): void {
  tx.write(
    sql`update themes t set from_account_id = null, from_id = null where ${tx.owns('t')} and t.from_id is not null`,
  )
}

/** Active mailings whose frozen content shows a theme: an edit of the theme must reach them. */
export async function listActiveMailingsWithTheme(tx: Tx, themeId: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(sql`
    select m.id from mailings m join newsletters n on n.account_id = m.account_id and n.mailing_id = m.id
    where ${tx.owns('m')} and ${tx.owns('n')} and m.is_active and ${wears(tx, themeId)} order by m.id`)
  return rows.map(({ id }) => id)
}
