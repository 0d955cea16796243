import type { Result, Test } from './run-tests.ts'

/** More than these are no accident. */
const most = 3

/** The few tests that failed, for a world of their own: a verdict that depends on what else the machine did is none. */
export function worthASecondTry(tests: readonly Test[], results: readonly Result[]): Test[] {
  const failed = new Set(results.filter(({ error }) => error).map(({ name }) => name))
  return failed.size <= most ? tests.filter(({ name }) => failed.has(name)) : []
}

/** What fails twice has failed; what holds the second time is told, because it waits for a mending. */
export function withSecondTry(first: readonly Result[], second: readonly Result[]): Result[] {
  const again = new Map(second.map((result) => [result.name, result]))
  for (const { name, error } of second) if (!error) console.log(`UNSTEADY ${name}`)
  return first.map((result) => again.get(result.name) ?? result)
}
