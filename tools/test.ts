import { spawnSync } from 'node:child_process'
import { startPrivateServices } from './services/private-services.ts'
import { privateServices, serverEnvironment } from './services/settings.ts'

try {
  const services = privateServices()
  const started = await startPrivateServices(services)
  if (started.length > 0) console.log(`Started ${started.join(', ')}; they stay up until: npm run services -- stop`)
  const vitest = spawnSync('vitest', ['run', ...process.argv.slice(2)], {
    cwd: `${import.meta.dirname}/..`,
    env: withLocalBinaries(serverEnvironment(services)),
    stdio: 'inherit',
  })
  if (vitest.error) throw vitest.error
  process.exitCode = vitest.status ?? 1
} catch (error) {
  console.error((error as Error).message)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}

function withLocalBinaries(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: `${import.meta.dirname}/../node_modules/.bin:${env.PATH}` }
}
