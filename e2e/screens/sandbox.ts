import assert from 'node:assert/strict'
import type { BrowserContext, Page } from 'playwright-core'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, overlookTrouble, visit } from '../visit.ts'
import type { ApiCall, World } from '../world.ts'

const wide = { width: 1440, height: 900 }

/** An account that asks people, its sandbox, and a key of that. */
async function openSandbox(world: World, page: Page): Promise<{ id: number; key: string }> {
  const { accountId } = world.people.tester
  const words = ['--account', `${accountId}`, '--name', 'Please confirm', '--language', 'en']
  const sender = ['--sender-name', 'Lindhof', '--sender-email', 'letter@lindhof.example']
  const { id: optin } = world.command<{ id: number }>('mailing', 'create-optin', ...words, ...sender)
  await page.goto(`/accounts/${accountId}`)
  await page.getByRole('link', { name: 'Sandbox' }).click()
  await page.getByText('There is no sandbox yet.').waitFor()
  await picture(page, 'sandbox-none', 'en')
  await page.setViewportSize(wide)
  await page.getByRole('button', { name: 'Make the sandbox' }).click()
  await page.getByText('Nothing was sent yet.').waitFor()
  const id = Number(/accounts\/(\d+)\//.exec(page.url())?.[1])
  const options = ['--name', 'shop', '--scopes', 'subscribers', '--optin-mailing', `${optin}`]
  const { key } = world.command<{ key: string }>('key', 'create', '--account', `${id}`, ...options)
  assert.match(key, /^sb[a-z0-9]{6}\./)
  return { id, key }
}

async function register(call: ApiCall, key: string, email: string, firstname: string): Promise<number> {
  const answer = await call(key, 'POST', '/subscribers/register', { email, firstname })
  return (answer as { data: { id: number } }).data.id
}

/** What a person does who got the mail: its link opens in another tab. */
async function followInMail(page: Page, context: BrowserContext): Promise<Page> {
  const mail = page.frameLocator('iframe:not([data-behind])')
  const opened = context.waitForEvent('page')
  await mail.locator('a[href*="/optin/"]').first().click()
  const tab = await opened
  await tab.waitForLoadState()
  return tab
}

export const sandboxTests: Test[] = [
  {
    name: 'sandbox: registered by API, captured, clicked, confirmed; another expires eight days later',
    run: (world) =>
      visit(world, { as: world.people.tester }, async (at) => {
        const { page, context } = at
        const { id, key } = await openSandbox(world, page)
        // Who may work in one more account gets another session.
        forgiveTrouble(at, /403/)
        await proves('W-110.3', async () => {
          await page.getByText('Sandbox of Lindhof Trial. No mail leaves it').waitFor()
          await page.getByRole('link', { name: 'Subscribers' }).click()
          await page.getByText('Sandbox of Lindhof Trial. No mail leaves it').waitFor()
          await page.getByRole('link', { name: 'Back to the real account' }).click()
          await page.waitForURL(new RegExp(`/accounts/${world.people.tester.accountId}$`))
          assert.equal(await page.getByText('No mail leaves it').count(), 0)
          await page.getByRole('button', { name: /Account Lindhof Trial, switch/ }).click()
          await page.getByRole('menuitem', { name: 'Lindhof Trial, sandbox' }).click()
          await page.getByText('Sandbox of Lindhof Trial. No mail leaves it').waitFor()
        })
        await page.goto(`/accounts/${id}/sandbox`)
        await world.withApi(async (call) => {
          await world.withSender(async () => {
            const ida = await register(call, key, 'ida.kestrel@example.com', 'Ida')
            await page.getByRole('link', { name: /ida\.kestrel@example\.com/ }).waitFor()
            const tab = await followInMail(page, context)
            await confirmIn(tab)
            await proves('W-111.3', async () => {
              const status = await call(key, 'GET', `/subscribers/${ida}`)
              assert.equal((status as { data: { status: number } }).data.status, 1)
              await page.getByRole('heading', { name: 'Links in it' }).waitFor()
              await page.getByText('Headers', { exact: true }).click()
              await page
                .getByText(/^Message-ID:|Message-ID: </)
                .first()
                .waitFor()
              await page.getByText('Text', { exact: true }).click()
              await page.locator('pre', { hasText: '/optin/' }).waitFor()
              await page.getByText('Source', { exact: true }).click()
              await page.locator('pre', { hasText: 'multipart/alternative' }).waitFor()
              await page.getByText('Mail', { exact: true }).click()
            })
            await register(call, key, 'bruno.ashgrove@example.com', 'Bruno')
            await page.getByRole('link', { name: /bruno\.ashgrove/ }).click()
            await register(call, key, 'hard-bounce+1@example.com', 'Thea')
            await page.getByText('hard bounce', { exact: true }).waitFor()
            await page.frameLocator('iframe:not([data-behind])').locator('a[href*="/optin/"]').first().waitFor()
            await picture(page, 'sandbox', 'en')
            await page.setViewportSize(wide)
            await page.getByRole('button', { name: '7 days' }).click()
            await page.getByText('7 days ahead').waitFor()
            await page.getByRole('button', { name: '1 day' }).click()
            await page.getByText('8 days ahead').waitFor()
            const late = await followInMail(page, context)
            await late.getByRole('heading', { name: 'This link is no longer valid' }).waitFor()
            overlookTrouble(context, /410/)
          })
        })
        await page.getByRole('button', { name: 'Reset' }).click()
        const dialog = page.getByRole('dialog', { name: 'Reset the sandbox?' })
        await dialog.getByRole('button', { name: 'Reset' }).click()
        await page.getByText('Nothing was sent yet.').waitFor()
        await page.getByText('as ours').waitFor()
      }),
  },
  {
    name: 'sandbox de: angelegt auf dem Telefon, leer',
    run: (world) =>
      visit(world, { as: world.people.mover, language: 'de', width: 390 }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.mover.accountId}/sandbox`)
        await page.getByRole('button', { name: 'Sandbox anlegen' }).press('Enter')
        await page.getByText('Noch ist nichts verschickt worden.').waitFor()
        forgiveTrouble(at, /403/)
        // Whoever may work in one more account gets another token; what was asked with the old one is asked again.
        overlookTrouble(at.context, /401/)
        await picture(page, 'sandbox-empty', 'de')
      }),
  },
]

/** A page may ask once more, since a scanner opens links as well. */
async function confirmIn(tab: Page): Promise<void> {
  const button = tab.locator('button[type=submit]').first()
  if ((await button.count()) > 0) {
    await tab.waitForTimeout(2500)
    await button.click()
    await tab.waitForLoadState()
  }
}
