import sql, { type Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'

/** Keeps a reading within some ids; the whole account where it says `true`. */
export type Within = (id: Sql) => Sql

/** Tables that lines are judged by row after row. Whatever a row says changes the version of its person's block. */
export type Scan = 'people' | 'subscriptions' | 'ledger'

/** The rows of a scan, and whom each is about. */
interface Rows {
  id: Sql
  from(reader: Reader, within: Within, channelIds: readonly number[]): Sql
}

export const scans: Record<Scan, Rows> = {
  /** The row of a person, as `s`. */
  people: {
    id: sql`s.id`,
    from: (reader, within) => sql`subscribers s where ${reader.owns('s')} and ${within(sql`s.id`)}`,
  },
  /** The latest times of a person in the channels that the account shows, as `l`; where it is one, there is nothing to compare. */
  subscriptions: {
    id: sql`l.subscriber_id`,
    from: (reader, within, channelIds) =>
      channelIds.length === 1
        ? sql`subscriptions l
              where ${reader.owns('l')} and l.channel_id = ${channelIds[0]} and ${within(sql`l.subscriber_id`)}`
        : sql`
      (select x.subscriber_id, max(x.optin_at) as optin_at, max(x.optout_at) as optout_at
       from subscriptions x
       where ${reader.owns('x')} and x.channel_id = any(${[...channelIds]}) and ${within(sql`x.subscriber_id`)}
       group by x.subscriber_id) l`,
  },
  /** An entry, as `e`; a person has many of them. */
  ledger: {
    id: sql`e.subscriber_id`,
    from: (reader, within) => sql`consent_entries e where ${reader.owns('e')} and ${within(sql`e.subscriber_id`)}`,
  },
}
