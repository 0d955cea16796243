import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'

const wide = { width: 1440, height: 900 }
const numbersIn = (text: string) => (text.replaceAll(',', '').match(/\d+/g) ?? []).map(Number)

export const statisticsTests: Test[] = [
  {
    name: 'statistics: the list adds up by cause, in a picture and as a table, by span and channel',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        await page.getByRole('link', { name: 'Statistics' }).first().click()
        await page.getByText('It adds up, day by day').waitFor()
        const sum = page.getByRole('figure', { name: /in the list now/ })
        const [now = 0, before = 0, ...parts] = numbersIn((await sum.getAttribute('aria-label')) ?? '')
        const came = parts.slice(0, 3).reduce((all, n) => all + n, 0)
        const went = parts.slice(3).reduce((all, n) => all + n, 0)
        assert.equal(now, before + came - went)
        await picture(page, 'statistics', 'en')
        await page.setViewportSize(wide)
        const hours = page.getByRole('radiogroup', { name: /^When people click/ })
        await hours.scrollIntoViewIfNeeded()
        await page.getByRole('figure', { name: /^Clicks by weekday/ }).waitFor()
        await page.getByRole('columnheader', { name: 'Receive-ready' }).waitFor()
        await picture(page, 'statistics-hours', 'en')
        await page.setViewportSize(wide)
        await hours.getByText('Table').click()
        await page.getByRole('columnheader', { name: 'Thu' }).waitFor()
        await page.getByText('12 months', { exact: true }).click()
        await page.getByText('365 days ago').waitFor()
        await page
          .getByRole('radiogroup', { name: /^Every mailing/ })
          .getByText('Table')
          .click()
        await page.getByRole('columnheader', { name: 'Delivered' }).waitFor()
        await page
          .getByRole('radiogroup', { name: /^Who came/ })
          .getByText('Table')
          .click()
        await page.getByRole('columnheader', { name: 'went' }).waitFor()
        await picture(page, 'statistics-table', 'en')
        await page.setViewportSize(wide)
        const channels = page.getByRole('combobox', { name: 'Channel' })
        const second = await channels.locator('option').nth(1).getAttribute('value')
        await channels.selectOption(second)
        await page.waitForURL(/channel=/)
        await page.getByText('It adds up, day by day').waitFor()
      }),
  },
  {
    name: 'statistics: an L-account has its accounts in sums, and nobody of their people',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.manager }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.manager.accountId}`)
        await page.getByRole('link', { name: 'Statistics' }).first().click()
        await page.getByRole('row', { name: /Nordlicht Hamburg/ }).waitFor()
        await page.getByText('Sums only: an L-account sees nobody').waitFor()
        await picture(page, 'statistics-below', 'en')
      }),
  },
  {
    name: 'statistics de: auf dem Telefon, für alle, die Zahlen sehen dürfen',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.analyst, language: 'de', width: 390 }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.analyst.accountId}/statistics`)
        await page.getByText('Es geht auf, Tag für Tag').waitFor()
        await page.getByText('Jedes Mailing aus 12 Monaten').waitFor()
        await picture(page, 'statistics', 'de')
      }),
  },
]
