import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, anEmail, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { sendWelcomes } from './index.ts'

const { api, web } = await startApiAndWeb({ config: { REQUIRE_SENDER_DOMAIN: 'false' } })
const dayMs = 86_400_000
let engine: TestEngine
let pages: TestPages
beforeAll(async () => {
  engine = await startTestEngine(api)
  pages = await startTestPages(api)
})
afterAll(async () => {
  await pages.stop()
  await engine.stop()
})

type Desk = TestAdmin & { id: number }

/** An account with a welcome mailing, written and activated as users do. */
async function aDesk(change: object = {}): Promise<Desk> {
  const admin = await anAdmin(api, web)
  const settings = { postalAddress: 'Deichstraße 1, 20459 Hamburg', optinConfirmMode: 'direct' } as const
  await pages.settings(admin.account, settings)
  const id = await aMailing(api, admin.account.accountId, { type: 'welcome', subject: 'Willkommen' })
  const desk = { ...admin, id }
  const versioned = async () => ({ 'if-match': `"${(await detailOf(desk)).version}"` })
  const at = `${admin.at}/mailings/${id}`
  if (Object.keys(change).length > 0)
    expect(await admin.call('PATCH', at, { body: change, headers: await versioned() })).toMatchObject({ status: 204 })
  const answer = await admin.call('POST', `${at}/activation`, { body: { replaces: false }, headers: await versioned() })
  expect(answer).toMatchObject({ status: 204 })
  return desk
}

const detailOf = async ({ call, at, id }: Desk) => (await call('GET', `${at}/mailings/${id}`)).body.data
async function join({ account }: Desk, email = anEmail()): Promise<{ id: number; email: string }> {
  const { body } = await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  const { id } = body.data
  const link = `/optin/${await pages.optinToken(account, id)}`
  expect((await pages.visit(link, { headers: byBrowser })).status).toBeLessThan(400)
  return { id, email }
}
async function welcomed(): Promise<void> {
  await sendWelcomes(engine.engine)
  // What waits for a sender ages by the clock of the database.
  api.clock.set(new Date().toISOString().slice(0, 19))
  await engine.work()
}
const mailsTo = (email: string) =>
  engine.receiver.mails.filter(({ to, parsed }) => to === email && parsed.subject === 'Willkommen')

test('whoever has confirmed is welcomed, once for ever, with a way to leave', async () => {
  const desk = await aDesk()
  const { id, email } = await join(desk)
  await welcomed()
  const [mail, ...others] = mailsTo(email)
  proves('W-091', () => expect([mail !== undefined, others.length]).toEqual([true, 0]))
  proves('W-077.3', () => expect(mail?.header('list-unsubscribe')).toContain('/unsubscribe'))
  const put = (status: number, statusAddition: number | null) =>
    api.call('PUT', `/subscribers/${id}`, { key: desk.account.key, body: { status, statusAddition } })
  expect((await put(3, 6)).status).toBe(200)
  // Messages go with their month.
  await api.database.query('delete from messages where account_id = $1', [desk.account.accountId])
  await join(desk, email)
  await welcomed()
  proves(['W-091', 'W-153.2'], () => expect(mailsTo(email)).toHaveLength(1))
})

test('after its days, and only to who is still there', async () => {
  const desk = await aDesk({ welcomeDays: 3 })
  const [stays, leaves] = [await join(desk), await join(desk)]
  await welcomed()
  expect([...mailsTo(stays.email), ...mailsTo(leaves.email)]).toEqual([])
  await api.call('PUT', `/subscribers/${leaves.id}`, { key: desk.account.key, body: { status: 3, statusAddition: 4 } })
  api.clock.advance(3 * dayMs + 1000)
  await welcomed()
  proves('W-091', () => {
    expect(mailsTo(stays.email)).toHaveLength(1)
    expect(mailsTo(leaves.email)).toEqual([])
  })
})

test('whom a program creates gets it only where the mailing says so', proving('W-091'), async () => {
  const [usual, open] = [await aDesk(), await aDesk({ welcomesCreated: true })]
  const [first, second] = [await aSubscriber(api, usual.account), await aSubscriber(api, open.account)]
  await welcomed()
  expect(mailsTo(first.email)).toEqual([])
  expect(mailsTo(second.email)).toHaveLength(1)
})

test('nobody is welcomed by a mailing that is switched off, nor by one of another channel', async () => {
  const desk = await aDesk({ welcomeDays: 1 })
  const { email } = await join(desk)
  expect((await desk.call('POST', `${desk.at}/mailings/${desk.id}/deactivation`)).status).toBe(204)
  api.clock.advance(dayMs + 1000)
  await welcomed()
  expect(mailsTo(email)).toEqual([])
  expect(
    (
      await desk.call('PATCH', `${desk.at}/mailings/${desk.id}`, {
        body: { welcomeDays: 31 },
        headers: { 'if-match': `"${(await detailOf(desk)).version}"` },
      })
    ).status,
  ).toBe(422)
})
