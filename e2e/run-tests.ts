import type { World } from './world.ts'

export interface Test {
  name: string
  run(world: World): Promise<void>
}

export interface Result {
  name: string
  error: Error | null
  milliseconds: number
}

/** One after the other in the order they are written: later ones may build on what earlier ones did. */
export async function runAll(world: World, tests: readonly Test[]): Promise<Result[]> {
  const results: Result[] = []
  for (const { name, run } of tests) {
    const startedAt = performance.now()
    const error = await run(world).then(
      () => null,
      (thrown: Error) => thrown,
    )
    const milliseconds = Math.round(performance.now() - startedAt)
    results.push({ name, error, milliseconds })
    console.log(`${error ? 'FAILED' : 'ok    '} ${name} (${milliseconds} ms)`)
    if (error) console.log(error.message.replace(/^/gm, '       '))
  }
  return results
}

export function report(results: readonly Result[]): boolean {
  const failed = results.filter(({ error }) => error)
  for (const { name, error } of failed) console.error(`FAILED ${name}\n${error?.stack}`)
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
  return results.length > 0 && failed.length === 0
}
