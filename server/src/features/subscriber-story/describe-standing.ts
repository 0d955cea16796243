import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { type ChainedEntry, readConsentOf } from '../consent/index.ts'
import { getSubscriber, guardReasons, pairOf, type State } from '../subscribers/index.ts'
import { type ActOffer, offersOf } from '../subscriptions/index.ts'
import { type KnownActor, nameActors } from '../users/index.ts'

/** Where a person stands in one channel: since when, why, by whom, and what may be done about it. */
export interface StandingInChannel {
  channelId: number
  status: number | null
  statusAddition: number | null
  since: string | null
  source: string | null
  by: KnownActor | null
  stated: { legalBasis: string | null; reason: string | null; wording: string | null }
  /** What closed it since the last consent. */
  closedBy: State[]
  acts: ActOffer[]
}

/** In every channel of the account, also those the person was never in. */
export async function describeStanding(look: Look<FullAccount>, subscriberId: number): Promise<StandingInChannel[]> {
  const { reader, account } = look
  const [{ subscriber, subscriptions }, entries] = await Promise.all([
    getSubscriber(look, subscriberId, ['channels']),
    readConsentOf(reader, subscriberId),
  ])
  const channels = account.hasChannels ? account.channels : [account.defaultChannel]
  const last = new Map<number, ChainedEntry>()
  for (const entry of entries) if (entry.toState !== 'optinRequested') last.set(entry.channelId, entry)
  const concerned = channels.map(({ id }) => last.get(id))
  const actors = await nameActors(
    reader,
    concerned.map((entry) => entry?.actor ?? ''),
  )
  return channels.map(({ id: channelId }, i) => {
    const subscription = subscriptions.get(channelId)
    const standing = subscription ?? { state: null, guard: subscriber.addressGuard }
    const entry = subscription && concerned[i]
    return {
      channelId,
      ...pairOf(standing.state),
      ...{ since: entry?.occurredAt ?? null, source: entry?.source ?? null },
      by: entry ? (actors[i] as KnownActor) : null,
      stated: {
        legalBasis: entry?.evidence?.legalBasis ?? null,
        ...{ reason: entry?.evidence?.reason ?? null, wording: entry?.evidence?.text ?? null },
      },
      closedBy: guardReasons(standing.guard),
      acts: offersOf(standing, subscriber.addressGuard),
    }
  })
}
