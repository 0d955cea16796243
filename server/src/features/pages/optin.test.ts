import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anEmail, type TestAccount } from '../../../test/factories.ts'
import { consentOf, pairIn } from '../../../test/ledgers.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { byBrowser, type PageVisit, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import type { SettingsChange } from './index.ts'

let api: TestApi
let pages: TestPages
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  pages = await startTestPages(api)
  account = await anAccount(api)
})
afterAll(async () => {
  await pages.stop()
  await api.stop()
})

const week = 7 * 24 * 60 * 60 * 1000
const unset: SettingsChange = {
  confirmationUrl: null,
  optinExpiredUrl: null,
  singlePageMode: null,
  optinConfirmMode: null,
}
const set = (change: SettingsChange) => pages.settings(account, { ...unset, ...change })
const confirmationUrl = 'https://kunde.example/danke'
const optinExpiredUrl = 'https://kunde.example/zu-spaet'

/** Registers somebody whose opt-in mail left a minute ago. */
async function registered(of = account, body: object = {}) {
  const email = anEmail()
  const answer = await api.call('POST', '/subscribers/register', { key: of.key, body: { email, ...body } })
  const { id } = answer.body.data
  await sentAgo(id, 60)
  return { id, email, token: await pages.optinToken(of, id) }
}
const sentAgo = (id: number, seconds: number) =>
  api.database.query(
    "update messages set wire_at = $2::timestamptz - $3 * interval '1 second' where subscriber_id = $1",
    [id, api.clock.now().toISOString(), seconds],
  )
const stateOf = async (id: number, of = account) =>
  pairIn((await api.call('GET', `/subscribers/${id}`, { key: of.key })).body.data)
const open = (token: string, visit: PageVisit = { headers: byBrowser }) => pages.visit(`/optin/${token}`, visit)
const stampIn = (text: string) => /name="form" value="([\w-]+)"/.exec(text)?.[1] as string
const press = (token: string, form: Record<string, string>, headers: Record<string, string> = byBrowser) =>
  pages.visit(`/optin/${token}`, { method: 'POST', form, headers: { ...headers, 'sec-fetch-site': 'same-origin' } })
const visitsOf = (id: number) =>
  api.database.query(
    `select v.method, v.outcome, v.reason, v.ip, encode(v.page_hash, 'hex') as page from optin_visits v
     join optin_requests o on (o.account_id, o.message_id) = (v.account_id, v.message_id) where o.subscriber_id = $1 order by v.id`,
    [id],
  )

describe('the customer has pages', () => {
  test(
    'a link in time leads to the confirmation page and makes the person receive-ready',
    proving(['E-227.1', 'R-192', 'R-190']),
    async () => {
      await set({ confirmationUrl, optinExpiredUrl })
      const { id, token } = await registered()
      const answer = await open(token)
      proves(['R-144.2', 'D-PAG-3.1'], () =>
        expect(answer).toMatchObject({ status: 302, location: confirmationUrl, text: '' }),
      )
      await proves('D-PAG-6.4', async () => expect(await stateOf(id)).toBe('1'))
    },
  )

  test('single-page mode adds valid=true', proving(['E-227.2', 'R-193']), async () => {
    await set({ confirmationUrl, singlePageMode: true })
    const { token } = await registered()
    expect((await open(token)).location).toBe(`${confirmationUrl}?valid=true`)
    await proves('D-PAG-3.4', async () =>
      expect((await open(token)).location, 'and again').toBe(`${confirmationUrl}?valid=true`),
    )
  })

  test(
    'a late link leads to the expired page without parameters; single-page: valid=false',
    proving('D-PAG-3.2'),
    async () => {
      const { id, token } = await registered()
      api.clock.advance(week + 2000)
      try {
        await set({ confirmationUrl, optinExpiredUrl })
        await proves(['E-228.1', 'R-194', 'R-145.2'], async () =>
          expect(await open(token)).toMatchObject({ status: 302, location: optinExpiredUrl }),
        )
        await set({ confirmationUrl, optinExpiredUrl, singlePageMode: true })
        await proves('E-228.2', async () => expect((await open(token)).location).toBe(`${confirmationUrl}?valid=false`))
        expect(await stateOf(id)).toBe('2/1')
      } finally {
        api.clock.advance(-week - 2000)
      }
    },
  )

  test('a page address keeps its own query and fragment; ours replace theirs', proving('E-229'), async () => {
    await set({ confirmationUrl: 'https://kunde.example/d?a=b%20c&valid=x&flag#oben', singlePageMode: true })
    const { token } = await registered()
    expect((await open(token)).location).toBe('https://kunde.example/d?a=b%20c&flag&valid=true#oben')
  })

  test(
    'after an opt-out and after a deletion the link is only late, and changes nothing',
    proving('D-PAG-3.3'),
    async () => {
      await set({ confirmationUrl, optinExpiredUrl })
      const left = await registered()
      await open(left.token)
      await pages.visit(`/unsubscribe?p=${pages.ticket(account, left.id)}&force=true`)
      expect((await open(left.token)).location).toBe(optinExpiredUrl)
      expect(await stateOf(left.id)).toBe('3/4')
      const gone = await registered()
      await api.call('DELETE', `/subscribers/${gone.id}`, { key: account.key })
      expect((await open(gone.token)).location).toBe(optinExpiredUrl)
    },
  )

  test('a channel has its own page, and shares the rest with its account', proving('D-PAG-1.2'), async () => {
    const channelled = await anAccount(api, { channels: ['Angebote'] })
    const [standard, offers] = channelled.channelIds as [number, number]
    await pages.settings(channelled, { confirmationUrl, singlePageMode: true })
    await pages.settings(channelled, { confirmationUrl: 'https://angebote.example/' }, offers)
    const one = await registered(channelled, { channelIds: [offers] })
    expect((await open(one.token)).location).toBe('https://angebote.example/?valid=true')
    const both = await registered(channelled, { channelIds: [standard, offers] })
    expect((await open(both.token)).location).toBe(`${confirmationUrl}?valid=true`)
  })
})

