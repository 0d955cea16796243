import sql, { raw } from 'sql-template-tag'
import type { BulkTx } from './bulk-connection.ts'

export type Value = string | number | boolean | null

/** Where COPY puts rows before they enter the protected table; emptied by every COMMIT. */
export function stagingTable(table: string): string {
  return `create temporary table staged_${table} (like ${table} including defaults) on commit delete rows;`
}

/**
 * Puts many rows of the transaction's account into a table by COPY. They pass through a temporary table of the same shape
 * (`stagingTable`), because row-level security keeps COPY out of the others.
 */
export async function insertInBulk<R>(
  tx: BulkTx,
  table: string,
  columns: Record<string, (row: R) => Value>,
  rows: readonly R[],
): Promise<void> {
  const names = ['account_id', ...Object.keys(columns)].join(', ')
  const readers = Object.values(columns)
  let text = ''
  for (const row of rows) {
    text += tx.tenant.accountId
    for (const read of readers) text += `\t${copyText(read(row))}`
    text += '\n'
  }
  await tx.copy(`staged_${table} (${names})`, text)
  tx.write(sql`insert into ${raw(table)} (${raw(names)}) select ${raw(names)} from ${raw(`staged_${table}`)}`)
}

const special = /[\\\n\r\t]/
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** One value in the text format of COPY. */
function copyText(value: Value): Value {
  if (value === null) return '\\N'
  if (typeof value !== 'string' || !special.test(value)) return value
  return value.replace(/[\\\n\r\t]/g, (character) => escapes[character] as string)
}
