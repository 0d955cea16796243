import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'

export const bulkActTests: Test[] = [
  {
    name: 'bulk acts: everybody who matches is put into a group, followed, listed and taken out again',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}/groups`)
        await page.getByRole('button', { name: 'New group…' }).click()
        await page.getByRole('dialog').getByLabel('Name').fill('Acted on')
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { level: 1, name: 'Acted on' }).waitFor()
        await page.goto(`/accounts/${world.people.admin.accountId}/subscribers?view=ready`)
        const rows = page.getByRole('table').locator('tbody tr')
        await rows.first().getByRole('checkbox').click()
        await page.getByRole('button', { name: /^Select all / }).click()
        await rows.nth(1).getByRole('checkbox').click()
        await page.getByRole('button', { name: 'Add to group' }).click()
        await page.getByLabel('Group', { exact: true }).selectOption({ label: 'Acted on' })
        await page.getByText(/people chosen, 0 of them in it already/).waitFor()
        const go = page.getByRole('button', { name: /^Add \d+ people$/ })
        const count = Number(/\d+/.exec((await go.textContent()) ?? '')?.[0])
        await go.click()
        await page.getByText(/people are being added/).waitFor()
        await page.getByRole('toolbar').waitFor({ state: 'detached' })
        await page.goto(`/accounts/${world.people.admin.accountId}/jobs`)
        await page.getByText(/^\d+ done\./).waitFor()
        await page.getByRole('link', { name: 'Adding to a group' }).first().click()
        await page.getByRole('button', { name: `${count} added` }).click()
        await page.getByRole('region', { name: 'People' }).getByRole('link').first().waitFor()
        await page.getByRole('button', { name: 'Undo' }).click()
        await page.getByText('It is being undone.').waitFor()
        await page.goto(`/accounts/${world.people.admin.accountId}/jobs`)
        await page.getByRole('link', { name: 'Undoing' }).first().click()
        await page.getByRole('button', { name: `${count} as before` }).waitFor()
      }),
  },
  {
    name: 'bulk acts: some are archived with a reason, and are as before when that is undone',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}/subscribers?view=ready`)
        const rows = page.getByRole('table').locator('tbody tr')
        await rows.first().getByRole('checkbox').click()
        await rows
          .nth(2)
          .getByRole('checkbox')
          .click({ modifiers: ['Shift'] })
        await page.getByRole('button', { name: 'Archive', exact: true }).click()
        await page.getByRole('dialog').getByLabel('Reason, if there is one').fill('Asked for a break')
        await page.getByRole('button', { name: 'Archive 3 people' }).click()
        await page.getByText('3 people are being archived.').waitFor()
        await page.goto(`/accounts/${world.people.admin.accountId}/jobs`)
        await page.getByRole('link', { name: 'Archiving people' }).first().click()
        await page.getByRole('button', { name: '3 archived' }).waitFor()
        await page.getByRole('button', { name: 'Undo' }).click()
        await page.getByText('It is being undone.').waitFor()
        await page.goto(`/accounts/${world.people.admin.accountId}/jobs`)
        await page.getByRole('link', { name: 'Undoing' }).first().click()
        await page.getByRole('button', { name: '3 as before' }).waitFor()
      }),
  },
  {
    name: 'bulk acts: people archived by mistake are reactivated, on a basis and with a reason',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        const { accountId } = world.people.admin
        const started = async (view: string, act: string, email: string | null) => {
          await page.goto(`/accounts/${accountId}/subscribers?view=${view}`)
          if (email) {
            await page.getByRole('searchbox').fill(email)
            // A list that is not there yet has no second row either.
            await page.locator('tbody tr', { hasText: email }).waitFor()
            await page.locator('tbody tr').nth(1).waitFor({ state: 'detached' })
          }
          await page.locator('tbody tr').first().getByRole('checkbox').click()
          await page.getByRole('toolbar').getByRole('button', { name: act, exact: true }).click()
          const dialog = page.getByRole('dialog')
          await dialog.getByRole('button', { name: `${act} 1 person` }).waitFor()
          return dialog
        }
        await page.goto(`/accounts/${accountId}/subscribers?view=ready`)
        const email = await page
          .locator('tbody tr')
          .first()
          .getByText(/^\S+@\S+$/)
          .first()
          .textContent()
        const archiving = await started('ready', 'Archive', null)
        await archiving.getByRole('button', { name: 'Archive 1 person' }).click()
        await page.getByText('1 person is being archived.').waitFor()
        await page.goto(`/accounts/${accountId}/jobs`)
        await page.getByRole('link', { name: 'Archiving people' }).first().click()
        await page.getByRole('button', { name: '1 archived' }).waitFor()
        const opening = await started('archived', 'Reactivate', email)
        await opening.getByRole('button', { name: 'Reactivate 1 person' }).click()
        assert.equal(
          await opening.getByLabel('Reason').evaluate((field: HTMLInputElement) => field.validity.valid),
          false,
        )
        await opening.getByLabel('Why you may write to them').selectOption('existingCustomer')
        await opening.getByLabel('Reason').fill('Archived by mistake')
        await picture(page, 'bulk-reactivate', 'en')
        await opening.getByRole('button', { name: 'Reactivate 1 person' }).click()
        await page.getByText('1 person is being reactivated.').waitFor()
        await page.goto(`/accounts/${accountId}/jobs`)
        await page.getByRole('link', { name: 'Reactivating people' }).first().click()
        await page.getByRole('button', { name: '1 reactivated' }).waitFor()
      }),
  },
  {
    name: 'bulk acts: erasing asks with the number of people, and an editor is not offered it',
    run: async (world) => {
      await visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}/subscribers`)
        await page.getByRole('table').locator('tbody tr').first().getByRole('checkbox').click()
        await page.getByRole('button', { name: 'Erase' }).click()
        await page.getByRole('dialog').getByText('Erase 1 person?').waitFor()
        await page.getByRole('button', { name: 'Keep as it is' }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.getByText('1 selected').waitFor()
      })
      await visit(world, { as: world.people.colleague }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.colleague.accountId}/subscribers`)
        await page.getByRole('table').locator('tbody tr').first().getByRole('checkbox').click()
        await page.getByRole('button', { name: 'Add to group' }).waitFor()
        assert.equal(await page.getByRole('button', { name: 'Erase' }).count(), 0)
      })
    },
  },
  {
    name: 'bulk acts de: aus einer Gruppe genommen und gesperrt, mit der Tastatur auf dem Telefon, und zurück',
    run: (world) =>
      visit(world, { as: world.people.admin, language: 'de', width: 390 }, async ({ page }) => {
        const { accountId } = world.people.admin
        const began = async (act: string) => {
          await page.goto(`/accounts/${accountId}/subscribers?view=ready`)
          await page.getByRole('table').locator('tbody tr').first().waitFor()
          for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
          await page.getByRole('toolbar').getByRole('button', { name: act, exact: true }).press('Enter')
          return page.getByRole('dialog')
        }
        const undone = async (job: string, outcome: string) => {
          await page.goto(`/accounts/${accountId}/jobs`)
          await page.getByRole('link', { name: job }).first().press('Enter')
          await page.getByRole('button', { name: outcome }).waitFor()
          await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
          await page.getByText('Es wird rückgängig gemacht.').waitFor()
        }
        const blocking = await began('Sperren')
        await blocking.getByRole('button', { name: '2 Personen sperren' }).press('Enter')
        assert.equal(
          await blocking.getByLabel('Grund').evaluate((field: HTMLInputElement) => field.validity.valid),
          false,
        )
        await blocking.getByLabel('Grund').fill('Haben angerufen')
        await picture(page, 'bulk-blacklist', 'de')
        await blocking.getByRole('button', { name: '2 Personen sperren' }).press('Enter')
        await page.getByText('2 Personen werden gesperrt.').waitFor()
        await undone('Personen sperren', '2 gesperrt')
        const removing = await began('Aus Gruppe nehmen')
        await removing.getByLabel('Gruppe').waitFor()
        await removing.getByText(/Personen gewählt/).waitFor()
        await picture(page, 'bulk-group', 'de')
        await page.keyboard.press('Escape')
        await page.getByText('2 ausgewählt').waitFor()
      }),
  },
]
