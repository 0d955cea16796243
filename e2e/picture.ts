import assert from 'node:assert/strict'
import { join, resolve } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import type { Language } from './visit.ts'

export const pictureFolder = resolve(import.meta.dirname, '../.results/pictures')
/** Nobody looks at what is painted there; what is looked for is the same. */
const isUnwatched = Boolean(process.env.CI)
const schemes = ['light', 'dark'] as const
const sizes = { 1440: 900, 390: 844 } as const
/** Nobody's page is narrower. */
const narrowest = 320

/** What the page shows now, in every guise: nothing sticks out, nobody is shut out, and a picture to look at. */
export async function picture(page: Page, name: string, language: Language): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const route = await routeOf(page)
  for (const [width, height] of Object.entries(sizes)) {
    await page.setViewportSize({ width: Number(width), height })
    await nothingSticksOut(page)
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme })
      const path = join(pictureFolder, `${name}-${scheme}-${language}-${width}.png`)
      // Colours that are still on their way from the other scheme would be in the picture.
      if (!isUnwatched) await page.screenshot({ path, animations: 'disabled' })
      await nobodyIsShutOut(page, rulesFor({ name, language, scheme, width: Number(width) }))
    }
  }
  seen.add(keyOf(page, route, language))
}

/** Where axe has been in this run. */
const seen = new Set<string>()

export function isSeen(page: Page, route: string, language: Language): boolean {
  return seen.has(keyOf(page, route, language))
}

/** The console has paths of the same names. */
function keyOf(page: Page, route: string | null, language: Language): string {
  return `${language} ${new URL(page.url()).origin} ${route}`
}

/** Which line of the route table a page of the application shows; null = the page is none of it. */
export function routeOf(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__?: { state: { matches: { fullPath: string }[] } }
    }
    const path = router?.state.matches.at(-1)?.fullPath
    return path === undefined ? null : path.replace(/(?<=.)\/$/, '')
  })
}

/** A screen as wide as a desk, in both schemes: nobody is shut out of it. */
export async function lookAt(page: Page, language: Language): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    await nobodyIsShutOut(page, rulesFor({ name: '', language, scheme, width: 1440 }))
  }
}

/** The page as narrow as it gets: nothing of it is lost at its side. */
export async function narrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: narrowest, height: 844 })
  await nothingSticksOut(page)
}

async function nothingSticksOut(page: Page): Promise<void> {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const at = surplus > 0 && (await page.evaluate(whatSticksOut))
  assert.ok(surplus <= 0, `the page is ${surplus} pixels too wide: ${at}`)
}

/** The innermost of those that end furthest to the right and are not scrolled within something else; runs in the page. */
function whatSticksOut(): string | undefined {
  const isScrolled = (element: Element): boolean =>
    element.parentElement !== null &&
    (getComputedStyle(element.parentElement).overflowX !== 'visible' || isScrolled(element.parentElement))
  const end = (element: Element) => element.getBoundingClientRect().right
  const loose = [...document.body.querySelectorAll('*')].filter((element) => !isScrolled(element))
  return loose
    .reverse()
    .sort((one, other) => end(other) - end(one))[0]
    ?.outerHTML.slice(0, 300)
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

interface Guise {
  name: string
  language: Language
  scheme: (typeof schemes)[number]
  width: number
}

/** The dark scheme is the same page in other colours, a telephone shows the same colours in another order, and so does German. */
function rulesFor({ name, language, scheme, width }: Guise): Rules | null {
  if (language === 'de') return scheme === 'light' && width === 1440 ? allButColours : null
  const looksAtColours = width === 1440 || name === framed
  if (scheme === 'dark') return looksAtColours ? colours : null
  return looksAtColours ? everything : allButColours
}

async function nobodyIsShutOut(page: Page, rules: Rules | null): Promise<void> {
  if (!rules) return
  // Our pages have no frames, and nobody reads what passed: the ways for both take four times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe.options({ ...rules, resultTypes: ['violations'] }).analyze()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    const near = await Promise.all(nodes.map((node) => id === 'target-size' && isUnderBar(page, node)))
    const faults = nodes.filter((_, i) => !near[i]).map(({ target }) => target.join(' '))
    if (faults.length > 0) found.push(`${id}: ${faults.slice(0, 3).join(', ')}`)
  }
  assert.deepEqual(found, [])
}

interface Crowded {
  any: readonly { relatedNodes?: readonly { target: unknown }[] | undefined }[]
}

/** What a bar covers that stays at the edge of the screen is reached once it is scrolled out from under it. */
function isUnderBar(page: Page, { any }: Crowded): Promise<boolean> {
  const neighbours = any.flatMap(({ relatedNodes = [] }) => relatedNodes.map(({ target }) => String(target)))
  return page.evaluate((selectors) => {
    const stays = (element: Element | null): boolean =>
      element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || stays(element.parentElement))
    return selectors.length > 0 && selectors.every((selector) => stays(document.querySelector(selector)))
  }, neighbours)
}
