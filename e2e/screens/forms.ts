import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

const wide = { width: 1440, height: 900 }

export const formTests: Test[] = [
  {
    name: 'forms: one is made, opened, put on a website, and somebody signs up by it',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page, context } = at
        const { accountId } = world.people.admin
        await page.goto(`/accounts/${accountId}/forms`)
        await page.getByText('There is no form yet.').waitFor()
        await picture(page, 'forms-none', 'en')
        await page.setViewportSize(wide)
        await page.getByRole('button', { name: 'New form' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Name').fill('Website')
        await dialog.getByLabel('Privacy notice').fill('lindhof.example/privacy')
        await dialog.getByRole('button', { name: 'Make the form' }).click()
        await dialog.getByText('This address cannot be used.').waitFor()
        forgiveTrouble(at, /422/)
        await dialog.getByLabel('Privacy notice').fill('https://lindhof.example/privacy')
        await dialog.getByRole('button', { name: 'Make the form' }).click()
        await page.getByRole('heading', { name: 'Website', level: 1 }).waitFor()
        await page.getByLabel('City').check()
        await page.getByRole('switch').click()
        await page.getByLabel('Heading').fill('A letter on Thursdays')
        await page.getByRole('button', { name: 'Save changes' }).click()
        await page.getByRole('status').getByText('The form is saved.').waitFor()
        await page.getByText(/^People can sign up by it\./).waitFor()
        await picture(page, 'form', 'en')
        await page.setViewportSize(wide)
        const code = await page.locator('pre').textContent()
        assert.match(code ?? '', /<form action="[^"]+\/form\/[0-9a-f]{32}" method="post">/)

        const opened = context.waitForEvent('page')
        await page.getByRole('link', { name: 'Open the form' }).click()
        const form = await opened
        await proves('W-059.2', async () => {
          await form.getByRole('heading', { name: 'A letter on Thursdays' }).waitFor()
          assert.equal(await form.locator('input:checked').count(), 0)
        })
        await picture(form, 'public-form', 'en')
        await form.setViewportSize(wide)
        await form.locator('input[name=email]').fill('ida.kestrel@')
        await form.locator('button[type=submit]').click()
        await form.getByText('Das ist keine vollständige Adresse').waitFor()
        await picture(form, 'public-form-fault', 'en')
        await form.setViewportSize(wide)
        await form.locator('input[name=email]').fill('ida.kestrel@lindhof.example')
        await form.getByRole('group').getByRole('checkbox').first().check()
        await form.locator('input[name=consent]').check()
        await sleep(2500)
        await form.locator('button[type=submit]').click()
        await form.getByRole('heading', { name: 'Sehen Sie jetzt in Ihr Postfach' }).waitFor()
        await picture(form, 'public-form-sent', 'en')
        forgiveTrouble(at, /422/)

        await page.goto(`/accounts/${accountId}/subscribers?view=pending`)
        await page.getByRole('searchbox').fill('ida.kestrel@lindhof.example')
        await page.locator('tbody tr', { hasText: 'ida.kestrel@lindhof.example' }).waitFor()
      }),
  },
  {
    name: 'forms de: mit der Tastatur geändert und gelöscht, auf dem Telefon',
    run: (world) =>
      visit(world, { as: world.people.colleague, language: 'de', width: 390 }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.colleague.accountId}/forms`)
        await page.getByRole('link', { name: 'Website' }).press('Enter')
        const intro = page.getByLabel('Darunter')
        await intro.press('End')
        await page.keyboard.type(' Versprochen.')
        await page.getByRole('button', { name: 'Änderung speichern' }).waitFor()
        await page.keyboard.press('Control+s')
        await page.getByRole('status').getByText('Das Formular ist gespeichert.').waitFor()
        await page.getByText(/^3-mal geschrieben\./).waitFor()
        await picture(page, 'form', 'de')
        await page.getByRole('button', { name: 'Dieses Formular löschen …' }).press('Enter')
        await page.getByRole('button', { name: 'Website löschen' }).press('Enter')
        await page.getByText('Noch gibt es kein Formular.').waitFor()
      }),
  },
]
