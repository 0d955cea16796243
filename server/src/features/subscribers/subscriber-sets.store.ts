import sql, { raw } from 'sql-template-tag'
import type { Reader, Tx } from '../../platform/db/database.ts'
import type { Subscriber, Subscription } from './subscriber.rules.ts'
import { columnNames, findSubscriptionsOf, subscriberColumns } from './subscriber.store.ts'

const members = Object.keys(columnNames) as (keyof Subscriber)[]
const columns = raw(members.map((member) => columnNames[member]).join(', '))
const changed = raw(
  members
    .filter((member) => member !== 'id' && member !== 'createdAt' && member !== 'email' && member !== 'emailKey')
    .map((member) => `${columnNames[member]} = x.${columnNames[member]}`)
    .join(', '),
)

export interface KnownPeople {
  /** By the key of the address. */
  byKey: Map<string, Subscriber>
  /** By the id of the person. */
  subscriptions: Map<number, Map<number, Subscription>>
}

/** Everybody who has one of these addresses, with where they stand. */
export async function findPeopleByKeys(reader: Reader, emailKeys: readonly string[]): Promise<KnownPeople> {
  const found = await reader.rows<Subscriber>(sql`
    select ${subscriberColumns} from subscribers s where ${reader.owns('s')} and s.email_key = any(${emailKeys}::text[])`)
  const subscriptions = await findSubscriptionsOf(
    reader,
    found.map(({ id }) => id),
    null,
  )
  return { byKey: new Map(found.map((subscriber) => [subscriber.emailKey, subscriber])), subscriptions }
}

/** One statement for all, because the facets are kept by statement. */
export function insertSubscribers(tx: Tx, subscribers: readonly Subscriber[]): void {
  if (subscribers.length === 0) return
  tx.write(sql`
    insert into subscribers (account_id, ${columns})
    select ${tx.tenant.accountId}, ${columns} from json_populate_recordset(null::subscribers, ${rowsOf(subscribers)}::json)`)
}

/** Their data; the addresses stay. */
export function saveSubscribers(tx: Tx, subscribers: readonly Subscriber[]): void {
  if (subscribers.length === 0) return
  tx.write(sql`
    update subscribers s set ${changed}
    from json_populate_recordset(null::subscribers, ${rowsOf(subscribers)}::json) x
    where ${tx.owns('s')} and s.id = x.id`)
}

/** What is not said is null, and most people have little said about them. */
function rowsOf(subscribers: readonly Subscriber[]): string {
  return JSON.stringify(
    subscribers.map((subscriber) => {
      const row: Record<string, unknown> = {}
      for (const member of members)
        if (subscriber[member] !== null) row[columnNames[member]] = written(subscriber, member)
      return row
    }),
  )
}

/** Timestamps of ours are UTC, which JSON has to say. */
function written(subscriber: Subscriber, member: keyof Subscriber) {
  return member === 'createdAt' || member === 'updatedAt' ? `${subscriber[member]}Z` : subscriber[member]
}
