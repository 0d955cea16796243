import { actTime, type BareAct } from '../accounts/index.ts'
import type { Subscription } from '../subscribers/index.ts'
import { addressHmac } from '../suppression/index.ts'
import { insertOptout } from './optout.store.ts'
import { queueOptoutMail } from './optout-mail.ts'
import type { PersonChange } from './person-write.ts'

/**
 * Keeps how everything was before the person left, so that they can take it back, and writes to them about it. Tells by
 * which entry of the ledger it is known; null = there was nothing before.
 */
export async function recordOptout(
  act: BareAct,
  { head, subscriber, moves, newsletterId }: Pick<PersonChange, 'head' | 'subscriber' | 'moves' | 'newsletterId'>,
): Promise<number | null> {
  const former = moves.flatMap(({ before }) => (before.state === null ? [] : [before as Subscription]))
  if (former.length === 0) return null
  const leftChannelIds = former.filter(({ state }) => state === 'receiveReady').map(({ channelId }) => channelId)
  const messageId = leftChannelIds.length > 0 ? await queueOptoutMail(act, subscriber, leftChannelIds) : null
  const consentSeq = head.consentSeq + 1
  insertOptout(act.tx, {
    consentSeq,
    lastConsentSeq: head.consentSeq + moves.length,
    subscriberId: subscriber.id,
    channelIds: former.map(({ channelId }) => channelId),
    leftChannelIds,
    former,
    newsletterId,
    messageId,
    addressHmac: addressHmac(act, subscriber.emailKey),
    createdAt: actTime(act),
  })
  return consentSeq
}
