import { endAccounts } from '../features/account-ending/index.ts'
import { brakeRuns, judgeRefusals } from '../features/bounces/index.ts'
import { keepHeads } from '../features/chains/index.ts'
import { tellOfMessages } from '../features/events/index.ts'
import { createHealthReport } from '../features/health/index.ts'
import { keepMonths, prepareMonths } from '../features/months/index.ts'
import { checkDueHosts } from '../features/newsletter-archives/index.ts'
import {
  createRelayReader,
  eachRelay,
  forgetRelayNames,
  reportOldDoubts,
  settleDoubts,
  watchRelayLog,
} from '../features/relay/index.ts'
import { forgetOutdated } from '../features/rights/index.ts'
import { keepRound, type RoundName, rounds, type Turn } from '../features/rounds/index.ts'
import { decideTests } from '../features/run-tests/index.ts'
import {
  FailedStarts,
  finishCompletedRuns,
  handOverRuns,
  openHours,
  renewStandingMailings,
  reportEndlessMail,
  startBirthdayRuns,
  startDueRuns,
} from '../features/runs/index.ts'
import { sendReports, stepSandboxClocks } from '../features/sandbox/index.ts'
import { checkDueDomains } from '../features/sender-domains/index.ts'
import { checkSendingState, lookAtSendingState, returnAbandonedWork } from '../features/sending/index.ts'
import { forgetSignups } from '../features/signups/index.ts'
import { checkStatistics, foldStatistics } from '../features/statistics/index.ts'
import { judgeEvents } from '../features/tracking/index.ts'
import { sendUserMails } from '../features/user-mails/index.ts'
import { forgetEmailLinks } from '../features/users/index.ts'
import { sendWelcomes } from '../features/welcomes/index.ts'
import { Database } from '../platform/db/database.ts'
import type { Engine } from './create-engine.ts'
import { eachApart, every, untilStopped } from './engine-loop.ts'
import { serveMetrics } from './serve-metrics.ts'

const tickMs = 500
const logMs = 250
const watchMs = 10_000
const alarmMs = 60_000
const healthMs = 30_000
const lookBackMs = 600_000
/** Counting a large newsletter again, and finding who has a birthday, take longer than anything else the engine asks for. */
const patienceMs = 3_600_000

type Loop = ReturnType<typeof every>

/**
 * Starts what is due, finishes what is done, brings back what was abandoned, settles doubts, judges refusals and clicks,
 * keeps the statistics, tells of mails, and erases what is too old, until stopped.
 */
export async function runDispatcher(engine: Engine): Promise<void> {
  const { log, doorbell } = engine
  const stopMetrics = serveMetrics(engine)
  const patient = { ...engine, db: openPatiently(engine) }
  const relays = eachRelay(engine)
  const tick = ledgerLoop(engine)
  const loops = [
    tick,
    ...ledgerRounds(engine, patient),
    ...keepingRounds(engine, patient),
    ...relays.flatMap(relayLoops),
    ...(relays.some(hasLog) ? [every(lookBackMs, log, () => reportEndlessMail(engine))] : []),
  ]
  doorbell.answer('dispatch', () => tick.now())
  log.info({ relayLogs: relays.map(logOf) }, 'dispatcher is ready')
  await untilStopped(log)
  for (const loop of loops) loop.stop()
  stopMetrics()
  await patient.db.close()
}

/** A round with a loop of its own. */
function round(engine: Engine, name: RoundName, work: (turn: Turn) => Promise<unknown>): Loop {
  return every(rounds[name].everyMs, engine.log, keepRound(engine, name, work))
}

/** Runs begin, go on without the senders that ended, and end, in this order; while sending is frozen they do none of it. */
function ledgerLoop(engine: Engine): Loop {
  const { db, log, config, doorbell } = engine
  const failedStarts = new FailedStarts()
  let isOpen = false
  const open = (name: RoundName, work: (turn: Turn) => Promise<unknown>) =>
    keepRound(engine, name, async (turn) => isOpen && work(turn))
  const parts = eachApart(log, [
    open('startRuns', async (turn) => {
      if ((await startDueRuns(engine, failedStarts, turn)) > 0) doorbell.knock('bulk')
    }),
    open('openHours', async (turn) => {
      if ((await openHours(engine, turn)) > 0) doorbell.knock('bulk')
    }),
    open('decideTests', async (turn) => {
      if ((await decideTests(engine, turn)) > 0) doorbell.knock('bulk')
    }),
    open('returnWork', async () => {
      if ((await returnAbandonedWork(db, config.QUIESCENCE_SECONDS)) > 0) doorbell.knock('bulk')
    }),
    open('finishRuns', (turn) => finishCompletedRuns(engine, turn)),
  ])
  return every(tickMs, log, async () => {
    await engine.setClock()
    isOpen = !(await checkSendingState(engine)).frozen
    await parts()
  })
}

