import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'
import { begin, card } from './mailings.ts'

const wide = { width: 1440, height: 900 }
const email = 'probe@agency.example'

export const testAddressTests: Test[] = [
  {
    name: 'test addresses: an admin asks, whoever reads there agrees, and a test mail goes there',
    run: (world) =>
      visit(world, { as: world.people.traveller }, async (own) => {
        const { page } = own
        const { accountId } = world.people.traveller
        await page.goto(`/accounts/${accountId}/settings/test-addresses`)
        await page.getByRole('textbox', { name: 'Email address' }).fill('nobody')
        await page.keyboard.press('Enter')
        await page.getByText('This is no email address.').waitFor()
        forgiveTrouble(own, /422/)
        await page.getByRole('textbox', { name: 'Email address' }).fill(email)
        await page.getByRole('button', { name: 'Ask for confirmation' }).click()
        await page.getByText('not confirmed yet').waitFor()
        const link = await world.linkFor(email)
        await visit(world, { language: 'de', width: 390 }, async (at) => {
          await at.page.goto(link)
          await at.page.getByRole('heading', { name: 'Testmails an diese Adresse?' }).waitFor()
          await picture(at.page, 'test-address', 'de')
          // Looking has changed nothing.
          await page.reload()
          await page.getByText('not confirmed yet').waitFor()
          await at.page.getByRole('button', { name: 'Ja, hierher senden' }).focus()
          await at.page.keyboard.press('Enter')
          await at.page.getByRole('heading', { name: 'Bestätigt' }).waitFor()
        })
        await page.reload()
        await page.getByText(/^confirmed on/).waitFor()
        await picture(page, 'test-addresses', 'en')
        await page.setViewportSize(wide)
        await page.goto(`/accounts/${accountId}/mailings`)
        await begin(page, 'A look before')
        await card(page, 'Content').getByRole('button', { name: 'Subject and HTML…' }).click()
        await page.getByRole('textbox', { name: 'Subject' }).fill('A look before')
        await page.getByRole('textbox', { name: 'HTML' }).fill('<p>Tulips</p>')
        await page.getByRole('button', { name: 'Save' }).click()
        await card(page, 'Sender').getByRole('button', { name: 'Change' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Garden letter')
        await page.getByRole('textbox', { name: 'Address', exact: true }).fill('letter@garden.example')
        await page.getByRole('button', { name: 'Save' }).click()
        await card(page, 'Sender').getByText('Domain not verified').waitFor()
        await page.getByRole('button', { name: 'Test mail' }).click()
        const dialog = page.getByRole('dialog', { name: 'Who gets a test mail?' })
        await dialog.getByRole('checkbox', { name: email }).check()
        await picture(page, 'test-dialog-addresses', 'en')
        await page.setViewportSize(wide)
        await dialog.getByRole('button', { name: 'Send 2 test mails' }).click()
        await page.getByText('2 test mails are on their way.').waitFor()
      }),
  },
]
