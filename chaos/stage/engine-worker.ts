import { parentPort } from 'node:worker_threads'
import { killPostgres, startPostgres, stopPostgres } from '../../tools/services/postgres.ts'
import { killRedis, startRedis, stopRedis } from '../../tools/services/redis.ts'
import type { ServiceSettings } from '../../tools/services/settings.ts'

export type EngineName = 'postgres' | 'redis'
export type EngineAction = 'start' | 'kill' | 'stop'
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

const actions = {
  postgres: {
    start: startPostgres,
    stop: stopPostgres,
    kill: ({ dir }: ServiceSettings) => killPostgres({ dir, signal: 'SIGKILL' }),
  },
  redis: {
    start: startRedis,
    stop: stopRedis,
    kill: ({ dir }: ServiceSettings) => killRedis({ dir, signal: 'SIGKILL' }),
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
