import type { Result, Test } from './run-tests.ts'

/** More than these are no accident. */
const most = 3

/**
 * The few tests that failed, for a world of their own: a verdict that depends on what else the machine did is none. Those
 * that a failed one builds on go before it.
 */
export function worthASecondTry(tests: readonly Test[], results: readonly Result[]): Test[] {
  const failed = new Set(results.filter(({ error }) => error).map(({ name }) => name))
  if (failed.size > most) return []
  const isWanted = ({ name, standsAlone }: Test, i: number) =>
    failed.has(name) ||
    (!standsAlone && tests.slice(i + 1).some((later) => failed.has(later.name) && buildsOn(later, name)))
  return tests.filter(isWanted)
}

/** Tests of one screen stand in one file, in the order in which they need each other, and begin with the same word. */
function buildsOn({ name, standsAlone }: Test, earlier: string): boolean {
  return !standsAlone && screenOf(name) === screenOf(earlier)
}

function screenOf(name: string): string {
  return name.split(':', 1)[0]?.replace(/ de$/, '') ?? ''
}

/** What fails twice has failed; what holds the second time is told, because it waits for a mending. */
export function withSecondTry(first: readonly Result[], second: readonly Result[]): Result[] {
  const again = new Map(second.map((result) => [result.name, result]))
  return first.map((result) => {
    const repeated = again.get(result.name)
    if (!result.error || !repeated) return result
    if (!repeated.error) console.log(`UNSTEADY ${result.name}`)
    return repeated
  })
}
