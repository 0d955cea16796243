import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Reader } from './database.ts'
import type { Filter, ListQuery, RangeOperator, Sort } from './list-query.ts'

/** A column that lists are filtered and sorted by. */
export interface ListColumn {
  column: Sql
  type: 'bigint' | 'text' | 'timestamptz'
}

export interface ListSource {
  select: Sql
  /** With the tenant filter in its `where`. */
  from: Sql
  /** By the names of the API; `id` breaks ties. */
  columns: Record<string, ListColumn>
}

const arrayTypes = { bigint: sql`bigint[]`, text: sql`text[]`, timestamptz: sql`timestamptz[]` }
const comparisons: Record<RangeOperator, Sql> = { gte: sql`>=`, gt: sql`>`, lte: sql`<=`, lt: sql`<` }

/** One page of a list of moderate size, with the number of all records. */
export async function listPage<R extends object>(
  reader: Reader,
  { select, from, columns }: ListSource,
  { filters, sort, page, limit }: ListQuery<string>,
): Promise<{ total: number; rows: R[] }> {
  const known = (field: string) => columns[field] as ListColumn
  const conditions = filters.map((filter) => condition(filter, known(filter.field)))
  const found = sql`${from} ${conditions.length > 0 ? join(conditions, ' ') : empty}`
  const order = [...sort, { field: 'id', descending: false }].map((key) => sortKey(key, known(key.field)))
  const [rows, counted] = await Promise.all([
    reader.rows<R>(sql`
      select ${select} ${found} order by ${join(order, ', ')}
      limit ${limit} offset ${(BigInt(page) - 1n) * BigInt(limit)}`),
    reader.rows<{ total: number }>(sql`select count(*) as total ${found}`),
  ])
  return { total: counted[0]?.total ?? 0, rows }
}

function condition({ operator, values }: Filter, { column, type }: ListColumn): Sql {
  if (operator !== 'eq') return sql`and ${column} ${comparisons[operator as RangeOperator]} ${values[0]}`
  const alternatives = sql`${column} = any(${values.filter((value) => value !== null)}::${arrayTypes[type]})`
  return values.includes(null) ? sql`and (${column} is null or ${alternatives})` : sql`and ${alternatives}`
}

function sortKey({ descending }: Sort, { column }: ListColumn): Sql {
  return descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`
}
