import sql, { raw } from 'sql-template-tag'

/** Whoever does nothing for so long is signed out. */
export const idleSeconds = 30 * 60

/** For how long a session `s` is good, whosever it is. */
export const alive = sql`s.seen_at > now() - interval '${raw(String(idleSeconds))} seconds' and s.created_at > now() - interval '12 hours'`
