import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChromium } from '../../../test/browser.ts'
import { aSubscriber } from '../../../test/factories.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../../../test/test-web.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { createMailing, planMailing } from '../mailings/index.ts'
import { type ShippedName, type ShippedPlace, shippedNames, shippedThemes } from './shipped-themes.rules.ts'

const { api, web } = await startApiAndWeb()
let pages: TestPages
let engine: TestEngine
let admin: TestAdmin
let browser: Browser
const folder = resolve(import.meta.dirname, '../../../../.results/themes')
const mails = new Map<ShippedName, { raw: string; html: string; text: string }>()

beforeAll(async () => {
  pages = await startTestPages(api)
  engine = await startTestEngine(api)
  browser = await startChromium()
  admin = await anAdmin(api, web)
  await pages.settings(admin.account, {
    brandName: 'Lindhof Garden Club',
    brandColour: '#8f2f1e',
    postalAddress: 'Gartenweg 1\n00000 Musterstadt',
  })
  await aSubscriber(api, admin.account, { email: 'ada@fair.example', firstname: 'Ada' })
  mkdirSync(folder, { recursive: true })
  for (const name of shippedNames) mails.set(name, await sent(name))
})
afterAll(async () => {
  await browser.close()
  await engine.stop()
  await pages.stop()
})

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#4a6a3d"/><circle cx="760" cy="330" r="170" fill="#e9b44c"/></svg>')}`
const words = {
  heading: 'Plant now, forget till spring',
  text: '<p>Tulip bulbs want three things: depth, one watering, and to be left alone. Set them <b>twice as deep</b> as they are high, and see <a href="https://lindhof.example/tulips">which ones come back</a>.</p>',
  item: 'Carry in what does not bear frost',
  day: '19',
  weekday: 'Thursday',
  time: '18:30',
  greeting: 'Dear {{V:2:gardener}},',
  name: 'Ida Lindhof',
  role: 'Head gardener',
  postscript: 'The greenhouse is open on Saturday.',
  caption: 'The meadow in October',
  overline: 'November',
  fact: 'Where',
  value: 'In the old orangery',
}

/** Something for every place, as somebody would write it. */
function writtenIn({ kind, label }: ShippedPlace): Record<string, string> {
  if (kind === 'image') return { url: 'https://lindhof.example/meadow.jpg', alt: 'A meadow in evening light', link: '' }
  if (kind === 'button') return { text: 'See the tulips', link: 'https://lindhof.example/tulips' }
  return { text: words[label as keyof typeof words] }
}

