import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { picture, pictureFolder } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { type Circumstances, forgiveTrouble, type Visit, visit } from '../visit.ts'

const list = (name: string, how: Circumstances, query: string, run: (at: Visit) => Promise<void>): Test => ({
  name: `saved views: ${name}`,
  run: (world) =>
    visit(world, { as: world.people.admin, ...how }, async (at) => {
      await at.page.goto(`/accounts/${world.people.admin.accountId}/subscribers${query}`)
      await at.page.getByRole('table').locator('tbody tr').first().waitFor()
      await run(at)
    }),
})

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const isShown = (page: Page, name: string) =>
  page.getByRole('tab', { name, exact: true }).and(page.locator('[aria-selected="true"]')).waitFor()

export const savedViewTests: Test[] = [
  list('columns are chosen, and kept with a view', {}, '', async ({ page, world }) => {
    const heads = page.getByRole('table').locator('thead')
    await page.getByRole('button', { name: 'Columns' }).click()
    const choices = page.getByRole('dialog', { name: 'Columns' })
    await choices.getByRole('checkbox', { name: 'Birthday' }).check()
    await choices.getByRole('checkbox', { name: 'City' }).check()
    // Behind the base data come fields of the customer.
    const field = choices.getByRole('checkbox').nth(7)
    await field.check()
    await heads.getByText('City', { exact: true }).waitFor()
    await page.screenshot({ path: join(pictureFolder, 'subscribers-columns-open.png') })
    await page.keyboard.press('Escape')
    await picture(page, 'subscribers-columns', 'en')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('Where they live')
    await page.keyboard.press('Enter')
    await isShown(page, 'Where they live')
    await page.goto(`/accounts/${world.people.admin.accountId}/subscribers`)
    await page.getByRole('table').locator('tbody tr').first().waitFor()
    await heads.getByText('City', { exact: true }).waitFor({ state: 'detached' })
    await tab(page, 'Where they live').click()
    await heads.getByText('City', { exact: true }).waitFor()
    await heads.getByText('Birthday', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^What to do with/ }).click()
    await page.getByRole('menuitem', { name: 'Delete the view' }).click()
  }),
  list(
    'kept, opened, renamed, begun with, and deleted',
    {},
    '?state=unsubscribed&sort=email',
    async ({ page, world }) => {
      await page.getByRole('button', { name: 'Save this view' }).click()
      await page.getByRole('dialog').getByLabel('Name').fill('Those who left')
      await picture(page, 'view-name', 'en')
      await page.keyboard.press('Enter')
      await isShown(page, 'Those who left')
      await picture(page, 'subscribers-view', 'en')
      await tab(page, 'All').click()
      await page.getByText('140 match').waitFor()
      await tab(page, 'Those who left').click()
      await page.waitForURL(/state=unsubscribed/)
      await page.getByText('Status is Unsubscribed').waitFor()
      const menu = () => page.getByRole('button', { name: /^What to do with/ }).click()
      await menu()
      await page.getByRole('menuitem', { name: 'Rename' }).click()
      await page.getByRole('dialog').getByLabel('Name').fill('Gone')
      await page.keyboard.press('Enter')
      await isShown(page, 'Gone')
      await menu()
      await page.getByRole('menuitem', { name: 'Begin with this view' }).click()
      await page.getByText('The list begins with Gone from now on.').waitFor()
      await page.goto(`/accounts/${world.people.admin.accountId}/subscribers`)
      await isShown(page, 'Gone')
      await tab(page, 'All').click()
      await page.getByText('140 match').waitFor()
      await page.reload()
      await page.getByText('140 match').waitFor()
      await tab(page, 'Gone').click()
      await menu()
      await page.getByRole('menuitem', { name: 'Delete the view' }).click()
      await tab(page, 'Gone').waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Undo' }).click()
      await isShown(page, 'Gone')
      await menu()
      await page.getByRole('menuitem', { name: 'Delete the view' }).click()
      await tab(page, 'Gone').waitFor({ state: 'detached' })
    },
  ),
  list(
    'mit der Tastatur auf dem Telefon; ein Name ist nur einmal da',
    { language: 'de', width: 390 },
    '?sort=email',
    async (at) => {
      const { page } = at
      const keep = async (name: string) => {
        await page.getByRole('button', { name: 'Ansicht sichern' }).press('Enter')
        await page.getByRole('dialog').getByLabel('Name').fill(name)
        await page.keyboard.press('Enter')
      }
      await keep('Nach Adresse')
      await isShown(page, 'Nach Adresse')
      await page.goto(page.url().replace('sort=email', 'sort=-email'))
      await keep('nach adresse')
      await page.getByText('Eine Ansicht mit diesem Namen haben Sie schon.').waitFor()
      await picture(page, 'view-name', 'de')
      await page.keyboard.press('Escape')
      await tab(page, 'Nach Adresse').click()
      await page.getByRole('button', { name: /^Was mit/ }).press('Enter')
      await page.getByRole('menuitem', { name: 'Ansicht löschen' }).press('Enter')
      await tab(page, 'Nach Adresse').waitFor({ state: 'detached' })
      assert.match(page.url(), /sort=email/)
      forgiveTrouble(at, /409 \(Conflict\)/)
    },
  ),
]
