import type { WorkerEvents } from 'graphile-worker'
import pg from 'pg'
import type { Logger } from 'pino'

/** As long as a worker lives it holds this lock; its connection is its sign of life. */
const lockOf = (pool: string) => `hashtextextended('postrider worker ' || ${pool}, 0)`

/** Takes the lock that is named after the worker's pool, as soon as there is a pool. */
export function holdPoolLock(url: string, log: Pick<Logger, 'error'>, events: WorkerEvents) {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  let isReleasing = false
  const giveUp = (error: unknown) => {
    if (isReleasing) return
    log.error({ err: error }, 'the sign of life is lost: others take over the jobs of this worker, and it ends')
    process.exit(1)
  }
  client.on('error', giveUp)
  const connected = client.connect()
  connected.catch(giveUp)
  events.on('pool:create', ({ workerPool }) => {
    connected.then(() => client.query(`select pg_advisory_lock(${lockOf('$1')})`, [workerPool.id])).catch(giveUp)
  })
  return {
    release: async () => {
      isReleasing = true
      await client.end()
    },
  }
}

/**
 * Whoever was killed has left its jobs locked, by default for four hours. Nobody holds its lock any more, so its jobs and
 * queues are free at once, and workers are told, as they are of a new job. Taking a job from one that lives would be
 * harmless: a block and its position are one transaction.
 */
export async function unlockDeadPools(pool: pg.Pool): Promise<void> {
  await pool.query(`
    select graphile_worker.force_unlock_workers(array_agg(held.pool)),
           pg_notify('jobs:insert', json_build_object('r', random(), 'count', count(*))::text) from (
      select locked_by as pool from graphile_worker._private_jobs where locked_by is not null
      union select locked_by from graphile_worker._private_job_queues where locked_by is not null) held
    where pg_try_advisory_xact_lock(${lockOf('held.pool')})
    having count(*) > 0`)
}
