import type { Sql } from 'sql-template-tag'
import type { Reader } from '../../platform/db/database.ts'
import type { Look } from '../accounts/index.ts'
import { Program } from './compile-conditions.store.ts'
import type { Condition } from './condition.rules.ts'
import { countMatches } from './count-matches.ts'
import { matchingBlocks } from './evaluation.store.ts'
import { loadSurroundings } from './load-surroundings.ts'

export type Moment = Pick<Look, 'reader' | 'clock'>

export async function countConditions({ reader, clock }: Moment, conditions: Condition): Promise<number> {
  const program = new Program(reader, conditions, await loadSurroundings(reader, clock.now(), conditions))
  const { people } = await countMatches(program, [], { most: 0, below: null })
  return people
}

/** Who matches sound conditions, as a query for blocks that other statements hold. */
export async function blocksThatMatch(reader: Reader, now: Date, conditions: Condition): Promise<Sql> {
  return matchingBlocks(new Program(reader, conditions, await loadSurroundings(reader, now, conditions)))
}
