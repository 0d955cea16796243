import type { Tx } from '../../platform/db/database.ts'
import { cleanEvidence, type PersonEvidence } from '../accounts/index.ts'
import { addressGuardAfter, endSubscription } from './person-events.rules.ts'
import { loadPerson, savePersonChange } from './person-write.ts'

export interface MailReport {
  subscriberId: number
  newsletterId: number | null
  evidence: PersonEvidence
  now: string
}

/** The address does not exist any more: no channel reaches it. */
export function recordHardBounce(tx: Tx, report: MailReport): Promise<{ changed: boolean }> {
  return recordReport(tx, 'hardBounce', report)
}

/** The person called a mail spam: none of any channel shall follow. */
export function recordComplaint(tx: Tx, report: MailReport): Promise<{ changed: boolean }> {
  return recordReport(tx, 'complaint', report)
}

async function recordReport(
  tx: Tx,
  event: 'hardBounce' | 'complaint',
  { subscriberId, newsletterId, now, ...report }: MailReport,
): Promise<{ changed: boolean }> {
  const { head, subscriber, subscriptions } = await loadPerson(tx, subscriberId)
  if (!subscriber) return { changed: false }
  const evidence = cleanEvidence(report.evidence)
  const moves = [...subscriptions.values()]
    .map((before) => ({ before, after: endSubscription(before, event, { now, ip: evidence.ip, newsletterId }) }))
    .filter(({ before, after }) => before !== after)
  const addressGuard = addressGuardAfter(subscriber.addressGuard, event)
  if (moves.length === 0 && addressGuard === subscriber.addressGuard) return { changed: false }
  const person = { ...subscriber, addressGuard }
  savePersonChange(tx, {
    head,
    subscriber: person,
    subscriptions,
    moves,
    actor: 'mail-system',
    source: event,
    newsletterId,
    evidence,
    now,
  })
  return { changed: true }
}
