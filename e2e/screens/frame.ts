import assert from 'node:assert/strict'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, type Visit, visit } from '../visit.ts'

const start = ({ world }: Visit) => `/accounts/${world.people.admin.accountId}`

export const frameTests: Test[] = [
  {
    name: 'frame: every place is reached by its keys',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(start(at))
        await page.getByRole('heading', { level: 1 }).waitFor()
        await proves('W-121.1', async () => {
          await page.keyboard.press('g')
          await page.keyboard.press('s')
          await page.waitForURL(/\/subscribers$/)
          await page.keyboard.press('g')
          await page.keyboard.press('o')
          await page.waitForURL(/\/accounts\/\d+$/)
        })
        await page.keyboard.press('?')
        await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }),
  },
  {
    name: 'frame: the palette finds a person and opens them',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(start(at))
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.keyboard.press('Control+k')
        await page.locator('input.mantine-Spotlight-search:focus').waitFor()
        await page.keyboard.type('@m')
        await page.locator('.mantine-Spotlight-action').first().waitFor()
        // Whoever types on and presses Enter before the answer means what they typed, not who stands there still.
        await page.keyboard.type('arie')
        await page.keyboard.press('Enter')
        await page.waitForURL(/\/subscribers\/\d+$/)
        await page.getByRole('heading', { level: 1, name: /Marie/ }).waitFor()
      }),
  },
  {
    name: 'frame: language and appearance change at once and stay',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(start(at))
        await page.getByRole('button', { name: /^Your menu/ }).click()
        await page.getByRole('menuitem', { name: 'Dark' }).click()
        assert.equal(await page.locator('html').getAttribute('data-mantine-color-scheme'), 'dark')
        await page.getByRole('menuitem', { name: 'Deutsch' }).click()
        await page.getByRole('link', { name: 'Abonnenten' }).first().waitFor()
        await proves('W-118.2', async () => assert.equal(await page.locator('html').getAttribute('lang'), 'de'))
      }),
  },
  {
    name: 'frame: whoever chose no language here has that of their profile, before that of the browser',
    run: (world) =>
      visit(world, { as: world.people.admin, language: 'de' }, async (at) => {
        const { page, context } = at
        await context.addInitScript(() => localStorage.removeItem('postrider.language'))
        for (const address of [start(at), `${start(at)}/subscribers`]) {
          await page.goto(address)
          await page.getByRole('link', { name: 'Subscribers' }).first().waitFor()
          assert.equal(await page.locator('html').getAttribute('lang'), 'en')
        }
      }),
  },
  {
    name: 'frame: who may not see people is not led to them',
    run: (world) =>
      visit(world, { as: world.people.analyst, language: 'de' }, async (at) => {
        const { page } = at
        await page.goto('/')
        await page.getByRole('link', { name: 'Überblick' }).waitFor()
        assert.equal(await page.getByRole('link', { name: 'Abonnenten' }).count(), 0)
        await page.keyboard.press('Control+k')
        await page.locator('input.mantine-Spotlight-search:focus').fill('marie')
        await page.getByText(/Nichts .*marie/).waitFor()
        await page.keyboard.press('Escape')
        await page.goto(`/accounts/${world.people.analyst.accountId}/subscribers`)
        await page.getByRole('alert').getByText('Ihre Rolle in diesem Konto umfasst das nicht').waitFor()
        forgiveTrouble(at, /403 \(Forbidden\)/)
      }),
  },
  {
    name: 'frame: an account of somebody else leads back to the own one',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto('/accounts/5/subscribers')
        await page.waitForURL(new RegExp(`/accounts/${world.people.admin.accountId}$`))
      }),
  },
  {
    name: 'frame: an L-account has its own places',
    run: (world) =>
      visit(world, { as: world.people.manager }, async (at) => {
        const { page } = at
        await page.goto('/')
        await page.getByRole('link', { name: 'Jobs' }).waitFor()
        assert.equal(await page.getByRole('link', { name: 'Subscribers' }).count(), 0)
      }),
  },
  {
    name: 'frame: the first Tab leads past the navigation',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(start(at))
        await page.getByRole('heading', { level: 1 }).waitFor()
        await proves('W-121.1', async () => {
          await page.keyboard.press('Tab')
          assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to the content')
          await page.keyboard.press('Enter')
          assert.equal(await page.evaluate(() => document.activeElement?.id), 'content')
        })
      }),
  },
]
