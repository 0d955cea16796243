import type { Reader } from '../../platform/db/database.ts'
import { findAccountHead } from '../accounts/index.ts'
import { judgeStretch, type LogPage } from './event.rules.ts'
import { readEventsAfter } from './event-log.store.ts'

/** The next stretch of the account's log. `after` is the last event the caller has seen; null = from the beginning. */
export async function listEvents(reader: Reader, after: number | null, limit: number): Promise<LogPage> {
  const [head, events] = await Promise.all([findAccountHead(reader), readEventsAfter(reader, after ?? 0, limit)])
  return judgeStretch(after, events, head?.eventSeq ?? 0)
}
