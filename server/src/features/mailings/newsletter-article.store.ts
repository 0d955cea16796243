import sql from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'

/** The ids of the articles that each of these newsletters is made of, in their order. */
export async function listNewsletterArticles(
  reader: Reader,
  newsletterIds: readonly number[],
): Promise<Map<number, number[]>> {
  const rows = await reader.rows<{ newsletterId: number; articleIds: number[] }>(sql`
    select p.newsletter_id as "newsletterId", array_agg(p.article_id order by p.position) as "articleIds"
    from newsletter_articles p where ${reader.owns('p')} and p.newsletter_id = any(${newsletterIds})
    group by p.newsletter_id`)
  return new Map(rows.map(({ newsletterId, articleIds }) => [newsletterId, articleIds]))
}

export function replaceNewsletterArticles(tx: Tx, newsletterId: number, articleIds: readonly number[]): void {
  tx.write(sql`delete from newsletter_articles p where ${tx.owns('p')} and p.newsletter_id = ${newsletterId}`)
  if (articleIds.length === 0) return
  tx.write(sql`
    insert into newsletter_articles (account_id, newsletter_id, position, article_id)
    select ${tx.tenant.accountId}, ${newsletterId}, a.position, a.id
    from unnest(${articleIds}::bigint[]) with ordinality a (id, position)`)
}
