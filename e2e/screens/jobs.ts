import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Test } from '../run-tests.ts'
import { type Visit, visit } from '../visit.ts'

export const jobTests: Test[] = [
  {
    name: 'live: what happens is seen in every tab without reloading',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page, context } = at
        const other = await context.newPage()
        for (const tab of [page, other]) {
          await tab.goto(`/accounts/${world.people.admin.accountId}/subscribers`)
          await tab.getByText('1–50 of 140').waitFor()
          await tab.getByText('Live', { exact: true }).waitFor()
        }
        await eraseSomebody(at, page)
        for (const tab of [page, other]) await tab.getByText('1–50 of 139').waitFor()
        // The tab that listened for both goes; the other one takes over.
        await page.close()
        await eraseSomebody(at, other)
        await other.getByText('1–50 of 138').waitFor()
      }),
  },
  {
    name: 'jobs de: nothing to do is said, with what the page is for',
    run: (world) =>
      visit(world, { as: world.people.newcomer, language: 'de' }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.newcomer.accountId}/jobs`)
        await page.getByText('Noch kein Auftrag.').waitFor()
        await page.getByText('Es läuft nichts.').waitFor()
      }),
  },
]

/** Not by its screen: the page that shows it would tell of it by itself. */
async function eraseSomebody({ world }: Visit, page: Page): Promise<void> {
  const status = await page.evaluate(async (accountId) => {
    const read = async (path: string) => (await fetch(`/app/api${path}`)).json()
    const { data: session } = await read('/session')
    const list = await read(`/accounts/${accountId}/subscribers?limit=1&sort=id`)
    const path = `/accounts/${accountId}/subscribers/${list.data[0].id}`
    const { meta } = await read(path)
    const headers = { 'x-csrf-token': session.csrfToken, 'if-match': `"${meta.version}"` }
    return (await fetch(`/app/api${path}`, { method: 'DELETE', headers })).status
  }, world.people.admin.accountId)
  assert.equal(status, 204)
}
