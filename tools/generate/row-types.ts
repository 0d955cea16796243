import pg from 'pg'
import { wireTypeOf } from '../../server/src/platform/db/wire-values.ts'
import { closedValues } from './closed-values.ts'

interface Column {
  table: string
  name: string
  typeId: number
  isNullable: boolean
  comment: string | null
}

/** server/src/schema.rows.ts: what a row of each table is once it has been read, from the catalogue. */
export async function rowTypes(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const values = await closedValues(client)
    const tables = Map.groupBy(await columnsOf(client), ({ table }) => table)
    const members = [...tables].map(([table, columns]) => {
      const lines = columns.map((column) => member(column, values.get(`${table}.${column.name}`)))
      return `  ${table}: {\n${lines.join('')}  }\n`
    })
    return header + members.join('') + footer
  } finally {
    await client.end()
  }
}

const header = `// Generated from server/src/migrations by npm run generate.
import type { Timestamp } from './platform/clock/timestamp.rules.ts'

/** What a row of each table is once it has been read; the names are those our statements give to its columns. */
export interface Tables {
`

const footer = `}

/** Some columns of one table: \`Columns<'subscribers', 'id' | 'email'>\`. */
export type Columns<T extends keyof Tables, C extends keyof Tables[T] = keyof Tables[T]> = Pick<Tables[T], C>
`

async function columnsOf(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as name, a.atttypid::int as "typeId", not a.attnotnull as "isNullable",
           col_description(c.oid, a.attnum) as comment
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`)
  return rows
}

function member({ name, typeId, isNullable, comment }: Column, values: string[] | undefined): string {
  const type = values?.join(' | ') ?? wireTypeOf(typeId).reads
  const whole = `    ${camelCase(name)}: ${type}${isNullable && type !== 'unknown' ? ' | null' : ''}`
  const note = comment === null ? '' : `    /** ${comment.replaceAll('*/', '* /')} */\n`
  return `${note}${whole.length > longestLine ? inLines(whole) : whole}\n`
}

/** As the formatter breaks it. */
const longestLine = 120

function inLines(union: string): string {
  return union.replace(': ', ': | ').replaceAll(/ ?\| /g, '\n      | ')
}

export function camelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
