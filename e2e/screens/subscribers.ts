import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Test } from '../run-tests.ts'
import { type Circumstances, forgiveTrouble, type Visit, visit } from '../visit.ts'

const list = (name: string, run: (at: Visit) => Promise<void>, how: Circumstances = {}, query = ''): Test => ({
  name: `subscribers${how.language ? ` ${how.language}` : ''}: ${name}`,
  run: (world) =>
    visit(world, { as: world.people.admin, ...how }, async (at) => {
      await at.page.goto(`/accounts/${world.people.admin.accountId}/subscribers${query}`)
      await run(at)
    }),
})

const rows = (page: Page) => page.getByRole('table').locator('tbody tr')
const names = async (page: Page) => page.getByRole('table').locator('tbody tr a').allInnerTexts()
const firstName = async (page: Page) => (await names(page))[0]

export const subscriberTests: Test[] = [
  list('pages, and the address remembers which', async ({ page }) => {
    await page.getByText('1–50 of 140').waitFor()
    assert.equal(await rows(page).count(), 50)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('51–100 of 140').waitFor()
    assert.match(page.url(), /page=2/)
    const second = await names(page)
    await page.reload()
    await page.getByText('51–100 of 140').waitFor()
    assert.deepEqual(await names(page), second)
    await page.getByLabel('Page', { exact: true }).fill('3')
    await page.keyboard.press('Enter')
    await page.getByText('101–140 of 140').waitFor()
    await page.goBack()
    await page.getByText('51–100 of 140').waitFor()
  }),
  list('sorts by the server, both ways', async ({ page }) => {
    await page.getByRole('button', { name: 'Address' }).click()
    await page.getByRole('columnheader', { name: 'Address' }).and(page.locator('[aria-sort="ascending"]')).waitFor()
    await page.waitForURL(/sort=email/)
    await page.waitForFunction(() => !document.querySelector('table[data-stale]'))
    const up = await firstName(page)
    await page.getByRole('button', { name: 'Address' }).click()
    await page.locator('[aria-sort="descending"]').waitFor()
    await page.waitForFunction(() => !document.querySelector('table[data-stale]'))
    assert.notEqual(await firstName(page), up)
  }),
  list('a choice goes over pages, and to everybody', async ({ page }) => {
    await rows(page).first().getByRole('checkbox').click()
    await rows(page)
      .nth(3)
      .getByRole('checkbox')
      .click({ modifiers: ['Shift'] })
    await page.getByText('4 selected').waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByText('51–100 of 140').waitFor()
    await rows(page).first().getByRole('checkbox').click()
    await page.getByText('5 selected').waitFor()
    await page.getByRole('button', { name: 'Copy 5 addresses' }).click()
    await page.getByText('5 addresses copied.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    assert.equal(copied.split('\n').filter((line) => line.includes('@')).length, 5)
    await page.getByRole('button', { name: 'Select all 140' }).click()
    await page.getByText('140 selected').waitFor()
    await page.getByRole('button', { name: 'Clear the selection' }).click()
    await page.getByRole('toolbar').waitFor({ state: 'detached' })
  }),
  list('by keyboard: move, select, search, open', async ({ page }) => {
    await rows(page).first().waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await page.getByText('1 selected').waitFor()
    assert.equal(await rows(page).nth(1).getByRole('checkbox').isChecked(), true)
    await page.keyboard.press('k')
    const wanted = (await firstName(page))?.split('\n')[0] as string
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/subscribers\/\d+$/)
    await page.getByRole('heading', { level: 1, name: wanted }).waitFor()
  }),
  list('a filter is a sentence, lives in the address and can be dropped', async ({ page }) => {
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByLabel('Status is').selectOption('unsubscribed')
    await page.getByRole('button', { name: 'Show these' }).click()
    await page.waitForURL(/state=unsubscribed/)
    await page.getByText('Status is Unsubscribed').waitFor()
    await page.waitForFunction(() => !document.querySelector('table[data-stale]'))
    const shown = await rows(page).allInnerTexts()
    assert.ok(shown.length > 0 && shown.every((text) => text.includes('Unsubscribed')))
    await page.getByRole('button', { name: /^Remove the filter Status is/ }).click()
    await page.getByText('140 match').waitFor()
  }),
  list(
    'nobody matches: it says what to drop, and how many there are then',
    async ({ page }) => {
      await page.getByText('No subscriber matches these 2 filters.').waitFor()
      await page.getByText(/Without .+ there (is|are) [\d,]+\./).waitFor()
      await page
        .getByRole('button', { name: /^Remove the/ })
        .first()
        .click()
      await rows(page).first().waitFor()
    },
    {},
    '?view=archived&city=Atlantis',
  ),
  list(
    'niemand passt: der Ausweg steht dabei',
    async ({ page }) => {
      await rows(page).first().waitFor()
      await page.getByRole('searchbox').fill('niemand-heisst-so')
      await page.getByText('Kein Treffer mit diesem Filter.').waitFor()
      await page.getByRole('button', { name: 'Alle zeigen' }).click()
      await page.getByText('140 Treffer').waitFor()
    },
    { language: 'de' },
  ),
  list('what is typed is searched', async ({ page }) => {
    await rows(page).first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('haas marie')
    await page.getByText('1 matches').waitFor()
    assert.equal(await rows(page).count(), 1)
    assert.doesNotMatch(page.url(), /haas/i)
    await page.reload()
    await page.getByText('1 matches').waitFor()
    assert.equal(await page.getByRole('searchbox').inputValue(), 'haas marie')
  }),
  list('without a connection it says so, and goes on when it is back', async (at) => {
    const { page, context } = at
    await page.getByText('1–50 of 140').waitFor()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByRole('alert').getByText('The list could not be loaded.').waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('51–100 of 140').waitFor()
    forgiveTrouble(at, /ERR_INTERNET_DISCONNECTED/)
  }),
  {
    name: 'subscriber: somebody who is gone is said to be gone',
    run: (world) =>
      visit(world, { as: world.people.admin, language: 'de' }, async (at) => {
        await at.page.goto(`/accounts/${world.people.admin.accountId}/subscribers/999999`)
        await at.page.getByText('Unter dieser Adresse ist niemand mehr.').waitFor()
        forgiveTrouble(at, /404 \(Not Found\)/)
      }),
  },
]
