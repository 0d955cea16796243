import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Test } from '../run-tests.ts'
import { type Visit, visit } from '../visit.ts'

export const jobTests: Test[] = [
  {
    name: 'jobs: work shows in every tab at once, can be stopped, and goes on by undo',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page, context } = at
        await page.goto(`/accounts/${world.people.admin.accountId}/subscribers`)
        await page.getByText('Live', { exact: true }).waitFor()
        const other = await context.newPage()
        await other.goto(`/accounts/${world.people.admin.accountId}`)
        await other.getByText('Live', { exact: true }).waitFor()
        await askForErasure(at, page)
        for (const tab of [page, other]) await tab.getByRole('region', { name: 'Work in progress' }).waitFor()
        await page.getByRole('button', { name: 'Stop' }).click()
        await page.getByText('Job stopped. What is done stays.').waitFor()
        await other.getByRole('region', { name: 'Work in progress' }).waitFor({ state: 'detached' })
        await page.keyboard.press('Control+z')
        await other.getByRole('region', { name: 'Work in progress' }).waitFor()
      }),
  },
  {
    name: 'jobs: what a job did is seen without reloading',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}/subscribers`)
        await page.getByText('1–50 of 140').waitFor()
        await world.startWorker()
        await page.getByText('1–50 of 139').waitFor({ timeout: 60_000 })
        await page.getByRole('link', { name: 'Jobs' }).click()
        await page.getByText(/1 done\. .+ in Berlin/).waitFor()
      }),
  },
]

/** Erasing has no screen yet; its interface has been there for a while. */
async function askForErasure({ world }: Visit, page: Page): Promise<void> {
  const status = await page.evaluate(async (accountId) => {
    const { data } = await (await fetch('/app/api/session')).json()
    const list = await (await fetch(`/app/api/accounts/${accountId}/subscribers?limit=1&sort=id`)).json()
    const path = `/app/api/accounts/${accountId}/subscribers/${list.data[0].id}`
    const answer = await fetch(path, { method: 'DELETE', headers: { 'x-csrf-token': data.csrfToken } })
    return answer.status
  }, world.people.admin.accountId)
  assert.ok(status === 202 || status === 204, `the erasure was answered by ${status}`)
}
