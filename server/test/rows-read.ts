import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../src/platform/db/database.ts'

/** A step of `explain (analyze, format json)`. */
export interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Join Filter'?: number
  Plans?: Plan[]
}

export function explained({ text, values }: Sql): { text: string; values: unknown[] } {
  return { text: `explain (analyze, format json) ${text}`, values }
}

/** Where a statement has looked at a table or its parts. */
export function scansOf(table: string, plan: Plan): Plan[] {
  const own = plan['Relation Name']?.startsWith(table) ? [plan] : []
  return [...own, ...(plan.Plans ?? []).flatMap((part) => scansOf(table, part))]
}

/** How many rows it has looked at there, whether it could use them or not. */
export function rowsRead(scans: readonly Plan[]): number {
  return scans.reduce(
    (sum, scan) => sum + (scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops'],
    0,
  )
}

/** How often two rows were put side by side and did not belong together. */
function vainPairs(plan: Plan): number {
  const own = (plan['Rows Removed by Join Filter'] ?? 0) * plan['Actual Loops']
  return (plan.Plans ?? []).reduce((sum, part) => sum + vainPairs(part), own)
}

/** Asks as the product does, then once more for the plans, and tells how many looks at rows of a table they took. */
export async function rowsReadBy(
  reader: Reader,
  table: string,
  look: (reader: Reader) => Promise<unknown>,
): Promise<number> {
  const asked: Sql[] = []
  await look({
    ...reader,
    rows: (statement) => {
      asked.push(statement)
      return reader.rows(statement)
    },
  })
  const plans = await Promise.all(asked.map((statement) => planOf(reader, statement)))
  return plans.reduce((sum, plan) => sum + rowsRead(scansOf(table, plan)) + vainPairs(plan), 0)
}

async function planOf(reader: Reader, statement: Sql): Promise<Plan> {
  const [, [row]] = await Promise.all([
    // Both go in one transaction. The tables of a test are so small that to read all of them would be cheapest.
    reader.rows(sql`select set_config('enable_seqscan', 'off', true)`),
    reader.rows<{ 'QUERY PLAN': [{ Plan: Plan }] }>(explained(statement) as Sql),
  ])
  return row?.['QUERY PLAN'][0].Plan as Plan
}
