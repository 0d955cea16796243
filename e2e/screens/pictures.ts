import assert from 'node:assert/strict'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import type { Test } from '../run-tests.ts'
import type { People, Person } from '../seed.ts'
import { visit } from '../visit.ts'

interface Screen {
  name: string
  as?: keyof People
  path: (person: Person) => string
  /** What shows that the screen is complete. */
  ready: string
}

const screens: Screen[] = [
  { name: 'sign-in', path: () => '/sign-in', ready: 'input[name="password"]' },
  { name: 'overview', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}`, ready: 'figure' },
  { name: 'overview-empty', as: 'newcomer', path: ({ accountId }) => `/accounts/${accountId}`, ready: 'main ol' },
  {
    name: 'subscribers',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/subscribers`,
    ready: 'tbody tr',
  },
  {
    name: 'subscribers-none',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/subscribers?view=ready&city=Atlantis`,
    ready: 'main strong',
  },
  {
    name: 'subscriber',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/subscribers/5`,
    ready: 'main dl',
  },
  { name: 'jobs', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/jobs`, ready: 'main h1' },
  { name: 'users', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/users`, ready: 'tbody tr' },
  { name: 'sessions', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/sessions`, ready: 'main li' },
]

/** Every screen in every guise: nothing sticks out, nobody is shut out, and a picture to look at. */
export const pictureTests = (folder: string): Test[] =>
  screens.flatMap((screen) =>
    (['light', 'dark'] as const).flatMap((scheme) =>
      (['en', 'de'] as const).map((language) => ({
        name: `pictures: ${screen.name} ${scheme} ${language}`,
        run: (world) =>
          visit(world, { as: screen.as && world.people[screen.as], language, scheme }, async ({ page }) => {
            await page.goto(screen.path(world.people[screen.as ?? 'admin']))
            await page.locator(screen.ready).first().waitFor()
            await page.evaluate(() => document.fonts.ready)
            const name = [screen.name, scheme, language].join('-')
            await page.screenshot({ path: join(folder, `${name}-1440.png`) })
            if (language === 'en') await nobodyIsShutOut(page)
            await page.setViewportSize({ width: 390, height: 844 })
            await nothingSticksOut(page)
            await page.screenshot({ path: join(folder, `${name}-390.png`) })
            if (language === 'en') await nobodyIsShutOut(page)
          }),
      })),
    ),
  )

async function nothingSticksOut(page: Page): Promise<void> {
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  assert.ok(surplus <= 0, `the page is ${surplus} pixels too wide`)
}

async function nobodyIsShutOut(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
  )
  assert.deepEqual(found, [])
}
