import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomerField, aMailing, aSubscriber } from '../../../test/factories.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())

const list = async ({ call, at }: TestAdmin, id: number) =>
  (await call('GET', `${at}/mailings/${id}/fieldValues`)).body.data
async function change(admin: TestAdmin, id: number, fieldId: number, body?: { value: unknown }) {
  const field = (await list(admin, id)).find((known: { id: number }) => known.id === fieldId)
  return admin.call(body ? 'PUT' : 'DELETE', `${admin.at}/mailings/${id}/fieldValues/${fieldId}`, {
    ...(body && { body }),
    headers: { 'if-match': `"${field.version}"` },
  })
}
const aField = ({ account }: TestAdmin, type: number, more: object = {}) =>
  aCustomerField(api, account.customerId, type, { fieldType: 3, ...more })

test.each([
  [1, 'Herbst', 7],
  [2, 12, 'zwölf'],
  [3, '2027-05-01', '1. Mai'],
  [4, false, 'ja'],
  [5, ['Tulpen', 'Narzissen'], 'Tulpen'],
  [6, '12.50', '12,505'],
])('a field of type %i takes %j, not %j, and goes back to its default', async (type, value, wrong) => {
  const admin = await anAdmin(api, web)
  const fieldId = await aField(admin, type)
  const id = await aMailing(api, admin.account.accountId)
  expect(await list(admin, id)).toMatchObject([{ id: fieldId, type, value: null, isOwn: false }])
  expect(await change(admin, id, fieldId, { value: wrong })).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'customer_field_type' }] },
  })
  expect(await change(admin, id, fieldId, { value })).toMatchObject({ status: 204 })
  expect(await list(admin, id)).toMatchObject([{ value, isOwn: true }])
  expect((await change(admin, id, fieldId)).status).toBe(204)
  expect(await list(admin, id)).toMatchObject([{ value: null, isOwn: false }])
})

test('subject and parts of the mail say it, and a duplicate keeps it', async () => {
  const admin = await anAdmin(api, web)
  const [season, count] = [await aField(admin, 1, { defaultValue: 'Sommer' }), await aField(admin, 2)]
  const variables = `{{C:${season}:}} mit {{C:${count}:vielen}} Sorten`
  const id = await aMailing(api, admin.account.accountId, { subject: `Der ${variables}`, html: `<p>${variables}</p>` })
  await change(admin, id, season, { value: 'Herbst' })
  await change(admin, id, count, { value: 0 })
  const copy = await admin.call('POST', `${admin.at}/mailings/${id}/copies`, { body: { name: 'Noch einmal' } })
  const copyId = copy.body.data.id
  expect(await list(admin, copyId)).toMatchObject([
    { value: 'Herbst', isOwn: true },
    { value: 0, isOwn: true },
  ])
  const reader = await aSubscriber(api, admin.account)
  const sent = await admin.call('POST', `${admin.at}/mailings/${copyId}/tests`, {
    body: { userIds: [], subscriberIds: [reader.id] },
  })
  expect(sent.status).toBe(200)
  await engine.work()
  const mail = engine.receiver.mails.find(({ to }) => to === reader.email)
  expect(mail?.parsed.subject).toContain('Der Herbst mit 0 Sorten')
  expect(mail?.parsed.html).toContain('Herbst mit 0 Sorten')
  expect(mail?.parsed.text).toContain('Herbst mit 0 Sorten')
})

test('nobody writes over what they have not seen, nor what they may not', async () => {
  const admin = await anAdmin(api, web)
  const fieldId = await aField(admin, 1, { defaultValue: 'Sommer' })
  const id = await aMailing(api, admin.account.accountId, { html: `<p>{{C:${fieldId}:}}</p>` })
  const path = `${admin.at}/mailings/${id}/fieldValues/${fieldId}`
  const [{ version }] = await list(admin, id)
  await change(admin, id, fieldId, { value: 'Herbst' })
  const stale = await admin.call('PUT', path, { body: { value: 'Winter' }, headers: { 'if-match': `"${version}"` } })
  expect(stale.status).toBe(412)
  const analyst = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'analyst' }))
  expect((await change({ ...admin, ...analyst }, id, fieldId, { value: 'Winter' })).status).toBe(403)
  const unknown = await admin.call('PUT', `${admin.at}/mailings/${id}/fieldValues/999999`, {
    body: { value: 'x' },
    headers: { 'if-match': `"${version}"` },
  })
  expect(unknown.status).toBe(404)
})
