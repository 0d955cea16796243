import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

export const fieldAndEventTests: Test[] = [
  {
    name: 'fields: an admin asks for one, and it waits',
    run: (world) =>
      visit(world, { as: world.people.closing }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.closing.accountId}/settings/fields`)
        await page.getByRole('button', { name: 'Ask for a field' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('What it is to be called').fill('Customer number')
        await dialog.getByLabel('What it is for').fill('The shop asks for it on the phone.')
        await picture(page, 'field-request', 'en')
        await dialog.getByRole('button', { name: 'Ask for it' }).click()
        await page.getByRole('table', { name: 'Asked for' }).getByText('Customer number').waitFor()
        await page.getByText(/waits since/).waitFor()
        await picture(page, 'field-requested', 'en')
      }),
  },
  {
    name: 'customer fields: the account’s value is refused while it does not fit, saved when it does, and taken back',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.admin.accountId}/settings`)
        await page.getByRole('link', { name: 'Customer fields' }).click()
        await page.getByRole('heading', { name: 'Customer fields', level: 1 }).waitFor()
        const section = page.getByRole('region', { name: 'Of the account' })
        await section
          .getByRole('button', { name: /^Change / })
          .first()
          .click()
        const dialog = page.getByRole('dialog')
        const input = dialog.getByRole('textbox').first()
        await input.fill('x'.repeat(1000))
        await input.evaluate((element) => element.removeAttribute('maxlength'))
        await input.fill('x'.repeat(1001))
        await dialog.getByRole('button', { name: 'Save value' }).click()
        await dialog.getByText('At most 1,000 characters.').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        await input.fill('040 22 33 44')
        await dialog.getByRole('button', { name: 'Save value' }).click()
        await section.getByText('040 22 33 44').waitFor()
        await section
          .getByRole('button', { name: /^Change / })
          .first()
          .click()
        await dialog.getByRole('button', { name: 'Take the default' }).click()
        await section.getByText('040 22 33 44').waitFor({ state: 'detached' })
      }),
  },
  {
    name: 'event log: filtered by type it opens its person, and says when nothing is like that',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        await page.getByRole('link', { name: 'Event log' }).click()
        await page.locator('tbody tr').first().waitFor()
        await page.getByRole('combobox', { name: 'Type' }).selectOption('subscriber.created')
        await page.waitForURL(/type=subscriber\.created/)
        await page.locator('tbody code').first().getByText('subscriber.created').waitFor()
        await page.locator('tbody button').nth(1).click()
        await page.locator('pre').getByText('"objectType": "Event"').waitFor()
        await page.locator('tbody a').first().click()
        await page.waitForURL(/\/subscribers\/\d+$/)
        await page.goBack()
        await page.getByRole('combobox', { name: 'Type' }).selectOption('message.clicked')
        await page.getByText('No event here is like this.').waitFor()
        await page.getByRole('button', { name: 'Show everything' }).click()
        await page.locator('tbody tr').first().waitFor()
      }),
  },
]
