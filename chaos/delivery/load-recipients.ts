import { inAccount } from '../../server/src/features/account-setup/index.ts'
import { lockAccount, type Operator, saveAccountHead } from '../../server/src/features/accounts/index.ts'
import { type ConsentEntry, recordConsent } from '../../server/src/features/consent/index.ts'
import { createCustomerField, dataTypes, fieldTypes } from '../../server/src/features/customer-fields/index.ts'
import { historyOf, subscriptionAfter } from '../../server/src/features/demo/history.rules.ts'
import { insertSubscribersInBulk, stagedSubscribers } from '../../server/src/features/subscribers/index.ts'
import { emptyBaseData } from '../../server/src/features/subscribers/subscriber.rules.ts'
import { insertSubscriptionsInBulk, stagedSubscriptions } from '../../server/src/features/subscriptions/index.ts'
import { type Timestamp, timestamp } from '../../server/src/platform/clock/timestamp.rules.ts'
import { BulkConnection, type BulkTx } from '../../server/src/platform/db/bulk-connection.ts'
import type { Recipient } from './recipients.ts'

const chunkSize = 10_000

interface Place {
  channelId: number
  tokenFieldId: number
  joinedAt: Timestamp
  secrets: Operator['secrets']
}

/** Loads the people into the default channel of an empty account; tells where a newsletter finds their tokens. */
export async function loadRecipients(
  operator: Operator,
  { accountId, people }: { accountId: number; people: Iterable<Recipient> },
): Promise<{ tokenFieldId: number; channelId: number }> {
  const { customerId, channelId, tokenFieldId } = await inAccount(operator, accountId, async (act) => ({
    customerId: act.account.customerId,
    channelId: act.account.defaultChannel.id,
    tokenFieldId: await createCustomerField(act, {
      fieldType: fieldTypes.subscriber,
      type: dataTypes.string,
      translations: { de: { name: 'Token', description: null } },
    }),
  }))
  const { secrets, clock } = operator
  const place = { channelId, tokenFieldId, joinedAt: timestamp(clock.now()), secrets }
  const connection = await BulkConnection.open(operator.config.DATABASE_URL, stagedSubscribers + stagedSubscriptions)
  try {
    for (const chunk of chunks(people))
      await connection.transaction({ accountId, customerId }, (tx) => saveChunk(tx, chunk, place))
  } finally {
    await connection.close()
  }
  return { tokenFieldId, channelId }
}

/** What a newsletter says so that the oracle can tell whose mail it is. */
export function tokenMark(tokenFieldId: number): string {
  return `token:{{C:${tokenFieldId}:none}}`
}

function* chunks(people: Iterable<Recipient>): Generator<Recipient[]> {
  let chunk: Recipient[] = []
  for (const person of people) {
    chunk.push(person)
    if (chunk.length < chunkSize) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

async function saveChunk(tx: BulkTx, people: readonly Recipient[], place: Place): Promise<void> {
  const head = await lockAccount(tx)
  if (head.lastSubscriberId + 1 !== people[0]?.number) throw new Error('the account was not empty')
  const rows = people.map((person) => rowFor(person, place))
  const end = recordConsent(
    { tx, secrets: place.secrets },
    head,
    people.flatMap((person) => entriesFor(person, place)),
  )
  await insertSubscribersInBulk(
    tx,
    rows.map(({ subscriber }) => subscriber),
  )
  await insertSubscriptionsInBulk(
    tx,
    rows.map(({ subscriber, subscription }) => ({ subscriberId: subscriber.id, subscription })),
  )
  saveAccountHead(tx, { ...head, lastSubscriberId: head.lastSubscriberId + people.length, ...end })
}

function rowFor({ number, email, firstname, lastname, token, state }: Recipient, place: Place) {
  const { channelId, tokenFieldId, joinedAt } = place
  return {
    subscriber: {
      ...emptyBaseData,
      ...email,
      id: number,
      firstname,
      lastname,
      languageIso: 'de',
      customerFields: { [tokenFieldId]: token },
      addressGuard: 0,
      createdAt: joinedAt,
      updatedAt: joinedAt,
    },
    subscription: subscriptionAfter(channelId, stepsTo(state, joinedAt)),
  }
}

function entriesFor({ number, state }: Recipient, { channelId, joinedAt }: Place): ConsentEntry[] {
  return stepsTo(state, joinedAt).map(({ from, to, at }) => ({
    subscriberId: number,
    channelId,
    fromState: from,
    toState: to,
    actor: 'operator',
    source: 'chaos',
    newsletterId: null,
    occurredAt: at,
    evidence: null,
  }))
}

function stepsTo(state: Recipient['state'], at: Timestamp) {
  return historyOf(state, { joinedAt: at, changedAt: at })
}
