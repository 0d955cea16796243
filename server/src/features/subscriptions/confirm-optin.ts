import { actTime, type BareAct, type BareLook, lockAccount } from '../accounts/index.ts'
import { listChannels } from '../channels/index.ts'
import { readStatesEntered } from '../consent/index.ts'
import { enterGroup } from '../groups/index.ts'
import { confirmOptinRequest, findOptinRequest, type OptinRequest } from '../messages/index.ts'
import {
  findSubscriber,
  findSubscriptions,
  mergeData,
  type Subscriber,
  type SubscriberData,
  type Subscription,
} from '../subscribers/index.ts'
import { addressHmac, liftTombstones } from '../suppression/index.ts'
import { insertWelcomes } from '../welcomes/index.ts'
import {
  confirmSubscription,
  decideOptin,
  liftedByConsent,
  liftedFromAddress,
  type OptinCase,
  type OptinDecision,
} from './person-events.rules.ts'
import { type LoadedPerson, loadPerson, personEvidence, savePersonChange } from './person-write.ts'

export interface Confirmed {
  /** `void`: archived or moved to another address after that mail, or gone. */
  outcome: OptinDecision['outcome']
  /** Null when there is nobody left to name. */
  subscriberId: number | null
  channelIds: number[]
}

/** The person has used the link of an opt-in mail. */
export async function confirmOptin(act: BareAct, optinMessageId: number): Promise<Confirmed> {
  const { tx } = act
  // Two clicks at once must see each other's mark on the request.
  const [, request] = await Promise.all([lockAccount(tx), findOptinRequest(tx, optinMessageId)])
  if (!request) return { outcome: 'void', subscriberId: null, channelIds: [] }
  const [person, entered, channels] = await Promise.all([
    loadPerson(tx, request.subscriberId),
    readStatesEntered(tx, request.subscriberId, request.consentSeq),
    listChannels(tx),
  ])
  const { subscriber } = person
  if (!subscriber) throw new Error('an opt-in request without its subscriber')
  const decision = decide(act, { ...request, ...person, subscriber, entered })
  if (decision.outcome === 'confirmed') {
    const defaultChannelId = channels.find(({ isDefault }) => isDefault)?.id ?? 0
    save(act, optinMessageId, request, { ...person, subscriber, defaultChannelId }, decision.channelIds)
  }
  return { ...decision, subscriberId: subscriber.id }
}

/** What using the link would do now; changes nothing and locks nobody. */
export async function foreseeOptin(
  look: Pick<BareLook, 'reader' | 'clock' | 'secrets'>,
  optinMessageId: number,
): Promise<OptinDecision['outcome']> {
  const { reader } = look
  const request = await findOptinRequest(reader, optinMessageId)
  if (!request) return 'void'
  const [subscriber, subscriptions, entered] = await Promise.all([
    findSubscriber(reader, { id: request.subscriberId }),
    findSubscriptions(reader, { id: request.subscriberId }),
    readStatesEntered(reader, request.subscriberId, request.consentSeq),
  ])
  return subscriber ? decide(look, { ...request, subscriber, subscriptions, entered }).outcome : 'void'
}

type LoadedCase = OptinRequest & Pick<OptinCase, 'subscriptions' | 'entered'> & { subscriber: Subscriber }

function decide(
  look: Pick<BareLook, 'reader' | 'clock' | 'secrets'>,
  { subscriber, addressHmac: mailedTo, ...loaded }: LoadedCase,
): OptinDecision {
  const isSameAddress = addressHmac(look, subscriber.emailKey).equals(mailedTo)
  return decideOptin({ ...loaded, mailedAt: loaded.createdAt, isSameAddress, now: actTime(look) })
}

type ConfirmingPerson = LoadedPerson & { subscriber: Subscriber; defaultChannelId: number }

function save(
  act: BareAct,
  optinMessageId: number,
  request: OptinRequest,
  { head, subscriber, subscriptions, defaultChannelId }: ConfirmingPerson,
  channelIds: readonly number[],
): void {
  const now = actTime(act)
  const { ip, userAgent } = personEvidence(act)
  const moves = channelIds.map((id) => {
    const before = subscriptions.get(id) as Subscription
    return { before, after: confirmSubscription(before, { now, ip }) }
  })
  const { merged, changedMembers } = mergeData(subscriber, deferredData(request))
  savePersonChange(act, {
    head,
    subscriber: { ...merged, addressGuard: merged.addressGuard & ~liftedFromAddress },
    subscriptions,
    moves,
    data: { changedMembers, defaultChannelId },
    source: 'confirm',
    newsletterId: null,
    facts: { optinMessageId: String(optinMessageId) },
  })
  liftTombstones(act.tx, request.addressHmac, [0], liftedFromAddress)
  liftTombstones(act.tx, request.addressHmac, channelIds, liftedByConsent)
  if (request.groupId !== null) enterGroup(act.tx, request.groupId, subscriber.id, now)
  confirmOptinRequest(act.tx, optinMessageId, { at: now, ip, userAgent })
  // Whoever was receive-ready before has joined nothing by it.
  const joined = moves
    .filter(({ before }) => before.state !== 'receiveReady')
    .map(({ after }) => ({ subscriberId: subscriber.id, channelId: after.channelId }))
  insertWelcomes(act.tx, joined, { now, isCreated: false })
}

/** It was checked when it came, and stored as it will be. */
function deferredData({ deferredData }: OptinRequest): SubscriberData {
  const { customerFields = {}, ...base } = (deferredData ?? {}) as SubscriberData['base'] & Partial<SubscriberData>
  return { base, customerFields }
}
