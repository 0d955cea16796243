import sql, { type Sql } from 'sql-template-tag'

/** How many seconds ago a time was, by the clock of the database. */
export function secondsSince(time: Sql): Sql {
  return sql`extract(epoch from now() - ${time})::float8`
}
