import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMailing, anAccount, anArticle, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves } from '../../../test/proves.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, aUser, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { composeNewsletter, planMailing } from '../mailings/index.ts'

const { api, web } = await startApiAndWeb()
let pages: TestPages
let admin: TestAdmin
let account: TestAccount

beforeAll(async () => {
  pages = await startTestPages(api)
  admin = await anAdmin(api, web)
  account = admin.account
})
afterAll(() => pages.stop())

const html = '<!doctype html><body><h1>Grüße {{V:2:du}}</h1><a href="{unsubscribeLink}">ab</a></body>'

async function previewOf(mailingId: number, subscriberId?: number) {
  const path = `${admin.at}/mailings/${mailingId}/preview${subscriberId === undefined ? '' : `/${subscriberId}`}`
  const answer = await admin.call('GET', path)
  expect(answer.status).toBe(200)
  const { address, ...data } = answer.body.data
  return { ...data, path: new URL(address).pathname }
}

describe('the preview of a newsletter', () => {
  test('as nobody takes the defaults, as a person their data, subject, HTML and text alike', async () => {
    const mailingId = await aMailing(api, account.accountId, { subject: 'Für {{V:2:alle}}', html })
    const { id } = await aSubscriber(api, account, { firstname: 'Änne <b>' })
    const nobody = await previewOf(mailingId)
    expect(nobody).toMatchObject({ subject: 'Für alle', text: expect.stringContaining('Grüße du') })
    expect((await pages.visit(nobody.path)).text).toContain('<h1>Grüße du</h1>')
    const person = await previewOf(mailingId, id)
    expect(person).toMatchObject({ subject: 'Für Änne <b>', text: expect.stringContaining('Grüße Änne <b>') })
    expect((await pages.visit(person.path)).text).toContain('<h1>Grüße Änne &lt;b&gt;</h1>')
  })

  test('of a draft shows its articles as they are now, and marks them; of a planned one what was frozen', async () => {
    const { id } = await anArticle(api, account, { placeholders: { texts: [text('Alt')] } })
    const mailingId = await aMailing(api, account.accountId)
    await inAccount(api.operator, account.accountId, (act) => composeNewsletter(act, mailingId, { articleIds: [id] }))
    const write = (words: string) =>
      api.call('PUT', `/articles/${id}`, { key: account.key, body: { placeholders: { texts: [text(words)] } } })
    await write('Neu')
    const { path } = await previewOf(mailingId)
    expect((await pages.visit(path)).text).toMatch(new RegExp(`<!--article:${id}--><section>.*Neu.*<!--/article-->`))
    await inAccount(api.operator, account.accountId, (act) =>
      planMailing(act, mailingId, { at: timestamp(new Date(Date.now() + 3_600_000)), fromVerifiedDomain: false }),
    )
    await write('Zu spät')
    const planned = (await pages.visit(path)).text
    expect(planned).toContain('Neu')
    expect(planned).not.toMatch(/Zu spät|<!--article/)
  })

  test('is a sandbox that the application alone frames, without a cookie, and runs one script of ours', async () => {
    const hostile = `${html}<script>alert(1)</script><img src=x onerror=alert(2)><form action=/x><a href="javascript:alert(3)">x</a>`
    const { path } = await previewOf(await aMailing(api, account.accountId, { html: hostile }))
    const { headers, text } = await pages.visit(path)
    const policy = headers['content-security-policy'] as string
    const [, nonce] = /script-src 'nonce-([\w-]{22})'/.exec(policy) ?? []
    proves('W-023.7', () =>
      expect(policy).toBe(
        `sandbox allow-scripts; default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src https: data:; ` +
          `font-src https: data:; form-action 'none'; base-uri 'none'; frame-ancestors ${new URL(api.app.config.APP_URL).origin}`,
      ),
    )
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(text.match(/<script/g)).toHaveLength(1)
    expect(text.indexOf(`<script nonce="${nonce}">`)).toBeLessThan(text.indexOf('<h1>'))
    expect((await pages.visit(path)).headers['content-security-policy']).not.toBe(policy)
  })

  test('shows the style for dark mail programs only when asked', async () => {
    const dark = '<style>@media (prefers-color-scheme: dark) { h1 { color: white } }</style><h1>Nacht</h1>'
    const { path } = await previewOf(await aMailing(api, account.accountId, { html: dark }))
    expect((await pages.visit(path)).text).toContain('@media (max-width:0) {')
    expect((await pages.visit(`${path}?scheme=dark`)).text).toContain('@media (min-width:0) {')
  })

  test('of a mail about joining names what only a message knows', async () => {
    const mailingId = await aMailing(api, account.accountId, {
      type: 'optin',
      html: '<p style="color:{brandColour}">{channels}, {senderName}: <a href="{optinLink}">ja</a></p>',
    })
    const { path } = await previewOf(mailingId)
    expect((await pages.visit(path)).text).toMatch(/color:#[0-9a-f]{6}">\{channels\}, Reisebüro Nord: <a href="https:/)
  })
})

describe('the address of a preview', () => {
  test('ends after ten minutes', async () => {
    const { path, expiresAt } = await previewOf(await aMailing(api, account.accountId, { html }))
    expect(Date.parse(expiresAt) - api.clock.now().getTime()).toBeGreaterThan(590_000)
    // The clock goes on beside it: what is left to the minute is for a busy machine.
    api.clock.advance(540_000)
    expect((await pages.visit(path)).status).toBe(200)
    api.clock.advance(61_000)
    expect((await pages.visit(path)).status).toBe(400)
  })

  test('altered, or of another purpose, opens nothing', async () => {
    const { path } = await previewOf(await aMailing(api, account.accountId, { html }))
    const other = path.at(-1) === 'A' ? 'B' : 'A'
    for (const wrong of [`${path.slice(0, -1)}${other}`, path.slice(0, -4), `/preview/${pages.ticket(account, 1)}`])
      expect((await pages.visit(wrong)).status).toBe(400)
  })

  test('is given to nobody for what another account has, and without the right to see people for no person', async () => {
    const stranger = await anAccount(api)
    const theirs = await aMailing(api, stranger.accountId, { html })
    const own = await aMailing(api, account.accountId, { html })
    const call = (path: string) => admin.call('GET', `${admin.at}/mailings/${path}`)
    expect(await call(`${theirs}/preview`)).toMatchObject({ status: 404, body: { code: 'mailing_not_found' } })
    expect(await call(`${own}/preview/999999`)).toMatchObject({ status: 404, body: { code: 'subscriber_not_found' } })
    const ownPerson = await aSubscriber(api, account)
    const analyst = await web.sessionOf(await aUser(api, account.accountId, { role: 'analyst' }))
    expect((await analyst.call('GET', `${admin.at}/mailings/${own}/preview`)).status).toBe(200)
    expect((await analyst.call('GET', `${admin.at}/mailings/${own}/preview/${ownPerson.id}`)).status).toBe(403)
  })

  test('a newsletter of 100 KB is made within 300 ms, or on a busy machine ten times that of a line', async () => {
    const quickest = async (words: number) => {
      const letter = { html: `<p>{{V:2:du}} ${'Wort '.repeat(words)}</p>` }
      const { path } = await previewOf(await aMailing(api, account.accountId, letter))
      const times: number[] = []
      for (let visit = 0; visit < 5; visit += 1) {
        const begun = performance.now()
        await pages.visit(path)
        times.push(performance.now() - begun)
      }
      return Math.min(...times)
    }
    expect(await quickest(20_000)).toBeLessThan(Math.max(300, 10 * (await quickest(1))))
  })
})

function text(words: string) {
  return { areaId: 1, placeholderId: 1, text: words }
}