describe('what is not a person', () => {
  const prefetches: [string, PageVisit][] = [
    ['HEAD', { method: 'HEAD', headers: byBrowser }],
    ['Sec-Purpose: prefetch', { headers: { ...byBrowser, 'sec-purpose': 'prefetch;prerender' } }],
    ['Purpose: prefetch', { headers: { ...byBrowser, purpose: 'prefetch' } }],
    ['X-Moz: prefetch', { headers: { ...byBrowser, 'x-moz': 'prefetch' } }],
  ]
  test.each(prefetches)('%s changes nothing, in no mode', proving(['E-230', 'D-PAG-6.1']), async (_name, visit) => {
    for (const optinConfirmMode of ['direct', 'adaptive', 'button'] as const) {
      await set({ confirmationUrl, optinConfirmMode })
      const { id, token } = await registered()
      expect((await open(token, visit)).status).toBe(200)
      expect(await stateOf(id)).toBe('2/1')
      expect(await visitsOf(id)).toEqual([])
    }
  })

  const machines: [string, Record<string, string>, number, string][] = [
    ['a plain client', { 'user-agent': 'curl/8.5' }, 60, 'notANavigation'],
    ['a frame', { ...byBrowser, 'sec-fetch-dest': 'iframe' }, 60, 'framed'],
    ['a scanner', { ...byBrowser, 'user-agent': 'Mozilla/5.0 (compatible; BarracudaCentral)' }, 60, 'scannerAgent'],
    ['something faster than the mail', byBrowser, 3, 'tooSoonAfterSending'],
  ]
  test.each(machines)(
    'adaptive: %s gets the button, and the reason is kept',
    proving('D-PAG-6.5'),
    async (_name, headers, ago, reason) => {
      await set({ confirmationUrl })
      const { id, token } = await registered()
      await sentAgo(id, ago)
      const answer = await open(token, { headers })
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('<button type="submit">')
      expect(await stateOf(id)).toBe('2/1')
      expect(await visitsOf(id)).toMatchObject([{ method: 'GET', outcome: 'asked', reason, ip: '127.0.0.1' }])
    },
  )

  test('direct confirms on every GET', proving('D-PAG-6.3'), async () => {
    await set({ confirmationUrl, optinConfirmMode: 'direct' })
    const { id, token } = await registered()
    expect((await open(token, { headers: { 'user-agent': 'curl/8.5' } })).status).toBe(302)
    expect(await stateOf(id)).toBe('1')
  })
})

