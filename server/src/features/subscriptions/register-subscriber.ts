import type { EmailAddress } from '../../platform/text/email-address.rules.ts'
import { actTime } from '../accounts/index.ts'
import {
  inheritedGuard,
  mergeData,
  moveSubscription,
  newSubscriber,
  newSubscription,
  type State,
  type Subscriber,
  type SubscriberData,
  type Subscription,
  subscriberRefusals,
} from '../subscribers/index.ts'
import type { Transition } from './change-subscriber.rules.ts'
import { type Loaded, loadForWrite, type SubscriberAct } from './load-for-write.ts'
import { planRegistration, type RegistrationPlan } from './register-subscriber.rules.ts'
import { type OptinOutcome, saveChange } from './save-change.ts'

export interface Registration {
  email: EmailAddress
  data: SubscriberData
  /** Of the account; at least one. */
  channelIds: readonly number[]
  /** Also so where the account always asks. */
  forceOptIn: boolean
  /** Data of a person who has not confirmed yet waits in the opt-in request. */
  deferData: boolean
  /** The static group that the person enters by confirming. */
  groupId?: number | null
  /** For the opt-in mail where the channel has no opt-in mailing of its own. */
  optinMailingId: number | null
  /** Where and by which words the person agreed, for the consent ledger. */
  form: { formUrl?: string; text?: string }
}

export interface Registered {
  isNew: boolean
  subscriber: Subscriber
  subscriptions: Map<number, Subscription>
  optin: OptinOutcome
  /** What the opt-in mail covers. */
  optinChannelIds: readonly number[]
  activatedChannelIds: readonly number[]
}
type Plan = Extract<RegistrationPlan, { outcome: 'planned' }>

/** The person is asked by mail, or vouched for by a channel already confirmed. */
export async function registerSubscriber(act: SubscriberAct, registration: Registration): Promise<Registered> {
  const { email, data, deferData, optinMailingId } = registration
  const loaded = await loadForWrite(act, { emailKey: email.emailKey }, email)
  const isNew = !loaded.found
  const before = loaded.found ?? newSubscriber(loaded.head.lastSubscriberId + 1, email, actTime(act))
  const plan = planOrRefuse(act, registration, loaded, before)
  const { merged, changedMembers } = mergeData(before, dataToStore(registration, isNew))
  const moves = planMoves(act, plan, loaded, before)
  const changed = changedMembers.length > 0 || moves.subscriptions.length > 0
  const subscriber = {
    ...merged,
    addressGuard: inheritedGuard(loaded.tombstones, 0, before.addressGuard),
    updatedAt: changed ? actTime(act) : merged.updatedAt,
  }
  const optin = await saveChange(act, {
    ...moves,
    ...{ head: loaded.head, isNew, subscriber, tombstones: loaded.tombstones, before: loaded.subscriptions },
    ...{ differs: changed, changedMembers, optinFor: plan.optInFor, optinMailingId, source: 'register' },
    facts: registration.form,
    groupId: registration.groupId ?? null,
    deferredData: deferData ? { ...data.base, customerFields: data.customerFields } : null,
  })
  const subscriptions = new Map(loaded.subscriptions)
  for (const subscription of moves.subscriptions) subscriptions.set(subscription.channelId, subscription)
  const optinChannelIds = optin === 'queued' ? plan.optInFor : []
  return { isNew, subscriber, subscriptions, optin, optinChannelIds, activatedChannelIds: plan.activate }
}

/** Registering finds people by their address, so it never changes it. */
function dataToStore({ data, deferData }: Registration, isNew: boolean): SubscriberData {
  if (deferData) return { base: {}, customerFields: {} }
  const { email, ...rest } = data
  return isNew && email ? { ...rest, email } : rest
}

function planOrRefuse(act: SubscriberAct, registration: Registration, loaded: Loaded, before: Subscriber): Plan {
  const plan = planRegistration({
    standings: loaded.subscriptions,
    inheritedGuard: (channelId) => inheritedGuard(loaded.tombstones, channelId, before.addressGuard),
    requested: [...new Set(registration.channelIds)],
    forceOptIn: registration.forceOptIn || act.account.alwaysForceOptIn,
    may: act.may,
  })
  if (plan.outcome === 'planned') return plan
  throw subscriberRefusals.subscriber_blacklisted()
}

function planMoves(
  act: SubscriberAct,
  plan: Plan,
  loaded: Loaded,
  before: Subscriber,
): { subscriptions: Subscription[]; transitions: Transition[] } {
  const transitions: Transition[] = []
  const move = (channelId: number, state: State): Subscription => {
    const stored = loaded.subscriptions.get(channelId)
    const inherited = inheritedGuard(loaded.tombstones, channelId, before.addressGuard)
    if (stored?.state === state) return { ...stored }
    transitions.push({ channelId, from: stored?.state ?? null, to: state })
    return moveSubscription(stored ?? newSubscription(channelId, inherited), state, actTime(act))
  }
  const subscriptions = [
    ...plan.activate.map((channelId) => move(channelId, 'receiveReady')),
    ...plan.setPending.map((channelId) => move(channelId, 'optinPending')),
    ...plan.optInFor
      .filter((id) => !plan.setPending.includes(id) && loaded.subscriptions.get(id)?.state === 'optinPending')
      .map((id) => move(id, 'optinPending')),
  ]
  return { subscriptions, transitions }
}
