import { saveAccountHead } from '../accounts/index.ts'
import { appendConsent, chain, eraseEvidence } from '../consent/index.ts'
import { appendEvents, eraseEventData } from '../events/index.ts'
import { eraseAnswersAbout } from '../idempotency/index.ts'
import { forgetMessagesOf } from '../messages/index.ts'
import { leave, subscriberNotFound } from './change-subscriber.ts'
import { consentEntry } from './save-change.ts'
import { deleteSubscriber } from './subscriber.store.ts'
import { leaveTombstones } from './suppression.store.ts'
import { emailHmac, loadForWrite, now, type WriteCall } from './write-call.ts'

/** Erases the person at once; what remains is a keyed hash of the address with the archived reasons it had. */
export async function eraseSubscriber(call: WriteCall, id: number): Promise<void> {
  const { tx } = call
  const { head, found, subscriptions } = await loadForWrite(call, { id }, undefined)
  if (!found) throw subscriberNotFound()
  leaveTombstones(tx, emailHmac(call, found.emailKey), leave(found, subscriptions).guards, now(call))
  forgetMessagesOf(tx, id)
  deleteSubscriber(tx, id)
  eraseAnswersAbout(tx, id)
  const steps = [...subscriptions.values()].map(({ channelId, state }) => ({ channelId, from: state, to: 'deleted' }))
  const { chained, end } = chain(
    head,
    steps.map((step) => consentEntry(call, id, step, 'delete')),
  )
  appendConsent(tx, chained)
  const told = { type: 'subscriber.deleted', subscriberId: id, occurredAt: now(call), data: {} } as const
  saveAccountHead(tx, { ...head, ...end, ...appendEvents(tx, head, [told]) })
  eraseEvidence(tx, id)
  eraseEventData(tx, id)
}
