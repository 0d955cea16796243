import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { isBusy } from '../mailings/busy-mailing.rules.ts'
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
    sql`select ${columns} from pictures p where ${reader.owns('p')} order by p.id desc limit 1000`,
  )
}

export async function findPicture(reader: Reader, id: number): Promise<Picture | undefined> {
  const [picture] = await reader.rows<Picture>(sql`
    select ${columns} from pictures p where ${reader.owns('p')} and p.id = ${id}`)
  return picture
}

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

/** Who shows which picture: the articles that newsletters are made of, and their HTML as it was settled. */
export function listUses(reader: Reader): Promise<PictureUse[]> {
  const pattern = '/media/([1-9][0-9]{0,15}-[0-9a-f]{32}[.](?:jpg|png|gif|webp))'
  return reader.rows<PictureUse>(sql`
    select distinct u.file, m.id as "mailingId", m.name, m.status::text as status, coalesce(${isBusy}, false) as "isBusy",
           (m.status <> 'sent' and not coalesce(${isBusy}, false)) as "isDraft"
    from (select n.mailing_id, (regexp_matches(n.html, ${pattern}, 'g'))[1] as file
          from newsletters n where ${reader.owns('n')} and n.html like '%/media/%'
          union
          select n.mailing_id, (regexp_matches(a.placeholders::text, ${pattern}, 'g'))[1]
          from newsletters n
          join newsletter_articles l on ${reader.owns('l')} and l.newsletter_id = n.id
          join articles a on ${reader.owns('a')} and a.id = l.article_id
          where ${reader.owns('n')} and a.placeholders::text like '%/media/%') u
    join mailings v on ${reader.owns('v')} and v.id = u.mailing_id and v.deleted_at is null
    join mailings m on ${reader.owns('m')} and m.id = ${mainOf(sql`v`)} and m.deleted_at is null
    order by m.id desc`)
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

export function deletePicture(tx: Tx, id: number): void {
  tx.write(sql`delete from pictures p where ${tx.owns('p')} and p.id = ${id}`)
}
