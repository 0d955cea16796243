import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'

export interface ArticleTemplate {
  id: number
  name: string
  html: string
  createdAt: Timestamp
  updatedAt: Timestamp
}

const templateColumns = sql`t.id, t.name, t.html, t.created_at as "createdAt", t.updated_at as "updatedAt"`

export function listArticleTemplates(reader: Reader): Promise<ArticleTemplate[]> {
  return reader.rows<ArticleTemplate>(
    sql`select ${templateColumns} from article_templates t where ${reader.owns('t')} order by t.id`,
  )
}

export function findArticleTemplates(reader: Reader, ids: readonly number[]): Promise<ArticleTemplate[]> {
  return reader.rows<ArticleTemplate>(sql`
    select ${templateColumns} from article_templates t where ${reader.owns('t')} and t.id = any(${ids}) order by t.id`)
}

export async function insertArticleTemplate(
  tx: Tx,
  { name, html }: Pick<ArticleTemplate, 'name' | 'html'>,
  now: Timestamp,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into article_templates (account_id, name, html, created_at, updated_at)
    values (${tx.tenant.accountId}, ${name}, ${html}, ${now}, ${now}) returning id`)
  return (row as { id: number }).id
}
