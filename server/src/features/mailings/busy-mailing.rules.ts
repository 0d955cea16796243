import sql from 'sql-template-tag'

/** Of a row `m` of mailings: planned, under way or active. What such a mailing counts on has to stay. */
export const isBusy = sql`(m.is_active or (m.status = 'planned' and m.failure_reason is null))`

/** Of a row `m` of mailings: what it says is not settled yet. */
export const isWritten = sql`(m.status <> 'sent' and not coalesce(${isBusy}, false))`
