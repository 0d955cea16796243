import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { startPrivateServices, stopPrivateServices } from './services/private-services.ts'
import { privateServices, serverEnvironment } from './services/settings.ts'

const repository = resolve(import.meta.dirname, '..')
const services = privateServices()
// Without a certificate on the developer's machine the API could not be called at all.
const env = { REQUIRE_HTTPS: 'false', ...serverEnvironment(services) }
let api: ChildProcess | undefined
let stopping = false
let startedServices = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

try {
  startedServices = (await startPrivateServices(services)).length > 0
  runToEnd('migrate')
  runToEnd('demo')
  if (!stopping) process.exitCode = await serveUntilStopped()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  // Services that were already up belong to somebody else.
  if (startedServices) await stopPrivateServices(services)
}

function stop(): void {
  stopping = true
  api?.kill('SIGTERM')
}

function runToEnd(command: string): void {
  const main = ['server/src/main.ts', command]
  const { status } = spawnSync(process.execPath, main, { cwd: repository, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`postrider ${command} failed`)
}

function serveUntilStopped(): Promise<number> {
  const server = spawn(process.execPath, ['--watch', 'server/src/main.ts', 'api'], {
    cwd: repository,
    env,
    stdio: 'inherit',
  })
  api = server
  return new Promise((done) => server.once('exit', (code) => done(stopping ? 0 : (code ?? 1))))
}
