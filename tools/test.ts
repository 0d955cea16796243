import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestRun } from './conformance/read-results.ts'
import { repositoryState } from './conformance/repository-state.ts'
import { startPrivateServices } from './services/private-services.ts'
import { privateServices, serverEnvironment } from './services/settings.ts'

const results = join(import.meta.dirname, '..', '.results')

try {
  const services = privateServices()
  const started = await startPrivateServices(services)
  if (started.length > 0) console.log(`Started ${started.join(', ')}; they stay up until: npm run services -- stop`)
  const finish = beginRun(process.argv.slice(2))
  const seed = process.env.TEST_SEED ?? `${randomInt(1_000_000)}`
  const env = { ...compiledOnce(withLocalBinaries(serverEnvironment(services))), TEST_SEED: seed }
  console.log(`Order and choices by seed ${seed}; once more: TEST_SEED=${seed} npm test`)
  const vitest = spawnSync('vitest', ['run', ...process.argv.slice(2)], {
    cwd: `${import.meta.dirname}/..`,
    env,
    stdio: 'inherit',
  })
  if (vitest.error) throw vitest.error
  finish()
  process.exitCode = vitest.status ?? 1
} catch (error) {
  console.error((error as Error).message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
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
