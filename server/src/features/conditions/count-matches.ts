import { TookTooLong } from '../../platform/db/heavy-reads.ts'
import type { Program } from './compile-conditions.store.ts'
import { conditionRefusals } from './condition.refusals.ts'
import { type Condition, isBox } from './condition.rules.ts'
import { both, everyone, type Judged, type People, unknownTo } from './judged.rules.ts'
import { readSets } from './read-sets.store.ts'
import { type SampleAsked, tally } from './tally.rules.ts'

export interface Counted {
  people: number
  unknown: number
  /** Of each set that was asked for besides. */
  besides: number[]
  /** Ids of some who match: the newest. */
  newest: number[]
}

/** Counts at one moment, other sets besides, and names some of those who match. */
export async function countMatches(
  { found, root }: Program,
  besides: readonly People[],
  sample: SampleAsked,
): Promise<Counted> {
  const { counts, newest } = tally(await readSets(found), [root.isTrue, unknownTo(root), ...besides], sample)
  const [people = 0, unknown = 0, ...rest] = counts
  return { people, unknown, besides: rest, newest }
}

/** Every box and line below the root with its place, and what its line or box leaves of those who came so far. */
export function placesOf(
  program: Program,
  condition: Condition,
  before: People = everyone,
  path: number[] = [],
): { path: number[]; judged: Judged; left: People }[] {
  if (!isBox(condition)) return []
  let remaining = before
  return condition.of.flatMap((each, i) => {
    const judged = program.judge(each)
    const here = { path: [...path, i], judged, left: both(remaining, judged.isTrue) }
    const inside = placesOf(program, each, remaining, here.path)
    if (condition.join === 'all') remaining = here.left
    return [here, ...inside]
  })
}

/** Whoever waits is told when it takes too long. */
export async function inTime<T>(counting: Promise<T>): Promise<T> {
  try {
    return await counting
  } catch (error) {
    if (error instanceof TookTooLong) throw conditionRefusals.count_took_too_long()
    throw error
  }
}
