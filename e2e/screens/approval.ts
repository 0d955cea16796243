import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'
import { addPeople, begin, card, stands } from './mailings.ts'

async function write(page: Page, subject: string): Promise<void> {
  await card(page, 'Content').getByRole('button', { name: 'Subject and HTML…' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'HTML' }).fill('<p>Dear {{V:2:reader}}, the shop opens on Monday.</p>')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
}

async function ask(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Plan for 2 people' }).click()
  const dialog = page.getByRole('dialog', { name: 'When should it go?' })
  await dialog.getByRole('textbox', { name: 'Note for whoever approves' }).fill(note)
  await dialog.getByRole('button', { name: /^Send to 2 people on .+after somebody has approved$/ }).click()
  await stands(page, 'Waits for approval')
}

const nameOf = 'The shop opens'

export const approvalTests: Test[] = [
  {
    name: 'approval: an admin wants that somebody else looks at every mailing',
    run: (world) =>
      visit(world, { as: world.people.approver }, async ({ page }) => {
        const { approver } = world.people
        await page.goto(`/accounts/${approver.accountId}/settings`)
        await page.getByRole('combobox', { name: 'Approval' }).selectOption('of what is sent by plan')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('status').getByText('Saved.').waitFor()
        await page.goto(`/accounts/${approver.accountId}/settings/pages`)
        await page.getByRole('textbox', { name: 'Postal address' }).fill('Gartenweg 1\n20459 Hamburg')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('button', { name: 'Save change' }).waitFor({ state: 'detached' })
        await addPeople(page, approver, ['finn', 'gro'])
      }),
  },
  {
    name: 'approval: an editor asks, the admin sends it back with a note, is asked again and approves',
    run: async (world) => {
      const { asker, approver } = world.people
      const address = { at: '' }
      await visit(world, { as: asker }, async ({ page }) => {
        await page.goto(`/accounts/${asker.accountId}/mailings`)
        await begin(page, nameOf)
        await write(page, 'The shop opens on Monday')
        await card(page, 'Sender').getByRole('button', { name: 'Change' }).click()
        await page.getByRole('textbox', { name: 'Address', exact: true }).fill('shop@garden.example')
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByText('Somebody else approves before it may leave.').waitFor()
        await ask(page, 'The price of the kit is checked.')
        await page.getByText('You asked for it, so somebody else answers.').waitFor()
        address.at = page.url()
      })
      await visit(world, { as: approver, width: 390 }, async ({ page }) => {
        await page.goto(`/accounts/${approver.accountId}/mailings`)
        await page.getByText('Waits for approval').waitFor()
        await page.goto(address.at)
        await page.getByText(/^Tom Abelard wants to send this to 2 people on /).waitFor()
        await page.getByText('“The price of the kit is checked.”').waitFor()
        await picture(page, 'mailing-approval', 'en')
        await page.setViewportSize({ width: 390, height: 844 })
        await page.getByRole('button', { name: 'Send back with a note…' }).click()
        await page.getByRole('textbox', { name: 'Note' }).fill('Tuesday, not Monday.')
        await page.getByRole('button', { name: 'Send back', exact: true }).click()
        await page.getByText('Rosa Thorn sent it back.').waitFor()
      })
      await visit(world, { as: asker }, async ({ page }) => {
        await page.goto(address.at)
        await page.getByText('“Tuesday, not Monday.”').waitFor()
        await ask(page, 'Now it is Tuesday.')
        await write(page, 'The shop opens on Tuesday')
        await page.getByText('It was changed after somebody had asked for an approval.').waitFor()
        await stands(page, 'Draft')
        await ask(page, 'Now it is Tuesday.')
      })
      await visit(world, { as: approver }, async ({ page }) => {
        await page.goto(address.at)
        await page.getByRole('button', { name: 'Approve for 2 people' }).click()
        await stands(page, 'Planned')
        await page.getByText('planned by Tom Abelard').waitFor()
        await card(page, 'Time').getByRole('button', { name: 'Take it back' }).waitFor()
      })
    },
  },
  {
    name: 'approval de: wer gefragt wird, sieht alles auf Deutsch',
    run: (world) =>
      visit(world, { as: world.people.approver, language: 'de' }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.approver.accountId}/settings`)
        await page.getByRole('combobox', { name: 'Freigabe' }).waitFor()
        await page.getByRole('textbox', { name: 'Zeit zum Zurückziehen' }).waitFor()
      }),
  },
]
