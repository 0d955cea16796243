import assert from 'node:assert/strict'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'

export const overviewTests: Test[] = [
  {
    name: 'overview: it adds up, and a part leads to exactly its people',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        const sentence = await page.getByRole('figure').getAttribute('aria-label')
        const [total, ready, pending, archived] = (sentence?.match(/\d[\d,]*/g) ?? []).map((text) =>
          Number(text.replace(',', '')),
        )
        assert.equal(total, Number(ready) + Number(pending) + Number(archived))
        const growth = await page.getByRole('img', { name: /^In 30 days/ }).getAttribute('aria-label')
        const [, joined, left, gone, before, now] = (growth?.match(/\d[\d,]*/g) ?? []).map(Number)
        assert.equal(now, Number(before) + Number(joined) - Number(left) - Number(gone))
        assert.equal(now, ready)
        await page.getByRole('link', { name: /archived/ }).click()
        await page.waitForURL(/view=archived/)
        await page.getByText(`${archived} match`).waitFor()
      }),
  },
  {
    name: 'overview: what was sent stands beside its average, and what comes next is named',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        const next = page.getByRole('region', { name: 'Now and next' })
        await next
          .getByRole('listitem')
          .filter({ hasText: 'Planned' })
          .getByText(/people$/)
          .waitFor()
        // Opened and clicked of each, but for channels in which too few have been sent.
        const compared = await page.getByRole('img', { name: /%, average .+%$/ }).count()
        assert.ok(compared >= 6 && compared % 2 === 0, `${compared} are compared`)
        const health = await page.getByRole('region', { name: 'Deliverability, 7 days' }).textContent()
        const [, delivered, sent] = /(\d+) of (\d+) mails/.exec(health ?? '') ?? []
        assert.ok(Number(sent) > 0 && Number(delivered) <= Number(sent), `${health}`)
        await proves('W-122.6', async () => {
          await page.getByText('The days as a table').click()
          const days = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'joined' }) })
          const joined = await days.locator('tbody tr td:nth-child(2)').allTextContents()
          assert.equal(joined.length, 30)
          const term = page.getByRole('definition').filter({ hasText: /^\+ \d/ })
          const sum = joined.reduce((all, text) => all + Number(text), 0)
          assert.equal(await term.textContent(), `+ ${sum}`)
        })
      }),
  },
  {
    name: 'overview de: the sentence greets and says how things stand, with the place of the clock',
    run: (world) =>
      visit(world, { as: world.people.admin, language: 'de', zone: 'Asia/Tokyo' }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
        assert.match(
          title,
          /^(Guten (Morgen|Tag|Abend)|Hallo), Mara\. .+ hat \d+ erreicht, \d+ Personen sind bereit für den nächsten\.$/,
        )
        await proves('W-119.1', async () => {
          const said = await page.getByText(/\d\d:\d\d Uhr in Berlin/).textContent()
          const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Berlin' } as const
          // A minute may end between the two looks.
          const times = [0, 60_000].map((ago) => new Date(Date.now() - ago).toLocaleTimeString('de', clock))
          assert.ok(
            times.some((time) => said?.includes(time)),
            `${said} is not ${times.join(' or ')}`,
          )
        })
      }),
  },
  {
    name: 'overview: whoever sits elsewhere may read times as they are there, and the place is named',
    run: (world) =>
      visit(world, { as: world.people.admin, zone: 'Asia/Tokyo' }, async ({ page }) => {
        const there = (at: Date) =>
          at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Tokyo' })
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        await page.getByText(/\d\d:\d\d in Berlin/).waitFor()
        await page.getByRole('button', { name: /^Your menu/ }).click()
        await proves('W-119.3', async () => {
          await page.getByRole('menuitem', { name: 'Of this device: Tokyo' }).click()
          const said = (await page.getByText(/\d\d:\d\d in Tokyo/).textContent()) ?? ''
          const times = [0, 60_000].map((ago) => there(new Date(Date.now() - ago)))
          assert.ok(
            times.some((time) => said.includes(time)),
            `${said} is not ${times.join(' or ')}`,
          )
          await page.goto(`/accounts/${world.people.admin.accountId}/events`)
          await page.getByRole('columnheader', { name: /Tokyo/ }).waitFor()
        })
        await page.getByRole('button', { name: /^Your menu/ }).click()
        await page.getByRole('menuitem', { name: 'Of the account: Berlin' }).click()
        await page.getByRole('columnheader', { name: /Berlin/ }).waitFor()
      }),
  },
  {
    name: 'overview: an L-account has no list, and says which accounts have one',
    run: (world) =>
      visit(world, { as: world.people.manager }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.manager.accountId}`)
        await page.getByRole('heading', { name: 'Your accounts' }).waitFor()
        assert.equal(await page.getByText('Five steps to the first newsletter').count(), 0)
      }),
  },
  {
    name: 'overview: a new account is told its first steps',
    run: (world) =>
      visit(world, { as: world.people.newcomer, language: 'de' }, async ({ page }) => {
        await page.goto('/')
        await page.getByText('Auf Ihrer Liste steht noch niemand').waitFor()
        assert.equal(await page.getByRole('main').getByRole('listitem').count(), 5)
        await page.getByRole('link', { name: 'Importieren' }).click()
        await page.waitForURL(/\/imports/)
        await page.goBack()
        // What says that it writes a mailing begins one, and only once.
        await page.getByRole('link', { name: 'Mailing schreiben' }).click()
        await page.getByRole('dialog').getByRole('textbox').first().waitFor()
        await page.keyboard.press('Escape')
        await page.waitForURL(/\/mailings$/)
        await page.reload()
        await page.getByText('Noch ist kein Mailing geschrieben.').waitFor()
        assert.equal(await page.getByRole('dialog').count(), 0)
      }),
  },
]
