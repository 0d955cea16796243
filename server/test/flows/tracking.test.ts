import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inAccount, switchTracking } from '../../src/features/account-setup/index.ts'
import { importAndApply, planMailing } from '../../src/features/mailings/index.ts'
import { judgeEvents, type TrackingMode } from '../../src/features/tracking/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { aMailing, anAccount, aSubscriber, aTriggerMailing, type LetterWishes, type TestAccount } from '../factories.ts'
import { proving } from '../proves.ts'
import { serviceUrls } from '../service-urls.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'
import { startTracking, type TrackingFixture } from '../tracking-fixture.ts'

const shop = 'https://shop.example/sale?a=1&b=2'
const html = `<html><body><a href="https://shop.example/sale?a=1&amp;b=2">Sale</a>
  <a href="https://shop.example/{{V:2:du}}">Yours</a> <a href="mailto:hello@shop.example">Write</a>
  <a href="https://shop.example/imprint">Imprint</a> <a href="{unsubscribeLink}">Leave</a></body></html>`
let api: TestApi
let engine: TestEngine
let tracking: TrackingFixture
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  tracking = await startTracking({ tracking: api.database.trackingUrl, nats: serviceUrls().nats })
})
afterAll(async () => {
  await tracking.stop()
  await engine.stop()
  await api.stop()
})
beforeEach(async () => {
  account = await anAccount(api)
})

const publicUrl = () => api.app.config.PUBLIC_URL
const switchTo = (mode: TrackingMode) => inAccount(api.operator, account.accountId, (act) => switchTracking(act, mode))
const agrees = (id: number) =>
  api.call('PUT', `/subscribers/${id}/trackingConsent`, { key: account.key, body: { text: 'Ja, gern.' } })
async function mailFor(email: string): Promise<string> {
  await engine.work()
  return engine.receiver.mails.findLast(({ to }) => to === email)?.parsed.html ?? ''
}
async function plan(wishes: LetterWishes = {}): Promise<void> {
  const id = await aMailing(api, account.accountId, { html, ...wishes })
  const now = timestamp(api.clock.now())
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, id, { at: now, fromVerifiedDomain: false }),
  )
}
const hrefsIn = (mail: string) => [...mail.matchAll(/href="([^"]*)"/g)].map(([, href]) => href as string)
const pixelIn = (mail: string) => /<img src="([^"]+\.gif)"/.exec(mail)?.[1]
const tokenIn = (mail: string) => /\/c\/([\w-]{32})\//.exec(mail)?.[1]
/** What the browser of a reader does with an address of the mail. */
const visit = (url: string) =>
  fetch(url.replace(publicUrl(), tracking.url), {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 Firefox' },
  })
const events = () =>
  api.database.query(
    'select message_id::int as message, link from tracking_events where account_id = $1 order by at, id',
    [account.accountId],
  )

