import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aCustomerField, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let channelled: TestAccount
let textField: number
let listField: number
let id: number
const put = (body: unknown, of = id, key = account.key) => api.call('PUT', `/subscribers/${of}`, { key, body })
const read = async (of = id, key = account.key) => (await api.call('GET', `/subscribers/${of}`, { key })).body.data

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  channelled = await anAccount(api, { customerId: account.customerId, channels: ['Angebote', 'Reisen'] })
  textField = await aCustomerField(api, account.customerId, 1)
  listField = await aCustomerField(api, account.customerId, 5)
})
afterAll(() => api.stop())

beforeEach(async () => {
  const customerFields = { [textField]: 'blau', [listField]: ['a', 'b'] }
  id = (await aSubscriber(api, account, { firstname: 'Eva', city: 'Köln', birthday: '1990-01-01', customerFields })).id
  // From here on a change would show in updatedAt.
  api.clock.advance(5000)
})

describe('updates are partial', () => {
  test('one member changes, all others stay', proving(['E-090', 'D-SUB-4.1']), async () => {
    const before = await read()
    const { status, body } = await put({ city: 'Bonn' })
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...before, city: 'Bonn', updatedAt: body.data.updatedAt })
    expect(body.data.updatedAt > before.updatedAt).toBe(true)
    expect(await read()).toEqual(body.data)
  })

  test('customer fields are merged one by one', proving('D-SUB-4.4'), async () => {
    await put({ customerFields: { [textField]: 'rot' } })
    expect((await read()).customerFields).toMatchObject({ [textField]: 'rot', [listField]: ['a', 'b'] })
    await put({ customerFields: { [listField]: null } })
    expect((await read()).customerFields).toMatchObject({ [textField]: 'rot', [listField]: null })
  })

  test('null clears base data', proving('D-SUB-4.2'), async () => {
    await put({ firstname: null, birthday: null })
    expect(await read()).toMatchObject({ firstname: null, birthday: null, city: 'Köln' })
  })

  test.each([
    ['E-092, D-SUB-4.3: the email', { email: null }, '422 #/email type_mismatch'],
    ['E-092, D-SUB-4.3: the email, by an empty text', { email: '' }, '422 #/email required'],
    ['D-SUB-4.3 the status', { status: null, statusAddition: null }, '422 #/status status_combination_invalid'],
    ['the customer fields as a whole', { customerFields: null }, '422 #/customerFields type_mismatch'],
  ])(
    '%s cannot be cleared',
    provingEach(async (_name, body, expected) => {
      const before = await read()
      expect(refusals(await put(body))).toEqual([expected])
      expect(await read()).toEqual(before)
    }),
  )

  test('a status is set as asked', proving('R-150.2'), async () => {
    expect((await put({ status: 3, statusAddition: 6 })).body.data).toMatchObject({ status: 3, statusAddition: 6 })
  })
})

describe('updatedAt moves only with a change', () => {
  const unchanged: [string, () => Promise<object>][] = [
    ['E-089: an empty body', async () => ({})],
    ['the record as it was read', () => read()],
    ['the same values', async () => ({ firstname: 'Eva', customerFields: { [listField]: ['a', 'b'] }, status: 1 })],
    ['values that normalise to the same', async () => ({ city: ' Köln ', customerFields: { [textField]: 'blau ' } })],
    ['empty customer fields', async () => ({ customerFields: {} })],
    ['an empty list in place of the map', async () => ({ customerFields: [] })],
    ['the same list with a duplicate', async () => ({ customerFields: { [listField]: ['a', 'a', 'b'] } })],
  ]
  test.each(unchanged)(
    '%s changes nothing',
    provingEach(async (_name, body) => {
      const before = await read()
      const { status, body: answer } = await put(await body())
      expect(status).toBe(200)
      expect(answer.data).toEqual(before)
      expect(await read()).toEqual(before)
    }),
  )

  const changed: [string, () => object][] = [
    ['a name', () => ({ firstname: 'Ewa' })],
    ['a list in another order', () => ({ customerFields: { [listField]: ['b', 'a'] } })],
    ['a cleared field', () => ({ customerFields: { [textField]: null } })],
    ['a status', () => ({ status: 2, statusAddition: 3 })],
    ['an address', () => ({ email: anEmail('moved') })],
  ]
  test.each(changed)('%s does', proving('D-SUB-1.5'), async (_name, body) => {
    const before = await read()
    const { data } = (await put(body())).body
    expect(data.updatedAt > before.updatedAt).toBe(true)
    expect(data.createdAt).toBe(before.createdAt)
  })

  test('in a channel account a change of one channel does, the same status again does not', async () => {
    const [channelId] = channelled.channelIds as [number]
    const person = await aSubscriber(api, channelled, { channels: [{ id: channelId, status: 1 }] })
    const before = await read(person.id, channelled.key)
    api.clock.advance(5000)
    await put({ channels: [{ id: channelId, status: 1 }] }, person.id, channelled.key)
    expect(await read(person.id, channelled.key)).toEqual(before)
    await put({ channels: [{ id: channelId, status: 2, statusAddition: 2 }] }, person.id, channelled.key)
    expect((await read(person.id, channelled.key)).updatedAt > before.updatedAt).toBe(true)
  })
})

