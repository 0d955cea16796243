import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'

const account = 'Lindhof Archive'

export const accountEndingTests: Test[] = [
  {
    name: 'ending: an account is taken along, closed by its name and opened again',
    run: (world) =>
      visit(world, { as: world.people.closing, seesFiles: true }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.closing.accountId}/settings`)
        await page.getByRole('link', { name: 'Take along and close' }).click()
        await page.getByText('Download an archive first').waitFor()
        await picture(page, 'ending', 'en')
        await page.getByRole('button', { name: 'Write an archive' }).click()
        await page.getByText(/The archive of .* waits for you until/).waitFor({ timeout: 60_000 })
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Download the archive' }).click(),
        ])
        assert.match(download.suggestedFilename(), /^account-\d+-\d{4}-\d\d-\d\d\.zip$/)
        assert.equal(readFileSync(await download.path()).toString('latin1', 0, 2), 'PK')
        await page.getByRole('button', { name: 'Close this account' }).click()
        const dialog = page.getByRole('dialog')
        const go = dialog.getByRole('button', { name: `Close ${account}` })
        assert.equal(await go.isDisabled(), true)
        await dialog.getByRole('textbox').fill(account)
        await picture(page, 'ending-ask', 'en')
        await go.click()
        await page.getByText(`${account} is closed.`).waitFor()
        await page.getByText('This account is closed.').waitFor()
        await picture(page, 'ending-closed', 'en')
        await page.getByRole('link', { name: 'Overview' }).first().click()
        await page.getByRole('link', { name: 'Open it again' }).click()
        await page.getByRole('button', { name: 'Open the account again' }).click()
        await page.getByRole('button', { name: 'Close this account' }).waitFor()
        await proves('W-012.6', () => page.getByText('This account is closed.').waitFor({ state: 'detached' }))
        await page.getByRole('link', { name: 'Audit log' }).click()
        await page.getByRole('table').getByText('Opened the account again').first().waitFor()
        await page.getByRole('table').getByText('Fetched the archive of the account').first().waitFor()
      }),
  },
  {
    name: 'Ende: ein L-Konto mit Konten darunter lässt sich nicht schließen, dunkel auf dem Telefon',
    run: (world) =>
      visit(world, { as: world.people.manager, language: 'de', width: 390, scheme: 'dark' }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.manager.accountId}/settings/ending`)
        await page.getByText(/(steht|stehen) unter diesem Konto/).waitFor()
        assert.equal(await page.getByRole('button', { name: 'Dieses Konto schließen' }).count(), 0)
        await picture(page, 'ending', 'de')
      }),
  },
]
