import { type Condition, isBox } from './condition.rules.ts'

/** A box or line that can be judged, and where it stood among those that cannot. */
export interface SoundPart {
  condition: Condition
  path: number[]
  of: SoundPart[]
}

/** The conditions without the lines at these paths, and without boxes that only had such lines. Undefined = nothing is left. */
export function soundPart(
  condition: Condition,
  faulty: readonly (readonly number[])[],
  path: number[] = [],
): SoundPart | undefined {
  if (!isBox(condition))
    return faulty.some((each) => each.join() === path.join()) ? undefined : { condition, path, of: [] }
  const of = condition.of.map((each, i) => soundPart(each, faulty, [...path, i])).filter((part) => part !== undefined)
  if (of.length === 0) return undefined
  return { condition: { join: condition.join, of: of.map((part) => part.condition) }, path, of }
}

/** Where something stood before, by its place in the part that is left. */
export function pathBefore(part: SoundPart, path: readonly number[]): number[] {
  return path.reduce((inner, place) => inner.of[place] as SoundPart, part).path
}
