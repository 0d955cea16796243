import { type BareAct, findAccount } from '../accounts/index.ts'
import { listChannels } from '../channels/index.ts'
import { chooseMatterMailing, listActiveVersions } from '../mailings/index.ts'
import { queueStandingMessage } from '../messages/index.ts'
import type { Subscriber } from '../subscribers/index.ts'
import { takeMail } from '../suppression/index.ts'

/**
 * One mail about leaving: that of the channel, or what was handed down with it, when one channel was left, else that of the
 * account. Null = there is none, this
 * address has had one in the last 24 hours, or the account is closed, of which nothing leaves.
 */
export async function queueOptoutMail(
  act: BareAct,
  subscriber: Subscriber,
  leftChannelIds: readonly number[],
): Promise<number | null> {
  const mailing = await chooseOptoutMailing(act, subscriber, leftChannelIds)
  if (!mailing) return null
  if ((await takeMail(act, 'optout', subscriber.emailKey)) !== null) return null
  return queueStandingMessage(act.tx, { mailingId: mailing.id, subscriberId: subscriber.id })
}

async function chooseOptoutMailing({ tx }: BareAct, { languageIso }: Subscriber, leftChannelIds: readonly number[]) {
  const [account, channels, active] = await Promise.all([
    findAccount(tx),
    listChannels(tx),
    listActiveVersions(tx, 'optout'),
  ])
  if (account?.closedAt) return undefined
  const [only, ...others] = channels.filter(({ id }) => leftChannelIds.includes(id))
  const ofChannel = others.length === 0 ? [only?.optoutMailingId, only?.fallbackOptoutMailingId] : []
  return chooseMatterMailing(active, [...ofChannel, account?.defaultOptoutMailingId], {
    ofPerson: languageIso,
    ofAccount: account?.defaultLanguageIso ?? null,
  })
}
