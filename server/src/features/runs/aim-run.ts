import type { Sql } from 'sql-template-tag'
import type { Tx } from '../../platform/db/database.ts'
import { insertBlocks } from '../messages/index.ts'
import { recordTargets } from './run.store.ts'

/** Freezes whom a run is aimed at, in one statement with their number; `audience` is a query for blocks. */
export function aimRun(tx: Tx, runId: number, audience: Sql, blocks?: 'open' | 'done' | 'held'): Promise<number> {
  return recordTargets(tx, runId, insertBlocks(tx, runId, audience, blocks))
}
