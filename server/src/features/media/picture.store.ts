import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import { isBusy, isWritten } from '../mailings/busy-mailing.rules.ts'
import { mainOf } from '../mailings/language-version.rules.ts'
import type { Picture } from './picture.rules.ts'

const columns = sql`
  p.id, p.file, p.name, p.width, p.height, p.bytes, p.alt_text as "altText", p.is_decorative as "isDecorative",
  p.added_by as "addedBy", p.created_at as "createdAt", p.updated_at as "updatedAt"`

/** A mailing that shows a picture. */
export interface PictureUse {
  file: string
  mailingId: number
  name: string
  status: string
  isBusy: boolean
  /** Whether it is still written, or what it shows has been settled. */
  isDraft: boolean
}

/** Newest first. */
export function listPictureRows(reader: Reader): Promise<Picture[]> {
  return reader.rows<Picture>(
    sql`select ${columns} from pictures p where ${reader.owns('p')} and p.deleted_at is null order by p.id desc limit 1000`,
  )
}

type TrashedPicture = Picture & { deletedAt: Timestamp }

/** What was taken out of the library and can come back, the last first. */
export async function listTrashedRows(reader: Reader): Promise<TrashedPicture[]> {
  const rows = await reader.rows<Nullable<TrashedPicture, 'deletedAt'>>(sql`
    select ${columns}, p.deleted_at as "deletedAt" from pictures p
    where ${reader.owns('p')} and p.deleted_at is not null order by p.deleted_at desc, p.id desc limit 1000`)
  return rows as TrashedPicture[]
}

export async function findPicture(reader: Reader, id: number): Promise<Picture | undefined> {
  const [picture] = await reader.rows<Picture>(sql`
    select ${columns} from pictures p where ${reader.owns('p')} and p.id = ${id} and p.deleted_at is null`)
  return picture
}

export async function lockPicture(tx: Tx, id: number): Promise<Picture | undefined> {
  const [picture] = await tx.rows<Picture>(sql`
    select ${columns} from pictures p where ${tx.owns('p')} and p.id = ${id} and p.deleted_at is null for update`)
  return picture
}

/** In the trash, too. */
export async function findByDigest(reader: Reader, digest: Buffer): Promise<Picture | undefined> {
  const [picture] = await reader.rows<Picture>(sql`
    select ${columns} from pictures p where ${reader.owns('p')} and p.digest = ${digest}`)
  return picture
}

/** A picture as it goes to another account. */
export type SentPicture = Pick<Picture, 'file' | 'name' | 'width' | 'height' | 'bytes' | 'altText' | 'isDecorative'> & {
  digest: Buffer
}

export function findByFiles(reader: Reader, files: readonly string[]): Promise<SentPicture[]> {
  return reader.rows<SentPicture>(sql`
    select p.file, p.name, p.width, p.height, p.bytes, p.alt_text as "altText", p.is_decorative as "isDecorative", p.digest
    from pictures p where ${reader.owns('p')} and p.file = any(${files}) order by p.id`)
}

/** Which of these are said to decorate only. */
export async function findDecorative(reader: Reader, files: readonly string[]): Promise<string[]> {
  const rows = await reader.rows<{ file: string }>(sql`
    select p.file from pictures p where ${reader.owns('p')} and p.file = any(${files}) and p.is_decorative`)
  return rows.map(({ file }) => file)
}

const filePattern = '/media/([1-9][0-9]{0,15}-[0-9a-f]{32}[.](?:jpg|png|gif|webp))'

/**
 * Who shows which picture: the articles that newsletters are made of, their HTML as it was settled, and what a busy mailing sends,
 * which its draft need not say any more.
 */
