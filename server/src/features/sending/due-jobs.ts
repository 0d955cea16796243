import type { Database } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { ClaimedMessage, LaneName } from '../messages/index.ts'
import { isCapped } from './full-addresses.ts'
import { agesFrom } from './lifetime.rules.ts'
import { readMatters } from './matter.store.ts'
import { payloadOf } from './receiver-values.rules.ts'
import { readCopyReceivers, readRecipients } from './recipients.store.ts'
import type { SendJob } from './send-job.ts'

/** Reads what the mails of one account need. */
export async function readDueJobs(db: Database, lane: LaneName, messages: ClaimedMessage[]): Promise<SendJob[]> {
  const reader = db.reader(messages[0] as Tenant)
  const campaigns = Map.groupBy(
    messages.filter((message) => message.class === 'campaign'),
    ({ runId }) => runId,
  )
  const [recipients, matterOf, receivers] = await Promise.all([
    readRecipients(reader, [...new Set(messages.map(({ subscriberId }) => subscriberId))]),
    readMatters(reader, messages),
    Promise.all(
      [...campaigns].map(([runId, members]) =>
        readCopyReceivers(
          reader,
          runId,
          members.map(({ id }) => id),
        ),
      ),
    ),
  ])
  const recipientOf = new Map(recipients.map((recipient) => [recipient.id, recipient]))
  const receiverOf = new Map(receivers.flat().map((receiver) => [receiver.id, receiver]))
  return messages.map((message) => {
    const recipient = recipientOf.get(message.subscriberId) ?? null
    const receiver = message.class === 'campaign' ? receiverOf.get(message.id) : undefined
    return jobFor(message, recipient, {
      lane,
      payload: receiver ? payloadOf(receiver) : message.payload,
      matter: matterOf.get(message.id) ?? null,
      isLarge: [message, recipient, receiver].some((part) => part?.isLarge),
    })
  })
}

function jobFor(
  message: ClaimedMessage,
  recipient: SendJob['recipient'],
  own: Pick<SendJob, 'lane' | 'payload' | 'matter' | 'isLarge'>,
): SendJob {
  const {
    accountId,
    customerId,
    runId,
    class: runClass,
    channelId,
    newsletterId,
    purpose,
    startedAt,
    notAfter,
  } = message
  return {
    run: { accountId, customerId, id: runId, class: runClass, channelId, newsletterId, purpose, startedAt, notAfter },
    id: message.id,
    subscriberId: message.subscriberId,
    contentId: message.contentId,
    email: own.payload?.to ?? recipient?.email ?? '',
    recipient,
    ...own,
    readBytes: 0,
    kind: 'claimed',
    attempt: message.attempt + 1,
    isCapped: isCapped(runClass, message),
    createdAt: message.createdAt,
    agesFrom: agesFrom(message),
  }
}
