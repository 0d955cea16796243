import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { workbook } from '../../server/test/zip.ts'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'

const german = [
  'E-Mail;Vorname;Nachname;Geb.;Ort',
  'ida.kestrel@fair.example;Ida;Kestrel;12.05.1984;Ulm',
  'bruno.ashgrove@fair.example;Bruno;Ashgrove;03.11.1990;Köln',
  'ida.kestrel@fair.example;Ida;Twice;;',
  'dahlia.fan@;Dahlia;;;',
].join('\r\n')

const english = {
  file: 'File with people',
  basis: 'Basis',
  origin: 'Where the list comes from',
  reason: 'In your words',
  consentDate: 'When they agreed',
  consentWording: 'The words they agreed to',
}
const inGerman: typeof english = {
  file: 'Datei mit Personen',
  basis: 'Grundlage',
  origin: 'Woher die Liste stammt',
  reason: 'In Ihren Worten',
  consentDate: 'Wann sie eingewilligt haben',
  consentWording: 'Der Wortlaut, in den sie eingewilligt haben',
}

async function sayWhy(page: Page, words: typeof english): Promise<void> {
  await page.getByLabel(words.basis, { exact: true }).selectOption('consent')
  await page.getByLabel(words.origin).fill('Autumn fair in Ulm')
  await page.getByLabel(words.reason).fill('Visitors ticked that they want the garden letter.')
  await page.getByLabel(words.consentDate).fill('2026-10-12')
  await page.getByLabel(words.consentWording).fill('Yes, send me the garden letter.')
}

async function bring(page: Page, name: string, file: string | Buffer, words = english): Promise<void> {
  await page
    .getByLabel(words.file, { exact: true })
    .last()
    .setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: typeof file === 'string' ? Buffer.from(file, 'latin1') : file,
    })
}