export function listUses(reader: Reader): Promise<PictureUse[]> {
  return reader.rows<PictureUse>(sql`
    select distinct u.file, m.id as "mailingId", m.name, m.status::text as status, coalesce(${isBusy}, false) as "isBusy",
           ${isWritten} as "isDraft"
    from (select n.mailing_id, false as is_frozen, (regexp_matches(n.html, ${filePattern}, 'g'))[1] as file
          from newsletters n where ${reader.owns('n')} and n.html like '%/media/%'
          union
          select n.mailing_id, false, (regexp_matches(a.placeholders::text, ${filePattern}, 'g'))[1]
          from newsletters n
          join newsletter_articles l on ${reader.owns('l')} and l.newsletter_id = n.id
          join articles a on ${reader.owns('a')} and a.id = l.article_id
          where ${reader.owns('n')} and a.placeholders::text like '%/media/%'
          union
          select n.mailing_id, true, (regexp_matches(c.html, ${filePattern}, 'g'))[1]
          from newsletters n
          cross join lateral (select n.content_id as id
                              union select (l->>'contentId')::bigint from jsonb_array_elements(n.later_contents) l) f
          join contents c on ${reader.owns('c')} and c.id = f.id
          where ${reader.owns('n')} and c.html like '%/media/%') u
    join mailings v on ${reader.owns('v')} and v.id = u.mailing_id and v.deleted_at is null
    join mailings m on ${reader.owns('m')} and m.id = ${mainOf(sql`v`)} and m.deleted_at is null
    where not u.is_frozen or coalesce(${isBusy}, false)
    order by m.id desc`)
}

/** The files of all that was ever settled to be sent: it may lie in somebody's mailbox. */
export async function listFrozen(reader: Reader): Promise<string[]> {
  const rows = await reader.rows<{ file: string }>(sql`
    select distinct (regexp_matches(c.html, ${filePattern}, 'g'))[1] as file
    from contents c where ${reader.owns('c')} and c.html like '%/media/%'`)
  return rows.map(({ file }) => file)
}

export async function insertPicture(tx: Tx, picture: Omit<Picture, 'id'> & { digest: Buffer }): Promise<number | null> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into pictures (account_id, file, digest, name, width, height, bytes, alt_text, is_decorative, added_by, created_at, updated_at)
    values (${tx.tenant.accountId}, ${picture.file}, ${picture.digest}, ${picture.name}, ${picture.width}, ${picture.height},
            ${picture.bytes}, ${picture.altText}, ${picture.isDecorative}, ${picture.addedBy}, ${picture.createdAt}, ${picture.updatedAt})
    on conflict (account_id, digest) do nothing returning id`)
  return row?.id ?? null
}

export function updatePicture(
  tx: Tx,
  { id, name, altText, isDecorative }: Pick<Picture, 'id' | 'name' | 'altText' | 'isDecorative'>,
  now: Timestamp,
): void {
  tx.write(sql`
    update pictures p set name = ${name}, alt_text = ${altText}, is_decorative = ${isDecorative}, updated_at = ${now}
    where ${tx.owns('p')} and p.id = ${id}`)
}

export function updateFile(tx: Tx, { id, file, width, height, bytes, updatedAt }: Picture, digest: Buffer): void {
  tx.write(sql`
    update pictures p
    set file = ${file}, digest = ${digest}, width = ${width}, height = ${height}, bytes = ${bytes}, updated_at = ${updatedAt}
    where ${tx.owns('p')} and p.id = ${id}`)
}

export function putInTrash(tx: Tx, id: number, at: Timestamp): void {
  tx.write(sql`update pictures p set deleted_at = ${at} where ${tx.owns('p')} and p.id = ${id}`)
}

/** False when it does not lie there. */
export async function takeFromTrash(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    update pictures p set deleted_at = null where ${tx.owns('p')} and p.id = ${id} and p.deleted_at is not null returning p.id`)
  return rows.length > 0
}

/** Gives the files of what has lain there for long enough. */
export async function emptyTrash(tx: Tx, before: Timestamp, limit: number): Promise<string[]> {
  const rows = await tx.rows<{ file: string }>(sql`
    delete from pictures p where ${tx.owns('p')} and p.id in (
      select p.id from pictures p where ${tx.owns('p')} and p.deleted_at < ${before} order by p.id limit ${limit})
    returning p.file`)
  return rows.map(({ file }) => file)
}
