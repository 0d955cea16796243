import type { App } from '../../platform/app/app.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { cleanEvidence, lockAccount, type PersonEvidence } from '../accounts/index.ts'
import { listChannels } from '../channels/index.ts'
import { readStatesEntered } from '../consent/index.ts'
import { confirmOptinRequest, findOptinRequest, type OptinRequest } from '../messages/index.ts'
import {
  confirmSubscription,
  decideOptin,
  liftedByConsent,
  type OptinCase,
  type OptinDecision,
} from './person-events.rules.ts'
import { type LoadedPerson, loadPerson, savePersonChange } from './person-write.ts'
import { mergeData, type Subscriber, type SubscriberData, type Subscription } from './subscriber.rules.ts'
import { findSubscriber, findSubscriptions } from './subscriber.store.ts'
import { liftTombstones } from './suppression.store.ts'
import { emailHmac } from './write-call.ts'

export interface Confirmation {
  optinMessageId: number
  evidence: PersonEvidence
  now: string
}

export interface Confirmed {
  /** `void`: archived or moved to another address after that mail, or gone. */
  outcome: OptinDecision['outcome']
  /** Null when there is nobody left to name. */
  subscriberId: number | null
  channelIds: number[]
}

/** The person has used the link of an opt-in mail. */
export async function confirmOptin(app: Pick<App, 'secrets'>, tx: Tx, input: Confirmation): Promise<Confirmed> {
  // Two clicks at once must see each other's mark on the request.
  const [, request] = await Promise.all([lockAccount(tx), findOptinRequest(tx, input.optinMessageId)])
  if (!request) return { outcome: 'void', subscriberId: null, channelIds: [] }
  const [person, entered, channels] = await Promise.all([
    loadPerson(tx, request.subscriberId),
    readStatesEntered(tx, request.subscriberId, request.consentSeq),
    listChannels(tx),
  ])
  const { subscriber } = person
  if (!subscriber) throw new Error('an opt-in request without its subscriber')
  const decision = decide(app, tx, { ...request, ...person, subscriber, entered, now: input.now })
  if (decision.outcome === 'confirmed') {
    const defaultChannelId = channels.find(({ isDefault }) => isDefault)?.id ?? 0
    save(tx, input, request, { ...person, subscriber, defaultChannelId }, decision.channelIds)
  }
  return { ...decision, subscriberId: subscriber.id }
}

/** What using the link would do now; changes nothing and locks nobody. */
export async function foreseeOptin(
  app: Pick<App, 'secrets'>,
  reader: Reader,
  { optinMessageId, now }: Pick<Confirmation, 'optinMessageId' | 'now'>,
): Promise<OptinDecision['outcome']> {
  const request = await findOptinRequest(reader, optinMessageId)
  if (!request) return 'void'
  const [subscriber, subscriptions, entered] = await Promise.all([
    findSubscriber(reader, { id: request.subscriberId }),
    findSubscriptions(reader, { id: request.subscriberId }),
    readStatesEntered(reader, request.subscriberId, request.consentSeq),
  ])
  return subscriber ? decide(app, reader, { ...request, subscriber, subscriptions, entered, now }).outcome : 'void'
}

type LoadedCase = OptinRequest & Pick<OptinCase, 'subscriptions' | 'entered' | 'now'> & { subscriber: Subscriber }

function decide(app: Pick<App, 'secrets'>, tx: Reader, { subscriber, addressHmac, ...loaded }: LoadedCase) {
  const isSameAddress = emailHmac({ app, tx }, subscriber.emailKey).equals(addressHmac)
  return decideOptin({ ...loaded, mailedAt: loaded.createdAt, isSameAddress })
}

function save(
  tx: Tx,
  { optinMessageId, now, ...input }: Confirmation,
  request: OptinRequest,
  {
    head,
    subscriber,
    subscriptions,
    defaultChannelId,
  }: LoadedPerson & { subscriber: Subscriber; defaultChannelId: number },
  channelIds: readonly number[],
): void {
  const evidence = cleanEvidence(input.evidence)
  const moves = channelIds.map((id) => {
    const before = subscriptions.get(id) as Subscription
    return { before, after: confirmSubscription(before, { now, ip: evidence.ip }) }
  })
  const { merged, differs } = mergeData(subscriber, deferredData(request))
  savePersonChange(tx, {
    head,
    subscriber: { ...merged, addressGuard: merged.addressGuard & ~liftedByConsent },
    subscriptions,
    moves,
    data: { differs, defaultChannelId },
    actor: 'person',
    source: 'confirm',
    newsletterId: null,
    evidence,
    facts: { optinMessageId: String(optinMessageId) },
    now,
  })
  liftTombstones(tx, request.addressHmac, [0, ...channelIds], liftedByConsent)
  confirmOptinRequest(tx, optinMessageId, { at: now, ip: evidence.ip, userAgent: evidence.userAgent })
}

/** It was checked when it came, and stored as it will be. */
function deferredData({ deferredData }: OptinRequest): SubscriberData {
  const { customerFields = {}, ...base } = (deferredData ?? {}) as SubscriberData['base'] & Partial<SubscriberData>
  return { base, customerFields }
}
