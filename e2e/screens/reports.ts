import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { picture, pictureFolder } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import type { Person } from '../seed.ts'
import { forgiveTrouble, visit } from '../visit.ts'

/** The report of the newsletter that was sent last, by the way people take. */
async function openLast(page: Page, { accountId }: Person): Promise<void> {
  await page.goto(`/accounts/${accountId}`)
  await page.locator('main tbody a[href$="/report"]').nth(1).click()
  await page.waitForURL(/\/report$/)
  await page.getByRole('figure').first().waitFor()
}

/** The report of a newsletter that went to several groups. */
async function openByGroup(page: Page, { accountId }: Person): Promise<void> {
  const at = `/app/api/accounts/${accountId}/mailings`
  const sent = await (await page.request.get(`${at}?shelf=sent&page=1`)).json()
  for (const { id } of sent.data as { id: number }[]) {
    const { data } = await (await page.request.get(`${at}/${id}/report`)).json()
    if (data?.byGroup) return void (await page.goto(`/accounts/${accountId}/mailings/${id}/report`))
  }
  throw new Error('no newsletter went to several groups')
}

const numbersIn = (text: string | null) => (text?.match(/\d[\d,.]*/g) ?? []).map((n) => Number(n.replace(/,/g, '')))

export const reportTests: Test[] = [
  {
    name: 'reports: the parts add up, a number opens exactly its people, and machines are apart',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await openLast(page, world.people.admin)
        const [targeted, ...parts] = numbersIn(
          await page.getByRole('figure', { name: /targeted/ }).getAttribute('aria-label'),
        )
        assert.equal(
          targeted,
          parts.reduce((sum, n) => sum + n, 0),
        )
        await page.getByText(/people got it\. At least [\d.]+% opened and [\d.]+% clicked/).waitFor()
        await picture(page, 'report', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        const tile = page.getByRole('link', { name: /^Opened/ })
        const [, people = ''] = /([\d,]+) people/.exec((await tile.textContent()) ?? '') ?? []
        await tile.click()
        await page.getByRole('heading', { name: 'Who opened it' }).waitFor()
        const list = page.locator('main ul li')
        await list.first().waitFor()
        const more = page.getByRole('button', { name: 'Show more' })
        while (await more.isVisible()) {
          const shown = await list.count()
          await more.click()
          await list.nth(shown).waitFor()
        }
        await proves('W-099.2', async () => {
          const known = await list.getByRole('link').count()
          // Whoever was erased since counts on, without a name.
          const [, erased = '0'] = /erased: (\d+)/.exec((await page.locator('main').textContent()) ?? '') ?? []
          assert.equal(known + Number(erased), Number(people.replace(',', '')))
        })
        await picture(page, 'report-people', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('link', { name: /@/ }).first().click()
        await page.waitForURL(/\/subscribers\/\d+$/)
      }),
  },
  {
    name: 'reports: the same numbers on the mail itself, in a file, and on paper',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await openLast(page, world.people.admin)
        const tile = page.getByRole('link', { name: /^Delivered/ })
        const value = tile.locator('span').nth(1)
        const [delivered] = numbersIn(await value.textContent())
        const first = page
          .getByRole('table')
          .filter({ has: page.getByRole('columnheader', { name: 'Where it leads' }) })
          .locator('tbody tr')
          .first()
        const share = (await first.locator('td').last().textContent()) ?? ''
        const map = page.getByRole('complementary', { name: 'Where they clicked' })
        await map.getByText(`1${share}`, { exact: true }).first().waitFor()
        await map.scrollIntoViewIfNeeded()
        await picture(page, 'report-map', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: 'Export' }).click()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: 'Figures as CSV' }).click(),
        ])
        const file = await readFile(await download.path(), 'utf8')
        assert.match(file, new RegExp(`^Delivered,${delivered},`, 'm'))
        await page.emulateMedia({ media: 'print' })
        await page.getByRole('button', { name: 'Export' }).waitFor({ state: 'hidden' })
        await page.getByRole('link', { name: 'Statistics' }).waitFor({ state: 'hidden' })
        assert.deepEqual(numbersIn(await value.textContent()), [delivered])
        await page.locator('html[data-mantine-color-scheme=light]').waitFor()
        await page.screenshot({ path: join(pictureFolder, 'report-print.png'), fullPage: true })
        await page.emulateMedia({ media: 'screen' })
        await tile.click()
        await page.getByRole('heading', { name: 'Who got it' }).waitFor()
        await page.locator('main ul li').first().waitFor()
      }),
  },
  {
    name: 'reports: with machines there are more, and the curve is a table as well',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await openLast(page, world.people.admin)
        await page.getByText('All', { exact: true }).click()
        await page.waitForURL(/count=all/)
        await proves('W-100.3', () =>
          page
            .getByRole('listitem')
            .filter({ hasText: 'Opened' })
            .getByText(/[\d,]+ by machines/)
            .waitFor(),
        )
        await page.getByText('People', { exact: true }).first().click()
        await page.getByText('Table', { exact: true }).click()
        const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Until' }) })
        const shares = await table.locator('tbody tr td:nth-child(2)').allTextContents()
        const numbers = shares.filter((text) => text !== '').map((text) => Number.parseFloat(text))
        await proves('W-122.6', async () =>
          assert.ok(
            numbers.length > 1 && numbers.every((n, i) => i === 0 || n >= (numbers[i - 1] ?? 0)),
            shares.join(),
          ),
        )
      }),
  },
  {
    name: 'reports de: auf dem Telefon, und wer keine Personen sehen darf, sieht Zahlen',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.analyst, language: 'de', width: 390 }, async ({ page }) => {
        await openLast(page, world.people.analyst)
        await page.getByText(/Personen haben es erhalten\./).waitFor()
        assert.equal(await page.getByRole('link', { name: /^Geöffnet/ }).count(), 0)
        await picture(page, 'report', 'de')
      }),
  },
  {
    name: 'reports: groups are told apart, and their file says the same',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await openByGroup(page, world.people.admin)
        const section = page.getByRole('region', { name: 'By group' })
        await section.getByRole('row').nth(2).waitFor()
        await section.locator('tbody tr').first().getByText(/^≥/).first().waitFor()
        const rows = await section.locator('tbody tr').allTextContents()
        const cells = await section.locator('tbody tr').first().locator('th, td').allTextContents()
        const [name = '', delivered = '', opened = ''] = cells
        const both = numbersIn(await page.getByText(/(is|are) in both$/).textContent())[0] ?? 0
        const tile = page
          .getByRole('link', { name: /^Delivered/ })
          .locator('span')
          .nth(1)
        const got = await Promise.all(
          [0, 1].map(
            async (n) =>
              numbersIn(await section.locator('tbody tr').nth(n).locator('td').first().textContent())[0] ?? 0,
          ),
        )
        assert.deepEqual(numbersIn(await tile.textContent()), [got.reduce((sum, n) => sum + n) - both], rows.join())
        assert.match(opened, /^≥ [\d.]+%$/)
        await page.getByRole('button', { name: 'Export' }).click()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('menuitem', { name: 'Groups as CSV' }).click(),
        ])
        const file = await readFile(await download.path(), 'utf8')
        assert.match(file, new RegExp(`^${name},${delivered},`, 'm'))
        await section.scrollIntoViewIfNeeded()
        await picture(page, 'report-groups', 'en')
      }),
  },
  {
    name: 'reports de: Gruppen auf dem Telefon',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin, language: 'de', width: 390 }, async ({ page }) => {
        await openByGroup(page, world.people.admin)
        await page.getByRole('region', { name: 'Nach Gruppe' }).getByRole('row').nth(2).waitFor()
        await picture(page, 'report-groups', 'de')
      }),
  },
  {
    name: 'reports: a mailing without a report says so',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.admin.accountId}/mailings/999999/report`)
        await page.getByText('There is no report yet.').waitFor()
        forgiveTrouble(at, /404/)
      }),
  },
]
