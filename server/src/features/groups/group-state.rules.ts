import sql from 'sql-template-tag'

/** Of a group `g`: it does not lie in the trash, where its members are kept and nobody counts them. */
export const isThere = sql`g.deleted_at is null`
