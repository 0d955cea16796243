import assert from 'node:assert/strict'
import { join, resolve } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import type { Language } from './visit.ts'

export const pictureFolder = resolve(import.meta.dirname, '../.results/pictures')
const schemes = ['light', 'dark'] as const
const sizes = { 1440: 900, 390: 844 } as const

/** What the page shows now, in every guise: nothing sticks out, nobody is shut out, and a picture to look at. */
export async function picture(page: Page, name: string, language: Language): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const [width, height] of Object.entries(sizes)) {
    await page.setViewportSize({ width: Number(width), height })
    await nothingSticksOut(page)
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      const path = join(pictureFolder, `${name}-${scheme}-${language}-${width}.png`)
      // Colours that are still on their way from the other scheme would be in the picture.
      await page.screenshot({ path, animations: 'disabled' })
      if (language === 'en') await nobodyIsShutOut(page, rulesFor(name, scheme, Number(width)))
    }
  }
}

async function nothingSticksOut(page: Page): Promise<void> {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  assert.ok(surplus <= 0, `the page is ${surplus} pixels too wide`)
}

type Rules = Parameters<AxeBuilder['options']>[0]

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
const everything: Rules = { runOnly: { type: 'tag', values: tags } }
const colourRules = ['color-contrast', 'link-in-text-block']
const colours: Rules = { runOnly: { type: 'rule', values: colourRules } }
const allButColours: Rules = {
  ...everything,
  rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
}
/** What only telephones show belongs to the frame, and this screen has it. */
const framed = 'overview'

/** The dark scheme is the same page in other colours, and a telephone shows the same colours in another order. */
function rulesFor(name: string, scheme: (typeof schemes)[number], width: number): Rules | null {
  const looksAtColours = width === 1440 || name === framed
  if (scheme === 'dark') return looksAtColours ? colours : null
  return looksAtColours ? everything : allButColours
}

async function nobodyIsShutOut(page: Page, rules: Rules | null): Promise<void> {
  if (!rules) return
  // Our pages have no frames, and nobody reads what passed: the ways for both take four times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe.options({ ...rules, resultTypes: ['violations'] }).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  )
  assert.deepEqual(found, [])
}
