import { soundPartOf } from './assert-sound.ts'
import { Program } from './compile-conditions.store.ts'
import { conditionRefusals } from './condition.refusals.ts'
import type { Condition } from './condition.rules.ts'
import { placesOf } from './count-matches.ts'
import type { Moment } from './evaluate-conditions.ts'
import { judgePerson, type Verdict } from './evaluation.store.ts'
import { loadSurroundings } from './load-surroundings.ts'
import { pathBefore } from './sound-part.rules.ts'

export interface Explanation {
  verdict: Verdict
  lines: { path: number[]; verdict: Verdict }[]
}

/** Why one person matches conditions, or not: line by line, without the lines that cannot be judged. */
export async function explainConditions(
  moment: Moment,
  conditions: Condition,
  subscriberId: number,
): Promise<Explanation> {
  const { reader, clock } = moment
  const { sound } = await soundPartOf(moment, conditions, null)
  const judged: Condition = sound?.condition ?? { join: 'all', of: [] }
  const program = new Program(reader, judged, await loadSurroundings(reader, clock.now(), judged))
  const places = placesOf(program, judged)
  const asked = [program.root, ...places.map((place) => place.judged)]
  const verdicts = await judgePerson(reader, program, asked, subscriberId)
  if (!verdicts) throw conditionRefusals.subscriber_not_found()
  const [verdict, ...lines] = verdicts as [Verdict, ...Verdict[]]
  return {
    verdict,
    lines: places.map(({ path }, i) => ({
      path: sound ? pathBefore(sound, path) : path,
      verdict: lines[i] as Verdict,
    })),
  }
}
