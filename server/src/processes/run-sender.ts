import {
  beat,
  checkSendingState,
  endDeadNeighbours,
  endSender,
  returnAbandonedWork,
  Sender,
  SenderSession,
} from '../features/sending/index.ts'
import type { Engine } from './create-engine.ts'
import { every, untilStopped } from './engine-loop.ts'
import { serveMetrics } from './serve-metrics.ts'

const beatMs = 2000
const lookMs = 1000
/** This often a sender says what it has in its hands; whatever else the database holds for it goes back. */
const auditMs = 30_000
const drainMs = 60_000
/** The supervisor may start another one at once; it will be a new sender. */
const givenUp = 3

/** Sends until SIGTERM or SIGINT, then ends what is under way. */
export async function runSender(engine: Engine): Promise<void> {
  const { db, log, config, doorbell, metrics } = engine
  const session = await start(engine)
  const { id: senderId } = session
  const sender = new Sender(engine, session, engine.relays)
  const stopMetrics = serveMetrics(engine)
  let frozen = true
  const look = async () => {
    await engine.setClock()
    const state = await checkSendingState(engine)
    metrics.sendingFrozen.set(state.frozen ? 1 : 0)
    if (!state.frozen && frozen) sender.open()
    if (state.frozen && !frozen) process.exit(givenUp)
    frozen = state.frozen
    await sender.listen()
    if (!frozen) await Promise.all([sender.look('priority'), sender.look('bulk')])
  }
  for (const lane of ['priority', 'bulk'] as const)
    doorbell.answer(lane, () => {
      if (!frozen) void sender.look(lane).catch(() => {})
    })
  const heart = every(beatMs, log, async () => {
    const sign = { memoryBytes: process.memoryUsage.rss(), slowest: sender.slowestBlock, awayRelays: sender.awayRelays }
    if (!session.isGivenUp && (await beat(db, senderId, sign))) return
    log.error({ senderId }, 'this sender was given up; it ends')
    process.exit(givenUp)
  })
  const looking = every(lookMs, log, look)
  const audit = every(auditMs, log, () => session.settlePast())
  log.info(
    {
      senderId,
      relays: engine.relays.map(({ settings: { host, port } }) => `${host}:${port}`),
      connections: config.RELAY_CONNECTIONS,
    },
    'sender is ready',
  )

  await untilStopped(log)
  looking.stop()
  audit.stop()
  await sender.drain(drainMs)
  heart.stop()
  await endSender(db, senderId)
  stopMetrics()
  log.info({ senderId }, 'sender has stopped')
}

async function start(engine: Engine): Promise<SenderSession> {
  const { db, config } = engine
  await engine.setClock()
  await endDeadNeighbours(db, isAlive)
  await returnAbandonedWork(db, config.QUIESCENCE_SECONDS)
  return SenderSession.begin(engine)
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
