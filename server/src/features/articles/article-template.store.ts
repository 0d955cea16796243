import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'

export interface ArticleTemplate {
  id: number
  name: string
  html: string
  /** Which template of which shipped theme; null = the account's own. */
  shipped: string | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

const templateColumns = sql`t.id, t.name, t.html, t.shipped, t.created_at as "createdAt", t.updated_at as "updatedAt"`

export function listArticleTemplates(reader: Reader): Promise<ArticleTemplate[]> {
  return reader.rows<ArticleTemplate>(
    sql`select ${templateColumns} from article_templates t where ${reader.owns('t')} and t.deleted_at is null order by t.id`,
  )
}

export function findArticleTemplates(reader: Reader, ids: readonly number[]): Promise<ArticleTemplate[]> {
  return reader.rows<ArticleTemplate>(sql`
    select ${templateColumns} from article_templates t
    where ${reader.owns('t')} and t.id = any(${ids}) and t.deleted_at is null order by t.id`)
}

/** What comes with the service, or from the L-account above, is not for the account to delete. */
export async function markTemplateDeleted(tx: Tx, id: number, now: Timestamp): Promise<boolean> {
  const rows = await tx.rows(sql`
    update article_templates t set deleted_at = ${now}
    where ${tx.owns('t')} and t.id = ${id} and t.shipped is null and t.from_id is null and t.deleted_at is null returning t.id`)
  return rows.length > 0
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

/** Came from the L-account above, where it never changes; so it is kept once. */
export async function keepReceivedTemplate(
  tx: Tx,
  {
    fromAccountId,
    fromId,
    name,
    html,
  }: Pick<ArticleTemplate, 'name' | 'html'> & { fromAccountId: number; fromId: number },
  now: Timestamp,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into article_templates (account_id, from_account_id, from_id, name, html, created_at, updated_at)
    values (${tx.tenant.accountId}, ${fromAccountId}, ${fromId}, ${name}, ${html}, ${now}, ${now})
    on conflict (account_id, from_account_id, from_id) do update set name = excluded.name
    returning id`)
  return (row as { id: number }).id
}

/** Comes with the service; one that the account has already is brought up to date. */
export async function upsertShippedTemplate(
  tx: Tx,
  { shipped, name, html }: Pick<ArticleTemplate, 'shipped' | 'name' | 'html'>,
  now: Timestamp,
): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(sql`
    insert into article_templates as t (account_id, shipped, name, html, created_at, updated_at)
    values (${tx.tenant.accountId}, ${shipped}, ${name}, ${html}, ${now}, ${now})
    on conflict (account_id, shipped) do update
      set name = excluded.name, html = excluded.html,
          updated_at = case when t.html = excluded.html then t.updated_at else excluded.updated_at end
    returning t.id`)
  return (row as { id: number }).id
}
