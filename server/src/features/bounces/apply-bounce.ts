import { actTime, type BareAct } from '../accounts/index.ts'
import { recordHardBounce } from '../subscriptions/index.ts'
import type { BounceClass } from './bounce-class.rules.ts'
import type { Judgement } from './report.store.ts'
import { countSoftBounce, doubtAddress, type Failure, type SoftRecord } from './soft-bounce.rules.ts'
import { findSoftRecord, saveSoftRecord, wasDeliveredSince } from './soft-bounce.store.ts'

export interface Bounce {
  class: BounceClass
  runId: number
  subscriberId: number
  newsletterId: number
}

/** What a failed delivery does to the person, whether the answer came at once, by the relay's log or a week later. */
export function applyBounce(act: BareAct, bounce: Bounce): Promise<Judgement> {
  return effects[bounce.class](act, bounce)
}

const effects: Record<BounceClass, (act: BareAct, bounce: Bounce) => Promise<Judgement>> = {
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

async function archive(act: BareAct, bounce: Bounce): Promise<Judgement> {
  const { changed } = await recordHardBounce(act, bounce)
  return changed ? { effect: 'hardBounce', reason: null } : { effect: 'none', reason: 'changesNothing' }
}

async function doubt(act: BareAct, bounce: Bounce): Promise<Judgement> {
  const { before, failure } = await recall(act, bounce)
  const { record, confirmed } = doubtAddress(before, failure)
  saveSoftRecord(act.tx, bounce.subscriberId, record)
  return confirmed ? archive(act, bounce) : { effect: 'counted', reason: 'firstOfTwo' }
}

async function count(act: BareAct, bounce: Bounce): Promise<Judgement> {
  const { before, failure } = await recall(act, bounce)
  const record = countSoftBounce(before, failure)
  if (record === before) return { effect: 'none', reason: 'sameRun' }
  saveSoftRecord(act.tx, bounce.subscriberId, record)
  const suspended = record.suspensions > (failure.deliveredSince ? 0 : (before?.suspensions ?? 0))
  return { effect: suspended ? 'suspended' : 'counted', reason: null }
}

async function recall(
  act: BareAct,
  { subscriberId, runId }: Bounce,
): Promise<{ before: SoftRecord | undefined; failure: Failure }> {
  const { tx } = act
  const before = await findSoftRecord(tx, subscriberId)
  const since = before?.lastAt
  const deliveredSince = since !== undefined && (await wasDeliveredSince(tx, { subscriberId, since, runId }))
  return { before, failure: { runId, now: actTime(act), deliveredSince } }
}
