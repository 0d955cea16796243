import type { FullAccount } from '../account-setup/index.ts'
import type { BareLook } from '../accounts/index.ts'
import { findSubscriber, findSubscriptions, inheritedGuard, type Subscriber } from '../subscribers/index.ts'
import { addressHmac, findTombstones } from '../suppression/index.ts'
import { planRegistration } from './register-subscriber.rules.ts'

/** A channel as a person may find it who decides for themselves. */
export interface Topic {
  channelId: number
  isOn: boolean
  /** Joining brings a mail to be confirmed; otherwise it counts at once. */
  needsMail: boolean
}

export interface OwnTopics {
  subscriber: Subscriber
  /** Without those the person was excluded from for good. */
  topics: Topic[]
}

/** What joining each channel would do for this person; changes nothing. Null = no such subscriber. */
export async function foreseeJoining(
  look: Pick<BareLook, 'reader' | 'secrets'>,
  account: FullAccount,
  subscriberId: number,
): Promise<OwnTopics | null> {
  const { reader } = look
  const [subscriber, standings] = await Promise.all([
    findSubscriber(reader, { id: subscriberId }),
    findSubscriptions(reader, { id: subscriberId }),
  ])
  if (!subscriber) return null
  const tombstones = await findTombstones(reader, addressHmac(look, subscriber.emailKey))
  const channels = account.hasChannels ? account.channels : [account.defaultChannel]
  const topics = channels.flatMap(({ id: channelId }) => {
    const plan = planRegistration({
      standings,
      inheritedGuard: (id) => inheritedGuard(tombstones, id, subscriber.addressGuard),
      requested: [channelId],
      forceOptIn: account.alwaysForceOptIn,
      may: () => false,
    })
    if (plan.outcome === 'blacklisted') return []
    const isOn = standings.get(channelId)?.state === 'receiveReady'
    return [{ channelId, isOn, needsMail: !plan.activate.includes(channelId) }]
  })
  return { subscriber, topics }
}
