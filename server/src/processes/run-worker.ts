import { EventEmitter } from 'node:events'
import { type JobHelpers, Logger as QueueLogger, run, type WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import { z } from 'zod'
import { type JobApp, type JobKinds, runJob } from '../features/jobs/index.ts'
import { tellFailures } from '../features/users/index.ts'
import type { App } from '../platform/app/app.ts'
import { every, untilStopped } from './engine-loop.ts'
import { jobKinds } from './job-kinds.ts'
import { serveMetrics } from './serve-metrics.ts'
import { holdPoolLock, unlockDeadPools } from './worker-locks.ts'

/** A job that is not done by then goes to the end of the queue, so that a long one keeps no other account waiting. */
const usualTurnMs = 2000
const pollMs = 1000
const unlockMs = 500
const tellMs = 5000
/** Being killed counts as an attempt; whether a job is hopeless, its own row says. */
const maxAttempts = 32_767

const payloadSchema = z.object({ accountId: z.number(), customerId: z.number(), jobId: z.number() })

type WorkerApp = JobApp & Pick<App, 'metrics'>

/** Does jobs until SIGTERM or SIGINT, then ends the blocks under way. */
export async function runWorker(app: WorkerApp): Promise<void> {
  const stopMetrics = serveMetrics(app)
  const worker = await startWorker(app)
  app.log.info({ concurrency: app.config.WORKER_CONCURRENCY }, 'worker is ready')
  await untilStopped(app.log)
  await worker.stop()
  stopMetrics()
}

interface Work {
  kinds: JobKinds
  turnMs: number
}

/** The account's own transactions go over the serving login; the queue and its locks over the engine's. */
export async function startWorker(
  app: JobApp,
  { kinds = jobKinds, turnMs = usualTurnMs }: Partial<Work> = {},
): Promise<{ stop(): Promise<void> }> {
  const { config, log } = app
  const pool = openPool(config)
  const events: WorkerEvents = new EventEmitter()
  const lock = holdPoolLock(config.ENGINE_DATABASE_URL, log, events)
  let isStopping = false
  const runner = await run({
    pgPool: pool,
    concurrency: config.WORKER_CONCURRENCY,
    pollInterval: pollMs,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: new QueueLogger(() => (level, message) => void (level === 'error' && log.warn({ message }, 'queue'))),
    taskList: {
      job: (payload, helpers) => takeTurn(app, { kinds, turnMs, isStopping: () => isStopping }, payload, helpers),
    },
    events,
  })
  const loops = [every(unlockMs, log, () => unlockDeadPools(pool)), every(tellMs, log, () => tellFailures(app))]
  return {
    stop: async () => {
      isStopping = true
      for (const loop of loops) loop.stop()
      await runner.stop()
      await lock.release()
      await pool.end()
    },
  }
}

async function takeTurn(
  app: JobApp,
  { kinds, turnMs, isStopping }: Work & { isStopping(): boolean },
  payload: unknown,
  { addJob, job }: JobHelpers,
): Promise<void> {
  const { accountId, customerId, jobId } = payloadSchema.parse(payload)
  const turnEndsAt = performance.now() + turnMs
  const mayGoOn = () => performance.now() < turnEndsAt && !isStopping()
  const outcome = await runJob(app, kinds, { tenant: { accountId, customerId }, jobId }, mayGoOn)
  if (outcome === 'over') return
  await addJob(
    'job',
    { accountId, customerId, jobId },
    { queueName: `account:${accountId}`, maxAttempts, ...(job.key !== null && { jobKey: job.key }) },
  )
}

function openPool({ ENGINE_DATABASE_URL, WORKER_CONCURRENCY }: App['config']): pg.Pool {
  const pool = new pg.Pool({ connectionString: ENGINE_DATABASE_URL, max: WORKER_CONCURRENCY + 3 })
  // A connection that dies is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
