import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildApplication } from './build-application.ts'
import { report, runAll, type Test } from './run-tests.ts'
import { frameTests } from './screens/frame.ts'
import { jobTests } from './screens/jobs.ts'
import { overviewTests } from './screens/overview.ts'
import { pictureTests } from './screens/pictures.ts'
import { signInTests } from './screens/sign-in.ts'
import { subscriberTests } from './screens/subscribers.ts'
import { userTests } from './screens/users.ts'
import { startWorld } from './world.ts'

/** `npm run e2e`: the screens in a real browser, against the real processes. Words after -- choose tests by their names. */
const pictures = resolve(import.meta.dirname, '../.results/pictures')
mkdirSync(pictures, { recursive: true })

let results: Awaited<ReturnType<typeof runAll>> = []
try {
  buildApplication()
  const world = await startWorld()
  try {
    const tests: Test[] = [
      ...signInTests,
      ...frameTests,
      ...overviewTests,
      ...subscriberTests,
      ...jobTests,
      ...userTests,
      ...pictureTests(pictures),
    ]
    const wanted = process.argv.slice(2)
    const chosen = tests.filter(({ name }) => wanted.every((word) => name.includes(word)))
    results = await runAll(world, chosen)
  } finally {
    await world.stop()
  }
} catch (error) {
  results = [...results, { name: 'the world', error: error as Error, milliseconds: 0 }]
}
process.exitCode = report(results) ? 0 : 1
