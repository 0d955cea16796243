import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { type Circumstances, type Visit, visit } from '../visit.ts'

const test = (name: string, how: Circumstances, query: string, run: (at: Visit) => Promise<void>): Test => ({
  name: `exports: ${name}`,
  run: (world) =>
    visit(world, { as: world.people.admin, seesFiles: true, ...how }, async (at) => {
      await at.page.goto(`/accounts/${world.people.admin.accountId}/subscribers${query}`)
      await at.page.getByRole('table').locator('tbody tr').first().waitFor()
      await run(at)
    }),
})

async function fetched(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ])
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

export const exportTests: Test[] = [
  test(
    'a filtered list leaves with the chosen columns, and waits in the corner',
    {},
    '?state=unsubscribed',
    async ({ page }) => {
      const shown = await page.getByRole('table').locator('tbody tr').count()
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(`Export ${shown} people`).first().waitFor()
      await picture(page, 'export', 'en')
      await dialog.getByRole('checkbox', { name: 'City' }).click()
      await dialog.getByRole('checkbox', { name: 'First name' }).click()
      await dialog.getByText(/^5 of \d+ columns\./).waitFor()
      await dialog.getByRole('button', { name: `Export ${shown} people` }).click()
      await page.getByText('The file waits for you in the corner.').waitFor()
      await page.getByText(`${shown} people are in the file.`).waitFor()
      await picture(page, 'export-ready', 'en')
      const { name, bytes } = await fetched(page, 'Download')
      assert.match(name, /^people-\d{4}-\d\d-\d\d-\d+\.csv$/)
      const [heading, ...rows] = bytes.toString().trimEnd().split('\r\n')
      assert.equal(heading, '\ufeffEmail,Last name,Status,City,Joined (UTC)')
      assert.equal(rows.length, shown)
      assert.ok(rows.every((row) => row.includes(',unsubscribed,')))
      await page.getByRole('button', { name: 'Download' }).waitFor({ state: 'detached' })
      await page.getByRole('button', { name: 'Export', exact: true }).click()
      await dialog.getByText(/^5 of \d+ columns\./).waitFor()
    },
  ),
  test(
    'gewählte Personen als Tabelle, mit der Tastatur, auf dem Telefon',
    { language: 'de', width: 390 },
    '',
    async ({ page }) => {
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await page.getByRole('toolbar').getByRole('button', { name: 'Exportieren' }).press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByText('2 Personen exportieren').first().waitFor()
      await dialog.getByRole('radio', { name: 'XLSX, eine Tabelle' }).press('Space')
      await picture(page, 'export', 'de')
      await dialog.getByRole('button', { name: '2 Personen exportieren' }).press('Enter')
      await page.getByText('2 Personen sind in der Datei.').waitFor()
      const { name, bytes } = await fetched(page, 'Herunterladen')
      assert.match(name, /\.xlsx$/)
      assert.equal(bytes.subarray(0, 2).toString(), 'PK')
    },
  ),
  {
    name: 'exports: a group leaves; the job keeps its file for who asked, and editors are not offered it',
    run: async (world) => {
      const { admin, colleague } = world.people
      await visit(world, { as: admin, scheme: 'dark', seesFiles: true }, async ({ page }) => {
        await page.goto(`/accounts/${admin.accountId}/groups`)
        await page.getByRole('link', { name: 'Stammkunden' }).click()
        await page.getByRole('button', { name: 'Export', exact: true }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Export \d+ pe/ })
          .click()
        await page.getByRole('button', { name: 'Put it away' }).first().click()
        await page.goto(`/accounts/${admin.accountId}/jobs`)
        await page.getByRole('link', { name: 'Exporting people' }).first().click()
        await page.getByText(/The file can be fetched until .+, by you alone\./).waitFor()
        await picture(page, 'export-job', 'en')
        assert.match((await fetched(page, 'Download')).name, /\.(csv|xlsx)$/)
      })
      await visit(world, { as: colleague }, async ({ page }) => {
        await page.goto(`/accounts/${colleague.accountId}/subscribers`)
        await page.getByRole('table').locator('tbody tr').first().getByRole('checkbox').click()
        await page.getByRole('button', { name: 'Add to group' }).waitFor()
        assert.equal(await page.getByRole('button', { name: 'Export' }).count(), 0)
      })
    },
  },
]
