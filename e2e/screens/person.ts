import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Test } from '../run-tests.ts'
import type { People } from '../seed.ts'
import { type Circumstances, forgiveTrouble, overlookTrouble, type Visit, visit } from '../visit.ts'

const person = (
  name: string,
  id: number,
  run: (at: Visit, people: People) => Promise<void>,
  how: Circumstances = {},
): Test => ({
  name: `person: ${name}`,
  run: (world) =>
    visit(world, { as: world.people.admin, ...how }, async (at) => {
      await at.page.goto(`/accounts/${world.people.admin.accountId}/subscribers/${id}`)
      await at.page.locator('main dl').first().waitFor()
      await run(at, world.people)
    }),
})

const field = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}: `) })

export const personTests: Test[] = [
  person('a field is typed where it stands, and a mistake is told at it', 6, async (at) => {
    const { page } = at
    await field(page, 'First name').click()
    await page.getByRole('textbox', { name: 'First name' }).fill('Ida')
    await page.keyboard.press('Enter')
    await field(page, 'First name').and(page.getByText('Ida')).waitFor()
    assert.equal(await field(page, 'First name').evaluate((place) => place === document.activeElement), true)
    await field(page, 'Address').click()
    const typed = page.getByRole('textbox', { name: 'Address' })
    await typed.fill('not an address')
    await page.keyboard.press('Enter')
    await page.getByText('This does not fit here.').waitFor()
    assert.equal(await typed.inputValue(), 'not an address')
    await page.keyboard.press('Escape')
    await typed.waitFor({ state: 'detached' })
    forgiveTrouble(at, /422/)
  }),
  person('archived, and back', 9, async ({ page }) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Archive in all channels…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
    await page.getByText('is archived.').waitFor()
    await page.locator('main').getByText('Archived by hand').first().waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Taken back.').waitFor()
    await page.locator('main').getByText('Receive-ready').first().waitFor()
  }),
  person('an erasure wants the address typed, and is final', 8, async ({ page, context }) => {
    const email = (await page.locator('main dl').getByText('@').first().textContent()) ?? ''
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Erase…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('somebody else')
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await dialog.getByText('This is not the address.').waitFor()
    await dialog.getByRole('textbox').fill(email)
    await dialog.getByRole('button', { name: 'Erase for good' }).click()
    await page.waitForURL(/\/subscribers$/)
    await page.getByText('was erased.').waitFor()
    // The news that somebody has changed can be here before the list is.
    overlookTrouble(context, /404 /)
  }),
  person('the evidence of consent opens and prints', 5, async ({ page }) => {
    await page.getByRole('link', { name: 'Consent evidence' }).click()
    await page.getByRole('heading', { level: 1, name: 'Evidence of consent' }).waitFor()
    await page
      .getByText(/^Ledger entry/)
      .first()
      .waitFor()
    await page.emulateMedia({ media: 'print' })
    assert.equal(await page.getByRole('navigation').first().isVisible(), false)
  }),
  {
    name: 'person: somebody is added, once',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.admin.accountId}/subscribers`)
        const add = async () => {
          await page.getByRole('button', { name: 'Add a person' }).click()
          const dialog = page.getByRole('dialog')
          await dialog.getByLabel('Address').fill('new.person@example.com')
          await dialog.getByLabel('What happens first').selectOption('transaction')
          await dialog.getByRole('button', { name: 'Add', exact: true }).click()
        }
        await add()
        await page.getByRole('heading', { level: 1, name: 'new.person@example.com' }).waitFor()
        await page.goBack()
        await add()
        await page.getByText('Somebody has this address already.').waitFor()
        await page.getByRole('link', { name: 'Open this person' }).click()
        await page.getByRole('heading', { level: 1, name: 'new.person@example.com' }).waitFor()
        forgiveTrouble(at, /409/)
      }),
  },
]
