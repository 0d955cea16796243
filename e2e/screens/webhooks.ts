import assert from 'node:assert/strict'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

export const webhookTests: Test[] = [
  {
    name: 'webhooks: an admin makes one, pauses it, gives it a new secret and deletes it',
    run: (world) =>
      visit(world, { as: world.people.newcomer }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.newcomer.accountId}`)
        await page.getByRole('link', { name: 'Webhooks' }).click()
        await page.getByText('No other system is told what happens here.').waitFor()
        await proves('W-105.4', async () => {
          await page.getByRole('button', { name: 'New webhook' }).click()
          await page.getByLabel('Name').fill('CRM')
          await page.getByLabel('Address').fill('https://crm.lindhof.example/hooks')
          await page.getByRole('button', { name: 'Make the webhook' }).click()
          const once = page.getByRole('status', { name: 'the secret' })
          assert.match((await once.locator('code').textContent()) ?? '', /^whsec_/)
          await once.getByRole('button', { name: 'I have kept it' }).click()
          await page.getByText('CRM was told of everything that has happened.').waitFor()
          await page.getByRole('button', { name: 'Pause' }).click()
          await page.getByText('CRM is paused. Nothing waits for it.').waitFor()
          await page.getByRole('button', { name: 'Go on' }).click()
          await page.getByText('CRM was told of everything that has happened.').waitFor()
          await page.getByRole('button', { name: 'New secret…' }).click()
          await page.getByRole('button', { name: 'Make a new secret' }).click()
          await page.getByText('Both the new and the former secret sign until').waitFor()
          await page.getByRole('button', { name: 'Delete…' }).click()
          await page.getByRole('button', { name: 'Delete CRM' }).click()
          await page.getByText('No other system is told what happens here.').waitFor()
        })
      }),
  },
  {
    name: 'webhooks: an address that cannot be used is refused at its field',
    run: (world) =>
      visit(world, { as: world.people.newcomer }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.newcomer.accountId}/webhooks?webhook=new`)
        await page.getByLabel('Name').fill('CRM')
        await page.getByLabel('Address').fill('http://crm.lindhof.example/')
        await page.getByRole('button', { name: 'Make the webhook' }).click()
        await page.getByText('1 value has to be mended').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        assert.equal(await page.getByLabel('Address').inputValue(), 'http://crm.lindhof.example/')
        await page.getByLabel('Name').fill('')
        await page.getByLabel('Address').fill('')
      }),
  },
  {
    name: 'webhooks: one is tried out, its log read, and an event delivered again',
    run: (world) =>
      visit(world, { as: world.people.mover }, async ({ page }) => {
        const { accountId } = world.people.mover
        const options = ['--account', `${accountId}`, '--name', 'shop', '--scopes', 'subscribers']
        const { key } = world.command<{ key: string }>('key', 'create', ...options)
        await page.goto(`/accounts/${accountId}/webhooks?webhook=new`)
        await page.getByLabel('Name').fill('Shop')
        await page.getByLabel('Address').fill('https://shop.lindhof.example/hooks')
        await page.getByRole('button', { name: 'Make the webhook' }).click()
        await page.getByRole('button', { name: 'I have kept it' }).click()
        await page.getByText('Nothing was said to it yet.').waitFor()
        await proves('W-105.5', async () => {
          await page.getByRole('button', { name: 'Send a test' }).click()
          await page.getByText(/^It did not answer: /).waitFor()
          await page.getByText('Any answer from 200 to 299 within 15 seconds is taken.').waitFor()
          await world.withApi(async (call) => {
            await call(key, 'POST', '/subscribers', { email: 'shop.guest@example.com' })
          })
          await world.withWebhooks(async () => {
            const log = page.getByRole('table')
            const rows = log.getByRole('row', { name: /Deliver event \d+ again/ })
            await rows.first().waitFor()
            const before = await rows.count()
            await rows.first().getByRole('button').click()
            const dialog = page.getByRole('dialog', { name: 'Deliver events to Shop again?' })
            await dialog.getByText('1 event of this stretch was told to it.').waitFor()
            await dialog.getByRole('button', { name: 'Deliver 1 event again' }).click()
            await page.getByText('1 event goes to Shop again.').waitFor()
            await rows.nth(before).waitFor()
          })
        })
      }),
  },
]
