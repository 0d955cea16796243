import sql, { type Sql } from 'sql-template-tag'

export function isAmong(runId: Sql, id: Sql, named: readonly { runId: number; id: number }[]): Sql {
  if (named.length === 0) return sql`false`
  return sql`
    (${runId}, ${id}) in (select * from unnest(${named.map((name) => name.runId)}::bigint[], ${named.map((name) => name.id)}::bigint[]))`
}
