import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { type Circumstances, forgiveTrouble, type Visit, visit } from '../visit.ts'

const list = (name: string, how: Circumstances, query: string, run: (at: Visit) => Promise<void>): Test => ({
  name: `list filters: ${name}`,
  run: (world) =>
    visit(world, { as: world.people.admin, ...how }, async (at) => {
      await at.page.goto(`/accounts/${world.people.admin.accountId}/subscribers${query}`)
      await run(at)
    }),
})

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const settled = (page: Page) => page.waitForFunction(() => !document.querySelector('table[data-stale]'))

async function matches(page: Page): Promise<number> {
  await settled(page)
  const text = await page.getByText(/^[\d,.]+ (match|matches|Treffer)$/).textContent()
  return Number((text ?? '').replace(/\D/g, ''))
}

export const listFilterTests: Test[] = [
  list('by a field and by opt-in days, in the address, and dropped again', {}, '', async ({ page }) => {
    await rows(page).first().waitFor()
    const all = await matches(page)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Filter by').selectOption({ label: 'Orders' })
    await page.getByLabel('Compared').selectOption('atLeast')
    await page.getByLabel('With').fill('3')
    await page.getByRole('button', { name: 'Show these' }).click()
    await page.getByText('Orders is at least 3').waitFor()
    await page.waitForURL(/fields=/)
    const some = await matches(page)
    assert.ok(some > 0 && some < all, `${some} of ${all}`)
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Filter by').selectOption({ label: 'Opted in from a day on' })
    await page.getByLabel('Opted in from').fill('2025-06-01')
    await page.getByRole('button', { name: 'Show these' }).click()
    await page.getByText('Opted in from 1 June 2025').waitFor()
    assert.ok((await matches(page)) <= some)
    await picture(page, 'subscribers-filtered', 'en')
    await page.reload()
    await page.getByText('Orders is at least 3').waitFor()
    await page.getByRole('button', { name: 'Remove the filter Orders is at least 3' }).click()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByText(`${all} match`).waitFor()
  }),
  list('nach Öffnungen, mit der Tastatur, auf dem Telefon', { language: 'de', width: 390 }, '', async ({ page }) => {
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter')
    await page.getByLabel('Filtern nach').selectOption({ label: 'Zuletzt geöffnet' })
    await page.getByLabel('Geöffnet innerhalb von').selectOption('365')
    await page.getByRole('button', { name: 'Diese zeigen' }).press('Enter')
    await page.getByText('Geöffnet innerhalb von 365 Tagen').waitFor()
    await page.waitForURL(/opened=/)
    await matches(page)
    await picture(page, 'subscribers-filtered', 'de')
  }),
  list('not opened is no complement: nobody who could not be recognised', {}, '?notOpened=395', async ({ page }) => {
    const quiet = await matches(page).catch(() => 0)
    await page.goto(page.url().replace('notOpened', 'opened'))
    const opened = await matches(page).catch(() => 0)
    await page.goto(page.url().replace(/\?.*/, ''))
    assert.ok(quiet + opened <= (await matches(page)))
  }),
  list(
    'a field that is gone is said to be gone',
    {},
    `?fields=${encodeURIComponent('[{"id":999999,"operator":"is","value":"x"}]')}`,
    async (at) => {
      const { page } = at
      await page.getByText('A filter names a field that is gone.').waitFor()
      await page.getByText('A field that is gone is x').waitFor()
      await page.getByRole('button', { name: 'Remove the filters by field' }).click()
      await rows(page).first().waitFor()
      forgiveTrouble(at, /422/)
    },
  ),
  list('by group and by day of change', {}, '?changedFrom=2020-01-01', async ({ page }) => {
    await page.getByText('Changed from 1 January 2020').waitFor()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Filter by').selectOption({ label: 'Group' })
    await page.getByLabel('In the group').selectOption({ index: 0 })
    await page.getByRole('button', { name: 'Show these' }).click()
    await page.waitForURL(/group=/)
    const url = page.url()
    await matches(page).catch(() => 0)
    await page.goto(url.replace(/group=[^&]+/, 'group=999999'))
    await page.getByText('In the group that is gone').waitFor()
  }),
]
