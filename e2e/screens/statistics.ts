import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'

const wide = { width: 1440, height: 900 }
const numbersIn = (text: string) => (text.replaceAll(',', '').match(/\d+/g) ?? []).map(Number)

export const statisticsTests: Test[] = [
  {
    name: 'statistics: the list adds up by cause, in a picture and as a table, by span and channel',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        await page.getByRole('link', { name: 'Statistics' }).first().click()
        await page.getByText('It adds up, day by day').waitFor()
        const sum = page.getByRole('figure', { name: /in the list now/ })
        const [now = 0, before = 0, ...parts] = numbersIn((await sum.getAttribute('aria-label')) ?? '')
        const came = parts.slice(0, 3).reduce((all, n) => all + n, 0)
        const went = parts.slice(3).reduce((all, n) => all + n, 0)
        assert.equal(now, before + came - went)
        await picture(page, 'statistics', 'en')
        await page.setViewportSize(wide)
        const hours = page.getByRole('radiogroup', { name: /^When people click/ })
        await hours.scrollIntoViewIfNeeded()
        await page.getByRole('figure', { name: /^Clicks by weekday/ }).waitFor()
        await page.getByRole('columnheader', { name: 'Receive-ready' }).waitFor()
        await picture(page, 'statistics-hours', 'en')
        await page.setViewportSize(wide)
        await hours.getByText('Table').click()
        await page.getByRole('columnheader', { name: 'Thu' }).waitFor()
        await page.getByText('12 months', { exact: true }).click()
        await page.getByText('365 days ago').waitFor()
        await page
          .getByRole('radiogroup', { name: /^Every mailing/ })
          .getByText('Table')
          .click()
        await page.getByRole('columnheader', { name: 'Delivered' }).waitFor()
        await page
          .getByRole('radiogroup', { name: /^Who came/ })
          .getByText('Table')
          .click()
        await page.getByRole('columnheader', { name: 'went' }).waitFor()
        await picture(page, 'statistics-table', 'en')
        await page.setViewportSize(wide)
        const channels = page.getByRole('combobox', { name: 'Channel' })
        const second = await channels.locator('option').nth(1).getAttribute('value')
        await channels.selectOption(second)
        await page.waitForURL(/channel=/)
        await page.getByText('It adds up, day by day').waitFor()
      }),
  },
  {
    name: 'statistics: each number of the growth opens exactly its people, of the whole span or of a day',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}/statistics?days=365`)
        const sum = page.getByRole('figure', { name: /in the list now/ })
        const part = sum.getByRole('link', { name: /unsubscribed$/ })
        const [left = 0] = numbersIn((await part.textContent()) ?? '')
        await part.click()
        await page.getByRole('heading', { name: 'Who unsubscribed' }).waitFor()
        const people = page.getByRole('main').getByRole('listitem')
        await people.first().waitFor()
        await picture(page, 'statistics-people', 'en')
        await page.setViewportSize(wide)
        const more = page.getByRole('button', { name: 'Show more' })
        while (await more.isVisible()) {
          const before = await people.count()
          await more.click()
          await page.waitForFunction((count) => document.querySelectorAll('main li').length > count, before)
        }
        assert.equal(await people.count(), left)
        await people.first().getByRole('link').click()
        await page.getByText('Unsubscribed').first().waitFor()
        await page.goto(`/accounts/${world.people.admin.accountId}/statistics?growth=table`)
        const row = page
          .getByRole('row')
          .filter({ has: page.getByRole('link') })
          .first()
        const [came = 0] = numbersIn((await row.getByRole('link').first().textContent()) ?? '')
        await row.getByRole('link').first().click()
        await page.getByText(/a day in UTC/).waitFor()
        await people.first().waitFor()
        assert.equal(await people.count(), Math.min(came, 50))
      }),
  },
  {
    name: 'statistics: with machines there is more, and the same figures are in a file',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}/statistics?mailings=table`)
        const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Delivered' }) })
        const first = table.locator('tbody tr').first()
        const cells = async () => (await first.locator('td').allTextContents()).slice(2)
        await first.waitFor()
        const [delivered = '', opened = ''] = await cells()
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          (async () => {
            await page.getByRole('button', { name: 'Export' }).click()
            await page.getByRole('menuitem', { name: 'Mailings as CSV' }).click()
          })(),
        ])
        const [, last = ''] = (await readFile(await download.path(), 'utf8')).split(/\r?\n/)
        const figures = last.split(',').slice(-7).map(Number)
        const [inFile = 0, shareInFile = 0, , opens = 0, , machineOpens = 0] = figures
        assert.deepEqual([inFile], numbersIn(delivered))
        assert.equal(`${(shareInFile * 100).toFixed(1)}%`, opened)
        await page.getByRole('heading', { name: 'Told apart as machines' }).waitFor()
        const [told] = await Promise.all([
          page.waitForEvent('download'),
          (async () => {
            await page.getByRole('button', { name: 'Export' }).click()
            await page.getByRole('menuitem', { name: 'Machines as CSV' }).click()
          })(),
        ])
        const machines = (await readFile(await told.path(), 'utf8')).trim().split(/\r?\n/).slice(1)
        const most = /^([^,]+),(\d+),/.exec(machines[0] ?? '')
        assert.ok(most, machines.join())
        const line = page.getByText(most[1] as string, { exact: true }).locator('..')
        assert.equal(numbersIn((await line.textContent()) ?? '')[0], Number(most[2]))
        await page.getByRole('radiogroup', { name: 'What is counted' }).getByText('All').click()
        await page.waitForURL(/count=all/)
        await page.getByText(/For 100 mails there are \d+ opens and \d+ clicks, machines among them/).waitFor()
        assert.equal((await cells())[1], String(Number(((opens + machineOpens) / inFile).toFixed(2))))
        await picture(page, 'statistics-all', 'en')
      }),
  },
  {
    name: 'statistics: who still reads adds up, and who is quiet becomes a group of exactly those',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}/statistics`)
        const sum = page.getByRole('figure', { name: /receive-ready, by the newest mailing/ })
        await sum.scrollIntoViewIfNeeded()
        const figures = (await sum.locator('span').allTextContents()).filter((text) => /^[\d,]+$/.test(text))
        const [ready = 0, ...parts] = figures.flatMap(numbersIn)
        assert.equal(parts.length, 5)
        assert.ok(ready > 0 && (parts[0] as number) > 0, figures.join())
        assert.equal(
          ready,
          parts.reduce((all, n) => all + n, 0),
        )
        await picture(page, 'statistics-readers', 'en')
        await page.setViewportSize(wide)
        const quiet = page.getByRole('link', { name: /^Make a group of .* quiet/ })
        const [people] = numbersIn((await quiet.textContent()) ?? '')
        await quiet.click()
        await page.getByRole('heading', { name: 'Read nothing for 180 days' }).waitFor()
        await page.waitForFunction(() => !document.querySelector('[data-stale]'))
        const matching = page.getByRole('region', { name: 'Who matches' }).locator('p').first()
        assert.deepEqual(numbersIn((await matching.textContent()) ?? ''), [people])
        await page.getByRole('button', { name: 'Save group' }).click()
        await page.getByText('The group Read nothing for 180 days is made.').waitFor()
        await page.waitForURL(/groups\/\d+$/)
      }),
  },
  {
    name: 'statistics: an L-account has its accounts in sums, and nobody of their people',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.manager }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.manager.accountId}`)
        await page.getByRole('link', { name: 'Statistics' }).first().click()
        await page.getByRole('row', { name: /Nordlicht Hamburg/ }).waitFor()
        await page.getByText('Sums only: an L-account sees nobody').waitFor()
        await picture(page, 'statistics-below', 'en')
      }),
  },
  {
    name: 'statistics de: auf dem Telefon, für alle, die Zahlen sehen dürfen',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.analyst, language: 'de', width: 390 }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.analyst.accountId}/statistics`)
        await page.getByText('Es geht auf, Tag für Tag').waitFor()
        await page.getByText('Jedes Mailing aus 12 Monaten').waitFor()
        await picture(page, 'statistics', 'de')
      }),
  },
]
