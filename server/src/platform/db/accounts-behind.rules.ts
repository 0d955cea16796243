import sql, { type Sql } from 'sql-template-tag'

interface Search {
  /** A table and a condition, as in `runs r where …`; an index of just these rows begins with the account. */
  rows: Sql
  account: Sql
  after: number
  limit: number
}

/**
 * `with accounts (id, place)`: the next accounts behind one that have such a row, found one by one in the index instead of by
 * reading all rows. Each costs a probe.
 */
export function accountsBehind({ rows, account, after, limit }: Search): Sql {
  return sql`
    with recursive accounts (id, place) as (
      (select ${account}, 1 from ${rows} and ${account} > ${after} order by ${account} limit 1)
      union all
      select f.id, a.place + 1 from accounts a cross join lateral (
        select ${account} as id from ${rows} and ${account} > a.id order by ${account} limit 1) f
      where a.place < ${limit})`
}