describe('the button', () => {
  test('GET shows a form, POST confirms, and the record holds what the person saw', proving('E-232'), async () => {
    await set({ confirmationUrl, optinConfirmMode: 'button' })
    const { id, token } = await registered()
    const page = await open(token)
    expect(page.status).toBe(200)
    expect(await stateOf(id)).toBe('2/1')
    proves('D-PAG-6.6', () => {
      expect(page.text).not.toContain(token)
      expect(page.text).not.toContain('<script')
    })
    api.clock.advance(2000)
    await proves('D-PAG-12', async () =>
      expect(await press(token, { form: stampIn(page.text) })).toMatchObject({
        status: 303,
        location: confirmationUrl,
      }),
    )
    expect(await stateOf(id)).toBe('1')
    const [asked, confirmed] = await visitsOf(id)
    expect([asked, confirmed]).toMatchObject([
      { outcome: 'asked', reason: 'browserNavigation' },
      { outcome: 'confirmed', reason: 'person', method: 'POST' },
    ])
    const evidence = (await consentOf(api, account, id)).at(-1)?.evidence as Record<string, string>
    expect(evidence).toMatchObject({ method: 'POST', ip: '127.0.0.1', userAgent: byBrowser['user-agent'] })
    expect(evidence['hash:page']).toBe(confirmed?.page)
    const [kept] = await api.database.query<{ html: string; hash: string }>(
      `select t.html, encode(sha256(convert_to(t.html, 'UTF8')), 'hex') as hash from page_texts t where t.hash = decode($1, 'hex')`,
      [evidence['hash:page']],
    )
    expect(kept?.hash).toBe(evidence['hash:page'])
    expect(page.text.replace(stampIn(page.text), '')).toBe(kept?.html)
    const [content] = await api.database.query(
      `select 1 from contents where account_id = $1 and hash = decode($2, 'hex')`,
      [account.accountId, evidence['hash:mail']],
    )
    expect(content).toBeDefined()
  })

  const refused: [string, (stamp: string) => Record<string, string>, number, string][] = [
    ['pressed faster than anybody reads', (form) => ({ form }), 1000, 'tooEarly'],
    ['with the hidden button', (form) => ({ form, every: '1' }), 5000, 'hiddenButton'],
    ['with the hidden field', (form) => ({ form, remark: 'x' }), 5000, 'hiddenButton'],
    ['without its stamp', () => ({}), 5000, 'unknownForm'],
    ['with a changed stamp', (form) => ({ form: `B${form.slice(1)}` }), 5000, 'unknownForm'],
    ['a day later', (form) => ({ form }), 25 * 60 * 60 * 1000, 'unknownForm'],
  ]
  test.each(refused)('%s: the page asks once more, and nothing has changed', async (_name, formOf, afterMs, reason) => {
    await set({ confirmationUrl, optinConfirmMode: 'button' })
    const { id, token } = await registered()
    const page = await open(token)
    api.clock.advance(afterMs)
    try {
      const again = await press(token, formOf(stampIn(page.text)))
      expect(again.status).toBe(200)
      expect(again.text).toContain('noch einmal')
      expect(await stateOf(id)).toBe('2/1')
      expect((await visitsOf(id)).at(-1)).toMatchObject({ outcome: 'askedAgain', reason })
      api.clock.advance(2000)
      expect((await press(token, { form: stampIn(again.text) })).status).toBe(303)
      expect(await stateOf(id)).toBe('1')
    } finally {
      api.clock.advance(-afterMs - 2000)
    }
  })

  test('the stamp of one link is worth nothing for another, and none from another site', async () => {
    await set({ confirmationUrl, optinConfirmMode: 'button' })
    const [one, other] = [await registered(), await registered()]
    const page = await open(one.token)
    api.clock.advance(2000)
    const form = { form: stampIn(page.text) }
    expect((await press(other.token, form)).status).toBe(200)
    const foreign = { ...byBrowser, 'sec-fetch-site': 'cross-site' }
    expect((await pages.visit(`/optin/${one.token}`, { method: 'POST', form, headers: foreign })).status).toBe(200)
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['2/1', '2/1'])
  })

  test('a link is noted fifty times at most', async () => {
    await set({ optinConfirmMode: 'button' })
    const { id, token } = await registered()
    for (let i = 0; i < 55; i++) await open(token)
    expect(await visitsOf(id)).toHaveLength(50)
  })
})

describe('our own pages', () => {
  test('confirm and thank, and say when a link is too old', proving('D-PAG-2.1'), async () => {
    await set({})
    const { id, token } = await registered()
    const done = await open(token)
    expect(done.status).toBe(200)
    expect(done.text).toContain('Ihre Anmeldung ist bestätigt')
    expect(done.text).toContain('Reisebüro Nord')
    expect(await stateOf(id)).toBe('1')
    const late = await registered()
    api.clock.advance(week + 2000)
    const expired = await open(late.token)
    api.clock.advance(-week - 2000)
    expect(expired.status).toBe(410)
    expect(expired.text).toContain('gilt nicht mehr')
  })

  test(
    'an unknown, shortened or strange token is a 404 page, in the language of the browser',
    proving(['E-231', 'D-PAG-3.5']),
    async () => {
      const { token } = await registered()
      const strange = [
        'test',
        token.slice(1),
        `${token}x`,
        '%00',
        '%ff',
        '..%2f',
        "'--",
        'x'.repeat(8000),
        '%F0%9F%92%A9',
      ]
      for (const wrong of strange) {
        const answer = await open(wrong, { headers: { 'accept-language': 'en' } })
        expect([wrong, answer.status]).toEqual([wrong, 404])
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
        expect(answer.text).toContain('<html lang="en">')
      }
      expect((await press(token.slice(1), { form: 'x' })).status).toBe(404)
    },
  )
})
