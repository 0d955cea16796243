import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

export const settingsTests: Test[] = [
  {
    name: 'settings: the account gets another name, and the audit log says by whom',
    run: (world) =>
      visit(world, { as: world.people.manager }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.manager.accountId}`)
        await page.getByRole('link', { name: 'Settings' }).click()
        const name = page.getByRole('textbox', { name: 'Name' })
        const before = await name.inputValue()
        await name.fill('Lindhof group')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('status').getByText('Saved.').waitFor()
        await page.getByRole('link', { name: 'Audit log' }).click()
        await page.getByText('The record holds').waitFor()
        await page.locator('summary').first().click()
        await page.locator('ins').getByText('Lindhof group').waitFor()
        await page.getByRole('link', { name: 'Account', exact: true }).click()
        await name.fill(before)
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('status').getByText('Saved.').first().waitFor()
      }),
  },
  {
    name: 'settings: a page that is none is refused at its field',
    run: (world) =>
      visit(world, { as: world.people.newcomer }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.newcomer.accountId}/settings/pages`)
        await page.getByRole('textbox', { name: 'After leaving' }).fill('lindhof.example/bye')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByText('1 value has to be mended').waitFor()
        await page.getByText('Give the whole address of a page of yours').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        await page.getByRole('textbox', { name: 'After leaving' }).fill('https://lindhof.example/bye')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('link', { name: 'Open this page' }).waitFor()
      }),
  },
]
