import type { TestAccount } from './factories.ts'
import type { TestApi } from './test-api.ts'

export interface BulkSubscriber {
  id: number
  email?: string
  firstname?: string | null
  createdAt?: string
  timeZone?: string | null
  customerFields?: Record<string, unknown>
  /** Status pairs by channel, such as `{ 5: [2, 1] }`; receive-ready in the default channel unless said otherwise. */
  states?: Record<number, [number, number | null]>
}

/** Arranges many subscribers at once, in two statements and past the API. */
export async function manySubscribers(api: TestApi, account: TestAccount, people: BulkSubscriber[]): Promise<void> {
  const [defaultChannel] = account.channelIds as [number]
  const rows = people.map((person) => ({
    email: `bulk.${person.id}@example.com`,
    firstname: null,
    createdAt: '2025-01-01 00:00:00',
    timeZone: null,
    customerFields: {},
    ...person,
  }))
  const states = people.flatMap(({ id, states = { [defaultChannel]: [1, null] } }) =>
    Object.entries(states).map(([channelId, [status, addition]]) => ({ id, channelId, status, addition })),
  )
  await api.database.query(
    `insert into subscribers (account_id, id, email, email_key, firstname, customer_fields, time_zone, created_at, updated_at)
     select $1, id, email, lower(email), firstname, "customerFields", "timeZone", "createdAt", "createdAt"
     from jsonb_to_recordset($2) as r (id bigint, email text, firstname text, "customerFields" jsonb, "timeZone" text, "createdAt" timestamptz)`,
    [account.accountId, JSON.stringify(rows)],
  )
  await api.database.query(
    `insert into subscriptions (account_id, subscriber_id, channel_id, status, status_addition)
     select $1, id, "channelId", status, addition
     from jsonb_to_recordset($2) as r (id bigint, "channelId" bigint, status smallint, addition smallint)`,
    [account.accountId, JSON.stringify(states)],
  )
  await api.database.query(
    `update account_heads set last_subscriber_id =
       greatest(last_subscriber_id, (select max(id) from subscribers where account_id = $1)) where account_id = $1`,
    [account.accountId],
  )
}
