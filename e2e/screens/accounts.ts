import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

export const accountTests: Test[] = [
  {
    name: 'accounts below: an admin makes one, invites its admin, books, locks, unlocks, renames and detaches it',
    run: (world) =>
      visit(world, { as: world.people.manager }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.manager.accountId}`)
        await page.getByRole('link', { name: 'Accounts' }).first().click()
        await page.getByText('You see sums, not people').waitFor()
        await page.getByRole('button', { name: 'New account' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Lindhof Turku')
        await page.getByRole('button', { name: 'Make the account' }).click()
        const row = page.getByRole('row', { name: /Lindhof Turku/ })
        await row.getByText('No admin yet').waitFor()
        const choose = async (item: string) => {
          await page.getByRole('button', { name: 'More about Lindhof Turku' }).click()
          await page.getByRole('menuitem', { name: item }).click()
        }
        await choose('Invite an admin…')
        const dialog = page.getByRole('dialog')
        await dialog.getByRole('textbox', { name: 'Email' }).fill('tove')
        await dialog.getByRole('button', { name: 'Send the invitation' }).click()
        await dialog.getByText('This is not an email we can write to.').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        await dialog.getByRole('textbox', { name: 'Email' }).fill('tove@turku.example')
        await dialog.getByRole('button', { name: 'Send the invitation' }).click()
        await page.getByRole('status').getByText('tove@turku.example is invited.').waitFor()
        await choose('Book channels…')
        await page.getByRole('button', { name: 'Book channels' }).click()
        await page.getByRole('status').getByText('Lindhof Turku has channels now.').waitFor()
        await choose('Lock…')
        await page.getByRole('button', { name: 'Lock Lindhof Turku' }).click()
        await row.getByText('Locked', { exact: true }).waitFor()
        await choose('Unlock…')
        await page.getByRole('button', { name: 'Unlock Lindhof Turku' }).click()
        await row.getByText('No admin yet').waitFor()
        await page.getByRole('link', { name: 'Lindhof Turku' }).click()
        await page.getByText('Nothing sent yet').waitFor()
        await page.getByRole('link', { name: 'Accounts' }).first().click()
        await choose('Detach…')
        await page.getByRole('button', { name: 'Detach Lindhof Turku' }).click()
        await page.getByRole('status').getByText('Lindhof Turku stands alone now.').waitFor()
        await row.waitFor({ state: 'detached' })
      }),
  },
  {
    name: 'accounts below: who is no admin reads the numbers and changes nothing; another account is made from the switcher',
    run: async (world) => {
      await visit(world, { as: world.people.watching }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.watching.accountId}/accounts`)
        await page.getByRole('row').nth(1).waitFor()
        if ((await page.getByRole('button', { name: /^(New account|More about)/ }).count()) > 0)
          throw new Error('who is no admin is offered acts')
      })
      await visit(world, { as: world.people.founding }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.founding.accountId}`)
        await page.getByRole('button', { name: /, switch$/ }).click()
        await page.getByRole('menuitem', { name: 'New account…' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Lindhof Herbs')
        await page.getByRole('button', { name: 'Make the account' }).click()
        await page.getByRole('button', { name: 'Account Lindhof Herbs, switch' }).waitFor()
        await page.getByRole('main').getByRole('list').first().waitFor()
        // What they may do has changed, so that the session goes on under another id.
        forgiveTrouble(at, /403 \(Forbidden/)
      })
    },
  },
]
