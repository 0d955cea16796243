import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { fieldOfType } from '../../features/demo/demo-fields.rules.ts'

// Every command is a process of its own, which takes its time on a busy machine.
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

interface DemoAccount {
  id: number
  customerId: number
  type: 'L' | 'S'
  name: string
  hasChannels: boolean
  subscribers: number
  key: string
}

async function json(...args: string[]) {
  const { status, stdout, stderr } = await runPostrider(api.database, [...args, '--json'])
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

const total = async (key: string, query = '') => {
  const answer = await api.call('GET', `/subscribers?limit=1${query}`, { key })
  expect(answer.status).toBe(200)
  return answer.body.meta.pagination.total
}

const rows = <R extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  api.database.query<R>(text, values)

describe('postrider demo', () => {
  let accounts: DemoAccount[]
  beforeAll(async () => {
    accounts = await json('demo')
  })

  test('two customers, an L-account with three S-accounts, with and without channels', async () => {
    expect(new Set(accounts.map(({ customerId }) => customerId)).size).toBe(2)
    const [parent] = accounts.filter(({ type }) => type === 'L')
    const children = await rows('select has_channels from accounts where parent_account_id = $1', parent?.id)
    expect(children.map(({ has_channels }) => has_channels).sort()).toEqual([false, true, true])
    const fields = await rows<{ type: number; field_type: number }>('select type, field_type from customer_fields')
    expect([...new Set(fields.map(({ type }) => String(type)))].sort()).toEqual(Object.keys(fieldOfType))
    expect(new Set(fields.map(({ field_type }) => field_type)).size).toBe(3)
  })

  test('every key works, and the totals of the API are those of the tables', async () => {
    for (const { id, type, key, subscribers } of accounts) {
      expect((await api.call('GET', '/whoami', { key })).body.data.id).toBe(id)
      if (type === 'L') continue
      const [counted] = await rows<{ n: string }>('select count(*) as n from subscribers where account_id = $1', id)
      expect([await total(key), subscribers]).toEqual([Number(counted?.n), Number(counted?.n)])
      expect((await api.call('GET', '/subscriberGroups', { key })).body.data.length).toBeGreaterThan(0)
      expect(await json('consent', 'verify', '--account', `${id}`)).toMatchObject({ holds: true })
    }
  })

  test('subscribers are in different states and joined over time', async () => {
    const states = await rows('select distinct status, status_addition from subscriptions')
    expect(states.length).toBeGreaterThan(5)
    const [joined] = await rows<{ days: number }>(
      'select (max(created_at)::date - min(created_at)::date) as days from subscribers',
    )
    expect(joined?.days).toBeGreaterThan(600)
  })

  test('who has not confirmed was asked lately: their links work, and nobody is erased soon', async () => {
    const [pending] = await rows<{ n: string; late: string }>(
      `select count(*) as n, count(*) filter (where received_optin_at < now() - interval '7 days'
         or created_at < now() - interval '7 days') as late
       from subscriptions join subscribers using (account_id) where subscriber_id = id and status = 2 and status_addition = 1`,
    )
    expect(Number(pending?.n)).toBeGreaterThan(5)
    expect(pending?.late).toBe('0')
  })

  test('a second run leaves the data alone, and the keys of the first go on working', async () => {
    const contents = () =>
      rows(`select (select count(*) from customers) as customers, (select count(*) from accounts) as accounts,
            (select count(*) from channels) as channels, (select count(*) from customer_fields) as fields,
            (select count(*) from mailings) as mailings, (select count(*) from subscriber_groups) as groups,
            (select count(*) from subscribers) as subscribers, (select count(*) from consent_entries) as entries`)
    const before = await contents()
    const { status, stdout } = await runPostrider(api.database, ['demo'])
    expect(status).toBe(0)
    expect(stdout).toContain('was there already')
    expect(stdout).toContain('postrider key create --account')
    expect(await contents()).toEqual(before)
    const printed = /curl -sSu 'me:([^']+)'/.exec(stdout)?.[1] as string
    for (const key of [printed, accounts[0]?.key as string])
      expect((await api.call('GET', '/whoami', { key })).status).toBe(200)
  })
})

