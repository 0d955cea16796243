import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '../../server/src/features/demo/random.rules.ts'
import { waitUntil } from '../../tools/services/process-control.ts'
import { takesQueries } from '../../tools/services/takes-queries.ts'
import type { ApiProcess } from '../stage/api-process.ts'
import type { EngineName } from '../stage/engine-worker.ts'
import type { Engines } from '../stage/engines.ts'
import type { Load } from './load.ts'

/** Times by performance.now(). */
export interface Round {
  killed: readonly EngineName[]
  killedAt: number
  /** When the last killed engine answered a plain client again: Redis by opening its port, PostgreSQL after its recovery. */
  openAt: number
  /** When the slowest process had given its first good answer to a request sent after the kill and answered after openAt. */
  goodAt: number
  /** How many processes said that they limit on their own while Redis was away; undefined when it was not killed. */
  localProcesses?: number
  /** When all processes counted in Redis again. */
  sharedAt?: number
}

interface Parts {
  engines: Engines
  processes: readonly ApiProcess[]
  load: Load
  random: Random
}

/** Kills the engines under load, starts them again, and waits until every process is well. */
export async function runRound(parts: Parts, killed: readonly EngineName[]): Promise<Round> {
  const { engines, processes, load, random } = parts
  await sleep(700 + random.below(800))
  const killedAt = performance.now()
  await Promise.all(killed.map((engine) => engines.kill(engine)))
  const withRedis = killed.includes('redis')
  const [localProcesses] = await Promise.all([
    withRedis ? countLocal(processes) : undefined,
    sleep(200 + random.below(1600)),
  ])
  const started = Promise.all(killed.map((engine) => engines.start(engine)))
  const opened = Promise.all(killed.map((engine) => whenOpen(engine, engines.ports[engine])))
  await started
  const openAt = Math.max(...(await opened))
  const goodAt = await whenAllAnswerWell(processes, load, killedAt, openAt)
  if (!withRedis) return { killed, killedAt, openAt, goodAt }
  await waitUntil('all processes counting in Redis', async () => (await localCount(processes)) === 0)
  return { killed, killedAt, openAt, goodAt, localProcesses, sharedAt: performance.now() }
}

async function countLocal(processes: readonly ApiProcess[]): Promise<number> {
  const allLocal = async () => (await localCount(processes)) === processes.length
  await waitUntil('all processes counting locally', allLocal, 30).catch(() => {})
  return localCount(processes)
}

async function localCount(processes: readonly ApiProcess[]): Promise<number> {
  const modes = await Promise.all(processes.map((process) => process.metric('postrider_limiter_local')))
  return modes.reduce((sum, mode) => sum + mode, 0)
}

async function whenOpen(engine: EngineName, port: number): Promise<number> {
  const answers = () =>
    engine === 'postgres' ? takesQueries(`postgres://postrider@127.0.0.1:${port}/postrider`) : isOpen(port)
  for (let looks = 0; looks < 12_000 && !(await answers()); looks += 1) await sleep(5)
  return performance.now()
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

async function whenAllAnswerWell(
  processes: readonly ApiProcess[],
  load: Load,
  killedAt: number,
  openAt: number,
): Promise<number> {
  const firstGood = ({ port }: ApiProcess) =>
    load.attempts.find(
      ({ port: asked, status, sentAt, receivedAt }) =>
        asked === port && sentAt > killedAt && receivedAt > openAt && status >= 200 && status < 300,
    )?.receivedAt
  await waitUntil('good answers of all processes', () => processes.every(firstGood))
  return Math.max(...processes.map((process) => firstGood(process) as number))
}
