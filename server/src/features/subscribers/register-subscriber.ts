import { AppError, fieldError, validationFailed } from '../../platform/errors/app-error.ts'
import type { Caller } from '../api-keys/index.ts'
import type { Transition } from './change-subscriber.rules.ts'
import { planRegistration, type RegistrationPlan } from './register-subscriber.rules.ts'
import { type OptinOutcome, saveChange } from './save-change.ts'
import type { State } from './status.rules.ts'
import {
  mergeData,
  moveSubscription,
  newSubscription,
  type Subscriber,
  type SubscriberData,
  type Subscription,
} from './subscriber.rules.ts'
import type { RegisterBody } from './subscriber.schema.ts'
import { type Loaded, loadForWrite, newSubscriber, now, readData, readEmail, type WriteCall } from './write-call.ts'

export interface Registered {
  isNew: boolean
  subscriber: Subscriber
  subscriptions: Map<number, Subscription>
  extras: Record<string, unknown>
}
type Plan = Extract<RegistrationPlan, { outcome: 'planned' }>

/** POST /subscribers/register: the person is asked by mail, or vouched for by a channel already confirmed. */
export async function registerSubscriber(call: WriteCall, body: RegisterBody): Promise<Registered> {
  const email = readEmail(call.app, body.email)
  const loaded = await loadForWrite(call, { emailKey: email.emailKey }, email)
  const isNew = !loaded.found
  const before = loaded.found ?? newSubscriber(loaded.head.lastSubscriberId + 1, email, now(call))
  const plan = planOrRefuse(call, body, loaded, before)
  const data = readData(call, body)
  const deferred = call.caller.key.deferUnconfirmedData
  const { merged, differs } = mergeData(
    before,
    deferred ? { base: {}, customerFields: {} } : ({ ...data, ...(!isNew && { email: undefined }) } as SubscriberData),
  )
  const moves = planMoves(call, plan, loaded, before)
  const changed = differs || moves.subscriptions.length > 0
  const subscriber = {
    ...merged,
    addressGuard: before.addressGuard | tombstoneOf(loaded, 0),
    updatedAt: changed ? now(call) : merged.updatedAt,
  }
  const optin = await saveChange(call, {
    ...moves,
    head: loaded.head,
    isNew,
    subscriber,
    tombstones: loaded.tombstones,
    before: loaded.subscriptions,
    differs: changed,
    dataDiffers: differs,
    optinFor: plan.optInFor,
    deferredData: deferred ? { ...data.base, customerFields: data.customerFields } : null,
    source: 'register',
  })
  const subscriptions = new Map(loaded.subscriptions)
  for (const subscription of moves.subscriptions) subscriptions.set(subscription.channelId, subscription)
  return { isNew, subscriber, subscriptions, extras: extrasOf(call.caller, plan, optin) }
}

function planOrRefuse(call: WriteCall, body: RegisterBody, loaded: Loaded, before: Subscriber): Plan {
  const plan = planRegistration({
    standings: loaded.subscriptions,
    inheritedGuard: (channelId) => before.addressGuard | tombstoneOf(loaded, channelId) | tombstoneOf(loaded, 0),
    requested: requestedChannels(body, call.caller),
    forceOptIn: body.forceOptIn ?? false,
    permissions: call.caller.permissions,
  })
  if (plan.outcome === 'planned') return plan
  throw new AppError(
    'subscriber_blacklisted',
    'This address is blacklisted; only a user of the application can lift that.',
  )
}

/** Channels of the request, else of the key, else the account's default; checked against the account beforehand. */
function requestedChannels(
  { channelIds }: RegisterBody,
  { account, defaultChannel, defaultChannelIds }: Caller,
): number[] {
  if (!account.hasChannels) return [defaultChannel.id]
  const chosen = channelIds ?? (defaultChannelIds.length > 0 ? defaultChannelIds : [defaultChannel.id])
  if (chosen.length === 0) throw validationFailed([fieldError('#/channelIds', 'channels_required')])
  return [...new Set(chosen)]
}

function planMoves(
  call: WriteCall,
  plan: Plan,
  loaded: Loaded,
  before: Subscriber,
): { subscriptions: Subscription[]; transitions: Transition[] } {
  const transitions: Transition[] = []
  const move = (channelId: number, state: State): Subscription => {
    const stored = loaded.subscriptions.get(channelId)
    const inherited = before.addressGuard | tombstoneOf(loaded, channelId) | tombstoneOf(loaded, 0)
    if (stored?.state === state) return { ...stored }
    transitions.push({ channelId, from: stored?.state ?? null, to: state })
    return moveSubscription(stored ?? newSubscription(channelId, inherited), state, now(call))
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

function extrasOf({ account, key }: Caller, plan: Plan, optin: OptinOutcome): Record<string, unknown> {
  const visible = (ids: readonly number[]) => (account.hasChannels ? ids : [])
  return {
    optinSent: optin === 'queued',
    optinChannelIds: optin === 'queued' ? visible(plan.optInFor) : [],
    activatedChannelIds: visible(plan.activate),
    ...(optin === 'throttled' && { optinSuppressed: 'throttled' }),
    ...(key.deferUnconfirmedData && { data: optin === 'queued' ? 'deferred' : 'ignored' }),
  }
}

function tombstoneOf({ tombstones }: Loaded, channelId: number): number {
  return tombstones.get(channelId) ?? 0
}
