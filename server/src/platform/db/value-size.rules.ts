import sql, { raw, type Sql } from 'sql-template-tag'

/** In bytes. A row of more than about 2,000 has its values compressed or moved out of it. */
const mostSmall = raw('2048')

/**
 * A value that stands in its row as it is, so that its size is known without reading it; null is one, too. What is
 * compressed may be ninety times as large as it looks.
 */
export function isSmall(value: Sql): Sql {
  return sql`coalesce(pg_column_size(${value}) <= ${mostSmall} and pg_column_compression(${value}) is null, true)`
}
