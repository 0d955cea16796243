import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** Everything an import fills; facets and growth are kept by triggers of these tables, for the product as for COPY. */
const filledTables = {
  subscribers: 'id > $people',
  subscriptions: 'subscriber_id > $people',
  consent_entries: 'seq > $steps',
  account_events: 'seq > $events',
  import_blocks: 'import_id = $import',
} as const
type FilledTable = keyof typeof filledTables

/** Where the account stood before the import. */
export interface Marks {
  accountId: number
  importId: number
  people: number
  steps: number
  events: number
}

export interface RowFiles {
  rows: number
  pathOf(table: FilledTable): string
  remove(): void
}

const tables = Object.keys(filledTables) as FilledTable[]

/** The rows an import has written, as files that the server reads by itself. */
export async function writeRowFiles(pool: pg.Pool, marks: Marks): Promise<RowFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'postrider-bench-import-'))
  chmodSync(folder, 0o777)
  const pathOf = (table: FilledTable) => join(folder, `${table}.copy`)
  let rows = 0
  for (const table of tables) {
    const where = conditionOf(table, marks)
    const order = `select ${await columnsOf(pool, table)} from ${table} where ${where}`
    rows += (await pool.query(`copy (${order}) to '${pathOf(table)}'`)).rowCount ?? 0
  }
  return { rows, pathOf, remove: () => rmSync(folder, { recursive: true }) }
}

/** The same rows into the same tables with the same indexes, by nothing but COPY. Returns seconds. */
export async function copyRowFiles(url: string, files: RowFiles, marks: Marks): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  try {
    // Left there by the dry run.
    await pool.query(`delete from import_blocks where ${conditionOf('import_blocks', marks)}`)
    const columns = new Map<string, string>()
    for (const table of tables) columns.set(table, await columnsOf(pool, table))
    await pool.query('checkpoint')
    const start = performance.now()
    let rows = 0
    for (const table of tables) {
      const copied = await pool.query(`copy ${table} (${columns.get(table)}) from '${files.pathOf(table)}'`)
      rows += copied.rowCount ?? 0
    }
    if (rows !== files.rows) throw new Error(`${rows} rows were copied instead of ${files.rows}`)
    return (performance.now() - start) / 1000
  } finally {
    await pool.end()
  }
}

function conditionOf(table: FilledTable, marks: Marks): string {
  const { accountId, importId, people, steps, events } = marks
  const values: Record<string, number> = { people, steps, events, import: importId }
  const condition = filledTables[table].replace(/\$(\w+)/, (_, name: string) => String(values[name]))
  return `account_id = ${accountId} and ${condition}`
}

async function columnsOf(pool: pg.Pool, table: FilledTable): Promise<string> {
  const { rows } = await pool.query<{ names: string }>(
    `select string_agg(attname, ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.names as string
}
