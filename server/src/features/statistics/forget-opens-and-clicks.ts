import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { keepEventsFrom } from '../accounts/index.ts'
import { forgetEvents } from '../tracking/index.ts'
import { dayKeptFrom, findKeptFrom, forgetPeopleOf, holdProgress } from './kept-from.store.ts'

/**
 * Who opened and clicked before a moment goes, of one account; the sums stay. The day is written down first, while nobody counts:
 * whoever counts anew afterwards leaves the days before it as they are. Tells how many rows went.
 */
export async function forgetOpensAndClicks(tx: Tx, before: Timestamp, limit: number): Promise<number> {
  const { day, beginsAt, keptFrom } = await findKeptFrom(tx, before)
  if (keptFrom === null || keptFrom < day) {
    await holdProgress(tx)
    await keepEventsFrom(tx, dayKeptFrom(day))
  }
  const events = await forgetEvents(tx, beginsAt, limit)
  return events < limit ? events + (await forgetPeopleOf(tx, day, limit - events)) : events
}
