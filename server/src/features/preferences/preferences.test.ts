import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aChannel,
  aKey,
  anAccount,
  anEmail,
  anOptoutMailing,
  aSubscriber,
  type TestAccount,
} from '../../../test/factories.ts'
import { consentOf, messagesOf, pair, pairIn } from '../../../test/ledgers.ts'
import { personIn } from '../../../test/person.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { chooseOptoutMailing, inAccount, switchTracking } from '../account-setup/index.ts'

let api: TestApi
let pages: TestPages
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  pages = await startTestPages(api)
})
afterAll(async () => {
  await pages.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api, { channels: ['Angebote', 'Reisen'] })
})

/** One person by their states in the default channel, Angebote and Reisen. */
async function somebody(...states: string[]) {
  const email = anEmail('ida.lindhof')
  const channels = states.map((state, i) => ({ id: account.channelIds[i], ...pair(state) }))
  const { id } = await aSubscriber(api, account, { email, channels })
  return { id, email, p: pages.ticket(account, id, { purpose: 'preferences', newsletterId: 31 }) }
}
const look = (p: string) => pages.visit(`/preferences?p=${p}`, { headers: byBrowser })
const press = (p: string, body: string) =>
  pages.visit(`/preferences?p=${p}`, {
    method: 'POST',
    rawBody: body,
    headers: { ...byBrowser, 'content-type': 'application/x-www-form-urlencoded' },
  })
async function statesOf(id: number): Promise<string[]> {
  const { body } = await api.call('GET', `/subscribers/${id}?include=channels`, { key: account.key })
  return body.data.channels.data.map((one: never) => pairIn(one))
}
const memberOf = async (id: number, member: string) =>
  (await api.call('GET', `/subscribers/${id}`, { key: account.key })).body.data[member]
const [everyday, offers, journeys] = [0, 1, 2]
const channel = (n: number) => account.channelIds[n] as number
const sentence = 'Mit einem Haken kommt eine E‑Mail, die das bestätigt.'

test(
  'it shows the masked address, what is on, and nothing else; looking changes nothing',
  proving('W-062.1'),
  async () => {
    const { id, email, p } = await somebody('1', '1', '3/4')
    const before = await consentOf(api, account, id)
    const { status, text, headers } = await look(p)
    expect(status).toBe(200)
    expect(text).toContain('für ida•••••@')
    expect(text).not.toContain(email)
    expect(text).not.toContain('<script')
    expect(headers['cache-control']).toBe('no-store')
    expect(text.match(/name="channel"[^>]*checked/g)).toHaveLength(2)
    expect(text.split(sentence)).toHaveLength(2)
    expect(await consentOf(api, account, id)).toEqual(before)
  },
)

test('what loses its tick is left, in one act with one mail to take it back', proving('W-062.2'), async () => {
  const optoutMailingId = await anOptoutMailing(api, account.accountId)
  await inAccount(api.operator, account.accountId, (act) => chooseOptoutMailing(act, optoutMailingId))
  const { id, p } = await somebody('1', '1', '2/1')
  const had = `had=${channel(everyday)}&had=${channel(offers)}`
  const { status, text } = await press(p, had)
  expect(status).toBe(200)
  expect(text).toContain('Gespeichert')
  expect(text).toContain('action="undo?p=')
  expect(await statesOf(id)).toEqual(['3/4', '3/4', '2/1'])
  const mails = (await messagesOf(api, account, id)).filter((mail) => mail.class === 'optout')
  expect(mails.map(({ mailingId }) => mailingId)).toEqual([optoutMailingId])
  const [last] = (await consentOf(api, account, id)).slice(-1)
  expect(last).toMatchObject({ to: 'unsubscribed', actor: 'person', source: 'page' })
})

test(
  'a tick follows the rules of registering: at once beside a confirmed topic, by mail where it was left',
  proving('W-062.2'),
  async () => {
    const fresh = await somebody('1')
    const tick = `had=${channel(everyday)}&channel=${channel(everyday)}`
    expect((await press(fresh.p, `${tick}&channel=${channel(offers)}`)).text).not.toContain('unterwegs')
    expect(await statesOf(fresh.id)).toEqual(['1', '1'])
    const left = await somebody('1', '3/4')
    expect((await press(left.p, `${tick}&channel=${channel(offers)}`)).text).toContain('Eine E‑Mail ist unterwegs')
    expect(await statesOf(left.id)).toEqual(['1', '2/1'])
    expect(await personIn(api, account).optinMails(left.id)).toHaveLength(1)
    const [last] = (await consentOf(api, account, left.id)).slice(-1)
    expect(last?.evidence).toMatchObject({
      text: 'Was dürfen wir Ihnen schicken? Angebote',
      formUrl: expect.stringMatching(/\/preferences$/),
      ip: '127.0.0.1',
    })
  },
)

