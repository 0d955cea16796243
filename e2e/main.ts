import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { beginBrowserRun } from '../tools/conformance/browser-run.ts'
import { buildApplication } from './build-application.ts'
import { laneOfThisProcess, leaveResults, runBeside } from './lanes.ts'
import { pictureFolder } from './picture.ts'
import { claimsOf, type Result, report, runAll, type Test } from './run-tests.ts'
import { withSecondTry, worthASecondTry } from './second-try.ts'
import { lanes } from './tests.ts'
import { forgetPeople } from './visit.ts'
import { startWorld } from './world.ts'

/** `npm run e2e`: the screens in a real browser, against the real processes. Words after -- choose tests by their names, a|b by either. */
const wanted = process.argv.slice(2)
const mine = laneOfThisProcess()
if (mine === null) await runEverything()
else leaveResults(await inOwnWorld(chosen(lanes[mine] ?? [])))

async function runEverything(): Promise<void> {
  const leaveClaims = beginBrowserRun(resolve(import.meta.dirname, '../.results/e2e.json'), wanted)
  mkdirSync(pictureFolder, { recursive: true })
  const tests = chosen(lanes.flat())
  let results: Result[] = []
  try {
    buildApplication()
    results = wanted.length > 0 ? await inOwnWorld(tests) : await runBeside(lanes.keys())
    const again = process.env.CI ? worthASecondTry(tests, results) : []
    if (again.length > 0) results = withSecondTry(results, await inOwnWorld(again))
  } catch (error) {
    results = [...results, { name: 'the world', error: error as Error, milliseconds: 0, claims: new Map() }]
  }
  leaveClaims(claimsOf(results))
  process.exitCode = report(results) ? 0 : 1
}

function chosen(tests: readonly Test[]): Test[] {
  return tests.filter(({ name }) => wanted.every((word) => word.split('|').some((either) => name.includes(either))))
}

async function inOwnWorld(some: readonly Test[]): Promise<Result[]> {
  const world = await startWorld()
  forgetPeople()
  try {
    return await runAll(world, some)
  } finally {
    await world.stop()
  }
}
