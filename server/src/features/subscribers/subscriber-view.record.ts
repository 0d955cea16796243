import type { FullAccount } from '../account-setup/index.ts'
import type { KnownSubscriber } from './get-subscriber.ts'
import { pairOf } from './subscriber.rules.ts'

/** A person as lists show them. Without the channel module, whoever was never in the default channel has not opted in. */
export function subscriberView(
  { hasChannels, defaultChannel }: FullAccount,
  { subscriber, subscriptions }: KnownSubscriber,
) {
  const { id, email, firstname, lastname, createdAt, updatedAt } = subscriber
  const state = subscriptions.get(defaultChannel.id)?.state ?? (hasChannels ? null : 'noOptin')
  return { id, email, firstname, lastname, ...pairOf(state), createdAt, updatedAt }
}
