import { brakeRuns, judgeRefusals } from '../features/bounces/index.ts'
import { tellOfMessages } from '../features/events/index.ts'
import { keepMonths, prepareMonths } from '../features/months/index.ts'
import {
  createRelayReader,
  eachRelay,
  forgetOldSessions,
  reportOldDoubts,
  settleDoubts,
  watchRelayLog,
} from '../features/relay/index.ts'
import { forgetOutdated } from '../features/rights/index.ts'
import {
  FailedStarts,
  finishCompletedRuns,
  handOverRuns,
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
    every(tickMs, log, () => judgeRefusals(engine)),
    every(tickMs, log, () => tellOfMessages(engine)),
    every(brakeMs, log, () => brakeRuns(engine)),
    every(birthdayMs, log, async () => {
      await engine.setClock()
      if ((await checkSendingState(engine)).frozen) return
      if ((await startBirthdayRuns(patient)) > 0) doorbell.knock('bulk')
    }),
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
    every(monthsMs, log, () => turnMonths(patient)),
    every(checkMs, log, async () => {
      await engine.setClock()
      await checkStatistics(patient)
    }),
  ]
  const relays = eachRelay(engine)
  for (const relay of relays) loops.push(...loopsOf(relay))
  if (relays.some((relay) => relay.config.RELAY_LOG)) loops.push(every(checkMs, log, () => reportEndlessMail(engine)))
  doorbell.answer('dispatch', () => loops[0]?.now())
  log.info({ relayLogs: relays.map(logOf) }, 'dispatcher is ready')
  await untilStopped(log)
  for (const loop of loops) loop.stop()
  stopMetrics()
  await patient.db.close()
}

type RelayEngine = ReturnType<typeof eachRelay<Engine>>[number]

/** Each relay has its own, so that one that does not answer keeps nobody from hearing of the others. */
function loopsOf(relay: RelayEngine): ReturnType<typeof every>[] {
  const { log, doorbell, config } = relay
  const loops = [
    every(tickMs, log, async () => {
      if ((await settleDoubts(relay)) > 0) doorbell.knock('bulk')
    }),
    every(alarmMs, log, () => reportOldDoubts(relay)),
  ]
  if (!config.RELAY_LOG) return loops
  const reader = createRelayReader(relay, config.RELAY_LOG)
  return [...loops, every(logMs, log, () => reader.readOn()), every(watchMs, log, () => watchRelayLog(relay))]
}

function logOf({ relay: { host, port }, config }: RelayEngine): string {
  return `${host}:${port}: ${config.RELAY_LOG ?? 'none, opaque relay'}`
}

async function turnMonths(engine: Engine): Promise<void> {
  await engine.setClock()
  await prepareMonths(engine)
  await handOverRuns(engine)
  await keepMonths(engine)
}

function openPatiently({ config }: Engine): Database {
  return new Database({
    url: config.ENGINE_DATABASE_URL,
    poolSize: 3,
    preparedStatements: config.DATABASE_PREPARED_STATEMENTS,
    answerTimeoutMs: patienceMs,
  })
}
