import { expect, test } from 'vitest'
import { aCustomerField, anEmail, aSubscriber } from '../factories.ts'
import { proving } from '../proves.ts'
import { anAdmin, startApiAndWeb } from '../test-web.ts'

const { api, web } = await startApiAndWeb()

interface Problem {
  status: number
  code: string
  errors?: { pointer: string; code: string }[]
}
const said = ({ status, code, errors }: Problem) => [status, code, errors?.map((error) => [error.pointer, error.code])]

test.each<[string, object]>([
  ['an address that is none', { email: 'no address' }],
  ['an address that is too long', { email: `${'a'.repeat(65)}@nord.example` }],
  ['a name that is too long', { firstname: 'x'.repeat(192) }],
  ['a line break in a name', { lastname: 'a\nb' }],
  ['a day that does not exist', { birthday: '2025-02-30' }],
  ['a gender that is none', { genderId: 9 }],
  ['a language that is none', { languageIso: 'deutsch' }],
  ['a member that is misspelt', { firstName: 'Ida' }],
  ['two at once', { email: '', birthday: 'x' }],
])('users and programs are refused alike: %s', proving('W-002.1'), async (_what, body) => {
  const { account, at, call } = await anAdmin(api, web)
  const { id } = await aSubscriber(api, account)
  const { version } = (await call('GET', `${at}/subscribers/${id}`)).body.meta
  const headers = { 'if-match': `"${version}"` }
  const user = await call('PATCH', `${at}/subscribers/${id}`, { headers, body })
  const program = await api.call('PUT', `/subscribers/${id}`, { key: account.key, body })
  expect(program.status).toBe(422)
  expect(said(user.body)).toEqual(said(program.body))
})

test('also for values of fields, and for an address that somebody has', proving('W-002.1'), async () => {
  const { account, at, call } = await anAdmin(api, web)
  const field = await aCustomerField(api, account.customerId, 2)
  const email = anEmail()
  await aSubscriber(api, account, { email })
  const { id } = await aSubscriber(api, account)
  const { version } = (await call('GET', `${at}/subscribers/${id}`)).body.meta
  const headers = { 'if-match': `"${version}"` }
  for (const body of [{ customerFields: { [field]: 'many' } }, { email }]) {
    const user = await call('PATCH', `${at}/subscribers/${id}`, { headers, body })
    const program = await api.call('PUT', `/subscribers/${id}`, { key: account.key, body })
    expect(program.status).toBeGreaterThanOrEqual(400)
    expect(said(user.body)).toEqual(said(program.body))
  }
})
