import { AppError } from '../../platform/errors/app-error.ts'
import { decideChange } from './change-subscriber.rules.ts'
import { refuseChange } from './refuse-change.ts'
import { saveChange } from './save-change.ts'
import type { Guard, State } from './status.rules.ts'
import type { Subscriber, SubscriberData, Subscription } from './subscriber.rules.ts'
import type { UpdateBody } from './subscriber.schema.ts'
import type { SubscriberKey } from './subscriber.store.ts'
import { findTombstones } from './suppression.store.ts'
import { requestedStates } from './write-body.ts'
import {
  emailHmac,
  type Loaded,
  loadForWrite,
  newSubscriber,
  now,
  readData,
  readEmail,
  type WriteCall,
} from './write-call.ts'

export interface Written {
  result: 'created' | 'updated' | 'unchanged'
  subscriber: Subscriber
  subscriptions: Map<number, Subscription>
}

/** POST /subscribers: a new record; an address that is already there is refused. */
export async function createSubscriber(call: WriteCall, body: UpdateBody & { email: string }): Promise<Written> {
  const data = readData(call, body)
  const loaded = await loadForWrite(call, { emailKey: readEmail(call.app, body.email).emailKey }, data.email)
  if (loaded.found) throw subscriberExists(loaded.found.id)
  return change(call, loaded, data, requestedStates(body, call.caller), 'create')
}

/** POST /subscribers/upsert: update by address, or create. */
export async function upsertSubscriber(call: WriteCall, body: UpdateBody & { email: string }): Promise<Written> {
  const data = readData(call, body)
  const loaded = await loadForWrite(call, { emailKey: readEmail(call.app, body.email).emailKey }, data.email)
  return change(call, loaded, data, requestedStates(body, call.caller), 'upsert')
}

/** PUT /subscribers/{id} and the items of PUT /subscribers/multiple: an existing record only. */
export async function updateSubscriberByKey(
  call: WriteCall,
  key: SubscriberKey,
  body: UpdateBody,
  source: string,
): Promise<Written> {
  const data = readData(call, body)
  const loaded = await loadForWrite(call, key, data.email)
  if (!loaded.found) throw subscriberNotFound()
  if (loaded.holder && loaded.holder.id !== loaded.found.id) throw subscriberExists(loaded.holder.id)
  const states = requestedStates(body, call.caller)
  // A channel entered only now may still have the tombstone of an earlier record of this address.
  if (!data.email && [...states.keys()].some((channelId) => !loaded.subscriptions.has(channelId)))
    loaded.tombstones = await findTombstones(call.tx, emailHmac(call, loaded.found.emailKey))
  return change(call, loaded, data, states, source)
}

/** Load is done; decide, then save. */
async function change(
  call: WriteCall,
  loaded: Loaded,
  data: SubscriberData,
  states: Map<number, State>,
  source: string,
): Promise<Written> {
  const { found, head, subscriptions, tombstones } = loaded
  const isNew = !found
  const before =
    found ?? newSubscriber(head.lastSubscriberId + 1, data.email as NonNullable<SubscriberData['email']>, now(call))
  // An account without channels has one status, and a new subscriber is ready unless the body says otherwise.
  if (isNew && !call.caller.account.hasChannels && states.size === 0)
    states.set(call.caller.defaultChannel.id, 'receiveReady')
  const decision = decideChange({
    before,
    isNew,
    subscriptions,
    data,
    states,
    tombstones,
    permissions: call.caller.permissions,
    now: now(call),
  })
  if (decision.outcome === 'refused') throw refuseChange(call.caller, decision.refusals)
  const { subscriber, differs, transitions } = decision
  const optinFor = transitions.filter(({ to }) => to === 'optinPending').map(({ channelId }) => channelId)
  const leftAddress = !isNew && subscriber.emailKey !== before.emailKey ? leave(before, subscriptions) : undefined
  await saveChange(call, {
    ...decision,
    head,
    isNew,
    before: subscriptions,
    tombstones,
    optinFor,
    source,
    ...(leftAddress && { leftAddress }),
  })
  const after = new Map(subscriptions)
  for (const subscription of decision.subscriptions) after.set(subscription.channelId, subscription)
  return { result: isNew ? 'created' : differs ? 'updated' : 'unchanged', subscriber, subscriptions: after }
}

/** What stays with an address its record has left: all archived reasons, a bounce only if this address bounced. */
export function leave({ emailKey, addressGuard }: Subscriber, subscriptions: ReadonlyMap<number, Subscription>) {
  const guards = new Map<number, Guard>([[0, addressGuard]])
  for (const { channelId, guard } of subscriptions.values()) guards.set(channelId, guard)
  return { emailKey, guards }
}

export function subscriberNotFound(): AppError {
  return new AppError('subscriber_not_found', 'The account has no subscriber with this id or address.')
}

function subscriberExists(subscriberId: number): AppError {
  return new AppError('subscriber_exists', 'A subscriber with this address exists; update it, or use upsert.', {
    extensions: { subscriberId },
  })
}
