import sql, { raw } from 'sql-template-tag'
import type { BulkTx } from '../../platform/db/bulk-connection.ts'
import { pairOf, type Subscriber, type Subscription } from './subscriber.rules.ts'
import { columnNames } from './subscriber.store.ts'

type Value = string | number | boolean | null
export interface NewSubscription {
  subscriber: Subscriber
  subscription: Subscription
}

/** Where COPY puts rows before they enter the protected tables; emptied by every COMMIT. */
export const stagingTables = `
  create temporary table staged_subscribers (like subscribers including defaults) on commit delete rows;
  create temporary table staged_subscriptions (like subscriptions including defaults) on commit delete rows`

const subscriberColumns: Record<string, (s: Subscriber) => Value> = Object.fromEntries(
  (Object.keys(columnNames) as (keyof Subscriber)[]).map((member) => [columnNames[member], (s) => copied(s[member])]),
)

/** JSON goes as its text. */
function copied(value: Subscriber[keyof Subscriber]): Value {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

const subscriptionColumns: Record<string, (row: NewSubscription) => Value> = {
  subscriber_id: ({ subscriber }) => subscriber.id,
  channel_id: ({ subscription }) => subscription.channelId,
  status: ({ subscription }) => pairOf(subscription.state).status,
  status_addition: ({ subscription }) => pairOf(subscription.state).statusAddition,
  guard: ({ subscription }) => subscription.guard,
  demoted: ({ subscription }) => subscription.demoted,
  optin_at: ({ subscription }) => subscription.optinAt,
  optin_ip: ({ subscription }) => subscription.optinIp,
  received_optin_at: ({ subscription }) => subscription.receivedOptinAt,
  optout_at: ({ subscription }) => subscription.optoutAt,
  optout_ip: ({ subscription }) => subscription.optoutIp,
  optout_newsletter_id: ({ subscription }) => subscription.optoutNewsletterId,
}

/** New subscribers with one subscription each, by COPY: the way for thousands at a time. */
export async function insertSubscribersInBulk(tx: BulkTx, rows: readonly NewSubscription[]): Promise<void> {
  const subscribers = rows.map(({ subscriber }) => subscriber)
  await load(tx, 'subscribers', subscriberColumns, subscribers)
  await load(tx, 'subscriptions', subscriptionColumns, rows)
}

async function load<R>(tx: BulkTx, table: string, columns: Record<string, (row: R) => Value>, rows: readonly R[]) {
  const names = ['account_id', ...Object.keys(columns)].join(', ')
  const readers = Object.values(columns)
  let text = ''
  for (const row of rows) {
    text += tx.tenant.accountId
    for (const read of readers) text += `\t${copyText(read(row))}`
    text += '\n'
  }
  await tx.copy(`staged_${table} (${names})`, text)
  tx.write(sql`insert into ${raw(table)} (${raw(names)}) select ${raw(names)} from ${raw(`staged_${table}`)}`)
}

const special = /[\\\n\r\t]/
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** One value in the text format of COPY. */
function copyText(value: Value): Value {
  if (value === null) return '\\N'
  if (typeof value !== 'string' || !special.test(value)) return value
  return value.replace(/[\\\n\r\t]/g, (character) => escapes[character] as string)
}
