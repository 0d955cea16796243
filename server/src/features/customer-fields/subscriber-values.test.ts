import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let id: number
/** The field of each data type. */
const fields: Record<number, number> = {}
const call = (method: string, path: string, body?: unknown) => api.call(method, path, { key: account.key, body })
const save = (customerFields: unknown) => call('PUT', `/subscribers/${id}`, { customerFields })
const values = async () => (await call('GET', `/subscribers/${id}`)).body.data.customerFields

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  for (const type of [1, 2, 3, 4, 5, 6]) fields[type] = await aCustomerField(api, account.customerId, type)
  id = (await aSubscriber(api, account)).id
})
afterAll(() => api.stop())

const dataTypeRows = ['R-108', 'R-109', 'R-110', 'R-111', 'R-112', 'R-113']
const samples: [number, unknown][] = [
  [1, 'Grüße\nan alle 🎉'],
  [2, 9_007_199_254_740_991],
  [3, '2024-02-29'],
  [4, true],
  [5, ['b', 'a', 'ü']],
  [6, '-1234567890123.45'],
]

describe('each type', () => {
  test.each(samples)('type %i keeps %j as it is', proving('E-127'), async (type, value) => {
    expect((await save({ [fields[type] as number]: value })).status).toBe(200)
    const kept = (await values())[fields[type] as number]
    proves(['R-070', dataTypeRows[type - 1] as string], () => expect(kept).toStrictEqual(value))
  })

  test.each(samples)('null clears type %i', proving(['E-134', 'D-CF-1.7']), async (type, value) => {
    const field = fields[type] as number
    await save({ [field]: value })
    expect((await save({ [field]: null })).body.data.customerFields[field]).toBeNull()
    expect((await values())[field]).toBeNull()
  })

  test.each<[string, number, unknown, unknown]>([
    ['E-128: a negative integer', 2, -5, -5],
    ['E-128: zero', 2, 0, 0],
    ['E-130: false', 4, false, false],
    ['E-131.2: an empty list', 5, [], []],
    ['E-131.2: duplicates go, the order stays', 5, ['c', 'a', 'c', 'b', 'a'], ['c', 'a', 'b']],
    ['E-133: whole amount', 6, '100', '100.00'],
    ['E-133: one decimal', 6, '42.1', '42.10'],
    ['E-133: minus nothing', 6, '-0.00', '0.00'],
    ['E-133: 13 digits', 6, '1234567890123', '1234567890123.00'],
  ])(
    '%s',
    provingEach(async (_name, type, value, stored) => {
      await save({ [fields[type] as number]: value })
      expect((await values())[fields[type] as number]).toStrictEqual(stored)
    }),
  )

  const hundredAndOne = Array.from({ length: 101 }, (_, i) => `${i}`)
  test.each<[string, number, unknown[]]>([
    ['D-CF-1.1 a string', 1, [5, true, ['a'], {}, 'x'.repeat(1001)]],
    ['E-128 D-CF-1.2 an integer', 2, [1.5, '42', true, 2 ** 53]],
    ['E-129, D-CF-1.3, R-110: a date', 3, ['2025-02-30', '2025-3-1', '2025-03-01 00:00:00', '15.03.2025', '']],
    ['E-130 D-CF-1.4 a boolean', 4, [0, 1, 'true']],
    ['E-131.1 D-CF-1.5 a list', 5, ['a', [1], [''], hundredAndOne]],
    ['E-132, D-CF-1.6, R-113: an amount', 6, [100.24, '1,50', '1.000,00', '1e3', '1.234', '+1', '007', '€5']],
    ['E-133: 14 digits', 6, ['12345678901234']],
  ])(
    '%s refuses what is none',
    provingEach(async (_name, type, bad) => {
      const before = await values()
      for (const value of bad)
        expect(refusals(await save({ [fields[type] as number]: value }))).toEqual([
          `422 #/customerFields/${fields[type]} customer_field_type`,
        ])
      expect(await values()).toEqual(before)
    }),
  )
})

