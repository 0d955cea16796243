import { findAccountHead, type Look } from '../accounts/index.ts'
import { eventRefusals } from './event.refusals.ts'
import { type AccountEvent, judgeStretch } from './event.rules.ts'
import { readEventsAfter } from './event-log.store.ts'

/** The next stretch of the account's log. `after` is the last event the caller has seen; null = from the beginning. */
export async function listEvents(
  { reader }: Look,
  { after, limit }: { after: number | null; limit: number },
): Promise<{ events: AccountEvent[]; lastSeq: number }> {
  const [head, events] = await Promise.all([findAccountHead(reader), readEventsAfter(reader, after ?? 0, limit)])
  const page = judgeStretch(after, events, head?.eventSeq ?? 0)
  if (page.outcome === 'gone') throw eventRefusals.events_gone({ lastSequence: page.lastSeq })
  return page
}
