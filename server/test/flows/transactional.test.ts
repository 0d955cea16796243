import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inAccount, switchTracking } from '../../src/features/account-setup/index.ts'
import { aKey, aMailing, anAccount, aSubscriber, aTriggerMailing, type TestAccount } from '../factories.ts'
import { pair, pairIn } from '../ledgers.ts'
import { personIn } from '../person.ts'
import { proves, proving } from '../proves.ts'
import { refusals } from '../refusals.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'

const html = '<p><a href="{resetLink}">Zurücksetzen</a> <a href="https://shop.example/">Laden</a></p>'
const placeholders = { resetLink: 'https://shop.example/r/abc' }
const purposeReason = 'Wer bestellt hat, braucht die Bestätigung.'
let api: TestApi
let engine: TestEngine
let account: TestAccount
let transactional: { id: number; triggerTypeId: number }
let general: { id: number; triggerTypeId: number }

beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api)
  transactional = await aTriggerMailing(api, account, { html, purposeReason })
  general = await aTriggerMailing(api, account, { html })
})
const post = (path: string, body: object) => api.call('POST', `/mailings/${path}`, { key: account.key, body })
const send = (email: string, { triggerTypeId } = transactional) =>
  post('singleTrigger', { triggerTypeId, receiver: { email, placeholders } })
const put = (id: number, state: string) =>
  api.call('PUT', `/subscribers/${id}`, { key: account.key, body: pair(state) })
const mailsTo = (email: string) =>
  engine.receiver.mails.filter(({ to, parsed }) => to === email && parsed.subject === 'Ihr neues Passwort')
async function aCopyTo(ids: number[], { triggerTypeId } = transactional): Promise<void> {
  const { id } = (await post('trigger', { triggerTypeId })).body.data
  await post(`trigger/${id}/receivers`, { receivers: ids.map((subscriberId) => ({ subscriberId, placeholders })) })
  await post(`trigger/${id}/schedule`, {})
}

test.each(['1', '2/1', '2/2', '2/3', '3/4', '3/6'])(
  'somebody in %s gets it, and stays what they are',
  proving(['W-092', 'W-128']),
  async (state) => {
    const { id, email } = await aSubscriber(api, account, pair(state))
    expect((await send(email)).status).toBe(200)
    await aCopyTo([id])
    await engine.work()
    expect(mailsTo(email)).toHaveLength(2)
    expect(pairIn((await api.call('GET', `/subscribers/${id}`, { key: account.key })).body.data)).toBe(state)
  },
)

test.each(['3/5', '3/7', '3/8'])('somebody in %s gets nothing', proving('W-092'), async (state) => {
  const { email } = await aSubscriber(api, account, pair(state))
  expect(refusals(await send(email))).toEqual(['409 receiver_archived'])
})

test('an address that complained elsewhere gets nothing, one that left everything does', proving('W-092'), async () => {
  account = await anAccount(api, { channels: ['Angebote'] })
  const [standard, offers] = account.channelIds as [number, number]
  const [called, others] = [
    await aTriggerMailing(api, account, { channelId: offers, purposeReason }),
    await aTriggerMailing(api, account, { channelId: offers }),
  ]
  const aReader = () => aSubscriber(api, account, { channels: [{ id: standard, ...pair('1') }] })
  const [complaining, leaving] = [await aReader(), await aReader()]
  await personIn(api, account).complain(complaining.id)
  await personIn(api, account).unsubscribe(leaving.id, 'all')
  expect(refusals(await send(complaining.email, called))).toEqual(['409 receiver_archived'])
  const answer = await send(leaving.email, others)
  proves('F-031', () => expect(refusals(answer)).toEqual(['409 receiver_archived']))
  expect((await send(leaving.email, called)).status).toBe(200)
  await engine.work()
  expect(mailsTo(leaving.email)).toHaveLength(1)
})

test('who left after a complaint gets nothing', async () => {
  const { id, email } = await aSubscriber(api, account)
  await personIn(api, account).complain(id)
  expect((await put(id, '3/4')).status).toBe(200)
  const [row] = await api.database.query(
    'select status, status_addition as addition, guard from subscriptions where account_id = $1 and subscriber_id = $2',
    [account.accountId, id],
  )
  const answer = await send(email)
  proves('F-031', () => {
    expect(row).toEqual({ status: 3, addition: 4, guard: (1 << 4) | (1 << 7) })
    expect(refusals(answer)).toEqual(['409 receiver_archived'])
  })
})