describe('keys', () => {
  test.each<[string, () => Promise<string>, string]>([
    ['E-135 D-CF-2.1 an unknown id', async () => '999999', 'customer_field_unknown'],
    ['E-135 D-CF-2.3 a leading zero', async () => `0${fields[1]}`, 'customer_field_unknown'],
    ['E-135 D-CF-2.3 a word', async () => 'abc', 'customer_field_unknown'],
    [
      'E-135 D-CF-2.2 an account field',
      async () => String(await aCustomerField(api, account.customerId, 1, { fieldType: 2 })),
      'customer_field_wrong_scope',
    ],
    [
      'E-135 D-CF-2.2 a mailing field',
      async () => String(await aCustomerField(api, account.customerId, 1, { fieldType: 3 })),
      'customer_field_wrong_scope',
    ],
    [
      'E-139: a field of another customer',
      async () => String(await aCustomerField(api, (await anAccount(api)).customerId, 1)),
      'customer_field_unknown',
    ],
  ])(
    '%s is refused',
    provingEach(async (_name, key, code) => {
      const name = await key()
      expect(refusals(await save({ [name]: 'x' }))).toEqual([`422 #/customerFields/${name} ${code}`])
      expect(refusals(await save({ [name]: null }))).toEqual([`422 #/customerFields/${name} ${code}`])
    }),
  )

  test('an empty list stands for an empty map, another list does not', proving(['E-136', 'D-CF-2.4']), async () => {
    const before = await values()
    expect((await save([])).status).toBe(200)
    expect(refusals(await save(['x']))).toEqual(['422 #/customerFields type_mismatch'])
    expect(refusals(await save('x'))).toEqual(['422 #/customerFields type_mismatch'])
    expect(await values()).toEqual(before)
  })
})

test('one bad value among five saves none, and all bad ones are named', async () => {
  const before = await values()
  const answer = await save({
    [fields[1] as number]: 'neu',
    [fields[2] as number]: 'x',
    [fields[3] as number]: '2025-01-01',
    [fields[4] as number]: 1,
    [fields[6] as number]: '5',
  })
  proves(['E-137', 'D-CF-3.2'], () =>
    expect(refusals(answer)).toEqual([2, 4].map((type) => `422 #/customerFields/${fields[type]} customer_field_type`)),
  )
  await proves('D-CF-3.1', async () => expect(await values()).toEqual(before))
})

test('no values at all is an object', proving('E-138'), async () => {
  const bare = await anAccount(api)
  const { text } = await api.call('POST', '/subscribers', { key: bare.key, body: { email: anEmail() } })
  expect(text).toContain('"customerFields":{}')
})

test('create, update, upsert and register all save values', async () => {
  const field = fields[1] as number
  const email = anEmail()
  const write = async (method: string, path: string, value: string, body: object = {}) =>
    (await call(method, path, { ...body, customerFields: { [field]: value } })).body.data.customerFields[field]
  await proves(['R-115.1', 'R-057'], async () =>
    expect(await write('POST', '/subscribers', 'create', { email })).toBe('create'),
  )
  await proves('R-115.2', async () => expect(await write('PUT', `/subscribers/${id}`, 'update')).toBe('update'))
  await proves('R-115.3', async () =>
    expect(await write('POST', '/subscribers/upsert', 'upsert', { email })).toBe('upsert'),
  )
  await proves('R-115.4', async () =>
    expect(await write('POST', '/subscribers/register', 'register', { email: anEmail() })).toBe('register'),
  )
})

test('the switches of a field do not bind the API', proving(['E-142', 'D-CF-6']), async () => {
  const field = await aCustomerField(api, account.customerId, 1, { isEditable: false })
  await save({ [field]: 'geschrieben' })
  expect((await values())[field]).toBe('geschrieben')
})

test('accounts of one customer share the field, not the values', async () => {
  const sibling = await anAccount(api, { customerId: account.customerId })
  const { email } = (await call('GET', `/subscribers/${id}`)).body.data
  const created = await api.call('POST', '/subscribers', { key: sibling.key, body: { email } })
  expect(created.body.data.customerFields[fields[1] as number]).toBeNull()
})
