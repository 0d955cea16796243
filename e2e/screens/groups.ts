import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'
import { aMailing } from './editor-desk.ts'

export const groupTests: Test[] = [
  {
    name: 'groups: one is made, filled with a pasted list, and emptied again',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        await page.getByRole('link', { name: 'Groups' }).click()
        await page.getByRole('button', { name: 'New group…' }).click()
        await page.getByRole('dialog').getByLabel('Name').fill('Walkers')
        await page.getByRole('button', { name: 'Make the group' }).click()
        await page.getByRole('heading', { name: 'Walkers' }).waitFor()
        await page.getByText('Nobody is in it.').waitFor()
        await page.getByLabel('Many at once').fill('5\n6\nnobody@nowhere.example')
        await page.getByRole('button', { name: 'Put 3 in' }).click()
        await page.getByRole('status').getByText('2 people put into Walkers.').waitFor()
        await page.getByRole('alert').getByText('nobody@nowhere.example').waitFor()
        assert.equal(await page.locator('tbody tr').count(), 2)
        const name = (await page.locator('tbody tr a').last().textContent())?.split(/\s/)[0] ?? ''
        await page.getByRole('searchbox').fill(name)
        await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
        assert.ok(!page.url().includes(name.slice(0, 4)))
        await page.getByRole('searchbox').fill('')
        await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 2)
        await page.locator('tbody input[type="checkbox"]').first().check()
        await page.getByRole('button', { name: 'Take 1 out of the group' }).click()
        await page.getByRole('status').getByText('1 person taken out of Walkers.').waitFor()
        await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
        await page.getByRole('button', { name: 'Undo' }).last().click()
        await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 2)
      }),
  },
  {
    name: 'groups: a name that is taken is refused with what helps, and a group is deleted by name and put back',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.admin.accountId}/groups`)
        const make = async (name: string) => {
          await page.getByRole('button', { name: 'New group…' }).click()
          await page.getByRole('dialog').getByLabel('Name').fill(name)
          await page.getByRole('button', { name: 'Make the group' }).click()
        }
        await make('Short-lived')
        await page.getByRole('heading', { name: 'Short-lived' }).waitFor()
        await page.getByRole('link', { name: 'Groups' }).first().click()
        await make('SHORT-LIVED')
        await page.getByRole('alert').getByText('Another group has this name.').waitFor()
        forgiveTrouble(at, /409 \(Conflict\)/)
        await page.keyboard.press('Escape')
        await page.getByRole('link', { name: 'Short-lived' }).click()
        await page.waitForURL(/\/groups\/\d+/)
        const groupId = /groups\/(\d+)/.exec(page.url())?.[1] ?? ''
        const mailingId = aMailing(world, 'For a group that goes', ['--groups', groupId])
        await page.getByRole('button', { name: 'More' }).click()
        await page.getByRole('menuitem', { name: 'Delete…' }).click()
        await proves('W-117.7', () => page.getByRole('dialog').getByText('You can put it back for 30 days.').waitFor())
        await page.getByRole('button', { name: 'Delete Short-lived' }).click()
        await page.getByRole('status').getByText('The group Short-lived is in the trash.').waitFor()
        await page.waitForURL(/\/groups$/)
        await page.goto(`/accounts/${world.people.admin.accountId}/mailings/${mailingId}`)
        await proves('W-036.3', async () => {
          await page.getByText('The audience is incomplete: 1 group is gone').first().waitFor()
          await page.getByText('a group that is gone').first().waitFor()
        })
        await page.goto(`/accounts/${world.people.admin.accountId}/groups`)
        await page.getByText(/^Trash \d/).click()
        await page
          .getByRole('list', { name: /^Trash/ })
          .getByText('Short-lived')
          .waitFor()
        await picture(page, 'groups-trash', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: 'Put back: Short-lived' }).click()
        await page.getByRole('status').getByText('The group Short-lived is back').waitFor()
        await page.goto(`/accounts/${world.people.admin.accountId}/mailings/${mailingId}`)
        await page.getByText('Short-lived').first().waitFor()
      }),
  },
]
