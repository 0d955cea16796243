import pg from 'pg'
import { verifyConsent } from '../../server/src/features/consent/index.ts'
import { type Databases, openOperator, type ProvisionedAccount } from '../stage/provision.ts'

export interface SubscriberRow {
  accountId: number
  id: number
  email: string
  firstname: string | null
  city: string | null
  status: number
  statusAddition: number | null
  messages: number
}

/** What the database holds after the storm. */
export interface Ledger {
  subscribers: SubscriberRow[]
  /** Consent entries by the request that wrote them. */
  entriesByRequest: Map<string, number>
  entries: number
  brokenChains: number
  /** Differences between the facets and the rows they stand for. */
  facetFaults: number
  /** Accounts whose head does not fit their rows. */
  headFaults: number
}

export async function readLedger(databases: Databases, accounts: readonly ProvisionedAccount[]): Promise<Ledger> {
  const client = new pg.Client({ connectionString: databases.adminUrl })
  await client.connect()
  const numbers = async (text: string) => (await client.query<{ n: number }>(text)).rows[0]?.n ?? Number.NaN
  try {
    const { rows: entries } = await client.query<{ requestId: string; n: number }>(entriesSql)
    return {
      subscribers: (await client.query<SubscriberRow>(subscribersSql)).rows,
      entriesByRequest: new Map(entries.map(({ requestId, n }) => [requestId, n])),
      entries: await numbers('select count(*)::int as n from consent_entries'),
      brokenChains: await countBrokenChains(databases, accounts),
      facetFaults: await numbers(facetFaultsSql),
      headFaults: await numbers(headFaultsSql),
    }
  } finally {
    await client.end()
  }
}

async function countBrokenChains(databases: Databases, accounts: readonly ProvisionedAccount[]): Promise<number> {
  const operator = openOperator(databases)
  try {
    const checks = await Promise.all(accounts.map((tenant) => verifyConsent(operator, tenant)))
    return checks.filter(({ brokenAt }) => brokenAt !== null).length
  } finally {
    await operator.close()
  }
}

/** Damages the ledger a little, for the control that the checks notice it. */
export async function damageLedger(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`
      set session_replication_role = replica;
      delete from subscribers where (account_id, id) = (select account_id, max(id) from subscribers group by 1 limit 1);
      update consent_entries set to_state = 'manual' where seq = 1;
      update consent_entries set evidence = null where seq = 2`)
  } finally {
    await client.end()
  }
}

// A left join, so that a subscriber without a status would be seen.
const subscribersSql = `
  select s.account_id::int as "accountId", s.id::int, s.email, s.firstname, s.city, p.status,
         p.status_addition as "statusAddition", count(m.id)::int as messages
  from subscribers s
  left join subscriptions p on (p.account_id, p.subscriber_id) = (s.account_id, s.id)
  left join messages m on (m.account_id, m.subscriber_id) = (s.account_id, s.id)
  group by s.account_id, s.id, p.account_id, p.subscriber_id, p.channel_id`

const entriesSql = `
  select coalesce(evidence ->> 'requestId', 'unknown') as "requestId", count(*)::int as n
  from consent_entries group by 1`

const facetFaultsSql = `
  with expected as (
    select account_id, 'all' as facet, '' as value, id from subscribers
    union all
    select account_id, 'status:' || channel_id, status_value(status, status_addition), subscriber_id from subscriptions
  ), filed as (
    select account_id, facet, value, block * 1024 + bit as id
    from subscriber_facets, generate_series(0, 1023) bit where get_bit(members, bit) = 1
  )
  select ((select count(*) from (select * from expected except all select * from filed) missing)
        + (select count(*) from (select * from filed except all select * from expected) surplus)
        + (select count(*) from subscriber_facets where cnt <> bit_count(members)))::int as n`

// Nobody is deleted here, so ids without a gap reach exactly as far as there are rows.
const headFaultsSql = `
  select count(*)::int as n from account_heads h
  where last_subscriber_id <> (select count(*) from subscribers s where s.account_id = h.account_id)
     or last_subscriber_id <> (select coalesce(max(id), 0) from subscribers s where s.account_id = h.account_id)
     or consent_seq <> (select count(*) from consent_entries c where c.account_id = h.account_id)
     or consent_hash <> (select hash from consent_entries c where (c.account_id, c.seq) = (h.account_id, h.consent_seq))`
