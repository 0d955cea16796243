import pg from 'pg'
import { startDueRuns } from '../../server/src/features/runs/index.ts'
import type { Engine } from '../../server/src/processes/create-engine.ts'
import { type BenchDatabase, openBenchDatabase } from '../database.ts'
import { type EngineProcess, openEngine, type Relay, startEngineProcess } from '../engine-processes.ts'

/** Senders on a database of their own: no two stations ever take each other's recipients. */
export interface Station {
  database: BenchDatabase
  engine: Engine
  senders: EngineProcess[]
  /** Starts what is planned, as the dispatcher would. */
  startRuns(): Promise<void>
  close(): Promise<void>
}

/** Confined senders have one core each, as if each were on a small machine of its own. */
export async function openStation(
  database: BenchDatabase,
  { senders, confined = false, ...relay }: Relay & { senders: number; confined?: boolean },
): Promise<Station> {
  const engine = openEngine(database)
  let closed = false
  const processes = await Promise.all(
    Array.from({ length: senders }, (_, i) => startEngineProcess('sender', database, relay, confined ? i : undefined)),
  )
  return {
    database,
    engine,
    senders: processes,
    startRuns: async () => {
      await startDueRuns(engine)
      engine.doorbell.knock('bulk')
    },
    close: async () => {
      if (closed) return
      closed = true
      await Promise.all(processes.map((sender) => sender.stop()))
      await engine.close()
    },
  }
}

/** A second database with the same content. Nobody may be connected to the first. */
export async function copyDatabase(adminUrl: string, copy: string): Promise<BenchDatabase> {
  const original = new URL(adminUrl).pathname.slice(1)
  const client = new pg.Client({ connectionString: new URL('/postgres', adminUrl).href })
  await client.connect()
  try {
    await client.query(`drop database if exists ${copy} with (force)`)
    await client.query(`create database ${copy} template ${original}`)
  } finally {
    await client.end()
  }
  return openBenchDatabase(copy, { keep: true })
}
