import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { freePort } from '../chaos/stage/free-port.ts'
import { privateServices } from '../tools/services/settings.ts'
import type { Result } from './run-tests.ts'

const repository = resolve(import.meta.dirname, '..')
/** Which lane a process runs, and where it leaves what became of it. */
const names = { lane: 'E2E_LANE', results: 'E2E_RESULTS' } as const

/** Null: this is the process that somebody started. */
export function laneOfThisProcess(): number | null {
  const lane = process.env[names.lane]
  return lane === undefined ? null : Number(lane)
}

export function leaveResults(results: readonly Result[]): void {
  const told = results.map(({ error, claims, ...result }) => ({
    ...result,
    error: error && { message: error.message, stack: error.stack },
    claims: [...claims],
  }))
  writeFileSync(process.env[names.results] as string, JSON.stringify(told))
}

/** Every lane in a process of its own; all but the first bring their own PostgreSQL, Redis and NATS, so that none meets another. */
export async function runBeside(lanes: Iterable<number>): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'postrider-lanes-'))
  try {
    const results = await Promise.all([...lanes].map((lane) => runLane(lane, join(folder, `${lane}.json`))))
    return results.flat()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runLane(lane: number, file: string): Promise<Result[]> {
  const services = lane === 0 ? process.env : await ownServices(lane)
  const env = { ...services, [names.lane]: String(lane), [names.results]: file }
  try {
    const child = spawn(process.execPath, ['e2e/main.ts'], { cwd: repository, env, stdio: 'inherit' })
    const [status] = await once(child, 'exit')
    if (status !== 0) throw new Error(`lane ${lane} ended with ${status}`)
    return readResults(file)
  } finally {
    if (lane > 0) endServices(env)
  }
}

function readResults(file: string): Result[] {
  const told = JSON.parse(readFileSync(file, 'utf8')) as (Result & { claims: [string, boolean][] })[]
  return told.map(({ error, claims, ...result }) => ({
    ...result,
    error: error && Object.assign(new Error(error.message), { stack: error.stack }),
    claims: new Map(claims),
  }))
}

async function ownServices(lane: number): Promise<NodeJS.ProcessEnv> {
  const dir = join(dirname(privateServices().postgres.dir), `lane-${lane}`)
  mkdirSync(dir, { recursive: true })
  const kept = Object.entries(process.env).filter(
    ([name]) => !/(^|_)(DATABASE|DATABASE_ADMIN|REDIS|NATS)_URL$/.test(name),
  )
  return {
    ...Object.fromEntries(kept),
    SERVICES_DIR: dir,
    SERVICES_PG_PORT: String(await freePort()),
    SERVICES_REDIS_PORT: String(await freePort()),
    SERVICES_NATS_PORT: String(await freePort()),
  }
}

function endServices(env: NodeJS.ProcessEnv): void {
  spawnSync(process.execPath, ['tools/services.ts', 'stop'], { cwd: repository, env })
  rmSync(env.SERVICES_DIR as string, { recursive: true, force: true })
}
