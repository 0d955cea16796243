import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

export const settingsTests: Test[] = [
  {
    name: 'settings: whoever is sent to one setting stands in it, and types',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}/settings/pages#field-postalAddress`)
        const address = page.getByRole('textbox', { name: 'Postal address' })
        await address.waitFor()
        await page.waitForFunction(() => document.activeElement instanceof HTMLTextAreaElement)
        const [typed, before] = [' x', await address.inputValue()]
        await page.keyboard.press('End')
        await page.keyboard.type(typed)
        assert.notEqual(await address.inputValue(), before)
        assert.ok(await address.evaluate((it) => it.getBoundingClientRect().bottom <= window.innerHeight))
      }),
  },
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
        await page.getByLabel('What', { exact: true }).selectOption('Set the account otherwise')
        await proves('W-026.5', async () => {
          const [file] = await Promise.all([
            page.waitForEvent('download'),
            page.getByRole('button', { name: 'Export as CSV' }).click(),
          ])
          const [heading, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
          assert.match(heading ?? '', /^sequence,at,actor,address,act,/)
          assert.ok(lines.length > 0 && lines.every((line) => line.includes(',settings.change,')))
          await page.getByRole('status').getByText('exported').waitFor()
        })
        await page.getByRole('link', { name: 'Account', exact: true }).click()
        await name.fill(before)
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('status').getByText('Saved.').first().waitFor()
      }),
  },
  {
    name: 'settings: an account writes in a further language, and then no longer',
    run: (world) =>
      visit(world, { as: world.people.newcomer }, async (at) => {
        const { page } = at
        const save = () => page.getByRole('button', { name: 'Save change' }).click()
        await page.goto(`/accounts/${world.people.newcomer.accountId}/settings`)
        const languages = page.getByRole('combobox', { name: 'Languages' })
        await languages.fill('Fren')
        await page.getByRole('option', { name: 'French', exact: true }).click()
        await page.getByRole('combobox', { name: 'Main language' }).selectOption('French')
        await save()
        await page.getByRole('status').getByText('Saved.').waitFor()
        await page.reload()
        await page
          .getByRole('combobox', { name: 'Main language' })
          .locator('option:checked')
          .getByText('French')
          .waitFor({ state: 'attached' })
        await page.getByRole('combobox', { name: 'Main language' }).selectOption('German')
        await languages.press('Backspace')
        await save()
        await page.getByRole('status').getByText('Saved.').first().waitFor()
      }),
  },
  {
    name: 'settings: an account addresses people in its own way, and is stricter than everybody',
    run: (world) =>
      visit(world, { as: world.people.newcomer }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.newcomer.accountId}/settings`)
        const formal = page.getByRole('group', { name: 'Formal salutation, German' })
        await formal.getByLabel('Neither').fill('Guten Tag')
        await page.getByLabel('Addresses that do not exist').fill('2')
        await page.getByLabel('Words of refusals').fill('40')
        await page.getByLabel('People who never confirm').fill('14')
        await page.getByLabel('Who opened and clicked what').fill('3')
        const kept = (name: string, value: string) =>
          page.waitForFunction(
            ([id, wanted]) => (document.getElementById(id as string) as HTMLInputElement | null)?.value === wanted,
            [name, value],
          )
        const answers = (await page.getByLabel('Words of refusals').getAttribute('id')) as string
        await kept(answers, '30 days')
        await page.getByLabel('Who opened and clicked what').scrollIntoViewIfNeeded()
        await picture(page, 'settings-stricter', 'en')
        await page.getByRole('button', { name: 'Save changes' }).click()
        await page.getByRole('status').getByText('Saved.').waitFor()
        await page.reload()
        await formal.waitFor()
        await proves('W-013.6', async () => {
          assert.equal(await formal.getByLabel('Neither').inputValue(), 'Guten Tag')
          assert.equal(await page.getByLabel('Addresses that do not exist').inputValue(), '2 %')
          assert.equal(await page.getByLabel('People who never confirm').inputValue(), '14 days')
          assert.equal(await page.getByLabel('Who opened and clicked what').inputValue(), '3 months')
        })
      }),
  },
  {
    name: 'Einstellungen: wer was geöffnet hat, wird kürzer aufbewahrt',
    run: (world) =>
      visit(world, { as: world.people.newcomer, language: 'de' }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.newcomer.accountId}/settings`)
        const months = page.getByLabel('Wer was geöffnet und angeklickt hat')
        await months.fill('0')
        await months.blur()
        assert.equal(await months.inputValue(), '1 Monat')
        await months.scrollIntoViewIfNeeded()
        await picture(page, 'settings-kept', 'de')
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