describe('postrider demo --subscribers', () => {
  const count = 20_000
  let account: DemoAccount
  let before: number
  beforeAll(async () => {
    account = (await json('demo')).find((one: DemoAccount) => one.type === 'S' && !one.hasChannels)
    before = await total(account.key)
    await json('demo', '--subscribers', `${count}`)
  })

  test('totals of the API and facets equal count(*)', async () => {
    expect(await total(account.key)).toBe(before + count)
    const statuses = await rows<{ status: number; status_addition: number | null; n: string }>(
      'select status, status_addition, count(*) as n from subscriptions where account_id = $1 group by 1, 2',
      account.id,
    )
    expect(statuses).toHaveLength(9)
    for (const { status, status_addition, n } of statuses) {
      const addition = status_addition === null ? '' : `&filter[statusAddition]=${status_addition}`
      expect(await total(account.key, `&filter[status]=${status}${addition}`)).toBe(Number(n))
    }
    const stale = await rows(
      `with wanted as (
         select 'all' as facet, '' as value, id >> 10 as block, count(*) as n from subscribers where account_id = $1 group by 3
         union all
         select 'field:' || key, value #>> '{}', id >> 10, count(*) from subscribers, jsonb_each(customer_fields)
         where account_id = $1 and jsonb_typeof(value) <> 'array' group by 1, 2, 3
         union all
         select 'status:' || channel_id, status || coalesce('/' || status_addition, ''), subscriber_id >> 10, count(*)
         from subscriptions where account_id = $1 group by 1, 2, 3
         union all
         select 'consent', '', id >> 10, count(*) from subscribers
         where account_id = $1 and tracking_consent_at is not null group by 3),
       kept as (select facet, value, block, cnt, bit_count(members) as bits from subscriber_facets
                where account_id = $1 and facet not like 'group:%')
       select * from wanted full join kept using (facet, value, block)
       where n is distinct from cnt::bigint or n is distinct from bits limit 5`,
      account.id,
    )
    expect(stale).toEqual([])
  })

  test('a customer field finds its people, a unique one its person', async () => {
    const fields = (await api.call('GET', '/customerFields', { key: account.key })).body.data
    const fieldId = (name: string) =>
      fields.find((one: { translations: { de: { name: string } } }) => one.translations.de.name === name).id
    const [premium] = await rows<{ n: string }>(
      "select count(*) as n from subscribers where account_id = $1 and customer_fields ->> $2::text = 'Premium'",
      account.id,
      String(fieldId('Kundengruppe')),
    )
    expect(await total(account.key, `&filter[customerFields.${fieldId('Kundengruppe')}]=Premium`)).toBe(
      Number(premium?.n),
    )
    expect(await total(account.key, `&filter[customerFields.${fieldId('Kundennummer')}]=K-00010000`)).toBe(1)
  })

  test('guards follow the status, and the consent chain holds over chunks and API writes', async () => {
    const inconsistent = await rows(
      `select from subscriptions where account_id = $1
       and guard <> case when status = 3 then 1 << status_addition else 0 end limit 1`,
      account.id,
    )
    expect(inconsistent).toEqual([])
    const created = await api.call('POST', '/subscribers', { key: account.key, body: { email: 'next@example.com' } })
    expect([created.status, created.body?.data?.id, created.body?.code]).toEqual([201, before + count + 1, undefined])
    await json('demo', '--subscribers', '50', '--account', `${account.id}`)
    const [entries] = await rows<{ n: string }>(
      'select count(*) as n from consent_entries where account_id = $1',
      account.id,
    )
    expect(await json('consent', 'verify', '--account', `${account.id}`)).toMatchObject({
      holds: true,
      entries: Number(entries?.n),
    })
  })

  test('an L-account takes no subscribers', async () => {
    const [parent] = await rows<{ id: string }>("select id from accounts where type = 'L'")
    const outcome = await runPostrider(api.database, ['demo', '--subscribers', '5', '--account', `${parent?.id}`])
    expect(outcome).toMatchObject({ status: 1, stderr: expect.stringContaining('subscribers live in S-accounts') })
  })
})
