import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { consentOf, pair } from '../../../test/ledgers.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { verifyConsent } from './verify-consent.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

const call = (method: string, path: string, body?: object, of = account) =>
  api.call(method, path, { key: of.key, body })
const verify = ({ accountId, customerId }: TestAccount) => verifyConsent(api.app, { accountId, customerId })
const steps = async (id: number, of = account) =>
  (await consentOf(api, of, id)).map(({ channelId, from, to, source }) => [channelId, from, to, source])

describe('every change of status is on record', () => {
  test('on every write path, with who, how and the circumstances', async () => {
    const { id, email } = await aSubscriber(api, account)
    await call('PUT', `/subscribers/${id}`, pair('2/2'))
    await call('PUT', '/subscribers/multiple', { subscribers: [{ id, ...pair('3/4') }] })
    await call('POST', '/subscribers/register', { email })
    await call('POST', '/subscribers/upsert', { email, ...pair('1') })
    await call('DELETE', `/subscribers/${id}`)
    const [channel] = account.channelIds
    expect(await steps(id)).toEqual([
      [channel, null, 'receiveReady', 'create'],
      [channel, 'receiveReady', 'noOptin', 'update'],
      [channel, 'noOptin', 'unsubscribed', 'multiple'],
      [channel, 'unsubscribed', 'optinPending', 'register'],
      [channel, 'optinPending', 'receiveReady', 'upsert'],
      [channel, 'receiveReady', 'deleted', 'delete'],
    ])
    for (const { actor } of await consentOf(api, account, id)) expect(actor).toBe(`key:${account.prefix}`)
  })

  test('the evidence names the request and its peer, salted against guessing', async () => {
    const { headers, body } = await call('POST', '/subscribers', { email: anEmail() })
    const [entry] = await consentOf(api, account, body.data.id)
    expect(entry?.evidence).toEqual({
      requestPeerIp: '127.0.0.1',
      requestId: headers.get('x-request-id'),
      salt: expect.stringMatching(/^[\w-]{16}$/),
    })
  })

  test('one entry for each channel of a request', async () => {
    const channelled = await anAccount(api, { channels: ['Angebote'] })
    const [standard, offers] = channelled.channelIds as [number, number]
    const channels = [
      { id: standard, ...pair('1') },
      { id: offers, ...pair('3/6') },
    ]
    const { id } = await aSubscriber(api, channelled, { channels })
    expect(await steps(id, channelled)).toEqual([
      [standard, null, 'receiveReady', 'create'],
      [offers, null, 'manual', 'create'],
    ])
  })

  test('nothing is written where nothing changes, or where a change is refused', async () => {
    const { id, email } = await aSubscriber(api, account, pair('3/8'))
    await call('PUT', `/subscribers/${id}`, { firstname: 'Eva', ...pair('3/8') })
    await call('PUT', `/subscribers/${id}`, pair('1'))
    await call('POST', '/subscribers/register', { email })
    expect(await steps(id)).toHaveLength(1)
  })

  test('another request to confirm is on record, although the status stays', async () => {
    const { id, email } = await aSubscriber(api, account, pair('2/1'))
    await call('POST', '/subscribers/register', { email })
    expect((await steps(id))[1]).toEqual([account.channelIds[0], 'optinRequested', 'optinRequested', 'register'])
  })
})

describe('the ledger is append-only', () => {
  const attempts = [
    ['UPDATE of a state', "update consent_entries set to_state = 'receiveReady'"],
    ['UPDATE of a time', "update consent_entries set occurred_at = '2020-01-01'"],
    ['UPDATE of evidence', `update consent_entries set evidence = '{"requestPeerIp":"192.0.2.1"}'`],
    ['UPDATE of a hash', "update consent_entries set hash = '\\x00'"],
    ['DELETE', 'delete from consent_entries'],
    ['TRUNCATE', 'truncate consent_entries'],
  ] as const

  test.each(attempts)('%s fails for the serving role and for the owner', async (_name, statement) => {
    await aSubscriber(api, account)
    const { servingUrl, adminUrl } = api.database
    for (const connectionString of [servingUrl, adminUrl]) {
      const client = new pg.Client({ connectionString })
      await client.connect()
      await client.query("select set_config('app.account_id', $1, false)", [String(account.accountId)])
      await expect(client.query(statement)).rejects.toThrow(/permission denied|append-only/)
      await client.end()
    }
    expect(await verify(account)).toMatchObject({ brokenAt: null })
  })
})

