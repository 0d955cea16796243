import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MailCatcher, startMailCatcher } from './mail-catcher.ts'
import { startPrivateServices, stopPrivateServices } from './services/private-services.ts'
import { privateServices, serverEnvironment } from './services/settings.ts'

const repository = resolve(import.meta.dirname, '..')
const services = privateServices()
const mailDirectory = join(dirname(services.postgres.dir), 'mails')
const processes: ChildProcess[] = []
let stopping = false
/** Known to everybody who reads this: the installation of a developer listens on this machine alone. */
const developer = { email: 'demo@postrider.example', password: 'for development only' }
let startedServices = false
let catcher: MailCatcher | undefined

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

try {
  startedServices = (await startPrivateServices(services)).length > 0
  catcher = await catchMails()
  // Without a certificate and a domain on the developer's machine nothing could be called or sent at all.
  const env = {
    REQUIRE_HTTPS: 'false',
    REQUIRE_SENDER_DOMAIN: 'false',
    ...addresses(process.env),
    WEBHOOK_ALLOW_PRIVATE: 'true',
    RELAY_URL: `smtp://127.0.0.1:${catcher.port}`,
    ...serverEnvironment(services),
  }
  tellEnvironment(env)
  runToEnd('server/src/main.ts', ['migrate'], env)
  runToEnd('server/src/main.ts', ['demo', '--user', developer.email], { ...env, USER_PASSWORD: developer.password })
  runToEnd('web/build/main.ts', [], env)
  console.log(`Mail leaves for ${mailDirectory}, and for nowhere else.`)
  if (!stopping) process.exitCode = await serveUntilStopped(env)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await catcher?.stop()
  // Services that were already up belong to somebody else.
  if (startedServices) await stopPrivateServices(services)
}

/** Links of mails and of refusals lead to the ports that were chosen. */
function addresses({
  APP_URL,
  API_PORT = '8080',
  PAGES_PORT = '8081',
  TRACKING_PORT = '8082',
  ...env
}: NodeJS.ProcessEnv) {
  const at = (port: string) => `http://127.0.0.1:${port}`
  // Browsers keep the cookie of a session without HTTPS for this name alone.
  const app = APP_URL ?? `http://localhost:${env.WEB_PORT ?? '8083'}`
  return { BASE_URL: at(API_PORT), PUBLIC_URL: at(PAGES_PORT), TRACKING_URL: at(TRACKING_PORT), APP_URL: app }
}

/** On other ports the command line must be told where everything is. */
function tellEnvironment(env: NodeJS.ProcessEnv): void {
  const usual = serverEnvironment(privateServices({}), {})
  const other = Object.keys(usual).filter((name) => env[name] !== usual[name])
  if (other.length === 0) return
  console.log('For npx postrider in another terminal:')
  for (const name of other) console.log(`  export ${name}=${env[name]}`)
}

function stop(): void {
  stopping = true
  for (const child of processes) child.kill('SIGTERM')
}

/** Every mail becomes a file that a mail program opens. */
function catchMails(): Promise<MailCatcher> {
  mkdirSync(mailDirectory, { recursive: true })
  let number = 0
  return startMailCatcher({
    take: async ({ to, raw }) => {
      number += 1
      const name = `${Date.now()}-${number}-${to.replace(/[^\w.@-]/g, '_')}.eml`
      await writeFile(join(mailDirectory, name), raw, 'latin1')
      console.log(`mail to ${to}: ${name}`)
    },
  })
}

function runToEnd(program: string, args: string[], env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: repository, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} failed`)
}

/** Every serving process once, each started anew when a source changes. */
async function serveUntilStopped(env: NodeJS.ProcessEnv): Promise<number> {
  for (const command of ['api', 'web', 'pages', 'dispatcher', 'sender', 'inbound', 'tracking', 'webhooks', 'worker'])
    processes.push(
      spawn(process.execPath, ['--watch', 'server/src/main.ts', command], { cwd: repository, env, stdio: 'inherit' }),
    )
  void tellReady(env)
  const codes = await Promise.all(
    processes.map((child) => new Promise<number>((done) => child.once('exit', (code) => done(code ?? 1)))),
  )
  return stopping ? 0 : Math.max(...codes)
}

/** The processes need a while; a request that comes before them finds nobody. */
async function tellReady({ BASE_URL, PUBLIC_URL, APP_URL, WEB_PORT = '8083' }: NodeJS.ProcessEnv): Promise<void> {
  for (const url of [BASE_URL, PUBLIC_URL, `http://127.0.0.1:${WEB_PORT}`])
    while (!stopping && !(await answers(`${url}/health`))) await sleep(250)
  if (stopping) return
  console.log(`Ready. What there is to call: ${BASE_URL}/api/v1/documentation`)
  console.log(`The web application: ${APP_URL}, sign in as ${developer.email} with "${developer.password}"`)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
