import sql from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { GrowthCause } from './growth.rules.ts'

/** An entry of the ledger of consent that the growth counts. */
export interface Move {
  seq: number
  subscriberId: number
  /** Null = they were erased since. */
  email: string | null
  cause: GrowthCause
  at: Timestamp
}

export type MovePlace = Pick<Move, 'at' | 'seq'>

interface Page {
  channelId: number
  causes: readonly GrowthCause[]
  /** Days in UTC, both of them among those that are meant. */
  from: string
  to: string
  after: MovePlace | null
  limit: number
}

/** Newest first. Each cause is a stretch of one index, so that a rare one is found among millions of others. */
export function listMoves(reader: Reader, { channelId, causes, from, to, after, limit }: Page): Promise<Move[]> {
  const isFurther = after ? sql`(c.occurred_at, c.seq) < (${after.at}::timestamptz, ${after.seq}::bigint)` : sql`true`
  return reader.rows<Move>(sql`
    select m.seq, m.subscriber_id as "subscriberId", s.email, m.cause, m.occurred_at as at
    from (
      select l.*, x.cause from unnest(${causes}::text[]) x (cause) cross join lateral (
        select c.seq, c.subscriber_id, c.occurred_at from consent_entries c
        where ${reader.owns('c')} and c.channel_id = ${channelId}
          and growth_cause(c.from_state, c.to_state, c.source) = x.cause
          and c.occurred_at >= ${from}::date::timestamp at time zone 'UTC'
          and c.occurred_at < (${to}::date + 1)::timestamp at time zone 'UTC' and ${isFurther}
        order by c.occurred_at desc, c.seq desc limit ${limit}) l
      order by l.occurred_at desc, l.seq desc limit ${limit}) m
    left join subscribers s on ${reader.owns('s')} and s.id = m.subscriber_id
    order by m.occurred_at desc, m.seq desc`)
}
