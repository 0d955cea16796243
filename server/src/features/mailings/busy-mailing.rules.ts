import sql from 'sql-template-tag'

/** Of a row `m` of mailings: planned, under way or active. What such a mailing counts on has to stay. */
export const isBusy = sql`(m.is_active or (m.status = 'planned' and m.failure_reason is null))`
