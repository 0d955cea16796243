import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, pressOn, startChromium } from '../../../test/browser.ts'
import { anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { pairIn } from '../../../test/ledgers.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'

let api: TestApi
let pages: TestPages
let browser: Browser
/** Runs no scripts. */
let page: Page
let account: TestAccount
/** The customer's site, on another origin; its first page leads on to a second. */
let site: Server
let siteUrl: string

beforeAll(async () => {
  api = await startTestApi()
  pages = await startTestPages(api)
  browser = await startChromium()
  page = await openPage(browser, { javaScriptEnabled: false })
  account = await anAccount(api)
  site = createServer(({ url = '' }, answer) => {
    if (url.startsWith('/first')) answer.writeHead(302, { location: url.replace('first', 'second') }).end()
    else answer.writeHead(200, { 'content-type': 'text/html' }).end('<title>Kunde</title>')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => site.once('listening', resolve))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  await browser.close()
  site.close()
  await pages.stop()
  await api.stop()
})

const stateOf = async (id: number) =>
  pairIn((await api.call('GET', `/subscribers/${id}`, { key: account.key })).body.data)
const registered = async () => {
  const { body } = await api.call('POST', '/subscribers/register', { key: account.key, body: { email: anEmail() } })
  return { id: body.data.id as number, token: await pages.optinToken(account, body.data.id) }
}

/** What the browser refuses on this page from now on. */
function refusalsOn(shown: Page): string[] {
  const refusals: string[] = []
  shown.on('console', (message) => /violat/i.test(message.text()) && refusals.push(message.text()))
  return refusals
}

describe('without JavaScript, in Chromium', () => {
  test(
    'a person presses the button and arrives on the customer’s page, by way of its own redirect',
    proving('E-232'),
    async () => {
      await pages.settings(account, { confirmationUrl: `${siteUrl}/first?a=1`, singlePageMode: true })
      const { id, token } = await registered()
      const refusals = refusalsOn(page)
      await page.goto(`${pages.url}/optin/${token}`)
      expect(await stateOf(id)).toBe('2/1')
      api.clock.advance(2000)
      await pressOn(page, 'main button')
      expect(page.url()).toBe(`${siteUrl}/second?a=1&valid=true`)
      expect(await page.evaluate('document.referrer')).toBe('')
      expect(await stateOf(id)).toBe('1')
      expect(refusals).toEqual([])
    },
  )

  test('T56 pressed at once it asks once more, then it confirms', async () => {
    await pages.settings(account, { confirmationUrl: null, singlePageMode: null })
    const { id, token } = await registered()
    await page.goto(`${pages.url}/optin/${token}`)
    await pressOn(page, 'main button')
    expect(await page.textContent('[role=alert]')).toContain('noch einmal')
    expect(await stateOf(id)).toBe('2/1')
    api.clock.advance(2000)
    await pressOn(page, 'main button')
    expect(await page.textContent('h1')).toContain('bestätigt')
    expect(await stateOf(id)).toBe('1')
  })

  test('our own unsubscribe page works with its button', proving('E-246'), async () => {
    const { id } = await aSubscriber(api, account)
    const refusals = refusalsOn(page)
    await page.goto(`${pages.url}/unsubscribe?p=${pages.ticket(account, id)}`)
    await pressOn(page, 'main button')
    expect(await page.textContent('h1')).toBe('You are unsubscribed')
    expect(await stateOf(id)).toBe('3/4')
    expect(refusals).toEqual([])
  })
})

describe('how it looks', () => {
  test.each([320, 360, 1280])('at %d pixels nothing is cut off, and one button can be reached', async (width) => {
    await pages.settings(account, { optinConfirmMode: 'button', brandName: `${'Donaudampfschifffahrt'.repeat(5)}` })
    const { token } = await registered()
    const viewport = { width, height: 640 }
    const phone = await openPage(browser, { javaScriptEnabled: false, isMobile: true, viewport })
    await phone.goto(`${pages.url}/optin/${token}`)
    await pages.settings(account, { optinConfirmMode: null, brandName: null })
    expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(width)
    const reachable =
      '[...document.querySelectorAll("a,button,input:not([type=hidden])")].filter((e) => e.tabIndex >= 0).length'
    expect(await phone.evaluate(reachable)).toBe(1)
    const button = await phone.locator('main form > button').boundingBox()
    expect(button?.height).toBeGreaterThanOrEqual(44)
    await phone.close()
  })
})

test('T59 a browser version runs no script and reaches nobody', async () => {
  const { mailPage } = await import('./page-answer.visit.ts')
  const attacks = `<title>still</title><script>document.title='ran'</script><img src=x onerror="document.title='ran'">
    <svg onload="document.title='ran'"></svg><iframe srcdoc="<script>parent.document.title='ran'</script>"></iframe>
    <form action="${siteUrl}"><button>x</button></form><object data="${siteUrl}"></object><base href="${siteUrl}">
    <meta http-equiv="refresh" content="0;url=javascript:document.title='ran'"><link rel="stylesheet" href="${siteUrl}/a.css">`
  const { headers, body } = mailPage(attacks, 'de')
  const seen: string[] = []
  const host = createServer((request, answer) => {
    seen.push(request.url ?? '')
    answer.writeHead(200, request.url === '/bare' ? { 'content-type': 'text/html' } : headers).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => host.once('listening', resolve))
  const asked: string[] = []
  site.on('request', ({ url }) => asked.push(url ?? ''))
  const scripted = await openPage(browser)
  const refusals = refusalsOn(scripted)
  const titleOf = async (path: string) => {
    await scripted.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}${path}`)
    await new Promise((resolve) => setTimeout(resolve, 300))
    return scripted.title()
  }
  expect(await titleOf('/mail')).toBe('still')
  expect([seen, asked]).toEqual([['/mail'], []])
  expect(refusals).not.toEqual([])
  expect(await titleOf('/bare'), 'the attacks would work without the policy').toBe('ran')
  host.close()
  host.closeAllConnections()
})
