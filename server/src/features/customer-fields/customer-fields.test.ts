import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, aKey, anAccount, anEmail, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { inCustomer } from '../account-setup/index.ts'
import { createCustomerField } from './create-customer-field.ts'

let api: TestApi
let account: TestAccount
let sibling: TestAccount
const call = (method: string, path: string, body?: unknown, key = account.key) => api.call(method, path, { key, body })
const fieldOf = async (id: number, key = account.key) =>
  (await call('GET', '/customerFields', undefined, key)).body.data.find((field: { id: number }) => field.id === id)
const accountField = (type: number, defaultValue?: string | number | boolean | string[] | null) =>
  aCustomerField(api, account.customerId, type, { fieldType: 2, ...(defaultValue !== undefined && { defaultValue }) })

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  sibling = await anAccount(api, { customerId: account.customerId })
})
afterAll(() => api.stop())

describe('the list', () => {
  test('its exact shape, without pages', proving(['E-126', 'R-114']), async () => {
    const { key } = await anAccount(api)
    const { status, body } = await call('GET', '/customerFields', undefined, key)
    expect(status).toBe(200)
    expect(body).toEqual({ data: [], meta: { include: [], meta: {} } })
  })

  test('a field with all its members', proving('R-107'), async () => {
    const translations = {
      de: { name: 'Farbe', description: 'Lieblingsfarbe' },
      en: { name: 'Colour', description: null },
    }
    const id = await inCustomer(api.operator, account.customerId, (act) =>
      createCustomerField(act, {
        fieldType: 2,
        type: 1,
        isAvailableForImport: false,
        isAvailableForExport: true,
        isEditable: false,
        translations,
        defaultValue: 'blau',
      }),
    )
    await proves(['R-102', 'R-104', 'R-105'], async () =>
      expect(await fieldOf(id)).toEqual({
        objectType: 'CustomerField',
        id,
        fieldType: 2,
        type: 1,
        isAvailableForImport: false,
        isAvailableForExport: true,
        isEditable: false,
        translations,
        value: 'blau',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      }),
    )
  })

  test('all accounts of the customer have the field, no other has', proving('R-101'), async () => {
    const id = await aCustomerField(api, account.customerId, 1)
    expect(await fieldOf(id, sibling.key)).toMatchObject({ id, type: 1 })
    expect(await fieldOf(id, (await anAccount(api)).key)).toBeUndefined()
  })

  test('only account fields show a value', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map((fieldType) => aCustomerField(api, account.customerId, 2, { fieldType, defaultValue: 7 })),
    )
    const fields = await Promise.all(ids.map((id) => fieldOf(id)))
    proves(['R-103', 'D-CF-5.2', 'R-106'], () =>
      expect(fields.map(({ fieldType, value }) => [fieldType, value])).toEqual([
        [1, null],
        [2, 7],
        [3, null],
      ]),
    )
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s makes no fields', proving('R-100'), async (method) => {
    expect((await call(method, '/customerFields', method === 'DELETE' ? undefined : { type: 1 })).status).toBe(405)
  })

  test('takes no parameters', async () => {
    expect(refusals(await call('GET', '/customerFields?limit=5'))).toEqual(['422 limit query_parameter_invalid'])
  })
})

