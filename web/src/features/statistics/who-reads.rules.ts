import type { ConditionBox, Readers } from '../../api/records.ts'
import type { PartKind } from '../../ui/equation.rules.ts'

interface Known {
  of: 'first' | 'later' | 'last'
  /** Days ago: the nearest and the farthest of the part. */
  from: number
  to: number
  conditions: ConditionBox
}
type OfPeople = Known | { of: 'unknown' }
export type ReadingPart = OfPeople & { key: string; value: number; kind: PartKind }

const kinds: readonly PartKind[] = ['good', 'fading', 'faint']

/** The parts of those who are receive-ready, from who read lately to who cannot be recognised. */
export function readingPartsOf({ classes, unknown }: Readers): ReadingPart[] {
  const known = classes.map(({ days, people, conditions }, i): ReadingPart => {
    const before = classes[i - 1]?.days ?? 0
    return {
      ...{ key: String(days), value: people, kind: days === null ? 'gone' : (kinds[i] ?? 'faint'), conditions },
      ...(days === null
        ? { of: 'last', from: before, to: before }
        : { of: i === 0 ? 'first' : 'later', from: before + 1, to: days }),
    }
  })
  return [...known, { key: 'unknown', of: 'unknown', value: unknown, kind: 'hidden' }]
}
