import sql, { type Sql } from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import { isBusy } from '../mailings/busy-mailing.rules.ts'
import { isOfWhole } from '../mailings/language-version.rules.ts'

/** Planned, under way or active: what these show has to stay. Locked, so that none is planned meanwhile. */
async function listBusyWith(tx: Tx, isShown: Sql): Promise<number[]> {
  const mailings = await tx.rows<{ id: number }>(sql`
    select m.id from mailings m
    where ${tx.owns('m')} and ${isBusy} and m.deleted_at is null and exists (
      select from newsletters n
      join newsletter_articles p on ${tx.owns('p')} and p.newsletter_id = n.id
      join articles a on ${tx.owns('a')} and a.id = p.article_id
      where ${tx.owns('n')} and ${isOfWhole} and ${isShown})
    order by m.id for update`)
  return mailings.map(({ id }) => id)
}

export function listBusyWithArticle(tx: Tx, articleId: number): Promise<number[]> {
  return listBusyWith(tx, sql`a.id = ${articleId}`)
}

export function listBusyWithTemplate(tx: Tx, templateId: number): Promise<number[]> {
  return listBusyWith(tx, sql`a.template_id = ${templateId}`)
}
