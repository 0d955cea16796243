import { actTime, type BareAct } from '../accounts/index.ts'
import { addressGuardAfter, endSubscription } from './person-events.rules.ts'
import { loadPerson, personEvidence, savePersonChange } from './person-write.ts'

export interface MailReport {
  subscriberId: number
  newsletterId: number | null
}

/** The address does not exist any more: no channel reaches it. */
export function recordHardBounce(act: BareAct, report: MailReport): Promise<{ changed: boolean }> {
  return recordReport(act, 'hardBounce', report)
}

/** The person called a mail spam: none of any channel shall follow. */
export function recordComplaint(act: BareAct, report: MailReport): Promise<{ changed: boolean }> {
  return recordReport(act, 'complaint', report)
}

async function recordReport(
  act: BareAct,
  event: 'hardBounce' | 'complaint',
  { subscriberId, newsletterId }: MailReport,
): Promise<{ changed: boolean }> {
  const { head, subscriber, subscriptions } = await loadPerson(act.tx, subscriberId)
  if (!subscriber) return { changed: false }
  const by = { now: actTime(act), ip: personEvidence(act).ip, newsletterId }
  const moves = [...subscriptions.values()]
    .map((before) => ({ before, after: endSubscription(before, event, by) }))
    .filter(({ before, after }) => before !== after)
  const addressGuard = addressGuardAfter(subscriber.addressGuard, event)
  if (moves.length === 0 && addressGuard === subscriber.addressGuard) return { changed: false }
  const person = { ...subscriber, addressGuard }
  savePersonChange(act, { head, subscriber: person, subscriptions, moves, source: event, newsletterId })
  return { changed: true }
}
