import type { App } from '../../platform/app/app.ts'
import type { BounceClass } from './bounce-class.rules.ts'
import { type Classification, classifyReply, readReply, rulesVersion } from './classify-reply.rules.ts'
import { listReadings, type StoredReading, saveReading } from './replay.store.ts'
import { findReportedMessage } from './report.store.ts'
import { findSoftRecord, forgetSoftRecord } from './soft-bounce.store.ts'

export interface Replay {
  read: number
  changes: { from: string; to: string; count: number }[]
  /** Records of soft bounces that the new reading takes away. */
  released: number
  /** Whoever was archived by a reading that no longer holds. Only the person can undo that, by registering. */
  wronglyArchived: { accountId: number; subscriberId: number }[]
}

const atOnce = 1000
/** Classes by which a record of soft bounces may stand. */
const mayStand: Record<BounceClass, boolean> = {
  hard: true,
  hardAfterTwo: true,
  soft: true,
  full: true,
  expired: true,
  content: false,
  protocol: false,
  block: false,
  senderFault: false,
  throttle: false,
  info: false,
}

/**
 * Reads every stored answer again. Applied is only what is kind to people: an old answer that is hard by now archives
 * nobody, because the address may have been confirmed since, and the next mail will tell.
 */
export async function replayBounces(app: Pick<App, 'db'>, { apply }: { apply: boolean }): Promise<Replay> {
  const replay: Replay = { read: 0, changes: [], released: 0, wronglyArchived: [] }
  let readings = await listReadings(app.db, 0, atOnce)
  while (readings.length > 0) {
    for (const reading of readings) await readAgain(app, reading, replay, apply)
    readings = await listReadings(app.db, (readings.at(-1) as StoredReading).id, atOnce)
  }
  return replay
}

async function readAgain(
  { db }: Pick<App, 'db'>,
  reading: StoredReading,
  replay: Replay,
  apply: boolean,
): Promise<void> {
  replay.read += 1
  const found = classifyReply(readReply(reading.answer))
  if (found.class === reading.class) return
  count(replay, reading.class, found.class)
  await db.transaction(reading, async (tx) => {
    const subscriberId = (await findReportedMessage(tx, reading))?.subscriberId ?? null
    if (apply) saveReading(tx, reading.id, { ...found, rulesVersion })
    if (subscriberId === null) return
    if (reading.effect === 'hardBounce') replay.wronglyArchived.push({ accountId: reading.accountId, subscriberId })
    if (!takesBack(reading, found) || !(await findSoftRecord(tx, subscriberId))) return
    replay.released += 1
    if (apply) forgetSoftRecord(tx, subscriberId)
  })
}

function takesBack(reading: StoredReading, found: Classification): boolean {
  return ['counted', 'suspended'].includes(reading.effect) && !mayStand[found.class]
}

function count({ changes }: Replay, from: string, to: string): void {
  const change = changes.find((known) => known.from === from && known.to === to)
  if (change) change.count += 1
  else changes.push({ from, to, count: 1 })
}
