import sql, { type Sql } from 'sql-template-tag'

/** Holds the sender's row until the commit, so that nobody can give this sender up between check and mark. */
export function holdSender(senderId: number): Sql {
  return sql`select s.id from senders s where s.id = ${senderId} and s.stopped_at is null for share`
}

/** Evaluated once per statement, not per row. */
export function isAlive(senderId: number): Sql {
  return sql`(select o.stopped_at is null from senders o where o.id = ${senderId})`
}