describe('reading, changing a member and writing back the whole record', () => {
  test('works without channels', proving(['E-085.1', 'R-065']), async () => {
    const record = await read()
    const { status, body } = await put({ ...record, city: 'Bonn' })
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...record, city: 'Bonn', updatedAt: body.data.updatedAt })
  })

  test('works with channels, where the status is null', async () => {
    const [channelId] = channelled.channelIds as [number]
    const person = await aSubscriber(api, channelled, { channels: [{ id: channelId, status: 1 }] })
    const record = await read(person.id, channelled.key)
    expect([record.status, record.statusAddition]).toEqual([null, null])
    const { status, body } = await put({ ...record, city: 'Bonn' }, person.id, channelled.key)
    expect(status).toBe(200)
    expect(body.data).toEqual({ ...record, city: 'Bonn', updatedAt: body.data.updatedAt })
  })

  test('works with the included channels as the list that writes take', async () => {
    const [one, two] = channelled.channelIds as [number, number]
    const body = {
      channels: [
        { id: one, status: 1 },
        { id: two, status: 3, statusAddition: 4 },
      ],
    }
    const person = await aSubscriber(api, channelled, body)
    const path = `/subscribers/${person.id}?include=channels`
    const record = (await api.call('GET', path, { key: channelled.key })).body.data
    const written = { ...record, channels: record.channels.data }
    const answer = await api.call('PUT', path, { key: channelled.key, body: written })
    expect(answer.status).toBe(200)
    expect(answer.body.data).toEqual(record)
  })

  test('another id than that of the path is refused', proving('E-085.2'), async () => {
    expect(refusals(await put({ id: id + 1, city: 'Bonn' }))).toEqual(['422 #/id out_of_range'])
    expect((await read()).city).toBe('Köln')
  })
})

describe('addresses', () => {
  test('that of another subscriber is taken, and nothing is saved', proving(['E-091.1', 'D-SUB-5.2']), async () => {
    const other = await aSubscriber(api, account)
    const { status, body } = await put({ email: other.email.toUpperCase(), city: 'Bonn' })
    expect([status, body.code, body.subscriberId]).toEqual([409, 'subscriber_exists', other.id])
    expect((await read()).city).toBe('Köln')
  })

  test('the own one may change its letter case', proving('E-091.2'), async () => {
    const { email } = await read()
    const { status, body } = await put({ email: email.replace('person', 'Person') })
    expect([status, body.data.email]).toEqual([200, email.replace('person', 'Person')])
  })

  test('a new one replaces the old one, which is free again', async () => {
    const { email } = await read()
    expect((await put({ email: 'brand.new@example.com' })).status).toBe(200)
    expect((await aSubscriber(api, account, { email })).id).not.toBe(id)
  })
})

test('the same update twice gives the same record', proving(['E-093', 'D-SUB-4.5']), async () => {
  const body = { city: 'Bonn', status: 3, statusAddition: 4, customerFields: { [textField]: 'x' } }
  const first = await put(body)
  api.clock.advance(5000)
  const second = await put(body)
  expect([second.status, second.body]).toEqual([first.status, first.body])
})

test('an unknown subscriber and one of another account are 404', proving('D-SUB-6.4'), async () => {
  const foreign = await anAccount(api)
  for (let i = 0; i < 3; i++) await aSubscriber(api, foreign)
  expect(refusals(await put({ city: 'Bonn' }, 999_999))).toEqual(['404 subscriber_not_found'])
  let mine = id
  // Numbers are an account's own, and the other one has used the first three.
  while (mine <= 3) mine = (await aSubscriber(api, account)).id
  expect(refusals(await put({ city: 'Bonn' }, mine, foreign.key))).toEqual(['404 subscriber_not_found'])
})