describe('a newsletter', () => {
  test('counts sums and recognises nobody, unless the account says otherwise', async () => {
    const [first, second] = [await aSubscriber(api, account), await aSubscriber(api, account)]
    await agrees(first.id)
    await plan()
    const mail = await mailFor(first.email)
    const [sale, yours, write, imprint, leave] = hrefsIn(mail)
    expect([yours, write]).toEqual(['https://shop.example/du', 'mailto:hello@shop.example'])
    expect(leave).toMatch(/\/unsubscribe\?p=/)
    expect(tokenIn(mail)).toBe(tokenIn(await mailFor(second.email)))
    expect((await visit(sale as string)).headers.get('location')).toBe(shop)
    expect((await visit(imprint as string)).headers.get('location')).toBe('https://shop.example/imprint')
    expect((await visit(pixelIn(mail) as string)).status).toBe(200)
    expect(await events()).toEqual([
      { message: null, link: 1 },
      { message: null, link: 2 },
      { message: null, link: null },
    ])
  })

  test('recognises who agreed, and nobody else', async () => {
    await switchTo('individual')
    const [known, unknown] = [await aSubscriber(api, account), await aSubscriber(api, account)]
    await agrees(known.id)
    await plan()
    const [own, common] = [await mailFor(known.email), await mailFor(unknown.email)]
    expect(tokenIn(own)).not.toBe(tokenIn(common))
    for (const mail of [own, common])
      expect((await visit(hrefsIn(mail)[0] as string)).headers.get('location')).toBe(shop)
    expect((await visit(pixelIn(own) as string)).status).toBe(200)
    expect(await events()).toEqual([
      { message: known.id, link: 1 },
      { message: null, link: 1 },
      { message: known.id, link: null },
    ])
    expect(own.replaceAll(tokenIn(own) as string, '')).toContain(`${publicUrl()}/c//1`)
    expect(hrefsIn(own).at(-1)).toMatch(/\/tracking\?p=[\w-]{80}$/)
    expect(common).not.toContain('/tracking?p=')
  })

  test('recognises nobody any more who was erased, although the mail is still there', async () => {
    await switchTo('individual')
    const { id, email } = await aSubscriber(api, account)
    await agrees(id)
    await plan()
    const mail = await mailFor(email)
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    expect((await visit(pixelIn(mail) as string)).status).toBe(200)
    await judgeEvents({ db: engine.engine.db, clock: { now: () => new Date(Date.now() + 60_000) } })
    expect(await events()).toEqual([{ message: null, link: null }])
  })

  test('is left as it is where the account counts nothing', async () => {
    await switchTo('none')
    const { email } = await aSubscriber(api, account)
    await plan()
    const mail = await mailFor(email)
    expect(hrefsIn(mail)[0]).toBe('https://shop.example/sale?a=1&amp;b=2')
    expect(pixelIn(mail)).toBeUndefined()
    expect(mail).not.toContain('/c/')
  })

  test('says in its plain text where links lead', proving('W-108.5'), async () => {
    const { email } = await aSubscriber(api, account)
    await plan()
    await mailFor(email)
    const text = engine.receiver.mails.findLast(({ to }) => to === email)?.parsed.text
    expect(text).toContain(shop)
    expect(text).not.toContain('/c/')
  })
})

test('an opt-in mail counts nothing, in any mode', proving('W-108.5'), async () => {
  await switchTo('individual')
  await inAccount(api.operator, account.accountId, (act) =>
    importAndApply(act, account.optinMailingId as number, {
      subject: 'Bitte bestätigen',
      html: '<a href="https://shop.example/">Shop</a> <a href="{optinLink}">Ja</a>',
    }),
  )
  const email = 'neu@empfang.example'
  await api.call('POST', '/subscribers/register', { key: account.key, body: { email } })
  const mail = await mailFor(email)
  expect(hrefsIn(mail)).toEqual(['https://shop.example/', expect.stringContaining('/optin/')])
  expect(mail).not.toMatch(/\/[co]\/[\w-]{32}/)
})

test('a trigger mail and a campaign copy count like newsletters, each under its own message', async () => {
  await switchTo('individual')
  const { triggerTypeId } = await aTriggerMailing(api, account, {
    html: '<a href="{resetLink}">Reset</a> <a href="https://shop.example/">Shop</a>',
  })
  const { id, email } = await aSubscriber(api, account)
  await agrees(id)
  const placeholders = { resetLink: 'https://shop.example/secret' }
  const body = { triggerTypeId, receiver: { email, placeholders } }
  await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })
  const first = await mailFor(email)
  await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })
  const second = await mailFor(email)
  for (const mail of [first, second]) {
    expect(hrefsIn(mail)[0]).toBe('https://shop.example/secret')
    expect((await visit(hrefsIn(mail)[1] as string)).headers.get('location')).toBe('https://shop.example/')
  }
  const messages = await api.database.query<{ id: string }>(
    'select id from messages where account_id = $1 and subscriber_id = $2 order by id',
    [account.accountId, id],
  )
  expect(await events()).toEqual(messages.map((message) => ({ message: Number(message.id), link: 1 })))

  const copy = await api.call('POST', '/mailings/trigger', {
    key: account.key,
    body: { triggerTypeId, language: 'de' },
  })
  const path = `/mailings/trigger/${copy.body.data.id}`
  await api.call('POST', `${path}/receivers`, {
    key: account.key,
    body: { receivers: [{ subscriberId: id, placeholders }] },
  })
  await api.call('POST', `${path}/schedule`, { key: account.key, body: {} })
  const third = await mailFor(email)
  expect((await visit(hrefsIn(third)[1] as string)).headers.get('location')).toBe('https://shop.example/')
  expect((await events()).at(-1)).toEqual({ message: id, link: 1 })
})
