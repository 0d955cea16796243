import { beforeAll, expect, test } from 'vitest'
import { aCustomerField, anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession, type TestUser } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()
let account: TestAccount
let fieldId: number
let ada: TestUser & TestSession
let bea: TestUser & TestSession
beforeAll(async () => {
  account = await anAccount(api)
  fieldId = await aCustomerField(api, account.customerId, 1)
  const signedIn = async (role: 'admin' | 'editor') => {
    const user = await aUser(api, account.accountId, { role })
    return { ...user, ...(await web.sessionOf(user)) }
  }
  ada = await signedIn('admin')
  bea = await signedIn('editor')
})

/** A person whom somebody has open. */
async function open(data: Record<string, unknown> = {}) {
  const { id } = await aSubscriber(api, account, data)
  const path = `/accounts/${account.accountId}/subscribers/${id}`
  const { body } = await ada.call('GET', path)
  const headers = { 'if-match': `"${body.meta.version}"` }
  return { id, path, version: body.meta.version as string, headers }
}

test('a field is changed by whoever has seen it, and nothing else is', async () => {
  const { path, headers } = await open({ firstname: 'Ida', city: 'Ulm' })
  const changed = await bea.call('PATCH', path, {
    headers,
    body: { city: 'Graz', customerFields: { [fieldId]: 'Gold' } },
  })
  expect(changed.status).toBe(200)
  expect(changed.body.data).toMatchObject({ firstname: 'Ida', city: 'Graz', customerFields: { [fieldId]: 'Gold' } })
  const { body } = await ada.call('GET', path)
  expect(body).toEqual(changed.body)
})

test('without a version nothing is changed or erased', async () => {
  const { path } = await open({ city: 'Ulm' })
  const answers = [
    await ada.call('PATCH', path, { body: { city: 'Graz' } }),
    await ada.call('PATCH', path, { body: { city: 'Graz' }, headers: { 'if-match': ' ' } }),
    await ada.call('DELETE', path),
  ]
  proves('W-116.1', () =>
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([428, 'version_required'])),
  )
  expect((await ada.call('GET', path)).body.data.city).toBe('Ulm')
})

test('what somebody else changed meanwhile is shown and not overwritten', async () => {
  const { path, headers } = await open({ city: 'Ulm', firstname: 'Ida' })
  await bea.call('PATCH', path, { headers, body: { city: 'Graz' } })
  const refused = await ada.call('PATCH', path, { headers, body: { city: 'Wien', lastname: 'Kestrel' } })
  proves('W-116.2', () =>
    expect([refused.status, refused.body]).toMatchObject([
      412,
      {
        code: 'changed_meanwhile',
        changedMembers: ['city'],
        changedBy: { kind: 'user', name: 'Ute Nord' },
        changedAt: expect.stringMatching(/^\d{4}-/),
        current: { city: 'Graz', firstname: 'Ida', lastname: null },
      },
    ]),
  )
  const mine = { 'if-match': refused.body.version }
  expect((await ada.call('PATCH', path, { headers: mine, body: { city: 'Wien' } })).status).toBe(200)
})

test('whoever changes other fields is in nobody’s way, by the screen or the API', async () => {
  const { id, path, headers } = await open({ city: 'Ulm', customerFields: { [fieldId]: 'Gold' } })
  await api.call('PUT', `/subscribers/${id}`, { key: account.key, body: { lastname: 'Kestrel' } })
  const changed = await ada.call('PATCH', path, { headers, body: { city: 'Graz' } })
  proves('W-116.3', () => expect(changed.body.data).toMatchObject({ city: 'Graz', lastname: 'Kestrel' }))
  const theirs = await ada.call('PATCH', path, { headers, body: { lastname: 'Falke' } })
  expect(theirs.body).toMatchObject({ code: 'changed_meanwhile', changedBy: { kind: 'key' } })
})

test('an erasure is for whoever has seen all of the person', async () => {
  const { path, headers } = await open()
  await bea.call('PATCH', path, { headers, body: { city: 'Graz' } })
  const refused = await ada.call('DELETE', path, { headers })
  expect([refused.status, refused.body.code]).toEqual([412, 'changed_meanwhile'])
  const again = { 'if-match': `"${refused.body.version}"` }
  expect((await ada.call('DELETE', path, { headers: again })).status).toBe(204)
})

test('a field that a program keeps is not for users', async () => {
  const kept = await aCustomerField(api, account.customerId, 1, { isEditable: false })
  const { path, headers } = await open()
  const refused = await ada.call('PATCH', path, { headers, body: { customerFields: { [kept]: 'x' } } })
  const { id } = await aSubscriber(api, account)
  const body = { customerFields: { [kept]: 'x' } }
  const byProgram = await api.call('PUT', `/subscribers/${id}`, { key: account.key, body })
  proves('W-056.1', () => {
    expect(refused.body).toMatchObject({ status: 422, errors: [{ code: 'customer_field_read_only' }] })
    expect(byProgram.status).toBe(200)
  })
})

test('what is typed wrongly is told at its field', async () => {
  const { path, headers } = await open()
  const refused = await ada.call('PATCH', path, { headers, body: { birthday: '2091-02-30', email: 'no address' } })
  expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '#/email' }, { pointer: '#/birthday' }] })
})
