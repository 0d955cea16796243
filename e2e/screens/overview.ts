import assert from 'node:assert/strict'
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
        await page.getByRole('link', { name: /archived/ }).click()
        await page.waitForURL(/view=archived/)
        await page.getByText(`${archived} match`).waitFor()
      }),
  },
  {
    name: 'overview de: the sentence greets and says how things stand, with the place of the clock',
    run: (world) =>
      visit(world, { as: world.people.admin, language: 'de' }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
        assert.match(title, /^Guten (Morgen|Tag|Abend), Mara\. \d+ Personen warten auf Ihren ersten Newsletter\.$/)
        await page.getByText(/\d\d:\d\d Uhr in Berlin/).waitFor()
      }),
  },
  {
    name: 'overview: an L-account has no list, and says which accounts have one',
    run: (world) =>
      visit(world, { as: world.people.manager }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.manager.accountId}`)
        await page.getByRole('heading', { name: 'Your accounts' }).waitFor()
        assert.equal(await page.getByText('Three steps to the first newsletter').count(), 0)
      }),
  },
  {
    name: 'overview: a new account is told its first steps',
    run: (world) =>
      visit(world, { as: world.people.newcomer, language: 'de' }, async ({ page }) => {
        await page.goto('/')
        await page.getByText('Auf Ihrer Liste steht noch niemand').waitFor()
        assert.equal(await page.getByRole('listitem').filter({ hasText: 'API' }).count(), 3)
      }),
  },
]
