import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { killNats, startNats, stopNats } from '../../tools/services/nats.ts'
import { killPostgres, startPostgres, stopPostgres } from '../../tools/services/postgres.ts'
import { killRedis, startRedis, stopRedis } from '../../tools/services/redis.ts'
import type { ServiceSettings } from '../../tools/services/settings.ts'

export type EngineName = 'postgres' | 'redis' | 'nats'
export type EngineAction = 'start' | 'kill' | 'stop' | 'wipe'
export interface EngineOrder {
  number: number
  engine: EngineName
  action: EngineAction
  settings: ServiceSettings & { configuration?: Record<string, string> }
}
export interface EngineReport {
  number: number
  error?: string
}

const noWipe = () => Promise.reject(new Error('only NATS may lose its data'))

const actions = {
  postgres: {
    start: startPostgres,
    stop: stopPostgres,
    kill: ({ dir }: ServiceSettings) => killPostgres({ dir, signal: 'SIGKILL' }),
    wipe: noWipe,
  },
  redis: {
    start: startRedis,
    stop: stopRedis,
    kill: ({ dir }: ServiceSettings) => killRedis({ dir, signal: 'SIGKILL' }),
    wipe: noWipe,
  },
  nats: {
    start: startNats,
    stop: stopNats,
    kill: ({ dir }: ServiceSettings) => killNats({ dir, signal: 'SIGKILL' }),
    /** Dead, and everything it had stored is gone. */
    wipe: async ({ dir }: ServiceSettings) => {
      await killNats({ dir, signal: 'SIGKILL' })
      rmSync(join(dir, 'streams'), { recursive: true, force: true })
    },
  },
}

parentPort?.on('message', async ({ number, engine, action, settings }: EngineOrder) => {
  const report: EngineReport = { number }
  try {
    await actions[engine][action](settings)
  } catch (error) {
    report.error = (error as Error).message
  }
  parentPort?.postMessage(report)
})
