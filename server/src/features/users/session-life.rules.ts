import sql from 'sql-template-tag'

/** For how long a session `s` is good, whosever it is. */
export const alive = sql`s.seen_at > now() - interval '30 minutes' and s.created_at > now() - interval '12 hours'`
