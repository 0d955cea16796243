import type pg from 'pg'

interface Constraint {
  table: string
  expression: string
  /** Its columns and what can be tried for each, as lists for `unnest`. */
  columns: { name: string; type: string }[]
}

const numberTypes = ['smallint', 'integer', 'bigint']
// Kinds and states are counted from 0 or 1 and stay few; whatever also lets a stranger pass is not a list of values.
const numbers = Array.from({ length: 65 }, (_, n) => String(n))
const strangers = { number: ['-1', '9999'], text: ['no value that anybody would list'] }
const mostCombinations = 65 ** 2 * 4

/**
 * The values a CHECK leaves to a column, as TypeScript literals, by `table.column`. They are found by trying: the
 * constraint itself is asked about every candidate, so it does not matter how it is written.
 */
export async function closedValues(client: pg.Client): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const constraint of await checksOf(client)) {
    for (const { name, type } of constraint.columns) {
      const values = await allowed(client, constraint, name)
      const isClosed = values.length > 0 && !values.some((value) => strangersOf(type).includes(value))
      const literals = values.map((value) => (isNumber(type) ? value : `'${value.replaceAll("'", "\\'")}'`))
      if (isClosed) found.set(`${constraint.table}.${name}`, literals)
    }
  }
  return found
}

async function checksOf(client: pg.Client): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(`
    select c.relname as table, pg_get_expr(k.conbin, k.conrelid) as expression,
           (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum)
            from pg_attribute a where a.attrelid = c.oid and a.attnum = any(k.conkey)) as columns
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'c' and c.relnamespace = 'public'::regnamespace and not c.relispartition
    order by c.relname, k.conname`)
  return rows.filter(({ columns }) => columns.every(({ type }) => isNumber(type) || type === 'text'))
}

async function allowed(client: pg.Client, { expression, columns }: Constraint, name: string): Promise<string[]> {
  const candidates = columns.map((column) => [...candidatesOf(column.type, expression), null])
  if (candidates.reduce((product, { length }) => product * length, 1) > mostCombinations) return []
  const tried = columns.map((column, i) => `unnest($${i + 1}::${column.type}[]) as t${i} (${column.name})`)
  const { rows } = await client.query<{ value: string }>(
    `select ${name}::text as value from ${tried.join(', ')}
     where (${expression}) is not false and ${name} is not null group by ${name} order by ${name}`,
    candidates,
  )
  return rows.map(({ value }) => value)
}

function candidatesOf(type: string, expression: string): string[] {
  const literals = [...expression.matchAll(/'((?:[^']|'')*)'::text/g)].map(
    ([, literal]) => literal?.replaceAll("''", "'") as string,
  )
  return [...(isNumber(type) ? numbers : literals), ...strangersOf(type)]
}

function strangersOf(type: string): string[] {
  return isNumber(type) ? strangers.number : strangers.text
}

function isNumber(type: string): boolean {
  return numberTypes.includes(type)
}
