import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { findAccountHead, type Look } from '../accounts/index.ts'
import type { AccountEvent } from './event.rules.ts'
import { type EventFilter, findEventFrom, readEventsBackwards } from './event-log.store.ts'

export interface EventWish extends EventFilter {
  /** Only events before this position. */
  before: number | null
  since: Timestamp | null
  until: Timestamp | null
}

export interface EventPage {
  events: AccountEvent[]
  firstSeq: number
  lastSeq: number
  /** From where to look on; null = there is no more. */
  nextBefore: number | null
}

/** A rare event may lie far back: so many positions are looked through at once, then the caller decides. */
const mostAtOnce = 200_000

/** The log as somebody reads it, the newest first. */
export async function browseEvents({ reader }: Look, wish: EventWish, limit: number): Promise<EventPage> {
  const [head, oldest] = await Promise.all([findAccountHead(reader), findEventFrom(reader, 0)])
  const [firstSeq, lastSeq] = [oldest?.seq ?? 0, head?.eventSeq ?? 0]
  const at = (time: Timestamp) => positionAt(reader, time, { first: firstSeq, last: lastSeq })
  const from = wish.since === null ? firstSeq : await at(wish.since)
  const upto = Math.min(wish.before ?? lastSeq + 1, wish.until === null ? lastSeq + 1 : await at(wish.until))
  // One person's events have an index of their own.
  const lowest = wish.subscriberId === null ? Math.max(from, upto - mostAtOnce) : from
  const events = await readEventsBackwards(reader, wish, { from: lowest, before: upto, limit })
  const reached = events.length === limit ? (events.at(-1) as AccountEvent).seq : lowest
  return { events, firstSeq, lastSeq, nextBefore: reached > from ? reached : null }
}

/** The first position at or after a moment. Positions follow time, so halving the log finds it in some 25 looks. */
async function positionAt(
  reader: Look['reader'],
  time: Timestamp,
  { first, last }: { first: number; last: number },
): Promise<number> {
  let [low, high] = [first, last + 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const event = await findEventFrom(reader, middle)
    if (event && event.occurredAt < time) low = event.seq + 1
    else high = middle
  }
  return low
}
