import sql from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import { listPage } from '../../platform/db/list-page.ts'
import type { ListQuery } from '../../platform/db/list-query.ts'
import { isWhole, mainOf } from './language-version.rules.ts'
import type { Mailing } from './mailing.rules.ts'
import { mailingColumns, mailingOf } from './mailing.store.ts'
import type { ListedNewsletter } from './newsletter.rules.ts'

/** Campaign copies are mailings too. */
export async function findMailing(reader: Reader, id: number): Promise<Mailing | undefined> {
  const [mailing] = await reader.rows<Mailing>(sql`select ${mailingColumns(sql`v`)} from ${mailingOf(reader, id)}`)
  return mailing
}

export function listMailings(reader: Reader, query: ListQuery<string>): Promise<{ total: number; rows: Mailing[] }> {
  const source = {
    select: mailingColumns(),
    from: sql`from mailings m where ${reader.owns('m')} and m.deleted_at is null and ${isWhole(sql`m`)}`,
    columns: {
      id: { column: sql`m.id`, type: 'bigint' },
      type: { column: sql`m.type`, type: 'text' },
      status: { column: sql`m.status`, type: 'text' },
      name: { column: sql`m.name`, type: 'text' },
      createdAt: { column: sql`m.created_at`, type: 'timestamptz' },
      updatedAt: { column: sql`m.updated_at`, type: 'timestamptz' },
    },
  } as const
  return listPage<Mailing>(reader, source, query)
}

const newsletterColumns = sql`
  n.id, ${mainOf(sql`m`)} as "mailingId", n.subject,
  case when t.id is not null then jsonb_build_object('id', t.id, 'name', t.name) end as theme,
  m.language_iso as "languageIso", coalesce(n.sent_at, m.sent_at) as "sentAt", n.created_at as "createdAt", n.updated_at as "updatedAt"`
const newsletterTables = sql`
  newsletters n
  join mailings m on m.account_id = n.account_id and m.id = n.mailing_id
  left join themes t on t.account_id = n.account_id and t.id = n.theme_id`

export async function findListedNewsletter(reader: Reader, id: number): Promise<ListedNewsletter | undefined> {
  const [newsletter] = await reader.rows<ListedNewsletter>(
    sql`select ${newsletterColumns} from ${newsletterTables} where ${reader.owns('n')} and n.id = ${id} and m.deleted_at is null`,
  )
  return newsletter
}

export function listNewslettersOf(reader: Reader, mailingIds: readonly number[]): Promise<ListedNewsletter[]> {
  return reader.rows<ListedNewsletter>(sql`
    select ${newsletterColumns} from ${newsletterTables}
    where ${reader.owns('n')} and m.deleted_at is null
      and (m.id = any(${mailingIds}) or (m.version_of = any(${mailingIds}) and m.is_active is null)) order by n.id`)
}

export function listNewsletters(
  reader: Reader,
  query: ListQuery<string>,
): Promise<{ total: number; rows: ListedNewsletter[] }> {
  const source = {
    select: newsletterColumns,
    from: sql`from ${newsletterTables} where ${reader.owns('n')} and m.deleted_at is null`,
    columns: {
      id: { column: sql`n.id`, type: 'bigint' },
      mailingId: { column: mainOf(sql`m`), type: 'bigint' },
      createdAt: { column: sql`n.created_at`, type: 'timestamptz' },
      updatedAt: { column: sql`n.updated_at`, type: 'timestamptz' },
    },
  } as const
  return listPage<ListedNewsletter>(reader, source, query)
}
