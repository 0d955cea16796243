import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing, anAccount, aSubscriber, aTriggerMailing, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'

let api: TestApi
let engine: TestEngine
let pages: TestPages
let account: TestAccount
let plain: TestAccount
const noteUrl = 'https://kunde.example/hinweis'
const html =
  '<h1>Grüße {{V:2:du}}</h1><p>{{V:7:x}} {{V:8:.}} <a href="{browserLink}">ansehen</a> <a href="{unsubscribeLink}">ab</a></p>'

beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  pages = await startTestPages(api)
  account = await anAccount(api)
  plain = await anAccount(api)
  await pages.settings(account, { noteUrl })
})
afterAll(async () => {
  await engine.stop()
  await pages.stop()
  await api.stop()
})

/** Sends a newsletter to one person and returns the path of its browser version. */
async function sent(of: TestAccount, wishes: object = {}) {
  const person = await aSubscriber(api, of, { firstname: 'Änne <b>' })
  const mailingId = await aMailing(api, of.accountId, { html, ...wishes })
  await inAccount(api.operator, of.accountId, (act) =>
    planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await engine.work()
  const mail = engine.receiver.mails.findLast(({ to }) => to === person.email)
  const [path = ''] = /\/browser\/[\w-]+/.exec(mail?.parsed.html ?? '') ?? []
  return { ...person, mailingId, path, mail }
}
const open = (path: string) => pages.visit(path, { headers: byBrowser })

describe('the browser version', () => {
  test('shows one person the mail as it was, in its own words', async () => {
    const { path, email, mailingId, mail } = await sent(account)
    await api.database.query('update newsletters set html = $1 where mailing_id = $2', [
      '<p>später geändert</p>',
      mailingId,
    ])
    const answer = await open(path)
    expect(answer.status).toBe(200)
    expect(answer.text).toContain('Grüße Änne &lt;b&gt;')
    expect(answer.text).toContain(email)
    expect(answer.text).toContain(`https://pages.postrider.example${path}`)
    // Whoever reads here is not counted, so the pixel is missing.
    const linkless = (text: string) =>
      text
        .replace(/<img src="[^"]+\/o\/[^>]+>/, '')
        .replace(/https?:\/\/[^"]+/g, '')
        .replaceAll('\r\n', '\n')
        .trim()
    expect(linkless(answer.text)).toBe(linkless(mail?.parsed.html ?? ''))
    const [p = ''] = /\/unsubscribe\?p=[\w-]+/.exec(answer.text) ?? []
    expect((await open(p)).text).toContain('Möchten Sie sich abmelden?')
  })

  test('T59 the customer’s HTML runs nothing and loads nothing but pictures and style', async () => {
    const { path } = await sent(account, { html: `${html}<script>alert(1)</script>` })
    const policy = (await open(path)).headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/^sandbox /)
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|allow-forms|script-src/)
  })

  test('of a trigger mail shows the values it was sent with', async () => {
    const { triggerTypeId } = await aTriggerMailing(api, account, { html: `${html}<a href="{resetLink}">neu</a>` })
    const { email } = await aSubscriber(api, account)
    for (const number of [1, 2]) {
      const placeholders = { resetLink: `https://kunde.example/reset/${number}` }
      const body = { triggerTypeId, receiver: { email, placeholders } }
      expect((await api.call('POST', '/mailings/singleTrigger', { key: account.key, body })).status).toBeLessThan(300)
      await engine.work()
      const mail = engine.receiver.mails.findLast(({ to }) => to === email)
      const [path = ''] = /\/browser\/[\w-]+/.exec(mail?.parsed.html ?? '') ?? []
      expect((await open(path)).text).toContain(placeholders.resetLink)
      await new Promise((resolve) => setTimeout(resolve, 1100))
    }
  })
})

