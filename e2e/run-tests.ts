import { availableParallelism } from 'node:os'
import { type Claims, claimingInto } from './proves.ts'
import type { World } from './world.ts'

export interface Test {
  name: string
  /** Neither needs nor leaves anything: it runs beside others that stand alone, after all that do not. */
  standsAlone?: boolean
  run(world: World): Promise<void>
}

export interface Result {
  name: string
  error: Error | null
  milliseconds: number
  claims: Claims
}

/** One processor waits for the server while another paints. */
const besideEachOther = availableParallelism() + 1

/** In the order they are written, because later ones may build on what earlier ones did; then those that stand alone. */
export async function runAll(world: World, tests: readonly Test[]): Promise<Result[]> {
  const results: Result[] = []
  for (const test of tests.filter(({ standsAlone }) => !standsAlone)) results.push(await runOne(world, test))
  const waiting = tests.filter(({ standsAlone }) => standsAlone).values()
  const work = async () => {
    for (const test of waiting) results.push(await runOne(world, test))
  }
  await Promise.all(Array.from({ length: besideEachOther }, work))
  return results
}

async function runOne(world: World, { name, run }: Test): Promise<Result> {
  const startedAt = performance.now()
  const claims: Claims = new Map()
  const error = await claimingInto(claims, () => run(world)).then(
    () => null,
    (thrown: Error) => thrown,
  )
  const milliseconds = Math.round(performance.now() - startedAt)
  console.log(`${error ? 'FAILED' : 'ok    '} ${name} (${milliseconds} ms)`)
  if (error) console.log(error.message.replace(/^/gm, '       '))
  return { name, error, milliseconds, claims }
}

export function report(results: readonly Result[]): boolean {
  const failed = results.filter(({ error }) => error)
  for (const { name, error } of failed) console.error(`FAILED ${name}\n${error?.stack}`)
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
  return results.length > 0 && failed.length === 0
}

/** A test that fails has shown nothing. */
export function claimsOf(results: readonly Result[]): { id: string; by: string; held: boolean }[] {
  return results.flatMap(({ name, error, claims }) =>
    [...claims].map(([id, held]) => ({ id, by: name, held: held && !error })),
  )
}
