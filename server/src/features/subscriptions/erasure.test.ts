import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomerField, aKey, anAccount, aTriggerMailing, type TestAccount } from '../../../test/factories.ts'
import { pair } from '../../../test/ledgers.ts'
import { tablesShowing } from '../../../test/marked-person.ts'
import { browser, personIn } from '../../../test/person.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

const email = 'kanarienvogel.weg@example.com'
const canaries = [
  ...['kanarienvogel', 'Kanariaberta', 'Kanarihausen', 'kanarifeld', 'kanariliste', 'kanarischub'],
  ...['Kanaribetreff', 'Kanaribrowser'],
]

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api, { channels: ['Angebote'] })
})
afterAll(() => api.stop())

/** What cannot be searched, as nobody reads it at rest. */
const sealedOf = (id: number) =>
  api.database.query<{ mails: number; receivers: number; answers: number }>(
    `select (select count(*)::int from messages where account_id = $1 and subscriber_id = $2 and payload ? 'placeholders') as mails,
            (select count(*)::int from copy_receivers where account_id = $1 and subscriber_id = $2 and placeholders ? 'sealed') as receivers,
            (select count(*)::int from idempotency_records where account_id = $1 and subject_ids @> array[$2]::bigint[]) as answers`,
    [account.accountId, id],
  )
const placesOf = (text: string) => tablesShowing(api.database, text)

test('a deleted person is found nowhere in the database, not even in kept answers', proving('D-SUB-7.2'), async () => {
  const textField = await aCustomerField(api, account.customerId, 1)
  const listField = await aCustomerField(api, account.customerId, 5)
  const [standard, offers] = account.channelIds as [number, number]
  const deferring = (
    await aKey(api, account.accountId, { deferUnconfirmedData: true, defaultOptinMailingId: account.optinMailingId })
  ).key
  let sequence = 0
  const send = async (method: string, path: string, body: object, key = account.key) => {
    const answer = await api.call(method, path, { key, body, headers: { 'idempotency-key': `${email}-${++sequence}` } })
    expect([200, 201, 409, 422]).toContain(answer.status)
    return answer
  }
  const person = {
    email,
    firstname: 'Kanariaberta',
    city: 'Kanarihausen',
    customerFields: { [textField]: 'kanarifeld', [listField]: ['kanariliste'] },
  }
  const { id } = (await send('POST', '/subscribers', { ...person, channels: [{ id: offers, ...pair('3/4') }] })).body
    .data
  await send('POST', '/subscribers', person)
  await send('POST', '/subscribers', { ...person, birthday: 'Kanariaberta' })
  await send('POST', '/subscribers/upsert', { ...person, salutation: 'Liebe Kanariaberta' })
  await send('POST', '/subscribers/register', { email, reference: 'kanarischub' }, deferring)
  await send('PUT', '/subscribers/multiple', {
    subscribers: [
      { id, city: 'Kanarihausen' },
      { email, status: 9 },
    ],
  })
  const group = (await send('POST', '/subscriberGroups', { name: 'Gruppe' })).body.data
  await send('POST', `/subscriberGroups/${group.id}/subscribers`, { subscriberIds: [id] })
  await api.call('PUT', `/subscribers/${id}`, {
    key: account.key,
    body: { channels: [{ id: standard, ...pair('2/1') }] },
  })

  const { triggerTypeId } = await aTriggerMailing(api, account)
  const receiver = { email, subject: 'Kanaribetreff', placeholders: { resetLink: 'https://kanarilink.example/' } }
  await send('POST', '/mailings/singleTrigger', { triggerTypeId, receiver })
  const copy = (await send('POST', '/mailings/trigger', { triggerTypeId })).body.data
  await send('POST', `/mailings/trigger/${copy.id}/receivers`, { receivers: [receiver] })

  await send('POST', '/subscribers/register', { email, forceOptIn: true })
  const reader = personIn(api, account)
  const lastMail = (await reader.optinMails(id)).at(-1) as number
  await reader.confirm(lastMail, { ...browser, userAgent: 'Kanaribrowser' })

  // The search itself must be able to find: all of it is there before.
  for (const canary of canaries) expect(await placesOf(canary)).not.toEqual([])
  expect(await placesOf('kanarienvogel')).toEqual(['account_events', 'subscribers'])
  expect(await placesOf('kanarischub')).toEqual(['optin_requests'])
  expect(await placesOf('Kanaribrowser')).toEqual(['consent_entries', 'optin_requests'])
  await proves('W-126.1', async () => {
    expect(await placesOf('kanarilink')).toEqual([])
    expect(await sealedOf(id)).toEqual([{ mails: 1, receivers: 1, answers: expect.any(Number) }])
    expect((await sealedOf(id))[0]?.answers).toBeGreaterThan(0)
  })

  expect((await api.call('DELETE', `/subscribers/${id}`, { key: account.key })).status).toBe(204)
  for (const canary of canaries) expect(await placesOf(canary)).toEqual([])
  expect(await sealedOf(id)).toEqual([{ mails: 0, receivers: 0, answers: 0 }])
  expect(
    api.logLines.filter((line) => canaries.some((canary) => line.toLowerCase().includes(canary.toLowerCase()))),
  ).toEqual([])
  const kept = await api.database.query<{ guard: number }>('select guard from suppressions where account_id = $1', [
    account.accountId,
  ])
  expect(kept).toEqual([{ guard: 1 << 4 }])
})

test('an answer that shows somebody else too is erased as a whole', async () => {
  const create = async (name: string) =>
    (await api.call('POST', '/subscribers', { key: account.key, body: { email: `${name}@example.com` } })).body.data.id
  const [gone, stays] = [await create('zugvogel'), await create('standvogel')]
  const send = () =>
    api.call('PUT', '/subscribers/multiple', {
      key: account.key,
      headers: { 'idempotency-key': 'both' },
      body: {
        subscribers: [
          { id: gone, city: 'Zugvogelheim' },
          { id: stays, city: 'Bonn' },
        ],
      },
    })
  await send()
  expect((await send()).headers.get('idempotency-replayed')).toBe('true')
  await api.call('DELETE', `/subscribers/${gone}`, { key: account.key })
  expect(await placesOf('zugvogel')).toEqual([])
  expect(await sealedOf(stays)).toMatchObject([{ answers: 0 }])
  expect(await placesOf('standvogel')).toEqual(['account_events', 'subscribers'])
})
