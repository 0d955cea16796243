import type { Database, Row } from '../../platform/db/database.ts'
import { returnHeldWork } from '../messages/index.ts'
import { endedOwners } from './sender-health.store.ts'
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

/**
 * The same for whatever an ended sender owns, although its work has gone back once. What was on the wire is in doubt
 * afterwards, so nothing is sent twice by it.
 */
export async function returnStrayWork(db: Database, quiescenceSeconds: number): Promise<number> {
  const returned = await returnAbandonedWork(db, quiescenceSeconds)
  const again = await db.outsideTenants<Row[]>(returnHeldWork(endedOwners, { quiescenceSeconds }))
  return again.reduce((sum, rows) => sum + rows.length, returned)
}
