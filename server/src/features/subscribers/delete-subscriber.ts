import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { saveAccountHead } from '../accounts/index.ts'
import { appendConsent, chain, eraseEvidence } from '../consent/index.ts'
import { appendEvents, eraseEventData } from '../events/index.ts'
import { eraseAnswersAbout } from '../idempotency/index.ts'
import { forgetMessagesOf } from '../messages/index.ts'
import { forgetReader } from '../tracking/index.ts'
import { leave, subscriberNotFound } from './change-subscriber.ts'
import { insertErasure } from './erasure.store.ts'
import { loadPerson } from './person-write.ts'
import { deleteSubscriber } from './subscriber.store.ts'
import { leaveTombstones } from './suppression.store.ts'
import { emailHmac, type WriteCall } from './write-call.ts'

export interface ErasureCall {
  app: Pick<App, 'clock' | 'secrets'>
  tx: Tx
}

export async function eraseSubscriber(call: WriteCall, id: number): Promise<void> {
  const erased = await erasePerson(call, id, { actor: `key:${call.caller.prefix}`, source: 'delete' })
  if (!erased) throw subscriberNotFound()
}

/**
 * Erases the person at once; what remains is a keyed hash of the address with the archived reasons it had, the steps of
 * the consent ledger without their circumstances, and a line that says whom to erase again after a restore.
 */
export async function erasePerson(
  { app, tx }: ErasureCall,
  id: number,
  by: { actor: string; source: string },
): Promise<boolean> {
  const { head, subscriber, subscriptions } = await loadPerson(tx, id)
  if (!subscriber) return false
  const time = app.clock.now()
  const now = timestamp(time)
  const addressHmac = emailHmac({ app, tx }, subscriber.emailKey)
  const { guards } = leave(subscriber, subscriptions)
  leaveTombstones(tx, addressHmac, guards, now)
  forgetReader(tx, id, time)
  forgetMessagesOf(tx, id)
  deleteSubscriber(tx, id)
  eraseAnswersAbout(tx, id)
  const steps = [...subscriptions.values()].map(({ channelId, state }) => ({
    ...{ subscriberId: id, channelId, fromState: state, toState: 'deleted', ...by },
    ...{ newsletterId: null, occurredAt: now, evidence: null },
  }))
  const { chained, end } = chain(head, steps)
  appendConsent(tx, chained)
  const told = { type: 'subscriber.deleted', subscriberId: id, occurredAt: now, data: {} } as const
  saveAccountHead(tx, { ...head, ...end, ...appendEvents(tx, head, [told]) })
  eraseEvidence(tx, id)
  eraseEventData(tx, id)
  insertErasure(tx, {
    ...{ subscriberId: id, subscriberCreatedAt: subscriber.createdAt, addressHmac },
    ...{ guards: Object.fromEntries(guards), erasedAt: now },
  })
  return true
}
