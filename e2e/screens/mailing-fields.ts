import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'
import { begin, card } from './mailings.ts'

const wide = { width: 1440, height: 900 }
const names = { string: 'Season', integer: 'Issue', date: 'Closing day', boolean: 'Free of charge' } as const

export const mailingFieldTests: Test[] = [
  {
    name: 'mailing fields: entered on the Content card by type, and wrong ones told',
    run: (world) =>
      visit(world, { as: world.people.traveller }, async (own) => {
        const { page } = own
        const { accountId } = world.people.traveller
        const accounts = world.command<{ id: number; customerId: number }[]>('account', 'list')
        const customerId = accounts.find(({ id }) => id === accountId)?.customerId
        for (const [type, name] of Object.entries(names))
          world.command(
            'field',
            'create',
            '--customer',
            `${customerId}`,
            '--name',
            `en=${name}`,
            '--for',
            'mailing',
            '--type',
            type,
          )
        await page.goto(`/accounts/${accountId}/mailings`)
        await begin(page, 'Autumn')
        const content = card(page, 'Content')
        const change = async (name: string, fill: (label: string) => Promise<unknown>) => {
          await content.getByRole('button', { name: `Change ${name}` }).click()
          const dialog = page.getByRole('dialog', { name: `${name} in this mailing` })
          await fill(name)
          await dialog.getByRole('button', { name: 'Save value' }).click()
          return dialog
        }
        const typing = (text: string) => (label: string) => page.getByRole('textbox', { name: label }).fill(text)
        await proves('W-057.1', async () => {
          const issue = await change(names.integer, typing('twelve'))
          await issue.getByText('Write a whole number, for example 12.').waitFor()
          forgiveTrouble(own, /422/)
          await typing('12')(names.integer)
          await picture(page, 'mailing-field', 'en')
          await page.setViewportSize(wide)
          await issue.getByRole('button', { name: 'Save value' }).click()
          await issue.waitFor({ state: 'detached' })
          await (await change(names.string, typing('Autumn'))).waitFor({ state: 'detached' })
          const day = await change(names.date, (label) => page.getByLabel(label, { exact: true }).fill('2027-10-31'))
          await day.waitFor({ state: 'detached' })
          const free = await change(names.boolean, (label) =>
            page.getByRole('combobox', { name: label }).selectOption('No'),
          )
          await free.waitFor({ state: 'detached' })
          for (const said of ['12', 'Autumn', '2027-10-31', 'No'])
            await content.getByText(said, { exact: true }).first().waitFor()
        })
        await picture(page, 'mailing-fields', 'en')
      }),
  },
  {
    name: 'mailing fields de: ein Wert, auf Deutsch',
    run: (world) =>
      visit(world, { as: world.people.traveller, language: 'de' }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.traveller.accountId}/mailings`)
        await page.getByRole('link', { name: 'Autumn' }).click()
        await page.getByRole('button', { name: `${names.string} ändern` }).click()
        await page.getByRole('dialog', { name: `${names.string} in diesem Mailing` }).waitFor()
        await page.getByText('Die Vorgabe ist: nichts').waitFor()
        await picture(page, 'mailing-field', 'de')
      }),
  },
]
