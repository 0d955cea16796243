import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing, aSubscriber } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startTestWeb, type TestAdmin, type TestWeb } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { addLanguage, importContent, planMailing } from '../mailings/index.ts'

let api: TestApi
let web: TestWeb
let pages: TestPages
let engine: TestEngine
let admin: TestAdmin
let channelId: number
beforeAll(async () => {
  api = await startTestApi()
  web = await startTestWeb(api)
  pages = await startTestPages(api)
  engine = await startTestEngine(api)
  admin = await anAdmin(api, web, { channels: ['Garten', 'Aktionen'] })
  channelId = admin.account.channelIds[0] as number
  await aSubscriber(api, admin.account, { firstname: 'Änne', channels: [{ id: channelId, status: 1 }] })
  await choose({})
})
afterAll(async () => {
  await engine.stop()
  await pages.stop()
  await web.stop()
  await api.stop()
})

const html =
  '<h1>Dear {{V:2:reader}}</h1><p><a href="https://lindhof.example/tulips?a=1&amp;b=2">Tulips</a> <a href="{browserLink}">in a browser</a> <a class="x" href="{unsubscribeLink}">leave</a></p>'

/** Sends a newsletter to the channel, by the engine. */
async function sent(name: string, of = admin, into = channelId): Promise<number> {
  const { accountId } = of.account
  const mailingId = await aMailing(api, accountId, { name, subject: `${name}, {{V:2:reader}}`, html, channelId: into })
  await inAccount(api.operator, accountId, (act) =>
    planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await engine.work()
  return mailingId
}

const at = (of = admin, id = channelId) => `${of.at}/channels/${id}/archive`
const archive = async (...where: Parameters<typeof at>) =>
  (await (where[0] ?? admin).call('GET', at(...where))).body.data
async function choose(choices: object, of = admin, id = channelId): Promise<number> {
  const headers = { 'if-match': (await archive(of, id)).version }
  const body = { isOpen: true, isIndexable: false, ...choices }
  return (await of.call('PUT', at(of, id), { body, headers })).status
}
const pathOf = (url: string) => new URL(url).pathname
const open = (path: string) => pages.visit(path, { headers: byBrowser })
const counted = () => api.database.query<{ n: number }>('select count(*)::int as n from tracking_events')

describe('the archive of a channel', () => {
  test('is off until an admin opens it, and gone when they close it', proving('W-149.1'), async () => {
    const other = admin.account.channelIds[1] as number
    expect(await archive(admin, other)).toMatchObject({ isOpen: false, isIndexable: false, url: null })
    expect(await choose({}, admin, other)).toBe(204)
    const { url } = await archive(admin, other)
    expect((await open(pathOf(url))).status).toBe(200)
    expect(await choose({ isOpen: false }, admin, other)).toBe(204)
    expect((await open(pathOf(url))).status).toBe(404)
    await choose({}, admin, other)
    expect((await archive(admin, other)).url).toBe(url)
  })

  test('shows what was sent, the newest first, and nothing that was not', proving('W-149.2'), async () => {
    await sent('First')
    await sent('Second')
    await aMailing(api, admin.account.accountId, { name: 'Draft', subject: 'Draft', html, channelId })
    const { text } = await open(pathOf((await archive()).url))
    expect([...text.matchAll(/<h2[^>]*><a[^>]*>([^<]+)/g)].map(([, subject]) => subject)).toEqual([
      'Second, reader',
      'First, reader',
    ])
  })

  test('reads as nobody’s, and nothing is counted', async () => {
    const mailingId = await sent('Tulips')
    const { url } = await archive()
    const before = await counted()
    const letter = await open(`${pathOf(url)}/${mailingId}`)
    const feed = await open(`${pathOf(url)}/feed`)
    const unescaped = feed.text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    for (const text of [letter.text, unescaped]) {
      proves('W-149.3', () => {
        expect(text).toContain('Dear reader')
        expect(text).not.toContain('Änne')
        expect(text).not.toMatch(/in a browser|leave|personal-link|\/t\/|\/o\//)
      })
      proves('F-062', () => {
        expect(text).toContain('Dear reader')
        expect(text).toMatch(/href="https:\/\/lindhof\.example\/tulips\?a=1&(amp;)?b=2"/)
      })
    }
    proves('W-149.6', () => {
      expect(feed.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
      expect(feed.text).toContain(`<id>https://pages.postrider.example${pathOf(url)}/${mailingId}</id>`)
    })
    await proves('F-062', async () => expect(await counted()).toEqual(before))
  })

  test('reads in the language of the account, whichever is the main one', proving('W-149.2'), async () => {
    const { accountId } = admin.account
    const mailingId = await aMailing(api, accountId, { languageIso: 'en', subject: 'Lilies', html, channelId })
    await inAccount(api.operator, accountId, async (act) => {
      const german = await addLanguage(act, mailingId, 'de')
      await importContent(act, german, { subject: 'Lilien', html: '<p>Lilien blühen</p>' })
      await planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false })
    })
    await engine.work()
    const { url } = await archive()
    expect((await open(`${pathOf(url)}/${mailingId}`)).text).toContain('Lilien blühen')
  })

  test('does without what was kept out', proving('W-149.4'), async () => {
    const mailingId = await sent('Prices')
    const { url } = await archive()
    const keep = (isKeptOut: boolean) => admin.call('PUT', `${at()}/newsletters/${mailingId}`, { body: { isKeptOut } })
    const shown = async () => {
      const answers = await Promise.all(['', '/feed'].map((part) => open(`${pathOf(url)}${part}`)))
      return [...answers.map(({ text }) => text.includes('Prices')), (await open(`${pathOf(url)}/${mailingId}`)).status]
    }
    expect(await shown()).toEqual([true, true, 200])
    expect((await keep(true)).status).toBe(204)
    expect(await shown()).toEqual([false, false, 404])
    const { body } = await admin.call('GET', `${at()}/newsletters`)
    expect(body.data.find((one: { mailingId: number }) => one.mailingId === mailingId)).toMatchObject({
      isKeptOut: true,
    })
    expect((await keep(false)).status).toBe(204)
    expect(await shown()).toEqual([true, true, 200])
  })

  test('loses what was deleted', proving('W-149.5'), async () => {
    const mailingId = await sent('Regretted')
    const { url } = await archive()
    const shown = async () => [
      (await open(pathOf(url))).text.includes('Regretted'),
      (await open(`${pathOf(url)}/feed`)).text.includes('Regretted'),
      (await open(`${pathOf(url)}/${mailingId}`)).status,
    ]
    expect(await shown()).toEqual([true, true, 200])
    const path = `${admin.at}/mailings/${mailingId}`
    const headers = { 'if-match': `"${(await admin.call('GET', path)).body.data.version}"` }
    expect((await admin.call('DELETE', path, { headers })).status).toBe(204)
    expect(await shown()).toEqual([false, false, 404])
  })

  test('is found by search engines only if that was chosen', proving('W-149.7'), async () => {
    const { url } = await archive()
    const robots = async () => {
      const { headers, text } = await open(pathOf(url))
      return [headers['x-robots-tag'], text.includes('name="robots"')]
    }
    expect(await robots()).toEqual(['noindex, nofollow', true])
    await choose({ isIndexable: true })
    expect(await robots()).toEqual(['all', false])
  })

  test('may be kept on the way, and leaves no cookie', proving('W-149.8'), async () => {
    const { headers } = await open(pathOf((await archive()).url))
    expect(headers['cache-control']).toBe('public, max-age=300')
    expect(headers['set-cookie']).toBeUndefined()
  })

  test('has its years, and others lead nowhere', async () => {
    const { url } = await archive()
    const year = api.clock.now().getUTCFullYear()
    expect((await open(`${pathOf(url)}?year=${year}`)).status).toBe(200)
    expect((await open(`${pathOf(url)}?year=1999`)).status).toBe(404)
    expect((await open(`${pathOf(url)}?year=x`)).status).toBe(404)
  })

  test('of another account shows nothing of this one, and an unknown one is not there', async () => {
    const other = await anAdmin(api, web, { channels: ['Garten'] })
    const mine = await sent('Mine')
    const theirs = other.account.channelIds[0] as number
    await choose({}, other, theirs)
    const { url } = await archive(other, theirs)
    expect((await open(`${pathOf(url)}/${mine}`)).status).toBe(404)
    expect((await open(`/archive/${'0'.repeat(32)}`)).status).toBe(404)
    expect((await open('/archive/..%2f')).status).toBe(404)
    const keeping = `${at(other, theirs)}/newsletters/${mine}`
    expect((await other.call('PUT', keeping, { body: { isKeptOut: true } })).status).toBe(404)
  })
})