test('changing the topic: the one that is left vouches for the next', async () => {
  const { id, p } = await somebody('1')
  await press(p, `had=${channel(everyday)}&channel=${channel(journeys)}`)
  expect(await statesOf(id)).toEqual(['3/4', '1'])
})

test('language and being recognised are decided here too, with evidence', proving('W-062.3'), async () => {
  await inAccount(api.operator, account.accountId, (act) => switchTracking(act, 'individual'))
  const { id, p } = await somebody('1')
  const kept = `had=${channel(everyday)}&channel=${channel(everyday)}`
  await press(p, `${kept}&language=en&trackingAsked=true&tracking=true`)
  expect(await memberOf(id, 'languageIso')).toBe('en')
  const agreed = await consentOf(api, account, id)
  expect(agreed.at(-1)).toMatchObject({ to: 'trackingAgreed', source: 'preferences' })
  expect(agreed.at(-1)?.evidence?.text).toContain('Dass ich öffne und klicke')
  await press(p, `${kept}&language=en&trackingAsked=true`)
  expect((await consentOf(api, account, id)).at(-1)).toMatchObject({ to: 'trackingWithdrawn' })
  await press(p, `${kept}&language=tlh`)
  expect(await memberOf(id, 'languageIso')).toBe('en')
})

test('unsubscribing from all holds for a topic that is made later', proving('W-062.4'), async () => {
  const { id, p } = await somebody('1', '2/1')
  const { text } = await press(p, 'all=true')
  expect(text).toContain('Sie sind von allem abgemeldet')
  expect(await statesOf(id)).toEqual(['3/4', '3/4'])
  const later = await aChannel(api, account.accountId, { de: { name: 'Neu', description: null } })
  const body = { channels: [{ id: later, ...pair('1') }] }
  const { key } = await aKey(api, account.accountId, { permissions: [] })
  expect((await api.call('PUT', `/subscribers/${id}`, { key, body })).status).toBe(403)
  await press(p, `channel=${later}`)
  expect(await statesOf(id)).toEqual(['3/4', '3/4', '2/1'])
})

test('who is excluded is not offered the topic, and gets it by no press', async () => {
  const { id, p } = await somebody('1', '3/8')
  const { text } = await look(p)
  expect(text).not.toContain('Angebote')
  await press(p, `had=${channel(everyday)}&channel=${channel(everyday)}&channel=${channel(offers)}`)
  expect(await statesOf(id)).toEqual(['1', '3/8'])
})

test('where nobody can be asked, what is left is left all the same', async () => {
  account = await anAccount(api, { channels: ['Angebote'], optinMailing: false })
  const { id, p } = await somebody('1', '3/4')
  const { status, text } = await press(p, `had=${channel(everyday)}&channel=${channel(offers)}`)
  expect(status).toBe(503)
  expect(text).toContain('Neue Themen lassen sich gerade nicht ankreuzen')
  expect(await statesOf(id)).toEqual(['3/4', '3/4'])
})

test('a link of another kind, a changed one and an erased person change nothing', async () => {
  const { id, p } = await somebody('1')
  const changed = `${p.slice(0, 20)}${p[20] === 'A' ? 'B' : 'A'}${p.slice(21)}`
  for (const wrong of [pages.ticket(account, id), changed, ''])
    expect((await press(wrong, 'all=true')).status).toBe(400)
  expect(await statesOf(id)).toEqual(['1'])
  await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
  expect((await look(p)).status).toBe(404)
  expect((await press(p, 'all=true')).status).toBe(404)
})

test('without the channel module there is one thing to get or to leave', async () => {
  account = await anAccount(api, { name: 'Gartenbrief' })
  const { id } = await aSubscriber(api, account, { email: anEmail() })
  const p = pages.ticket(account, id, { purpose: 'preferences' })
  const { text } = await look(p)
  expect(text).toContain('<b>Gartenbrief</b>')
  await press(p, `had=${channel(everyday)}`)
  expect((await look(p)).text).not.toContain(' checked> <span><b>Gartenbrief')
})
