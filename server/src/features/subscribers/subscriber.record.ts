import type { FullAccount } from '../account-setup/index.ts'
import { channelRecord } from '../channels/channel.record.ts'
import type { Channel } from '../channels/index.ts'
import { fieldTypes } from '../customer-fields/index.ts'
import { groupRecord } from '../groups/group.record.ts'
import type { KnownSubscriber, Relation } from './get-subscriber.ts'
import type { State } from './status.rules.ts'
import { type BaseData, pairOf, type Subscriber, type Subscription } from './subscriber.rules.ts'

export const subscriberIncludes = ['channels', 'groups'] as const satisfies Relation[]
export type SubscriberInclude = (typeof subscriberIncludes)[number]

/** The subscriber as the API shows it. In accounts with channels the status lives per channel only. */
export function subscriberRecord(
  account: FullAccount,
  { subscriber, subscriptions, groups }: KnownSubscriber,
  include: readonly SubscriberInclude[],
) {
  const own = account.hasChannels ? undefined : subscriptions.get(account.defaultChannel.id)
  return {
    objectType: 'Subscriber' as const,
    id: subscriber.id,
    email: subscriber.email,
    ...baseRecord(subscriber),
    ...standingRecord(own, account.hasChannels ? null : 'noOptin'),
    customerFields: fieldValues(subscriber, account.fields),
    createdAt: subscriber.createdAt,
    updatedAt: subscriber.updatedAt,
    ...(include.includes('channels') && {
      channels: { data: account.hasChannels ? channelRecords(account.channels, subscriptions) : [] },
    }),
    ...(include.includes('groups') && { groups: { data: groups.map(groupRecord) } }),
  }
}

/** In the order the API has always shown them. */
function baseRecord(subscriber: Subscriber): BaseData {
  return {
    kind: subscriber.kind,
    genderId: subscriber.genderId,
    academicTitle: subscriber.academicTitle,
    firstname: subscriber.firstname,
    lastname: subscriber.lastname,
    salutation: subscriber.salutation,
    city: subscriber.city,
    birthday: subscriber.birthday,
    languageIso: subscriber.languageIso,
    timeZone: subscriber.timeZone,
    reference: subscriber.reference,
  }
}

/** Without the channel module, whoever was never in the default channel has not opted in. */
function standingRecord(subscription: Subscription | undefined, otherwise: State | null = null) {
  const { status, statusAddition } = pairOf(subscription?.state ?? otherwise)
  return {
    status,
    statusAddition,
    optinAt: subscription?.optinAt ?? null,
    optinIp: subscription?.optinIp ?? null,
    optoutAt: subscription?.optoutAt ?? null,
    optoutIp: subscription?.optoutIp ?? null,
    optoutNewsletterId: subscription?.optoutNewsletterId ?? null,
    receivedOptinAt: subscription?.receivedOptinAt ?? null,
  }
}

/** Every subscriber field of the customer, null where the subscriber has no value. */
function fieldValues({ customerFields }: Subscriber, fields: FullAccount['fields']): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { id, fieldType } of fields)
    if (fieldType === fieldTypes.subscriber) values[id] = customerFields[id] ?? null
  return values
}

function channelRecords(channels: readonly Channel[], subscriptions: ReadonlyMap<number, Subscription>) {
  return channels
    .filter(({ id }) => subscriptions.has(id))
    .sort((a, b) => a.id - b.id)
    .map((channel) => ({ ...channelRecord(channel), ...standingRecord(subscriptions.get(channel.id)) }))
}
