import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader, Tx } from '../../platform/db/database.ts'
import { stateOf } from './status.rules.ts'
import type { Subscriber, Subscription } from './subscriber.rules.ts'

export type SubscriberKey = { id: number } | { emailKey: string }

/** The columns of a subscriber by the members they are read into and written from. */
export const columnNames = {
  id: 'id',
  email: 'email',
  emailKey: 'email_key',
  kind: 'kind',
  genderId: 'gender_id',
  academicTitle: 'academic_title',
  firstname: 'firstname',
  lastname: 'lastname',
  salutation: 'salutation',
  city: 'city',
  birthday: 'birthday',
  languageIso: 'language_iso',
  timeZone: 'time_zone',
  reference: 'reference',
  customerFields: 'customer_fields',
  addressGuard: 'address_guard',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
} as const satisfies Record<keyof Subscriber, string>
const members = Object.keys(columnNames) as (keyof Subscriber)[]
const insertedColumns = raw(members.map((member) => columnNames[member]).join(', '))
const changeable = members
  .filter((member) => member !== 'id' && member !== 'createdAt')
  .map((member) => ({ member, column: raw(columnNames[member]) }))

export const subscriberColumns = raw(members.map((member) => `s.${columnNames[member]} as "${member}"`).join(', '))

const subscriptionColumns = sql`
  x.subscriber_id as "subscriberId", x.channel_id as "channelId", x.status, x.status_addition as "statusAddition", x.guard, x.demoted,
  x.optin_at as "optinAt", host(x.optin_ip) as "optinIp", x.received_optin_at as "receivedOptinAt", x.optout_at as "optoutAt",
  host(x.optout_ip) as "optoutIp", x.optout_newsletter_id as "optoutNewsletterId"`

interface SubscriptionRow extends Omit<Subscription, 'state'> {
  subscriberId: number
  status: number
  statusAddition: number | null
}

export async function findSubscriber(reader: Reader, key: SubscriberKey): Promise<Subscriber | undefined> {
  const [subscriber] = await reader.rows<Subscriber>(sql`
    select ${subscriberColumns} from subscribers s where ${reader.owns('s')} and ${matching(key)}`)
  return subscriber
}

/** The person is found first, once: a join may begin with the account's subscriptions while statistics lag behind a load. */
export async function findSubscriptions(reader: Reader, key: SubscriberKey): Promise<Map<number, Subscription>> {
  const rows = await reader.rows<SubscriptionRow>(
    'id' in key
      ? sql`select ${subscriptionColumns} from subscriptions x where ${reader.owns('x')} and x.subscriber_id = ${key.id}`
      : sql`select ${subscriptionColumns} from subscriptions x
            where ${reader.owns('x')}
              and x.subscriber_id = (select s.id from subscribers s where ${reader.owns('s')} and ${matching(key)})`,
  )
  return new Map(rows.map((row) => [row.channelId, toSubscription(row)]))
}

export interface SubscriberWithSubscriptions {
  subscriber: Subscriber
  subscriptions: ReadonlyMap<number, Subscription>
}

/** A subscriber with its subscription in one channel, in one statement: this is what integrators read most. */
export async function findSubscriberInChannel(
  reader: Reader,
  id: number,
  channelId: number,
): Promise<SubscriberWithSubscriptions | undefined> {
  const [row] = await reader.rows<Subscriber & Perhaps<SubscriptionRow>>(sql`
    select ${subscriberColumns}, ${subscriptionColumns} from subscribers s
    left join subscriptions x on x.account_id = s.account_id and x.subscriber_id = s.id and x.channel_id = ${channelId}
    where ${reader.owns('s')} and s.id = ${id}`)
  if (!row) return undefined
  const isThere = row.channelId !== null
  return {
    subscriber: row,
    subscriptions: new Map(isThere ? [[channelId, toSubscription(row as SubscriptionRow)]] : []),
  }
}

/** What an outer join brings: all of it, or nulls. */
type Perhaps<T> = { [K in keyof T]: T[K] | null }

/** Subscriptions of a page of subscribers, by subscriber and channel. */
export async function findSubscriptionsOf(
  reader: Reader,
  subscriberIds: readonly number[],
  channelId: number | null,
): Promise<Map<number, Map<number, Subscription>>> {
  const bySubscriber = new Map(subscriberIds.map((id) => [id, new Map<number, Subscription>()]))
  if (subscriberIds.length === 0) return bySubscriber
  const rows = await reader.rows<SubscriptionRow>(sql`
    select ${subscriptionColumns} from subscriptions x
    where ${reader.owns('x')} and x.subscriber_id = any(${subscriberIds}) and (${channelId}::bigint is null or x.channel_id = ${channelId})`)
  for (const row of rows) bySubscriber.get(row.subscriberId)?.set(row.channelId, toSubscription(row))
  return bySubscriber
}

function matching(key: SubscriberKey): Sql {
  return 'id' in key ? sql`s.id = ${key.id}` : sql`s.email_key = ${key.emailKey}`
}

/** Member by member: copying the rest of a wide row costs more than the whole statement's other work here. */
function toSubscription(row: SubscriptionRow): Subscription {
  const state = stateOf(row.status, row.statusAddition)
  if (!state) throw new Error(`unknown status ${row.status}/${row.statusAddition}`)
  return {
    channelId: row.channelId,
    state,
    guard: row.guard,
    demoted: row.demoted,
    optinAt: row.optinAt,
    optinIp: row.optinIp,
    receivedOptinAt: row.receivedOptinAt,
    optoutAt: row.optoutAt,
    optoutIp: row.optoutIp,
    optoutNewsletterId: row.optoutNewsletterId,
  }
}

export function insertSubscriber(tx: Tx, s: Subscriber): void {
  const values = join(members.map((member) => s[member]))
  tx.write(sql`insert into subscribers (account_id, ${insertedColumns}) values (${tx.tenant.accountId}, ${values})`)
}

export function saveSubscriber(tx: Tx, s: Subscriber): void {
  const changes = changeable.map(({ member, column }) => sql`${column} = ${s[member]}`)
  tx.write(sql`
    update subscribers s
    set ${join(changes)},
        email_changed_at = case when s.email_key = ${s.emailKey} then s.email_changed_at else ${s.updatedAt} end
    where ${tx.owns('s')} and s.id = ${s.id}`)
}

/** Many subscribers of whom only the address is known. */
export function insertBareSubscribers(
  tx: Tx,
  subscribers: readonly Pick<Subscriber, 'id' | 'email' | 'emailKey' | 'addressGuard'>[],
  now: Timestamp,
): void {
  const column = (name: 'id' | 'email' | 'emailKey' | 'addressGuard') =>
    subscribers.map((subscriber) => subscriber[name])
  tx.write(sql`
    insert into subscribers (account_id, id, email, email_key, address_guard, created_at, updated_at)
    select ${tx.tenant.accountId}, s.*, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${column('id')}::bigint[], ${column('email')}::text[], ${column('emailKey')}::text[],
                ${column('addressGuard')}::smallint[]) s`)
}

/** Subscriptions, memberships, opt-in requests and places in campaigns go with it. */
export function deleteSubscriber(tx: Tx, id: number): void {
  tx.write(sql`delete from subscribers s where ${tx.owns('s')} and s.id = ${id}`)
}

/** Null = from now on mails do not recognise the person. */
export function saveTrackingConsent(tx: Tx, id: number, agreedAt: Date | null): void {
  tx.write(sql`
    update subscribers s set tracking_consent_at = date_trunc('second', ${agreedAt}::timestamptz)
    where ${tx.owns('s')} and s.id = ${id}`)
}
