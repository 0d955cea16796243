import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { listPage } from '../../platform/db/list-page.ts'
import type { ListQuery } from '../../platform/db/list-query.ts'
import type { Article } from './article.rules.ts'

const articleColumns = sql`
  a.id, a.language_iso as "languageIso", a.name, a.template_id as "templateId", a.newsletter_id as "newsletterId", a.can_edit as "canEdit",
  a.available_from as "availableFrom", a.available_until as "availableUntil", a.placeholders,
  a.created_at as "createdAt", a.updated_at as "updatedAt", a.withdrawn_at as "withdrawnAt"`

export async function findArticles(reader: Reader, ids: readonly number[]): Promise<Article[]> {
  return reader.rows<Article>(sql`
    select ${articleColumns} from articles a where ${reader.owns('a')} and a.id = any(${ids}) order by a.id`)
}

export async function lockArticle(tx: Tx, id: number): Promise<Article | undefined> {
  const [article] = await tx.rows<Article>(sql`
    select ${articleColumns} from articles a where ${tx.owns('a')} and a.id = ${id} for update`)
  return article
}

export function listArticles(reader: Reader, query: ListQuery): Promise<{ total: number; rows: Article[] }> {
  const source = {
    select: articleColumns,
    from: sql`from articles a where ${reader.owns('a')} and a.withdrawn_at is null`,
    columns: {
      id: { column: sql`a.id`, type: 'bigint' },
      name: { column: sql`a.name`, type: 'text' },
      languageIso: { column: sql`a.language_iso`, type: 'text' },
      templateId: { column: sql`a.template_id`, type: 'bigint' },
      createdAt: { column: sql`a.created_at`, type: 'timestamptz' },
      updatedAt: { column: sql`a.updated_at`, type: 'timestamptz' },
    },
  } as const
  return listPage<Article>(reader, source, query)
}

export async function insertArticle(tx: Tx, article: Omit<Article, 'id' | 'withdrawnAt'>): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into articles (account_id, newsletter_id, template_id, language_iso, name, can_edit, available_from, available_until, placeholders,
                          created_at, updated_at)
    values (${tx.tenant.accountId}, ${article.newsletterId}, ${article.templateId}, ${article.languageIso}, ${article.name}, ${article.canEdit},
            ${article.availableFrom}, ${article.availableUntil}, ${article.placeholders}, ${article.createdAt},
            ${article.updatedAt})
    returning id`)
  return (row as { id: number }).id
}

/** What was written for this newsletter alone; what another one shows by now stays. */
export function deleteOwnArticles(tx: Tx, newsletterId: number): void {
  tx.write(sql`
    delete from articles a
    where ${tx.owns('a')} and a.newsletter_id = ${newsletterId}
      and not exists (select from newsletter_articles p
                      where ${tx.owns('p')} and p.article_id = a.id and p.newsletter_id <> ${newsletterId})`)
}

export function updateArticle(tx: Tx, article: Article): void {
  tx.write(sql`
    update articles a
    set language_iso = ${article.languageIso}, name = ${article.name}, can_edit = ${article.canEdit},
        available_from = ${article.availableFrom}, available_until = ${article.availableUntil},
        placeholders = ${article.placeholders}, updated_at = ${article.updatedAt}
    where ${tx.owns('a')} and a.id = ${article.id}`)
}

/** A name that can stand in no other word, such as that of a file; what users may not change stays. */
export function replaceInArticles(
  tx: Tx,
  ids: readonly number[],
  { former, latter }: { former: string; latter: string },
  now: Timestamp,
): void {
  tx.write(sql`
    update articles a
    set placeholders = replace(a.placeholders::text, ${former}, ${latter})::jsonb, updated_at = ${now}
    where ${tx.owns('a')} and a.id = any(${ids}) and a.can_edit`)
}
