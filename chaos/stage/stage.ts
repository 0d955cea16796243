import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { IdleServer } from '../../tools/services/idle-server.ts'
import { type ApiProcess, migrateDatabase, startApiProcess } from './api-process.ts'
import { Engines } from './engines.ts'

/** Everything one run needs and ends again: engines with a migrated database, and API processes. */
export interface Stage {
  engines: Engines
  /** For whatever a run writes; gone when it ends. */
  dir: string
  environment: Record<string, string>
  servingUrl: string
  adminUrl: string
  startApi(settings?: Record<string, string>): Promise<ApiProcess>
  /** What times are judged by. */
  control: IdleServer
}

export async function onStage<T>(act: (stage: Stage) => Promise<T>): Promise<T> {
  const dir = mkdtempSync('/var/tmp/postrider-chaos-')
  // PostgreSQL runs as another user when this runs as root.
  chmodSync(dir, 0o755)
  const engines = await Engines.in(dir)
  const control = await IdleServer.start()
  const processes: ApiProcess[] = []
  const close = async () => {
    await Promise.all(processes.map((process) => process.stop()))
    await control.stop()
    await engines.close()
    rmSync(dir, { recursive: true, force: true })
  }
  const interrupted = (signal: NodeJS.Signals) =>
    void close().finally(() => process.exit(signal === 'SIGINT' ? 130 : 143))
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    await Promise.all([engines.start('postgres'), engines.start('redis')])
    const environment = { ...environmentOf(engines), LEDGER_HEADS_FOLDER: join(dir, 'heads') }
    await migrateDatabase(environment)
    return await act({
      engines,
      dir,
      environment,
      servingUrl: environment.DATABASE_URL,
      adminUrl: environment.DATABASE_ADMIN_URL,
      control,
      startApi: async (settings) => {
        const started = await startApiProcess(dir, { ...environment, ...settings })
        processes.push(started)
        return started
      },
    })
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    await close()
  }
}

function environmentOf({ ports }: Engines) {
  return {
    PATH: process.env.PATH ?? '',
    ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
    DATABASE_URL: `postgres://postrider@127.0.0.1:${ports.postgres}/postrider`,
    DATABASE_ADMIN_URL: `postgres://postrider_admin@127.0.0.1:${ports.postgres}/postrider`,
    ENGINE_DATABASE_URL: `postgres://postrider_sender@127.0.0.1:${ports.postgres}/postrider`,
    TRACKING_DATABASE_URL: `postgres://postrider_tracker@127.0.0.1:${ports.postgres}/postrider`,
    CONSOLE_DATABASE_URL: `postgres://postrider_console@127.0.0.1:${ports.postgres}/postrider`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    // Nobody listens there unless a run starts NATS: nothing may mind that it is away.
    NATS_URL: `nats://127.0.0.1:${ports.nats}`,
    POSTRIDER_SECRET: 'a-secret-for-fault-tests-and-nothing-else',
    REQUIRE_HTTPS: 'false',
    LOG_LEVEL: 'warn',
  }
}
