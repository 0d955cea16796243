import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, aKey, anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let powerless: string
let fieldId: number
const upsert = (body: unknown, key = account.key) => api.call('POST', '/subscribers/upsert', { key, body })
const read = async (id: number) => (await api.call('GET', `/subscribers/${id}`, { key: account.key })).body.data

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  powerless = (await aKey(api, account.accountId, { permissions: [] })).key
  fieldId = await aCustomerField(api, account.customerId, 1)
})
afterAll(() => api.stop())

describe('upsert', () => {
  test('creates, then updates the same record', proving(['E-094', 'D-SUB-6.2']), async () => {
    const email = anEmail()
    const created = await upsert({ email, firstname: 'Eva', customerFields: { [fieldId]: 'blau' } })
    expect(created.status).toBe(201)
    const { id } = created.body.data
    expect(created.headers.get('location')).toBe(`/api/v1/subscribers/${id}`)
    const updated = await upsert({ email, city: 'Köln' })
    expect(updated.status).toBe(200)
    expect(updated.headers.get('location')).toBeNull()
    proves('R-067', () =>
      expect(updated.body.data).toMatchObject({
        id,
        firstname: 'Eva',
        city: 'Köln',
        customerFields: { [fieldId]: 'blau' },
      }),
    )
    expect(await read(id)).toEqual(updated.body.data)
  })

  test('finds the address in any letter case', proving('E-095'), async () => {
    const { id, email } = await aSubscriber(api, account)
    const { status, body } = await upsert({ email: email.toUpperCase(), city: 'Köln' })
    expect([status, body.data.id]).toEqual([200, id])
  })

  test('sets no status on an existing record that the body does not name', async () => {
    const { id, email } = await aSubscriber(api, account, { status: 3, statusAddition: 4 })
    expect((await upsert({ email, city: 'Köln' }, powerless)).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 3, statusAddition: 4, city: 'Köln' })
  })

  test('refused for want of a permission, it saves nothing at all', proving('E-096'), async () => {
    const { id, email } = await aSubscriber(api, account, { status: 3, statusAddition: 4 })
    const before = await read(id)
    const { status, body } = await upsert({ email, firstname: 'New', status: 1 }, powerless)
    expect([status, body.code, body.requiredPermissions]).toEqual([
      403,
      'permission_required',
      ['reactivateUnsubscribed'],
    ])
    expect(await read(id)).toEqual(before)
  })

  test('the same archived status again needs no permission', proving('E-097'), async () => {
    const { id, email } = await aSubscriber(api, account, { status: 3, statusAddition: 4 })
    const body = { email, firstname: 'New', status: 3, statusAddition: 4 }
    expect((await upsert(body, powerless)).status).toBe(200)
    expect(await read(id)).toMatchObject({ firstname: 'New', status: 3, statusAddition: 4 })
  })

  test('read-only members are ignored, the id too', async () => {
    const { id, email } = await aSubscriber(api, account)
    expect((await upsert({ ...(await read(id)), id: 999, email })).body.data.id).toBe(id)
  })

  test('needs an email', async () => {
    expect(refusals(await upsert({ firstname: 'Eva' }))).toEqual(['422 #/email required'])
  })

  test('takes include', async () => {
    const { status, body } = await api.call('POST', '/subscribers/upsert?include=channels,groups', {
      key: account.key,
      body: { email: anEmail() },
    })
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ channels: { data: [] }, groups: { data: [] } })
  })
})
