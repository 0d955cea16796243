import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { consentOf } from '../../../test/ledgers.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { byBrowser, type PageVisit, startTestPages, type TestPages } from '../../../test/test-pages.ts'

let api: TestApi
let pages: TestPages
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  pages = await startTestPages(api)
  account = await anAccount(api, { name: 'Beispiel & Co' })
})
afterAll(async () => {
  await pages.stop()
  await api.stop()
})

async function somebodyWhoAgreed() {
  const { id } = await aSubscriber(api, account)
  await api.call('PUT', `/subscribers/${id}/trackingConsent`, { key: account.key, body: { text: 'Ja.' } })
  return { id, p: pages.ticket(account, id, { purpose: 'tracking', newsletterId: 31 }) }
}
const agrees = async (id: number) => {
  const { body } = await api.call('GET', `/subscribers/${id}/trackingConsent`, { key: account.key })
  return body.data.agreedAt !== null
}
const open = (p: string, visit: PageVisit = {}) =>
  pages.visit(`/tracking?p=${p}`, { ...visit, headers: { ...byBrowser, 'accept-language': 'de' } })
const press: PageVisit = { method: 'POST', form: { withdraw: 'true' } }

test('opening the link shows what was agreed to and changes nothing', async () => {
  const { id, p } = await somebodyWhoAgreed()
  const { status, text } = await open(p)
  expect(status).toBe(200)
  expect(text).toContain('dass Beispiel &amp; Co sieht, welche E‑Mails Sie öffnen')
  expect(text).toContain('Einwilligung widerrufen</button>')
  expect(await agrees(id)).toBe(true)
})

test('one press withdraws, with evidence; again is as good as once', proving('W-107.3'), async () => {
  const { id, p } = await somebodyWhoAgreed()
  for (const visit of [press, press, {}]) {
    const { status, text } = await open(p, visit)
    expect(status).toBe(200)
    expect(text).toContain('Sie werden nicht erkannt')
    expect(text).not.toContain('<form')
  }
  expect(await agrees(id)).toBe(false)
  const [, , last, ...more] = await consentOf(api, account, id)
  expect(more).toEqual([])
  expect(last).toMatchObject({ to: 'trackingWithdrawn', actor: 'person', source: 'trackingPage' })
  expect(last?.evidence).toMatchObject({ method: 'POST', ip: '127.0.0.1', userAgent: byBrowser['user-agent'] })
})

test('a press without the word, a link of another kind and a changed one do nothing', async () => {
  const { id, p } = await somebodyWhoAgreed()
  expect((await open(p, { method: 'POST', form: { withdraw: 'yes' } })).status).toBe(400)
  const changed = `${p.slice(0, 20)}${p[20] === 'A' ? 'B' : 'A'}${p.slice(21)}`
  for (const wrong of [pages.ticket(account, id), changed, '']) expect((await open(wrong, press)).status).toBe(400)
  expect((await pages.visit(`/unsubscribe?p=${p}&force=true`, { headers: byBrowser })).status).toBe(400)
  expect(await agrees(id)).toBe(true)
})

test('who is erased is told so', async () => {
  const { id, p } = await somebodyWhoAgreed()
  await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
  for (const visit of [{}, press]) expect((await open(p, visit)).status).toBe(404)
})
