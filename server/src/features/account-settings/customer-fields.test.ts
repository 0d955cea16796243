import { beforeAll, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'
import { inCustomer } from '../account-setup/index.ts'
import { createCustomerField, dataTypes, fieldTypes } from '../customer-fields/index.ts'

const { api, web } = await startApiAndWeb()
let account: TestAccount
let user: TestSession
let path: string

beforeAll(async () => {
  account = await anAccount(api)
  user = await web.sessionOf(await aUser(api, account.accountId))
  path = `/accounts/${account.accountId}/customerFields`
})

const aField = (wishes: { fieldType: 1 | 2 | 3; type: 1 | 2; defaultValue?: string | number }) =>
  inCustomer(api.operator, account.customerId, (act) =>
    createCustomerField(act, { translations: { de: { name: 'Hotline', description: null } }, ...wishes }),
  )
const seen = async (id: number) =>
  (await user.call('GET', path)).body.data.find((field: { id: number }) => field.id === id)
const put = (id: number, value: unknown, version: string) =>
  user.call('PUT', `${path}/${id}/value`, { body: { value }, headers: { 'if-match': `"${version}"` } })

test('an admin sets the account’s value of a field and goes back to the default', proving('W-056.4'), async () => {
  const id = await aField({ fieldType: fieldTypes.account, type: dataTypes.string, defaultValue: '030 1' })
  const before = await seen(id)
  expect(before).toMatchObject({ fieldType: 2, type: 1, value: '030 1', defaultValue: '030 1' })
  expect((await put(id, '040 2', before.version)).status).toBe(204)
  const set = await seen(id)
  expect(set).toMatchObject({ value: '040 2', defaultValue: '030 1' })
  const { body } = await api.call('GET', '/customerFields', { key: account.key })
  expect(body.data.find((field: { id: number }) => field.id === id).value).toBe('040 2')
  // Whoever has seen the former value overwrites nothing.
  expect((await put(id, '050 3', before.version)).body).toMatchObject({
    code: 'changed_meanwhile',
    current: { value: '040 2' },
  })
  const headers = { 'if-match': `"${set.version}"` }
  expect((await user.call('DELETE', `${path}/${id}/value`)).status).toBe(428)
  expect((await user.call('DELETE', `${path}/${id}/value`, { headers })).status).toBe(204)
  expect((await seen(id)).value).toBe('030 1')
})

test('a value of another kind is refused, and so is one of a field of people', async () => {
  const number = await aField({ fieldType: fieldTypes.account, type: dataTypes.integer })
  const refused = await put(number, 'many', (await seen(number)).version)
  expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'customer_field_type'])
  const ofPeople = await aField({ fieldType: fieldTypes.subscriber, type: dataTypes.string })
  const wrong = await put(ofPeople, 'x', (await seen(ofPeople)).version)
  expect([wrong.status, wrong.body.errors[0].code]).toEqual([422, 'customer_field_wrong_scope'])
  expect((await put(999_999, 'x', '')).status).toBe(404)
})

test('only admins do', async () => {
  const editor = await web.sessionOf(await aUser(api, account.accountId, { role: 'editor' }))
  expect((await editor.call('GET', path)).status).toBe(403)
})