test('of a campaign shows the values of its receiver', async () => {
  const { triggerTypeId } = await aTriggerMailing(api, account, { html: `${html}<a href="{resetLink}">neu</a>` })
  const { id, email } = await aSubscriber(api, account)
  const campaign = { key: account.key, body: { triggerTypeId, language: 'de' } }
  const copy = await api.call('POST', '/mailings/trigger', campaign)
  const path = `/mailings/trigger/${copy.body.data.id}`
  const receivers = [{ subscriberId: id, placeholders: { resetLink: 'https://kunde.example/reset/7' } }]
  await api.call('POST', `${path}/receivers`, { key: account.key, body: { receivers } })
  await api.call('POST', `${path}/schedule`, { key: account.key, body: {} })
  await engine.work()
  const mail = engine.receiver.mails.findLast(({ to }) => to === email)
  const [version = ''] = /\/browser\/[\w-]+/.exec(mail?.parsed.html ?? '') ?? []
  const answer = await open(version)
  expect([answer.status, answer.text.includes('https://kunde.example/reset/7')]).toEqual([200, true])
})

describe('when it cannot be shown', () => {
  test('values that are forgotten: it is gone', async () => {
    const { triggerTypeId } = await aTriggerMailing(api, plain, { html: `${html}<a href="{resetLink}">neu</a>` })
    const { email } = await aSubscriber(api, plain)
    const body = { triggerTypeId, receiver: { email, placeholders: { resetLink: 'https://kunde.example/r' } } }
    await api.call('POST', '/mailings/singleTrigger', { key: plain.key, body })
    await engine.work()
    await api.database.query('update messages set payload = null where account_id = $1', [plain.accountId])
    const mail = engine.receiver.mails.findLast(({ to }) => to === email)
    const [version = ''] = /\/browser\/[\w-]+/.exec(mail?.parsed.html ?? '') ?? []
    expect(await open(version)).toMatchObject({ status: 404, text: expect.stringContaining('nicht verfügbar') })
  })

  test('a deleted newsletter: CouldNotGetNewsletter', proving(['E-244.1', 'R-203', 'R-208']), async () => {
    const { path, mailingId } = await sent(account)
    await api.database.query('delete from newsletters where mailing_id = $1', [mailingId])
    await proves('D-PAG-10.3', async () =>
      expect(await open(path)).toMatchObject({ status: 302, location: `${noteUrl}?reason=CouldNotGetNewsletter` }),
    )
  })

  /** No content is too large when it is sent; this one has grown since, by a value of the person. */
  const spoil = (id: number) =>
    api.database.query('update subscribers set salutation = repeat($1, 2100000) where id = $2', ['x', id])

  test('one that cannot be rendered: BrowserVersionNotAvailable', proving(['E-244.2', 'R-204', 'R-208']), async () => {
    const { path, id } = await sent(account)
    await spoil(id)
    await proves('D-PAG-10.3', async () =>
      expect(await open(path)).toMatchObject({ status: 302, location: `${noteUrl}?reason=BrowserVersionNotAvailable` }),
    )
  })

  test('T58 a deleted person: BrowserVersionNotAvailable, and nothing more', async () => {
    const { path, id } = await sent(account)
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    expect((await open(path)).location).toBe(`${noteUrl}?reason=BrowserVersionNotAvailable`)
  })

  test('without a note page ours tells it, with status 404 or 500', proving('E-245'), async () => {
    const gone = await sent(plain)
    await api.database.query('delete from newsletters where mailing_id = $1', [gone.mailingId])
    const missing = await open(gone.path)
    expect([missing.status, missing.text.includes('gibt es nicht mehr')]).toEqual([404, true])
    const broken = await sent(plain)
    await spoil(broken.id)
    const failed = await open(broken.path)
    expect([failed.status, failed.text.includes('nicht verfügbar')]).toEqual([500, true])
  })

  test('nobody reaches another person’s by guessing', proving('E-251'), async () => {
    const { path, id, email } = await sent(account)
    const token = path.split('/')[2] as string
    const guesses = [
      String(id),
      pages.ticket(account, id),
      ...Array.from({ length: 200 }, (_, i) => {
        const bytes = Buffer.from(token, 'base64url')
        const at = i % bytes.length
        bytes[at] = (bytes[at] as number) ^ (1 << (i % 8))
        return bytes.toString('base64url')
      }),
    ]
    for (const guess of guesses) {
      const answer = await open(`/browser/${guess}`)
      expect([guess, answer.status]).toEqual([guess, 400])
      expect(answer.text).not.toContain(email)
    }
  })
})
