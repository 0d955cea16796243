import type { BenchDatabase } from '../database.ts'

export interface Copies {
  table: string
  /** Which row to copy. */
  where: string
  count: number
  /** What differs from copy to copy, as SQL over `n`, the number of the copy from 1 on. */
  changes: Record<string, string>
}

/** Copies a row the product has written, so that a crowd is in the states the product knows and in no others. */
export async function copyRows({ pool }: BenchDatabase, { table, where, count, changes }: Copies): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changes[name] ?? `r.${name}`)
  const copied = await pool.query(
    `insert into ${table} (${names.join(', ')}) overriding system value
     select ${values.join(', ')} from ${table} r, generate_series(1, ${count}) n where ${where}`,
  )
  if (copied.rowCount !== count) throw new Error(`${copied.rowCount} rows of ${table} instead of ${count}`)
}
