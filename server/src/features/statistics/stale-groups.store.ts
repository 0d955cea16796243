import sql, { raw, type Sql } from 'sql-template-tag'

/** Notes that something happened with mails of these runs, where groups are kept; `table` has the columns `account_id` and `run_id`. */
export function noteStale(table: 'facts' | 'taken'): Sql {
  return sql`
    insert into run_group_counts as c (account_id, run_id)
    select distinct f.account_id, f.run_id from ${raw(table)} f
    where exists (select from run_groups g where g.account_id = f.account_id and g.run_id = f.run_id)
    order by 1, 2
    on conflict (account_id, run_id) do update set is_stale = true where not c.is_stale`
}
