import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Nullable } from '../../platform/db/nullable.ts'
import type { Article } from './article.rules.ts'

export interface TrashedArticle extends Pick<Article, 'id' | 'name' | 'languageIso' | 'placeholders'> {
  deletedAt: Timestamp
}

/** The last first. */
export async function listTrashedArticles(reader: Reader): Promise<TrashedArticle[]> {
  const rows = await reader.rows<Nullable<TrashedArticle, 'deletedAt'>>(sql`
    select a.id, a.name, a.language_iso as "languageIso", a.placeholders, a.deleted_at as "deletedAt" from articles a
    where ${reader.owns('a')} and a.deleted_at is not null order by a.deleted_at desc, a.id desc limit 1000`)
  return rows as TrashedArticle[]
}

/** What shows it has a gap, as with one that the L-account took back. */
export function putInTrash(tx: Tx, id: number, at: Timestamp): void {
  tx.write(sql`
    update articles a set withdrawn_at = ${at}, deleted_at = ${at} where ${tx.owns('a')} and a.id = ${id}`)
}

/** False when it does not lie there. */
export async function takeFromTrash(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.rows(sql`
    update articles a set withdrawn_at = null, deleted_at = null
    where ${tx.owns('a')} and a.id = ${id} and a.deleted_at is not null returning a.id`)
  return rows.length > 0
}

/** What a newsletter or a publication still names stays as a gap that says nothing any more. */
export async function emptyTrash(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const oldest = sql`
    select o.id from articles o where ${tx.owns('o')} and o.deleted_at < ${before} order by o.id limit ${limit} for update`
  const isNamed = sql`(
    exists (select from newsletter_articles p where ${tx.owns('p')} and p.article_id = a.id)
    or exists (select from publications u where ${tx.owns('u')} and u.article_id = a.id))`
  const ids = (await tx.rows<{ id: number }>(oldest)).map(({ id }) => id)
  tx.write(sql`
    update articles a set placeholders = '{"texts": [], "buttons": [], "images": []}', deleted_at = null
    where ${tx.owns('a')} and a.id = any(${ids}) and ${isNamed}`)
  tx.write(sql`delete from articles a where ${tx.owns('a')} and a.id = any(${ids}) and not ${isNamed}`)
  return ids.length
}