function ledgerRounds(engine: Engine, patient: Engine): Loop[] {
  const { doorbell } = engine
  return [
    round(engine, 'judgeRefusals', (turn) => judgeRefusals(engine, turn)),
    round(engine, 'tellOfMessages', (turn) => tellOfMessages(engine, turn)),
    round(engine, 'sendReports', (turn) => sendReports(engine, turn)),
    round(engine, 'stepSandboxes', async (turn) => {
      await engine.setClock()
      // Otherwise a morning there would last a minute here.
      if ((await stepSandboxClocks(engine, turn)) > 0 && !(await lookAtSendingState(engine)).frozen)
        await startBirthdayRuns(patient, turn)
    }),
    round(engine, 'brakeRuns', (turn) => brakeRuns(engine, turn)),
    round(engine, 'sendUserMails', async () => {
      if (!(await lookAtSendingState(engine)).frozen) await sendUserMails(engine)
    }),
    round(engine, 'renewMailings', (turn) => renewStandingMailings(engine, turn)),
    round(engine, 'sendWelcomes', async (turn) => {
      await engine.setClock()
      if ((await lookAtSendingState(engine)).frozen) return
      if ((await sendWelcomes(engine, turn)) > 0) doorbell.knock('priority')
    }),
    round(engine, 'startBirthdays', async (turn) => {
      await engine.setClock()
      if ((await checkSendingState(engine)).frozen) return
      if ((await startBirthdayRuns(patient, turn)) > 0) doorbell.knock('bulk')
    }),
    ...(engine.config.METRICS_PORT ? [every(healthMs, engine.log, createHealthReport(engine))] : []),
  ]
}

/** What is counted, and what is forgotten. Each has a loop of its own, so that none waits for another or fails with it. */
function keepingRounds(engine: Engine, patient: Engine): Loop[] {
  const inTime = (name: RoundName, work: (turn: Turn) => Promise<unknown>) =>
    round(engine, name, async (turn) => {
      await engine.setClock()
      await work(turn)
    })
  return [
    inTime('judgeEvents', () => judgeEvents(engine)),
    inTime('foldStatistics', (turn) => foldStatistics(patient, turn)),
    inTime('checkStatistics', (turn) => checkStatistics(patient, turn)),
    inTime('checkDomains', (turn) => checkDueDomains(engine, turn)),
    inTime('checkArchiveHosts', (turn) => checkDueHosts(engine, turn)),
    inTime('keepMonths', () => turnMonths(patient)),
    inTime('forgetRelayNames', () => forgetRelayNames(engine)),
    round(engine, 'forgetSignups', () => forgetSignups(engine)),
    round(engine, 'forgetEmailLinks', () => forgetEmailLinks(engine)),
    round(engine, 'endAccounts', (turn) => endAccounts(engine, turn)),
    inTime('keepHeads', (turn) => keepHeads(engine, turn)),
    inTime('forgetOutdated', (turn) => forgetOutdated(engine, turn)),
  ]
}

type RelayEngine = ReturnType<typeof eachRelay<Engine>>[number]

/** Each relay has its own, so that one that does not answer keeps nobody from hearing of the others. */
function relayLoops(relay: RelayEngine): Loop[] {
  const { log, doorbell, config } = relay
  const loops = [
    round(relay, 'settleDoubts', async () => {
      if ((await settleDoubts(relay)) > 0) doorbell.knock('bulk')
    }),
    every(alarmMs, log, () => reportOldDoubts(relay)),
  ]
  if (!config.RELAY_LOG) return loops
  const reader = createRelayReader(relay, config.RELAY_LOG)
  return [...loops, every(logMs, log, () => reader.readOn()), every(watchMs, log, () => watchRelayLog(relay))]
}

function hasLog({ config }: RelayEngine): boolean {
  return config.RELAY_LOG !== undefined
}

function logOf({ relay: { host, port }, config }: RelayEngine): string {
  return `${host}:${port}: ${config.RELAY_LOG ?? 'none, opaque relay'}`
}

async function turnMonths(engine: Engine): Promise<void> {
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
