import type { Database, Row } from '../../platform/db/database.ts'
import { returnHeldWork } from '../messages/index.ts'
import { giveUpSilent, markReturned, returnedNow } from './sender-session.store.ts'

/** Gives up senders that fell silent and returns what ended ones still held, in one transaction; tells how much. */
export async function returnAbandonedWork(db: Database, quiescenceSeconds: number): Promise<number> {
  const [, , ...returned] = await db.outsideTenants<Row[]>([
    giveUpSilent,
    markReturned,
    ...returnHeldWork(returnedNow, { quiescenceSeconds }),
  ])
  return returned.reduce((sum, rows) => sum + rows.length, 0)
}
