import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, startChromium } from '../../../test/browser.ts'
import { luminanceOf } from '../../platform/text/colour.rules.ts'
import { matterExampleValues } from '../assembly/testing/example-contents.ts'
import { compileContent, decodeQuotedPrintable } from '../rendering/index.ts'
import { type MatterType, matterNames, systemLinks } from './mailing.rules.ts'
import { shippedMail } from './shipped-mail.rules.ts'

let browser: Browser
beforeAll(async () => {
  browser = await startChromium()
})
afterAll(() => browser.close())

const surroundings = { today: '2026-03-02', fields: new Map(), accountValues: new Map(), mailingValues: new Map() }
const token = 'x'.repeat(56)
const values = {
  ...matterExampleValues,
  optinLink: `https://mail.kunde.example/optin/${token}`,
  undoLink: `https://mail.kunde.example/undo?p=${token}`,
}
const types: readonly MatterType[] = ['optin', 'optout']

function written(type: MatterType, languageIso: string, more: Partial<typeof values> = {}): string {
  const { plainText, ...mail } = shippedMail(type, languageIso, { isThemed: false })
  const content = { ...mail, text: plainText, languageIso, placeholders: [] }
  const compiled = compileContent(content, surroundings, [...systemLinks, ...matterNames])
  return decodeQuotedPrintable(compiled.render(null, { ...values, ...more }).html)
}

/** The colour of every text with the one behind it. */
const colourPairs = `(() => {
  const behind = (element) => {
    const colour = getComputedStyle(element).backgroundColor
    return colour === 'rgba(0, 0, 0, 0)' && element.parentElement ? behind(element.parentElement) : colour
  }
  const texts = [...document.querySelectorAll('h1, p, strong, a')]
  return texts.map((element) => [getComputedStyle(element).color, behind(element)])
})()`

async function leastContrast(page: Page): Promise<number> {
  const pairs: [string, string][] = await page.evaluate(colourPairs)
  const contrasts = pairs.map((pair) => {
    const [low, high] = pair.map((colour) => luminanceOf(asHex(colour))).sort((a, b) => a - b) as [number, number]
    return (high + 0.05) / (low + 0.05)
  })
  return Math.min(...contrasts)
}

function asHex(colour: string): string {
  const parts = (colour.match(/\d+/g) ?? []).slice(0, 3)
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`
}

describe.each(['light', 'dark'] as const)('the shipped mails in the %s', (colorScheme) => {
  const colours = ['#1f5f8b', '#ffcc00', '#111111']
  const cases = types.flatMap((type) => colours.map((colour) => [type, colour] as const))
  test.each(cases)('%s can be read with the brand colour %s', async (type, brandColour) => {
    const page = await openPage(browser, { colorScheme })
    const onBrandColour = brandColour === '#ffcc00' ? '#000000' : '#ffffff'
    await page.setContent(written(type, 'de', { brandColour, onBrandColour }))
    expect(await leastContrast(page)).toBeGreaterThanOrEqual(4.5)
    await page.close()
  })
})

const versions = types.flatMap((type) => [[type, 'de'] as const, [type, 'en'] as const])
test.each(versions)('%s in %s fits a narrow phone, needs no picture and is small', async (type, languageIso) => {
  const page = await openPage(browser, { viewport: { width: 320, height: 640 } })
  const html = written(type, languageIso, { channels: 'Donaudampfschifffahrtsgesellschaftskapitänsneuigkeiten' })
  await page.setContent(html)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  expect(await page.evaluate('document.images.length')).toBe(0)
  expect(await page.getAttribute('html', 'lang')).toBe(languageIso)
  expect(html.length).toBeLessThan(8000)
  await page.close()
})
