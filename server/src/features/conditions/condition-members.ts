import type { Sql } from 'sql-template-tag'
import type { Look } from '../accounts/index.ts'
import { assertSound } from './assert-sound.ts'
import type { Condition } from './condition.rules.ts'
import { blocksThatMatch } from './evaluate-conditions.ts'

/** Whom conditions are true of at this moment, as a query for blocks; conditions that cannot be judged are refused. */
export async function conditionMembers(look: Pick<Look, 'reader' | 'clock'>, conditions: Condition): Promise<Sql> {
  await assertSound(look, conditions, null)
  return blocksThatMatch(look.reader, look.clock.now(), conditions)
}