/** A newsletter with every template of the theme, written in the editor and sent by the engine. */
async function sent(theme: ShippedName): Promise<{ raw: string; html: string; text: string }> {
  const { accountId } = admin.account
  const mailing = { name: theme, senderName: 'Lindhof', senderEmail: 'letter@lindhof.example', languageIso: 'en' }
  const mailingId = await inAccount(api.operator, accountId, (act) =>
    createMailing(act, { type: 'standard', ...mailing }),
  )
  const path = `${admin.at}/mailings/${mailingId}/content`
  const read = async () => (await admin.call('GET', path)).body.data
  const change = async (method: string, below: string, body: object, version?: string) => {
    const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` }
    const answer = await admin.call(method, `${path}${below}`, { body, headers })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer
  }
  await change('PUT', '/theme', { shipped: theme }, (await read()).version)
  for (const { key, places } of shippedThemes[theme].templates) {
    const { templates } = await read()
    const shipped = `${theme}/${key}`
    const template = templates.find((one: { shipped: string }) => one.shipped === shipped)
    const { id } = (await change('POST', '/articles', { templateId: template.id })).body.data
    const article = (await read()).articles.find((one: { id: number }) => one.id === id)
    const written = Object.fromEntries(places.map((place) => [place.at, writtenIn(place)]))
    await change('PATCH', `/articles/${id}`, { places: written }, article.version)
  }
  await change(
    'PATCH',
    '',
    { subject: 'What to plant in November', previewText: 'Three things, and one of them is patience.' },
    (await read()).version,
  )
  await inAccount(api.operator, accountId, (act) =>
    planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await engine.work()
  const mail = engine.receiver.mails.at(-1)
  if (!mail) throw new Error(`nothing of ${theme} arrived`)
  const raw = mail.raw.toString()
  writeFileSync(resolve(folder, `${theme}.eml`), raw)
  const { html = '', text = '' } = await PostalMime.parse(raw)
  return { raw, html, text }
}
const mailOf = (name: ShippedName) => mails.get(name) as { raw: string; html: string; text: string }
const shownHtml = (html: string) => html.replaceAll('https://lindhof.example/meadow.jpg', picture)

async function look(html: string, options: BrowserContextOptions, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext(options)
  try {
    const page = await context.newPage()
    await page.setContent(html)
    await work(page)
  } finally {
    await context.close()
  }
}

describe.each(shippedNames)('a mail in %s', (name) => {
  const guises = [600, 360].flatMap((width) => (['light', 'dark'] as const).map((scheme) => [width, scheme] as const))

  test.each(guises)('%i pixels wide, %s: nothing sticks out and nobody is shut out', async (width, colorScheme) => {
    await look(shownHtml(mailOf(name).html), { viewport: { width, height: 900 }, colorScheme }, async (page) => {
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
      await page.screenshot({ path: resolve(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true })
      const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']
      const { violations } = await new AxeBuilder({ page })
        .options({ runOnly: { type: 'tag', values: tags } })
        .analyze()
      const faults = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
      )
      expect(faults).toEqual([])
    })
  })

  test('without pictures their words stand there, and with letters twice as large nothing is cut off', async () => {
    await look(
      mailOf(name).html.replaceAll(/\ssrc="https:[^"]*"/g, ' src="https://nowhere.invalid/x"'),
      { viewport: { width: 600, height: 900 } },
      async (page) => {
        await page.screenshot({ path: resolve(folder, `${name}-no-pictures.png`), fullPage: true })
        const silent = await page.evaluate(`[...document.images].filter((one) => one.width > 1 && !one.alt).length`)
        expect(silent).toBe(0)
      },
    )
    await look(shownHtml(mailOf(name).html), { viewport: { width: 360, height: 900 } }, async (page) => {
      await page.evaluate(`for (const one of document.querySelectorAll('*')) {
        const size = parseFloat(getComputedStyle(one).fontSize)
        one.dataset.size = size
      }
      for (const one of document.querySelectorAll('[data-size]')) {
        one.style.fontSize = one.dataset.size * 2 + 'px'
        one.style.lineHeight = '1.4'
      }`)
      await page.screenshot({ path: resolve(folder, `${name}-large.png`), fullPage: true })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    })
  })

  test('is built of tables, as mail programs want it, and weighs little', () => {
    const { html } = mailOf(name)
    expect(Buffer.byteLength(html)).toBeLessThan(100_000)
    expect(html).not.toMatch(/display:\s*(flex|grid|inline-flex)|position:\s*(absolute|fixed|sticky)|float:/)
    const tables = html.match(/<table\b[^>]*>/g) ?? []
    expect(tables.length).toBeGreaterThan(0)
    for (const table of tables) expect(table).toMatch(/role="presentation"/)
    for (const image of html.match(/<img\b[^>]*>/g) ?? [])
      if (!image.includes('width="1"')) expect(image).toMatch(/\bwidth="\d+"/)
  })

  test('says everything in its plain text, too', async () => {
    const { html, text } = mailOf(name)
    const plain = (said: string) => said.replaceAll(/\s+/g, ' ')
    await look(shownHtml(html), {}, async (page) => {
      const seen = await page.evaluate<string[]>(
        `[...document.querySelectorAll('h1, h2, h3, p, li')].map((one) => one.textContent.trim()).filter(Boolean)`,
      )
      const missing = seen.filter((said) => !plain(text).toLowerCase().includes(plain(said).toLowerCase().slice(0, 40)))
      expect(missing).toEqual([])
    })
    expect(text).toContain('https://')
    expect(text).toContain('Gartenweg 1')
  })

  test('SpamAssassin finds nothing wrong with it', () => {
    const { stdout, error } = spawnSync('spamassassin', ['--local', '--test-mode'], {
      input: mailOf(name).raw,
      encoding: 'utf8',
    })
    expect(error, 'the Debian package spamassassin is needed').toBeUndefined()
    const [, score] = /X-Spam-Status: \w+, score=(-?[\d.]+)/.exec(stdout.replaceAll(/\n[ \t]+/g, ' ')) ?? []
    const rules = stdout
      .split('Content analysis details')[1]
      ?.split('\n')
      .filter((line) => /^\s*-?\d+\.\d/.test(line))
    expect(Number(score), rules?.join('\n')).toBeLessThan(1)
  })
})
