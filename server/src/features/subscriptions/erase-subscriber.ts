import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { actorName, type BareAct, saveAccountHead } from '../accounts/index.ts'
import { eraseEvidence, recordConsent, withdrawForErased } from '../consent/index.ts'
import { appendEvents, eraseEventData } from '../events/index.ts'
import { eraseAnswersAbout } from '../idempotency/index.ts'
import { forgetMessagesOf } from '../messages/index.ts'
import { deleteSubscriber, subscriberRefusals } from '../subscribers/index.ts'
import { addressHmac, insertErasure, leaveTombstones } from '../suppression/index.ts'
import { forgetReader } from '../tracking/index.ts'
import { leave } from './change-subscriber.ts'
import { expectSeen } from './expect-seen.ts'
import { loadPerson } from './person-write.ts'

/** `source`: the way it came, for the consent ledger. */
export interface ErasureInput {
  subscriberId: number
  source: string
  /** What the caller has seen of the person, where somebody may have changed it since. */
  version?: string
}

/**
 * Erases the person at once; what remains is a keyed hash of the address with the archived reasons it had, the steps of
 * the consent ledger without their circumstances, and a line that says whom to erase again after a restore.
 */
export async function eraseSubscriber(
  act: BareAct,
  { subscriberId: id, source, version }: ErasureInput,
): Promise<void> {
  const { tx } = act
  const { head, subscriber, subscriptions } = await loadPerson(tx, id)
  if (!subscriber) throw subscriberRefusals.subscriber_not_found()
  if (version !== undefined) await expectSeen(act, subscriber, { version, asked: 'all' })
  const time = act.clock.now()
  const now = timestamp(time)
  const hmac = addressHmac(act, subscriber.emailKey)
  const actor = actorName(act.actor)
  const { guards } = leave(subscriber, subscriptions)
  leaveTombstones(tx, hmac, guards, now)
  withdrawForErased(tx, id, time)
  forgetReader(tx, id)
  forgetMessagesOf(tx, id)
  deleteSubscriber(tx, id)
  eraseAnswersAbout(tx, id)
  const steps = [...subscriptions.values()].map(({ channelId, state }) => ({
    ...{ subscriberId: id, channelId, fromState: state, toState: 'deleted', actor, source },
    ...{ newsletterId: null, occurredAt: now, evidence: null },
  }))
  const end = recordConsent(act, head, steps)
  const told = { type: 'subscriber.deleted', subscriberId: id, occurredAt: now, data: {} } as const
  saveAccountHead(tx, { ...head, ...end, ...appendEvents(tx, head, [told], actor) })
  eraseEvidence(tx, id)
  eraseEventData(tx, id)
  insertErasure(tx, {
    ...{ subscriberId: id, subscriberCreatedAt: subscriber.createdAt, addressHmac: hmac },
    ...{ guards: Object.fromEntries(guards), erasedAt: now },
  })
}
