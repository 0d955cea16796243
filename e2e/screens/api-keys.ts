import assert from 'node:assert/strict'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

export const apiKeyTests: Test[] = [
  {
    name: 'api keys: an admin makes one, keeps its secret, changes it and deletes it',
    run: (world) =>
      visit(world, { as: world.people.newcomer }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.newcomer.accountId}`)
        await page.getByRole('link', { name: 'API keys' }).click()
        await page.getByText('No program uses this account yet.').waitFor()
        await page.getByRole('button', { name: 'New key' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Shop checkout')
        await page.getByText('This key may add and change subscribers.').waitFor()
        await page.getByLabel('Archive people who are receive-ready').check()
        await proves('W-104.2', async () => {
          await page.getByText('This key may add and change subscribers and archive people.').waitFor()
          await page.getByRole('button', { name: 'Make the key' }).click()
          const once = page.getByRole('status', { name: 'the new key' })
          const key = (await once.locator('code').textContent()) as string
          assert.match(key, /^[a-z0-9]{8}\.[A-Za-z0-9]{40}$/)
          await once.getByRole('button', { name: 'Copy the new key' }).click()
          assert.equal(await page.evaluate(() => navigator.clipboard.readText()), key)
          await once.getByRole('button', { name: 'I have kept it' }).click()
          assert.equal(await page.getByText(key).count(), 0)
        })
        await page.getByRole('textbox', { name: 'Name' }).fill('Till')
        await page.getByText('1 change is not saved:').waitFor()
        await page.keyboard.press('Control+s')
        await page.getByRole('status').getByText('“Till” is saved').waitFor()
        await page.getByRole('button', { name: 'Delete…' }).click()
        const dialog = page.getByRole('dialog', { name: 'Delete the key “Till”?' })
        await proves('W-117.7', () => dialog.getByText('This cannot be undone.').waitFor())
        await dialog.getByRole('button', { name: 'Delete Till' }).click()
        await page.getByText('No program uses this account yet.').waitFor()
      }),
  },
  {
    name: 'api keys: a key without name or purpose is refused at its fields, and nothing typed is lost',
    run: (world) =>
      visit(world, { as: world.people.newcomer }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.newcomer.accountId}/api-keys?key=new`)
        await page.getByLabel('Read, add and change subscribers').uncheck()
        await page.getByRole('button', { name: 'Make the key' }).click()
        await proves('W-122.1', async () => {
          await page.getByText('2 values have to be mended').waitFor()
          const focused = await page.evaluate(() => document.activeElement?.textContent ?? '')
          assert.match(focused, /2 values have to be mended/)
          await page.getByText('Choose subscribers, articles or both').waitFor()
        })
        forgiveTrouble(at, /422 \(Unprocessable/)
        await page.getByRole('textbox', { name: 'Name' }).fill('Form')
        await page.getByRole('link', { name: 'Overview' }).click()
        const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
        await dialog.getByRole('button', { name: 'Stay here' }).click()
        assert.equal(await page.getByRole('textbox', { name: 'Name' }).inputValue(), 'Form')
        await page.getByRole('link', { name: 'Overview' }).click()
        await dialog.getByRole('button', { name: 'Leave and lose it' }).click()
        await page.waitForURL(/\/accounts\/\d+$/)
      }),
  },
]
