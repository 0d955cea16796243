import { brakeRuns, judgeRefusals } from '../features/bounces/index.ts'
import { tellOfMessages } from '../features/events/index.ts'
import { keepMonths } from '../features/months/index.ts'
import {
  createRelayReader,
  forgetOldSessions,
  reportOldDoubts,
  settleDoubts,
  watchRelayLog,
} from '../features/relay/index.ts'
import { forgetOutdated } from '../features/rights/index.ts'
import {
  FailedStarts,
  finishCompletedRuns,
  reportEndlessMail,
  startBirthdayRuns,
  startDueRuns,
} from '../features/runs/index.ts'
import { checkSendingState, returnAbandonedWork } from '../features/sending/index.ts'
import { checkStatistics, foldStatistics } from '../features/statistics/index.ts'
import { judgeEvents } from '../features/tracking/index.ts'
import { Database } from '../platform/db/database.ts'
import type { Engine } from './create-engine.ts'
import { every, untilStopped } from './engine-loop.ts'
import { serveMetrics } from './serve-metrics.ts'

const tickMs = 500
const logMs = 250
const watchMs = 10_000
const brakeMs = 5000
const alarmMs = 60_000
const birthdayMs = 60_000
const judgeMs = 10_000
const checkMs = 600_000
const forgetMs = 3_600_000
const monthsMs = 600_000
/** Counting a large newsletter again, and finding who has a birthday, take longer than anything else the engine asks for. */
const patienceMs = 3_600_000

/**
 * Starts what is due, finishes what is done, brings back what was abandoned, settles doubts, judges refusals and clicks,
 * keeps the statistics, tells of mails, and erases what is too old, until stopped.
 */
export async function runDispatcher(engine: Engine): Promise<void> {
  const { log, config, doorbell } = engine
  const stopMetrics = serveMetrics(engine)
  const patient = { ...engine, db: openPatiently(engine) }
  const failedStarts = new FailedStarts()
  const loops = [
    every(tickMs, log, async () => {
      await engine.setClock()
      if ((await checkSendingState(engine)).frozen) return
      if ((await startDueRuns(engine, failedStarts)) > 0) doorbell.knock('bulk')
      if ((await returnAbandonedWork(engine.db, config.QUIESCENCE_SECONDS)) > 0) doorbell.knock('bulk')
      await finishCompletedRuns(engine)
    }),
    every(tickMs, log, async () => {
      if ((await settleDoubts(engine)) > 0) doorbell.knock('bulk')
    }),
    every(tickMs, log, () => judgeRefusals(engine)),
    every(tickMs, log, () => tellOfMessages(engine)),
    every(brakeMs, log, () => brakeRuns(engine)),
    every(birthdayMs, log, async () => {
      await engine.setClock()
      if ((await checkSendingState(engine)).frozen) return
      if ((await startBirthdayRuns(patient)) > 0) doorbell.knock('bulk')
    }),
    every(alarmMs, log, () => reportOldDoubts(engine)),
    every(judgeMs, log, async () => {
      await engine.setClock()
      await judgeEvents(engine)
      await foldStatistics(patient)
    }),
    every(forgetMs, log, async () => {
      await engine.setClock()
      await forgetOldSessions(engine.db)
      await forgetOutdated(engine)
    }),
    every(monthsMs, log, async () => {
      await engine.setClock()
      await keepMonths(patient)
    }),
    every(checkMs, log, async () => {
      await engine.setClock()
      await checkStatistics(patient)
    }),
  ]
  if (config.RELAY_LOG) {
    const reader = createRelayReader(engine, config.RELAY_LOG)
    loops.push(
      every(logMs, log, () => reader.readOn()),
      every(watchMs, log, () => watchRelayLog(engine)),
      every(checkMs, log, () => reportEndlessMail(engine)),
    )
  }
  doorbell.answer('dispatch', () => loops[0]?.now())
  log.info({ relayLog: config.RELAY_LOG ?? 'none: opaque relay' }, 'dispatcher is ready')
  await untilStopped(log)
  for (const loop of loops) loop.stop()
  stopMetrics()
  await patient.db.close()
}

function openPatiently({ config }: Engine): Database {
  return new Database({
    url: config.ENGINE_DATABASE_URL,
    poolSize: 3,
    preparedStatements: config.DATABASE_PREPARED_STATEMENTS,
    answerTimeoutMs: patienceMs,
  })
}
