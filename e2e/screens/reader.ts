import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { overlookTrouble, visit } from '../visit.ts'
import type { World } from '../world.ts'

const reader = 'juno.marsh@readers.example'
const wide = { width: 1440, height: 900 }
const card = (page: Page, name: string) => page.getByRole('region', { name })

async function makeForm(page: Page, accountId: number): Promise<string> {
  await page.goto(`/accounts/${accountId}/forms`)
  await page.getByRole('button', { name: 'New form' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Shop')
  await dialog.getByLabel('Privacy notice').fill('https://lindhof.example/privacy')
  await dialog.getByRole('button', { name: 'Make the form' }).click()
  await page.getByRole('heading', { name: 'Shop', level: 1 }).waitFor()
  await page.getByRole('switch').click()
  await page.getByRole('button', { name: /^Save change/ }).click()
  await page.getByText(/^People can sign up by it\./).waitFor()
  return (await page.locator('pre').textContent()) as string
}

/** On a website of somebody else, whose address is not ours. */
async function signUpElsewhere(page: Page, code: string): Promise<void> {
  const shop = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8')
    answer.end(`<!doctype html><html lang="de"><title>Shop</title><h1>Shop</h1>${code}</html>`)
  })
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening))
  try {
    await page.goto(`http://127.0.0.1:${(shop.address() as AddressInfo).port}/`)
    await page.locator('input[name=email]').fill(reader)
    for (const box of await page.locator('input[type=checkbox]').all()) await box.check()
    await page.locator('form [type=submit], form button').first().click()
    await page.getByRole('alert').waitFor()
    await sleep(2500)
    await page.locator('main button[type=submit]').click()
    await page.getByRole('heading', { name: 'Sehen Sie jetzt in Ihr Postfach' }).waitFor()
  } finally {
    shop.close()
  }
}

async function confirm(page: Page, world: World): Promise<void> {
  await page.goto(await world.linkFor(reader, 'optin/'))
  // Whoever presses at once is taken for a program, and asked again.
  await sleep(2500)
  await page.locator('form button[type=submit]').first().click()
  await page.getByRole('heading', { name: /bestätigt|confirmed/ }).waitFor()
}

async function writeToEverybody(page: Page, accountId: number): Promise<void> {
  await page.goto(`/accounts/${accountId}/mailings`)
  await page.getByRole('button', { name: 'New mailing' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('A letter with a choice')
  await page.getByRole('button', { name: 'Begin the mailing' }).click()
  await card(page, 'Content').getByRole('button', { name: 'Subject and HTML…' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill('You choose')
  const html = '<p>Hello {{V:2:reader}}, <a href="{preferencesLink}">choose what you get</a>.</p>'
  await page.getByRole('textbox', { name: 'HTML' }).fill(html)
  await page.getByRole('button', { name: 'Save' }).click()
  await card(page, 'Sender').getByRole('button', { name: 'Change' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Garden letter')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('letter@lindhof.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /^Plan for [\d,]+ people/ }).click()
  const dialog = page.getByRole('dialog', { name: 'When should it go?' })
  await dialog.getByRole('radio', { name: 'Now' }).click()
  await dialog.getByRole('button', { name: /^Send to [\d,]+ people now/ }).click()
}

export const readerTests: Test[] = [
  {
    name: 'reader: signs up on another website, confirms, changes what they get, leaves everything',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page, context }) => {
        const { accountId } = world.people.admin
        const code = await makeForm(page, accountId)
        const own = await world.browser.newContext()
        const letters = await own.newPage()
        letters.setDefaultTimeout(180_000)
        await signUpElsewhere(letters, code)
        await world.withSender(async () => {
          await confirm(letters, world)
          await writeToEverybody(page, accountId)
          await letters.goto(await world.linkFor(reader, 'preferences'))
        })
        await letters.getByText('jun•••••@readers.example').waitFor()
        await letters.getByRole('checkbox', { checked: true }).first().waitFor()
        await picture(letters, 'public-preferences', 'en')
        await letters.setViewportSize(wide)
        await letters.getByRole('checkbox').first().uncheck()
        await letters.getByRole('button', { name: /^(Save|Speichern)$/ }).click()
        await letters.getByRole('heading', { name: /^(Saved|Gespeichert)$/ }).waitFor()
        await picture(letters, 'public-preferences-saved', 'en')
        await letters.setViewportSize(wide)
        await letters.getByRole('link', { name: /^(Back to|Zurück)/ }).click()
        await letters.getByRole('button', { name: /^(Unsubscribe from all|Von allem abmelden)$/ }).click()
        await letters.getByRole('heading', { name: /everything|allem/ }).waitFor()
        world.command(
          'channel',
          'create',
          '--account',
          `${accountId}`,
          '--name',
          'en=Greenhouse',
          '--name',
          'de=Gewächshaus',
        )
        await letters.getByRole('link', { name: /^(Back to|Zurück)/ }).click()
        const later = letters.locator('label.tick', { hasText: /Greenhouse|Gewächshaus/ })
        await later.getByText(/comes one mail to confirm|kommt eine E‑Mail/).waitFor()
        await own.close()
        overlookTrouble(context, /401 \(Unauthorized\)/)
      }),
  },
]