describe('the chain', () => {
  /** Some of everything, at the same time. */
  async function workload(of: TestAccount): Promise<number[]> {
    const people = await Promise.all(Array.from({ length: 6 }, () => aSubscriber(api, of)))
    await Promise.all(
      people.flatMap(({ id, email }, i) => [
        call('PUT', `/subscribers/${id}`, pair(i % 2 ? '3/4' : '2/3'), of),
        call('POST', '/subscribers/register', { email, forceOptIn: true }, of),
        call('POST', '/subscribers/upsert', { email, ...pair('3/6') }, of),
        call('POST', '/subscribers/register', { email: anEmail() }, of),
      ]),
    )
    const items = people.map(({ id }, i) => ({ id, ...pair(i % 2 ? '1' : '3/9') }))
    await call('PUT', '/subscribers/multiple', { subscribers: items }, of)
    await call('DELETE', `/subscribers/${people[0]?.id}`, undefined, of)
    return people.map(({ id }) => id)
  }

  test('holds after a mixed workload, without gaps, and counts every entry', async () => {
    const busy = await anAccount(api)
    await workload(busy)
    const [row] = await api.database.query<{ count: number }>(
      'select count(*)::int as count from consent_entries where account_id = $1',
      [busy.accountId],
    )
    expect(row?.count).toBeGreaterThan(30)
    expect(await verify(busy)).toMatchObject({ entries: row?.count, brokenAt: null, findings: [] })
  })

  test.each([
    ['an entry was changed', "update consent_entries set to_state = 'manual' where account_id = $1 and seq = 5", 5],
    [
      'a time was moved',
      "update consent_entries set occurred_at = occurred_at - interval '1 s' where account_id = $1 and seq = 3",
      3,
    ],
    [
      'evidence was replaced',
      `update consent_entries set evidence = '{"salt":"x"}' where account_id = $1 and seq = 7`,
      7,
    ],
    ['an entry is missing', 'delete from consent_entries where account_id = $1 and seq = 4', 4],
    ['the end was cut off', 'delete from consent_entries where account_id = $1 and seq > 9', 10],
  ])('shows where %s past the triggers', async (_name, statement, brokenAt) => {
    const victim = await anAccount(api)
    await workload(victim)
    expect(await verify(victim)).toMatchObject({ brokenAt: null })
    await api.database.query('alter table consent_entries disable trigger user')
    try {
      await api.database.query(statement, [victim.accountId])
    } finally {
      await api.database.query('alter table consent_entries enable trigger user')
    }
    expect(await verify(victim)).toMatchObject({ entries: brokenAt - 1, brokenAt })
  })

  test('holds when a person is erased; their evidence is gone, and that of others is not', async () => {
    const home = await anAccount(api)
    const [gone, erased, stays] = (await workload(home)) as [number, number, number]
    await call('DELETE', `/subscribers/${erased}`, undefined, home)
    for (const id of [gone, erased]) {
      const entries = await consentOf(api, home, id)
      expect(entries.length).toBeGreaterThan(1)
      expect(entries.every(({ evidence }) => evidence === null)).toBe(true)
      expect(entries.at(-1)).toMatchObject({ to: 'deleted', source: 'delete' })
    }
    expect((await consentOf(api, home, stays)).every(({ evidence }) => evidence !== null)).toBe(true)
    expect(await verify(home)).toMatchObject({ brokenAt: null })
  })
})
