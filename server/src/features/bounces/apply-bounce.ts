import type { Tx } from '../../platform/db/database.ts'
import type { PersonEvidence } from '../accounts/index.ts'
import { recordHardBounce } from '../subscribers/index.ts'
import type { BounceClass } from './bounce-class.rules.ts'
import type { Judgement } from './report.store.ts'
import { countSoftBounce, doubtAddress, type Failure, type SoftRecord } from './soft-bounce.rules.ts'
import { findSoftRecord, saveSoftRecord, wasDeliveredSince } from './soft-bounce.store.ts'

export interface Bounce {
  class: BounceClass
  runId: number
  subscriberId: number
  newsletterId: number
  evidence: PersonEvidence
  now: string
}

/** What a failed delivery does to the person, whether the answer came at once, by the relay's log or a week later. */
export function applyBounce(tx: Tx, bounce: Bounce): Promise<Judgement> {
  return effects[bounce.class](tx, bounce)
}

const effects: Record<BounceClass, (tx: Tx, bounce: Bounce) => Promise<Judgement>> = {
  hard: archive,
  hardAfterTwo: doubt,
  soft: count,
  full: count,
  expired: count,
  content: leaveAlone,
  protocol: leaveAlone,
  block: leaveAlone,
  senderFault: leaveAlone,
  throttle: leaveAlone,
  info: leaveAlone,
}

/** About us or the mail. Enough of these stop the run (brake-runs.ts); the person is not touched. */
async function leaveAlone(): Promise<Judgement> {
  return { effect: 'none', reason: 'notAboutThePerson' }
}

async function archive(tx: Tx, bounce: Bounce): Promise<Judgement> {
  const { changed } = await recordHardBounce(tx, bounce)
  return changed ? { effect: 'hardBounce', reason: null } : { effect: 'none', reason: 'changesNothing' }
}

async function doubt(tx: Tx, bounce: Bounce): Promise<Judgement> {
  const { before, failure } = await recall(tx, bounce)
  const { record, confirmed } = doubtAddress(before, failure)
  saveSoftRecord(tx, bounce.subscriberId, record)
  return confirmed ? archive(tx, bounce) : { effect: 'counted', reason: 'firstOfTwo' }
}

async function count(tx: Tx, bounce: Bounce): Promise<Judgement> {
  const { before, failure } = await recall(tx, bounce)
  const record = countSoftBounce(before, failure)
  if (record === before) return { effect: 'none', reason: 'sameRun' }
  saveSoftRecord(tx, bounce.subscriberId, record)
  const suspended = record.suspensions > (failure.deliveredSince ? 0 : (before?.suspensions ?? 0))
  return { effect: suspended ? 'suspended' : 'counted', reason: null }
}

async function recall(
  tx: Tx,
  { subscriberId, runId, now }: Bounce,
): Promise<{ before: SoftRecord | undefined; failure: Failure }> {
  const before = await findSoftRecord(tx, subscriberId)
  const since = before?.lastAt
  const deliveredSince = since !== undefined && (await wasDeliveredSince(tx, { subscriberId, since, runId }))
  return { before, failure: { runId, now, deliveredSince } }
}