export const importTests: Test[] = [
  {
    name: 'imports: a file becomes people, after a dry run that adds up',
    run: (world) =>
      visit(world, { as: world.people.mover }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.mover.accountId}/subscribers`)
        await page.getByRole('link', { name: 'Import' }).click()
        await bring(page, 'kunden-herbst.csv', german)
        await page.getByRole('heading', { name: 'Which column is what?' }).waitFor()
        assert.equal(await page.getByLabel('What Geb. becomes').inputValue(), 'birthday')
        assert.equal(await page.getByLabel('Encoding').inputValue(), 'windows-1252')
        await page.getByRole('button', { name: 'Next: rules' }).click()
        await page.getByText('Receive-ready at once').click()
        // The most likely mistake: going on without saying why.
        await page.getByRole('button', { name: 'Next: dry run' }).click()
        await page.getByText('Say where the list comes from.').waitFor()
        await sayWhy(page, english)
        await page.getByRole('button', { name: 'Next: dry run' }).click()
        await page.getByText('2 people would be new, 0 would be brought up to date.').waitFor()
        await page.getByText('dahlia.fan@').waitFor()
        await page.getByRole('button', { name: 'Import 2 people' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Import now' }).click()
        await page.getByText('2 people are new, 0 were brought up to date.').waitFor()
        const file = page.getByRole('link', { name: '1 invalid row as a file' })
        const report = await (await page.request.get((await file.getAttribute('href')) as string)).text()
        assert.match(report, /dahlia\.fan@,Dahlia,,,,4,invalid,email_invalid,E-Mail/)
        await page.goto(`/accounts/${world.people.mover.accountId}/subscribers`)
        await page.getByRole('cell', { name: 'bruno.ashgrove@fair.example', exact: true }).waitFor()
      }),
  },
  {
    name: 'imports: a list enters a group, and what was refused is corrected and brought again',
    run: async (world) => {
      const { mover } = world.people
      const imports = `/accounts/${mover.accountId}/imports`
      let refused = ''
      await visit(world, { as: mover }, async ({ page }) => {
        await page.goto(`/accounts/${mover.accountId}/groups`)
        await page.getByRole('button', { name: 'New group…' }).click()
        await page.getByRole('dialog').getByLabel('Name').fill('Fair visitors')
        await page.getByRole('button', { name: 'Make the group' }).click()
        await page.getByRole('heading', { name: 'Fair visitors' }).waitFor()
        await page.goto(imports)
        await bring(page, 'messe.csv', 'E-Mail;Vorname\nrhea.oak@fair.example;Rhea\nsten.elm@;Sten\n')
        await page.getByRole('button', { name: 'Next: rules' }).click()
        await page.getByText('Receive-ready at once').click()
        await sayWhy(page, english)
        await page.getByLabel('Everybody on the list enters').selectOption({ label: 'Fair visitors' })
        await picture(page, 'import-rules', 'en')
        await page.getByRole('button', { name: 'Next: dry run' }).click()
        await page.getByText('1 person of the list would be in the group').waitFor()
        await page.getByRole('button', { name: 'Import 1 person' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Import now' }).click()
        await page.getByText('1 person of the list is in the group').waitFor()
        const file = page.getByRole('link', { name: '1 invalid row as a file' })
        refused = await (await page.request.get((await file.getAttribute('href')) as string)).text()
      })
      const again = { as: mover, language: 'de', scheme: 'dark', width: 390 } as const
      await visit(world, again, async ({ page }) => {
        await page.goto(imports)
        await bring(page, 'messe-korrigiert.csv', refused.replace('sten.elm@', 'sten.elm@fair.example'), inGerman)
        await page.getByRole('button', { name: 'Weiter: Regeln' }).click()
        await page.getByText('Sofort empfangsbereit').click()
        await sayWhy(page, inGerman)
        await page.getByLabel('Alle auf der Liste kommen in').selectOption({ label: 'Fair visitors' })
        await picture(page, 'import-rules', 'de')
        await page.getByRole('button', { name: 'Weiter: Probelauf' }).click()
        await page.getByRole('button', { name: '1 Person importieren' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Jetzt importieren' }).click()
        await page.getByText('1 Person der Liste ist in der Gruppe').waitFor()
        await page.getByRole('link', { name: 'Fair visitors' }).click()
        await page.getByRole('heading', { name: 'Fair visitors' }).waitFor()
        for (const email of ['rhea.oak@fair.example', 'sten.elm@fair.example'])
          await page.getByRole('cell', { name: email, exact: true }).waitFor()
        assert.equal(await page.locator('tbody tr').count(), 2)
      })
    },
  },
  {
    name: 'imports: people who left another service are suggested as such',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}/imports`)
        const text = 'Email Address,First Name,UNSUB_TIME,LEID,EUID\nleft@fair.example,Lea,2026-01-01,1,a\n'
        await bring(page, 'unsubscribed_members_export.csv', text)
        await page.getByText('an export of Mailchimp').waitFor()
        await page.getByRole('button', { name: 'Next: rules' }).click()
        await page.getByText('These people left the other service').waitFor()
        assert.equal(await page.getByLabel('They are', { exact: true }).inputValue(), 'unsubscribed')
      }),
  },
  {
    name: 'imports: an Excel workbook is read by its first sheet, and a damaged one is told so',
    run: (world) =>
      visit(world, { as: world.people.mover }, async ({ page }) => {
        const cells = ['E-Mail', 'Vorname', 'ida.sheet@fair.example', 'Ida'].map(
          (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`,
        )
        const rows = `<row>${cells.slice(0, 2).join('')}</row><row>${cells.slice(2).join('')}</row>`
        await page.goto(`/accounts/${world.people.mover.accountId}/imports`)
        await bring(page, 'kunden.xlsx', workbook({ rows }))
        await page.getByRole('heading', { name: 'Which column is what?' }).waitFor()
        await page.getByText('The first sheet of the workbook is read.').waitFor()
        assert.equal(await page.getByLabel('What Vorname becomes').inputValue(), 'firstname')
        await page.getByText('ida.sheet@fair.example').waitFor()
        await picture(page, 'import-workbook', 'en')
        await page.goto(`/accounts/${world.people.mover.accountId}/imports`)
        await bring(page, 'kaputt.xlsx', workbook({ rows: '<row>' }))
        await page.getByText('This workbook cannot be opened.').waitFor()
      }),
  },
  {
    name: 'imports: what no reader could open is refused before it is sent, with the way out',
    run: (world) =>
      visit(world, { as: world.people.colleague }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.colleague.accountId}/imports`)
        await bring(page, 'list.ods', 'PK')
        await page.getByRole('alert').getByText('This is neither a CSV file nor an Excel workbook.').waitFor()
      }),
  },
]
