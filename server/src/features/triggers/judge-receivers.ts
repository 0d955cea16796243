import { validationFailed } from '../../platform/errors/field-error.ts'
import type { Refusal } from '../../platform/errors/refusal.ts'
import type { AccountHead } from '../accounts/index.ts'
import type { RunPurpose } from '../messages/index.ts'
import { createTriggerReceivers, type NewReceiver, type SubscriberAct } from '../subscriptions/index.ts'
import { takeMails } from '../suppression/index.ts'
import { type ContentCheck, loadContentChecks } from './content-check.ts'
import type { KnownReceiver } from './known-receiver.store.ts'
import { closedBy, isReached } from './reach.rules.ts'
import { isUnreadable, type Receiver, type UnreadableReceiver } from './receiver.rules.ts'
import { languageNotAvailable, receiverThrottled } from './receiver-errors.ts'
import { triggerRefusals } from './trigger.refusals.ts'

/** What a receiver would be sent. */
export interface Target {
  channelId: number
  contentId: number
  purpose: RunPurpose
}

/** One receiver after judgement: reachable, or refused with an error. */
export interface Judged<T extends Target> {
  email: string | null
  subscriberId: number | null
  subscriberCreated: boolean
  error: Refusal | null
  target: T | null
  subject: string | null
  /** Only those the content declares. */
  placeholders: Record<string, string>
}

export interface Judgement<T extends Target> {
  head: AccountHead
  known: readonly KnownReceiver[]
  /** Undefined = no mailing speaks a language that fits this receiver. */
  targetOf(known: KnownReceiver | undefined): T | undefined
  /** Of the whole request; a receiver's own one wins. */
  subject: string | null
  /** Whether each mail leaves at once, so that one address may have had its share. */
  isCapped: boolean
}

/** Judges receivers in order and takes unknown addresses into the account, where the actor may do that. */
export async function judgeReceivers<T extends Target>(
  act: SubscriberAct,
  receivers: readonly (Receiver | UnreadableReceiver)[],
  judgement: Judgement<T>,
): Promise<Judged<T>[]> {
  const find = finder(judgement.known)
  const cases = receivers.map((receiver) => {
    const known = isUnreadable(receiver) ? undefined : find(receiver)
    return { receiver, known, target: judgement.targetOf(known) }
  })
  const contentIds = cases.flatMap(({ target }) => (target ? [target.contentId] : []))
  const checks = await loadContentChecks(act, contentIds)
  const judged = cases.map((one) => judge(act, one, checks, judgement.subject))
  if (judgement.isCapped) await capReceivers(act, cases, judged)
  await admitUnknown(act, judgement.head, cases, judged)
  return judged
}

interface Case<T extends Target> {
  receiver: Receiver | UnreadableReceiver
  known: KnownReceiver | undefined
  target: T | undefined
}

function finder(known: readonly KnownReceiver[]): (receiver: Receiver) => KnownReceiver | undefined {
  const byId = new Map(known.map((one) => [one.id, one]))
  const byEmail = new Map(known.map((one) => [one.emailKey, one]))
  return ({ key }) => ('emailKey' in key ? byEmail.get(key.emailKey) : byId.get(key.subscriberId))
}

function judge<T extends Target>(
  act: SubscriberAct,
  { receiver, known, target }: Case<T>,
  checks: ReadonlyMap<number, ContentCheck>,
  requestSubject: string | null,
): Judged<T> {
  const nobody = { subscriberId: null, subscriberCreated: false, target: null, subject: null, placeholders: {} }
  if (isUnreadable(receiver)) return { ...nobody, email: receiver.email, error: validationFailed(receiver.errors) }
  const email = known?.email ?? ('email' in receiver.key ? receiver.key.email : null)
  const base = { ...nobody, email, subscriberId: known?.id ?? null }
  if (!target) return { ...base, error: languageNotAvailable() }
  const check = checks.get(target.contentId) as ContentCheck
  const subject = receiver.subject ?? requestSubject
  const error =
    standingRefusal(act, receiver, known, target) ?? check.refusal(receiver.placeholders, subject, receiver.at)
  return { ...base, error, target, subject, placeholders: check.declared(receiver.placeholders) }
}

function standingRefusal(act: SubscriberAct, { key }: Receiver, known: KnownReceiver | undefined, target: Target) {
  if (known) return isReached(known, target) ? null : triggerRefusals.receiver_archived()
  const mayCreate = 'emailKey' in key && act.may('triggerUnknownSubscribers')
  return mayCreate ? null : triggerRefusals.subscriber_unknown()
}

/** In their order, so that the first of several mails to one address leave and the others do not. */
async function capReceivers<T extends Target>(
  act: SubscriberAct,
  cases: readonly Case<T>[],
  judged: readonly Judged<T>[],
): Promise<void> {
  const reached = cases.flatMap((one, i) => {
    const emailKey = emailKeyOf(one)
    return judged[i]?.error || emailKey === null ? [] : [{ judged: judged[i] as Judged<T>, emailKey }]
  })
  const waits = await takeMails(
    act,
    'trigger',
    reached.map(({ emailKey }) => emailKey),
  )
  for (const [i, seconds] of waits.entries())
    if (seconds !== null) (reached[i] as (typeof reached)[number]).judged.error = receiverThrottled(seconds)
}

function emailKeyOf<T extends Target>({ receiver, known }: Case<T>): string | null {
  if (isUnreadable(receiver)) return null
  return known?.emailKey ?? ('emailKey' in receiver.key ? receiver.key.emailKey : null)
}

/** Nobody is created for a mail that could not be sent anyway. */
async function admitUnknown<T extends Target>(
  act: SubscriberAct,
  head: AccountHead,
  cases: readonly Case<T>[],
  judged: readonly Judged<T>[],
): Promise<void> {
  const arrivals = new Map<string, NewReceiver>()
  const waiting: { one: Judged<T>; emailKey: string }[] = []
  for (const [i, { receiver, known, target }] of cases.entries()) {
    const one = judged[i] as Judged<T>
    if (known || isUnreadable(receiver) || !('emailKey' in receiver.key)) continue
    const { emailKey } = receiver.key
    waiting.push({ one, emailKey })
    if (one.error || !target || arrivals.has(emailKey)) continue
    arrivals.set(emailKey, { ...receiver.key, channelId: target.channelId, closedBy: closedBy(target) })
  }
  const created = await createTriggerReceivers(act, head, [...arrivals.values()])
  for (const { one, emailKey } of waiting) {
    const id = created.get(emailKey)
    if (id === undefined) one.error ??= triggerRefusals.receiver_archived()
    else Object.assign(one, { subscriberId: id, subscriberCreated: !one.error && arrivals.delete(emailKey) })
  }
}
