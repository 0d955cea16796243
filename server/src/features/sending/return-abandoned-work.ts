import type { Database, Row } from '../../platform/db/database.ts'
import { returnHeldWork } from '../messages/index.ts'
import { giveUpSilent, recentlyEnded } from './sender-session.store.ts'

/** Gives up senders that fell silent and returns what ended ones still held, in one transaction; tells how much. */
export async function returnAbandonedWork(db: Database, quiescenceSeconds: number): Promise<number> {
  const results = await db.outsideTenants<Row[]>([giveUpSilent, ...returnHeldWork(recentlyEnded, quiescenceSeconds)])
  return results.reduce((sum, rows) => sum + rows.length, 0)
}
