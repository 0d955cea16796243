import type { Locator, Page } from 'playwright-core'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'
import type { World } from '../world.ts'

type Role = Parameters<Page['getByRole']>[0]

async function closesTo(page: Page, opener: Locator, opened: Role): Promise<void> {
  // Until its menu has come a button is only its picture: it takes no focus, and the key would go to what had it before.
  await opener.and(page.locator(':enabled')).focus()
  await opener.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  const within = page.getByRole(opened).last()
  await within.waitFor()
  // Escape is heard inside only, and what has the focus there may be without size.
  await within.locator(':focus').waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await within.waitFor({ state: 'hidden' })
  await opener.and(page.locator(':focus')).waitFor()
}

const home = ({ people }: World) => `/accounts/${people.admin.accountId}`

export const focusTests: Test[] = [
  {
    name: 'focus: menus and keys that open something leave the focus where it was, and so does the drawer of a phone',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(home(world))
        for (const name of [/, switch$/, /^Your menu/])
          await proves('W-121.2', () => closesTo(page, page.getByRole('button', { name }), 'menu'))
        const link = page.getByRole('link', { name: 'All subscribers' })
        await proves('W-121.2', async () => {
          for (const [keys, opened] of [
            ['Control+k', 'dialog'],
            ['?', 'dialog'],
          ] as const) {
            await link.focus()
            await page.keyboard.press(keys)
            await page.getByRole(opened).waitFor()
            await page.keyboard.press('Escape')
            await page.getByRole(opened).waitFor({ state: 'hidden' })
            await link.and(page.locator(':focus')).waitFor()
          }
        })
        await page.setViewportSize({ width: 390, height: 844 })
        await proves('W-121.2', () => closesTo(page, page.getByRole('button', { name: 'More' }), 'dialog'))
        await page.getByRole('button', { name: 'More' }).click()
        await page.getByRole('dialog').getByRole('link', { name: 'Statistics' }).click()
        await page.waitForURL(/\/statistics$/)
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      }),
  },
]
