import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSubscriber } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { changePageSettings } from '../pages/index.ts'
import { startBirthdayRuns } from '../runs/index.ts'
import { createTriggerType } from '../triggers/index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine(api)
})
afterAll(() => engine.stop())

async function aWriter(): Promise<TestAdmin & { triggerTypeId: number }> {
  const admin = await anAdmin(api, web)
  const key = `reset-${admin.account.accountId}`
  const triggerTypeId = await inAccount(api.operator, admin.account.accountId, async (act) => {
    await changePageSettings(act, 0, { postalAddress: 'Deichstraße 1, 20459 Hamburg' })
    return createTriggerType(act, { key, translations: { en: { name: 'Reset', description: null } } })
  })
  return { ...admin, triggerTypeId }
}

const detailOf = async ({ call, at }: TestAdmin, id: number) => (await call('GET', `${at}/mailings/${id}`)).body.data
const versionedOf = async (admin: TestAdmin, id: number) => ({
  headers: { 'if-match': `"${(await detailOf(admin, id)).version}"` },
})
const change = async (admin: TestAdmin, id: number, body: object) =>
  admin.call('PATCH', `${admin.at}/mailings/${id}`, { body, ...(await versionedOf(admin, id)) })
const act = async (admin: TestAdmin, id: number, what: string, body?: object) =>
  admin.call('POST', `${admin.at}/mailings/${id}/${what}`, { body, ...(await versionedOf(admin, id)) })
const begin = async ({ call, at }: TestAdmin, body: object) => {
  const made = await call('POST', `${at}/mailings`, { body })
  expect(made.status, made.text).toBe(201)
  return made.body.data.id as number
}
const sender = { senderName: 'Garten', senderEmail: 'post@nord.example' }
const resetLink = { name: 'resetLink', label: 'Where to choose one', exampleValue: 'https://nord.example/r/1' }
const written = { subject: 'A new password', html: '<p><a href="{resetLink}">Choose one</a></p>' }

async function aTrigger(admin: TestAdmin & { triggerTypeId: number }): Promise<number> {
  const id = await begin(admin, { name: 'Reset', type: 'trigger', triggerTypeId: admin.triggerTypeId })
  expect((await change(admin, id, { placeholders: [resetLink] })).status).toBe(204)
  const changed = await change(admin, id, { ...written, ...sender })
  expect(changed.status, changed.text).toBe(204)
  return id
}

const call = async (admin: TestAdmin & { triggerTypeId: number }, email: string) => {
  const placeholders = { resetLink: 'https://nord.example/r/9' }
  const body = { triggerTypeId: admin.triggerTypeId, receiver: { email, placeholders } }
  const { status } = await api.call('POST', '/mailings/singleTrigger', { key: admin.account.key, body })
  return status
}
const subjectsTo = (email: string) =>
  engine.receiver.mails
    .filter(({ to }) => to.includes(email))
    .map(({ raw }) => /^Subject: (.*)\r$/m.exec(raw.toString())?.[1])

test('F-028 a trigger says what was applied last', proving(['W-082.2', 'F-028']), async () => {
  const admin = await aWriter()
  const id = await aTrigger(admin)
  const { email } = await aSubscriber(api, admin.account)
  expect(await call(admin, email)).toBe(409)
  expect((await act(admin, id, 'activation', { replaces: false })).status).toBe(204)
  expect(await detailOf(admin, id)).toMatchObject({ state: 'active', standing: { hasChanges: false } })
  expect((await change(admin, id, { subject: 'Another password', senderName: 'Hof' })).status).toBe(204)
  expect(await detailOf(admin, id)).toMatchObject({ subject: 'Another password', standing: { hasChanges: true } })
  await call(admin, email)
  await engine.work()
  expect(subjectsTo(email)).toEqual(['A new password'])
  expect((await act(admin, id, 'application')).status).toBe(204)
  expect((await detailOf(admin, id)).standing.hasChanges).toBe(false)
  await call(admin, email)
  await engine.work()
  expect(subjectsTo(email)).toEqual(['A new password', 'Another password'])
  expect((await change(admin, id, { purposeReason: 'They asked for it.' })).body).toMatchObject({
    code: 'invalid_state',
  })
  expect((await act(admin, id, 'deactivation')).status).toBe(204)
  expect(await call(admin, email)).toBe(409)
})

