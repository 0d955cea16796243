import { soundPartOf } from './assert-sound.ts'
import { Program } from './compile-conditions.store.ts'
import type { Condition } from './condition.rules.ts'
import { countMatches, inTime, placesOf } from './count-matches.ts'
import type { Moment } from './evaluate-conditions.ts'
import { readSample, type SamplePerson } from './evaluation.store.ts'
import { findConditionFaults, type PlacedFault } from './find-condition-faults.ts'
import { everyone, minus } from './judged.rules.ts'
import { loadSurroundings } from './load-surroundings.ts'
import { pathBefore } from './sound-part.rules.ts'
import { findNamedGroups } from './surroundings.store.ts'

/** How many of those who match are shown. */
const sampleSize = 5

export interface PreviewAsked {
  /** The group they are written for: they must not lead back to it, and are compared with what it has. */
  groupId?: number | null | undefined
  /** Shows people with smaller ids than this: others than those shown before. */
  below?: number | null | undefined
}

export interface Preview {
  people: number
  unknown: number
  recognises: boolean
  everybody: number
  left: { path: number[]; people: number }[]
  sample: SamplePerson[]
  /** Lines that cannot be judged; everything else is counted without them. */
  faults: PlacedFault[]
  /** What would change for the group; null = it has no conditions that can be judged. */
  change: { people: number; adds: number; removes: number } | null
}

/** Who matches conditions at this moment: counted, line by line, some of them, and how that differs from the group as it is. */
export async function previewConditions(
  moment: Moment,
  conditions: Condition,
  { groupId = null, below = null }: PreviewAsked = {},
): Promise<Preview> {
  const { reader, clock } = moment
  const { sound, faults } = await soundPartOf(moment, conditions, groupId)
  // Where no line can be judged, nobody has been excluded yet.
  const judged: Condition = sound?.condition ?? { join: 'all', of: [] }
  const saved = groupId === null ? null : await savedConditions(moment, groupId)
  const both: Condition = { join: 'all', of: saved ? [judged, saved] : [judged] }
  const around = await loadSurroundings(reader, clock.now(), both)
  const program = new Program(reader, judged, around)
  const { root } = program
  const before = saved && program.judge(saved).isTrue
  const places = placesOf(program, judged)
  const compared = before ? [before, minus(root.isTrue, before), minus(before, root.isTrue)] : []
  const sets = [everyone, ...places.map(({ left }) => left), ...compared]
  const counted = await inTime(countMatches(program, sets, { most: sampleSize, below }))
  const [everybody = 0, ...besides] = counted.besides
  const [people = 0, adds = 0, removes = 0] = besides.slice(places.length)
  return {
    people: counted.people,
    unknown: counted.unknown,
    recognises: around.recognises,
    everybody,
    left: places.map(({ path }, i) => ({ path: sound ? pathBefore(sound, path) : path, people: besides[i] as number })),
    sample: await readSample(reader, counted.newest),
    faults,
    change: before ? { people, adds, removes } : null,
  }
}

/** What a group has, as long as nothing is wrong with it. */
async function savedConditions({ reader, clock }: Moment, groupId: number): Promise<Condition | null> {
  const [group] = await findNamedGroups(reader, [groupId])
  if (!group?.conditions) return null
  const faults = await findConditionFaults(reader, clock.now(), group.conditions, groupId)
  return faults.length === 0 ? group.conditions : null
}
