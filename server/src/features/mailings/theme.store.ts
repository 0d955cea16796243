import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'

export interface Theme {
  id: number
  name: string
  html: string
  createdAt: Timestamp
  updatedAt: Timestamp
}

const themeColumns = sql`t.id, t.name, t.html, t.created_at as "createdAt", t.updated_at as "updatedAt"`

export function listThemes(reader: Reader): Promise<Theme[]> {
  return reader.rows<Theme>(sql`select ${themeColumns} from themes t where ${reader.owns('t')} order by t.id`)
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
    update themes t set name = ${name}, html = ${html}, updated_at = ${now} where ${tx.owns('t')} and t.id = ${id}
    returning t.id`)
  return rows.length > 0
}