test('placeholders are declared with examples; what is not declared is refused', proving('W-093.1'), async () => {
  const admin = await aWriter()
  const id = await begin(admin, { name: 'Reset', type: 'trigger', triggerTypeId: admin.triggerTypeId })
  expect((await change(admin, id, { ...written, ...sender })).status).toBe(204)
  const refused = await act(admin, id, 'activation', { replaces: false })
  expect(refused.body).toMatchObject({ status: 409, code: 'checks_failed', checks: ['placeholders'] })
  const placeholders = [resetLink, { name: 'place', label: 'Where', exampleValue: 'Ulm' }]
  expect((await change(admin, id, { placeholders, ...written })).status).toBe(204)
  expect((await detailOf(admin, id)).standing).toMatchObject({
    triggerType: { id: admin.triggerTypeId },
    placeholders: [
      { ...resetLink, isUsed: true },
      { name: 'place', isUsed: false },
    ],
  })
  await change(admin, id, { ...sender, subject: 'A new password in {place}' })
  const test = { userIds: [admin.user.id], subscriberIds: [] }
  expect((await admin.call('POST', `${admin.at}/mailings/${id}/tests`, { body: test })).status).toBe(200)
  await engine.work()
  expect(subjectsTo(admin.user.email)).toEqual(['[Test] A new password in Ulm'])
})

test('of one type and language one is active; another one can take its place at once', async () => {
  const admin = await aWriter()
  const [first, second] = [await aTrigger(admin), await aTrigger(admin)]
  expect((await act(admin, first, 'activation', { replaces: false })).status).toBe(204)
  expect((await detailOf(admin, second)).standing.rival).toEqual({ id: first, name: 'Reset' })
  expect((await act(admin, second, 'activation', { replaces: false })).body).toMatchObject({ code: 'invalid_state' })
  expect((await act(admin, second, 'activation', { replaces: true })).status).toBe(204)
  expect([(await detailOf(admin, first)).state, (await detailOf(admin, second)).state]).toEqual(['inactive', 'active'])
})

test('purpose: with a reason of an editor, never of an author', async () => {
  const admin = await aWriter()
  const id = await aTrigger(admin)
  const author = await web.sessionOf(await aUser(api, admin.account.accountId, { role: 'author' }))
  const asAuthor = await author.call('PATCH', `${admin.at}/mailings/${id}`, {
    ...(await versionedOf(admin, id)),
    body: { purposeReason: 'They asked for it a moment before.' },
  })
  expect(asAuthor.body).toMatchObject({ status: 403, requiredRight: 'controlSending' })
  expect((await change(admin, id, { purposeReason: 'short' })).body).toMatchObject({
    ...{ status: 422, errors: [{ pointer: '#/purposeReason' }] },
  })
  expect((await change(admin, id, { purposeReason: 'They asked for it a moment before.' })).status).toBe(204)
  expect((await detailOf(admin, id)).standing).toMatchObject({ purpose: 'transactional' })
  expect((await change(admin, id, { purposeReason: null })).status).toBe(204)
  expect((await detailOf(admin, id)).standing).toMatchObject({ purpose: 'general', purposeReason: null })
})

test('a birthday mailing goes out from its own hour on', async () => {
  const now = timestamp(api.clock.now())
  api.clock.set('2027-05-04 06:00:00')
  const admin = await aWriter()
  const { email } = await aSubscriber(api, admin.account, { birthday: '1980-05-04' })
  const id = await begin(admin, { name: 'Geburtstag', type: 'birthday' })
  const body = { subject: 'Alles Gute', html: '<p>Heute feiern Sie.</p>', ...sender, birthdayHour: 14 }
  expect((await change(admin, id, body)).status).toBe(204)
  expect((await act(admin, id, 'activation', { replaces: false })).status).toBe(204)
  expect((await admin.call('GET', `${admin.at}/mailings?shelf=standing`)).body.data).toMatchObject([
    { id, type: 'birthday', state: 'active' },
    { type: 'optin', state: 'active' },
  ])
  // 13:59 and 14:00 in Berlin.
  api.clock.set('2027-05-04 11:59:00')
  await startBirthdayRuns(engine.engine)
  await engine.work()
  expect(subjectsTo(email)).toEqual([])
  api.clock.set('2027-05-04 12:00:00')
  await startBirthdayRuns(engine.engine)
  await engine.work()
  expect(subjectsTo(email)).toEqual(['Alles Gute'])
  api.clock.set(now)
})