test.each([
  ['3/4', 200],
  ['3/6', 200],
  ['3/5', 409],
  ['3/7', 409],
  ['3/8', 409],
])('deleted as %s an address is answered %i, and a general one never', proving('W-092'), async (state, status) => {
  const { id, email } = await aSubscriber(api, account, pair(state))
  await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
  const [toAll, answer] = [await send(email, general), await send(email)]
  const asSaid = () => expect([refusals(toAll), answer.status]).toEqual([['409 receiver_archived'], status])
  if (state === '3/4') proves('F-032', asSaid)
  else asSaid()
  if (status === 409) return
  const created = answer.body.data.receiver.subscriberId
  expect(pairIn((await api.call('GET', `/subscribers/${created}`, { key: account.key })).body.data)).toBe('2/3')
  await engine.work()
  expect(mailsTo(email)).toHaveLength(1)
  // What the address left behind still holds: without the permission nobody makes it ready.
  const powerless = await aKey(api, account.accountId, { permissions: [] })
  const raised = await api.call('PUT', `/subscribers/${created}`, { key: powerless.key, body: { status: 1 } })
  expect(refusals(raised)).toEqual(['403 permission_required'])
})

test('who is archived between the call and the dot is judged by the purpose', proving('W-092'), async () => {
  const people = await Promise.all(['3/4', '3/6', '3/5', '3/7', '3/8'].map(() => aSubscriber(api, account)))
  for (const { email } of people) for (const mailing of [transactional, general]) await send(email, mailing)
  const ids = people.map(({ id }) => id)
  await aCopyTo(ids)
  await aCopyTo(ids, general)
  for (const [i, state] of ['3/4', '3/6', '3/5', '3/7', '3/8'].entries()) await put(ids[i] as number, state)
  await engine.work()
  expect(people.map(({ email }) => mailsTo(email).length)).toEqual([2, 2, 0, 0, 0])
})

test('it is not tracked and offers no way to leave', proving(['W-092', 'W-108.6']), async () => {
  await inAccount(api.operator, account.accountId, (act) => switchTracking(act, 'individual'))
  const { id, email } = await aSubscriber(api, account)
  await api.call('PUT', `/subscribers/${id}/trackingConsent`, { key: account.key, body: { text: 'Ja, gern.' } })
  await aCopyTo([id], general)
  await engine.work()
  await aCopyTo([id])
  await engine.work()
  const [counted, plain] = mailsTo(email)
  expect(counted?.parsed.html).not.toContain('href="https://shop.example/"')
  expect(counted?.header('list-unsubscribe')).toBeDefined()
  expect(plain?.parsed.html).toContain('href="https://shop.example/"')
  expect(plain?.parsed.html).not.toMatch(/\.gif|\/[co]\/[\w-]{32}/)
  proves('W-077.1', () => {
    expect(counted?.header('list-unsubscribe')).toContain('/unsubscribe')
    expect([plain?.header('list-unsubscribe'), plain?.header('list-unsubscribe-post')]).toEqual([undefined, undefined])
  })
})

test('the API tells the purpose, and a copy has that of its making', proving('W-092'), async () => {
  const purposeOf = async (id: number) =>
    (await api.call('GET', `/mailings/${id}`, { key: account.key })).body.data.purpose
  const copy = (await post('trigger', { triggerTypeId: transactional.triggerTypeId })).body.data.id
  expect([await purposeOf(transactional.id), await purposeOf(copy)]).toEqual(['transactional', 'transactional'])
  const letter = await aMailing(api, account.accountId)
  await proves('W-137.2', async () =>
    expect([await purposeOf(general.id), await purposeOf(letter)]).toEqual(['general', 'general']),
  )
})

test.each([
  ['trigger', 'zu kurz'],
  ['trigger', 'x'.repeat(501)],
  ['trigger', `         kurz${' '.repeat(9)}`],
  ['standard', purposeReason],
] as const)('a %s mailing is not made transactional by "%s"', proving('W-092'), async (type, reason) => {
  const { triggerTypeId } = general
  const made = aMailing(api, account.accountId, {
    type,
    purposeReason: reason,
    ...(type === 'trigger' && { triggerTypeId }),
  })
  await expect(made).rejects.toThrow()
})
