import { Program } from './compile-conditions.store.ts'
import type { Condition } from './condition.rules.ts'
import { countMatches, inTime } from './count-matches.ts'
import type { Moment } from './evaluate-conditions.ts'
import { unknownTo } from './judged.rules.ts'
import { loadSurroundings } from './load-surroundings.ts'

interface CountOfEach {
  people: number
  /** Of how many it cannot be told. */
  unknown: number
}

/** Counts several sound conditions at the same moment, so that what belongs together adds up. */
export async function countEach({ reader, clock }: Moment, conditions: readonly Condition[]): Promise<CountOfEach[]> {
  const together: Condition = { join: 'any', of: [...conditions] }
  const program = new Program(reader, together, await loadSurroundings(reader, clock.now(), together))
  const judged = conditions.map((each) => program.judge(each))
  const sets = judged.flatMap((each) => [each.isTrue, unknownTo(each)])
  const { besides } = await inTime(countMatches(program, sets, { most: 0, below: null }))
  return judged.map((_, i) => ({ people: besides[2 * i] as number, unknown: besides[2 * i + 1] as number }))
}
