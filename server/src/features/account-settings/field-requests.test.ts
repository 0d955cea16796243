import { beforeAll, expect, test } from 'vitest'
import { runPostrider } from '../../../test/command-line.ts'
import { aSubscriber } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()
let ada: TestAdmin
beforeAll(async () => {
  ada = await anAdmin(api, web)
})

const wish = { name: 'Customer number', fieldType: 1, type: 1, purpose: 'The shop asks for it on the phone.' }
const ask = (body: object = wish) => ada.call('POST', `${ada.at}/fieldRequests`, { body })
const requests = async () => (await ada.call('GET', `${ada.at}/fieldRequests`)).body.data
const run = (...args: string[]) => runPostrider(api.database, ['field', ...args])
const ofCustomer = () => ['--customer', `${ada.account.customerId}`]
const shown = async (id: number) =>
  (await ada.call('GET', `${ada.at}/customerFields`)).body.data.find((field: { id: number }) => field.id === id)

/** Asked for by the admin, made by the operator. */
async function aMadeField(): Promise<number> {
  const { id: request } = (await ask()).body.data
  const made = await run(
    'make',
    '--account',
    `${ada.account.accountId}`,
    '--request',
    `${request}`,
    '--name',
    'en=Number',
    '--json',
  )
  return JSON.parse(made.stdout).id
}

test('an admin asks for a field, and the operator makes it as it was asked for', async () => {
  const asked = await ask()
  expect(asked.status, asked.text).toBe(201)
  const { id } = asked.body.data
  expect(await requests()).toMatchObject([{ id, ...wish, outcome: null, fieldId: null }])
  expect((await run('requests')).stdout).toContain('Customer number')
  const account = ['--account', `${ada.account.accountId}`]
  const made = await run('make', ...account, '--request', `${id}`, '--name', 'en=Number', '--json')
  const field = JSON.parse(made.stdout).id
  const known = await shown(field)
  proves('W-055.1', () => expect(known).toMatchObject({ fieldType: 1, type: 1, retiredAt: null }))
  expect(await requests()).toMatchObject([{ id, outcome: 'made', fieldId: field }])
  expect((await run('make', ...account, '--request', `${id}`, '--name', 'Again')).status).toBe(1)
})

test('one that is declined says why', async () => {
  const { id } = (await ask()).body.data
  await run(
    'decline',
    '--account',
    `${ada.account.accountId}`,
    '--request',
    `${id}`,
    '--answer',
    'There is one already.',
  )
  expect((await requests())[0]).toMatchObject({ id, outcome: 'declined', answer: 'There is one already.' })
})

test('what says nothing is refused at its field, and editors ask for none', async () => {
  const refused = await ask({ ...wish, name: ' ', purpose: '' })
  expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '#/name' }, { pointer: '#/purpose' }] })
  const ed = await web.sessionOf(await aUser(api, ada.account.accountId, { role: 'editor' }))
  expect((await ed.call('POST', `${ada.at}/fieldRequests`, { body: wish })).status).toBe(403)
})

test('names and switches change; what it is of and its kind have no way to', async () => {
  const id = await aMadeField()
  await run('change', `${id}`, ...ofCustomer(), '--name', 'en=Client number', '--editable', 'off', '--export', 'off')
  const changed = await shown(id)
  proves('W-055.2', () =>
    expect(changed).toMatchObject({
      translations: { en: { name: 'Client number' } },
      ...{ isEditable: false, isAvailableForExport: false, isAvailableForImport: true, fieldType: 1, type: 1 },
    }),
  )
  expect((await run('change', `${id}`, ...ofCustomer(), '--type', 'integer')).status).toBe(2)
})

test('a field with values is retired, one without goes', async () => {
  const [used, unused] = [await aMadeField(), await aMadeField()]
  const { id: ida } = await aSubscriber(api, ada.account, { customerFields: { [used]: 'K-17' } })
  expect((await run('remove', `${unused}`, ...ofCustomer())).stdout).toContain('is deleted')
  expect((await run('remove', `${used}`, ...ofCustomer())).stdout).toContain('is retired')
  expect(await shown(unused)).toBeUndefined()
  expect((await shown(used)).retiredAt).not.toBeNull()
  const person = await ada.call('GET', `${ada.at}/subscribers/${ida}`)
  const seen = person.body.data.fields?.find((field: { id: number }) => field.id === used)
  const change = await ada.call('PATCH', `${ada.at}/subscribers/${ida}`, {
    body: { customerFields: { [used]: 'K-18' } },
    headers: { 'if-match': person.headers.get('etag') ?? `"${person.body.data.version}"` },
  })
  proves('W-055.3', () => {
    expect(seen?.isEditable ?? false).toBe(false)
    expect(change.status).toBe(422)
    expect(change.text).toContain('customer_field_read_only')
  })
})