describe('the value of an account field', () => {
  test('saved, shown, and reset to the default', proving('D-CF-5.1'), async () => {
    const id = await accountField(1, 'Vorgabe')
    const saved = await call('PUT', `/customerFields/${id}/value`, { value: ' Nord ' })
    expect(saved.status).toBe(200)
    await proves(['E-140.1', 'D-CF-4.1', 'R-116'], async () => {
      expect(saved.body.data).toEqual({ ...(await fieldOf(id)), value: 'Nord' })
      expect(await fieldOf(id)).toMatchObject({ objectType: 'CustomerField', value: 'Nord' })
    })
    expect((await fieldOf(id, sibling.key)).value).toBe('Vorgabe')
    const reset = await call('DELETE', `/customerFields/${id}/value`)
    await proves(['E-140.2', 'D-CF-4.2'], async () => {
      expect([reset.status, reset.text]).toEqual([204, ''])
      expect((await fieldOf(id)).value).toBe('Vorgabe')
    })
    expect((await call('DELETE', `/customerFields/${id}/value`)).status).toBe(204)
  })

  test('null is a value of its own, not the default', proving('D-CF-4.4'), async () => {
    const id = await accountField(2, 5)
    const { status, body } = await call('PUT', `/customerFields/${id}/value`, { value: null })
    expect([status, body.data.value]).toEqual([200, null])
    expect((await fieldOf(id)).value).toBeNull()
  })

  test.each([
    [1, 'Grüße', 'Grüße'],
    [2, -5, -5],
    [3, '2024-02-29', '2024-02-29'],
    [4, false, false],
    [5, ['b', 'a', 'b'], ['b', 'a']],
    [6, '100', '100.00'],
  ])('type %i takes %j', async (type, value, stored) => {
    const id = await accountField(type)
    expect((await call('PUT', `/customerFields/${id}/value`, { value })).body.data.value).toEqual(stored)
    expect((await fieldOf(id)).value).toEqual(stored)
  })

  test.each([1, 3])(
    'a field of fieldType %i has no account value',
    proving(['D-CF-4.3', 'D-CF-7.1']),
    async (fieldType) => {
      const id = await aCustomerField(api, account.customerId, 1, { fieldType })
      for (const [method, body] of [
        ['PUT', { value: 'x' }],
        ['DELETE', undefined],
      ] as const)
        expect(refusals(await call(method, `/customerFields/${id}/value`, body))).toEqual([
          '422 #/value customer_field_wrong_scope',
        ])
      expect((await fieldOf(id)).value).toBeNull()
    },
  )

  test.each<[string, unknown, string]>([
    ['E-141: no value', {}, '422 #/value required'],
    ['another member', { value: 5, extra: 1 }, '422 #/extra field_unknown'],
    ['a value of another type', { value: '5' }, '422 #/value customer_field_type'],
  ])(
    '%s is refused',
    provingEach(async (_name, body, expected) => {
      const id = await accountField(2, 1)
      expect(refusals(await call('PUT', `/customerFields/${id}/value`, body))).toEqual([expected])
      expect((await fieldOf(id)).value).toBe(1)
    }),
  )

  test('unknown fields and those of another customer are not found alike', async () => {
    const foreign = await aCustomerField(api, (await anAccount(api)).customerId, 1, { fieldType: 2 })
    for (const id of [foreign, 999_999])
      for (const [method, body] of [
        ['PUT', { value: 'x' }],
        ['DELETE', undefined],
      ] as const)
        expect(refusals(await call(method, `/customerFields/${id}/value`, body))).toEqual([
          '404 customer_field_not_found',
        ])
  })

  test('isEditable binds the application only', proving('D-CF-6'), async () => {
    const id = await aCustomerField(api, account.customerId, 1, { fieldType: 2, isEditable: false })
    expect((await call('PUT', `/customerFields/${id}/value`, { value: 'x' })).status).toBe(200)
  })

  test('a key of the scope articles may look, not write', async () => {
    const id = await accountField(1)
    const { key } = await aKey(api, account.accountId, { scopes: ['articles'] })
    expect(await fieldOf(id, key)).toMatchObject({ id })
    expect(refusals(await call('PUT', `/customerFields/${id}/value`, { value: 'x' }, key))).toEqual([
      '403 scope_required',
    ])
  })
})

test('a new field shows on subscribers at once, also in sibling accounts', proving('R-101'), async () => {
  const { body } = await call('POST', '/subscribers', { email: anEmail() }, sibling.key)
  const id = await aCustomerField(api, account.customerId, 1)
  const { data } = (await call('GET', `/subscribers/${body.data.id}`, undefined, sibling.key)).body
  expect(data.customerFields).toHaveProperty(String(id), null)
})
