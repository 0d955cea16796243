import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { TestRun } from './conformance/read-results.ts'
import { repositoryState } from './conformance/repository-state.ts'
import { countTests, type Report, unsteadyFiles, withSecondTry, worthASecondTry } from './second-try.ts'
import { startPrivateServices } from './services/private-services.ts'
import { privateServices, serverEnvironment } from './services/settings.ts'

const repository = join(import.meta.dirname, '..')
const results = join(repository, '.results')

try {
  const services = privateServices()
  const started = await startPrivateServices(services)
  if (started.length > 0) console.log(`Started ${started.join(', ')}; they stay up until: npm run services -- stop`)
  const finish = beginRun(process.argv.slice(2))
  const seed = process.env.TEST_SEED ?? `${randomInt(1_000_000)}`
  const env = { ...compiledOnce(withLocalBinaries(serverEnvironment(services))), TEST_SEED: seed }
  console.log(`Order and choices by seed ${seed}; once more: TEST_SEED=${seed} npm test`)
  const status = runVitest(process.argv.slice(2), env)
  finish()
  // At a desk whoever sees a failure looks at it; on CI it decides alone.
  process.exitCode = status === 0 || !process.env.CI ? status : trySecondTime(env)
} catch (error) {
  console.error((error as Error).message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}

function runVitest(args: string[], env: NodeJS.ProcessEnv): number {
  const vitest = spawnSync('vitest', ['run', ...args], { cwd: repository, env, stdio: 'inherit' })
  if (vitest.error) throw vitest.error
  return vitest.status ?? 1
}

/** Runs the few files that failed once more, with nothing beside them, and takes their second results for theirs. */
function trySecondTime(env: NodeJS.ProcessEnv): number {
  const path = join(results, 'tests.json')
  const first = readReport(path)
  const files = worthASecondTry(first).map((file) => relative(repository, file))
  if (files.length === 0) return 1
  console.log(`== once more, by themselves: ${files.join(' ')}`)
  const again = join(results, 'tests-again.json')
  rmSync(again, { force: true })
  const status = runVitest([...files, '--maxWorkers=1'], { ...env, TEST_RESULTS: again })
  const second = readReport(again)
  const whole = withSecondTry(first, second)
  writeFileSync(path, JSON.stringify(whole))
  for (const file of unsteadyFiles(first, second)) console.log(`UNSTEADY ${relative(repository, file)}`)
  const { passed, failed } = countTests(whole)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 ? status : 1
}

function readReport(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

/** Says beside the results which commit they belong to, and whether all tests were asked for. */
function beginRun(args: string[]): () => void {
  const path = join(results, 'run.json')
  mkdirSync(results, { recursive: true })
  rmSync(path, { force: true })
  const started = { before: repositoryState(), startedAt: Date.now(), arguments: args }
  return () => {
    const run: TestRun = { ...started, after: repositoryState(), finishedAt: Date.now() }
    writeFileSync(path, `${JSON.stringify(run, null, 2)}\n`)
  }
}

function withLocalBinaries(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: `${import.meta.dirname}/../node_modules/.bin:${env.PATH}` }
}

/** Tests start the service again and again, and compiling it takes half of a start. */
function compiledOnce(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { NODE_COMPILE_CACHE: join(results, 'compiled'), ...env }
}
