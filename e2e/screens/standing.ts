import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'
import { addPeople, card, stands } from './mailings.ts'

async function begin(page: Page, name: string, type: string): Promise<void> {
  await page.getByRole('button', { name: 'New mailing' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('combobox', { name: 'What sends it' }).selectOption(type)
  await page.getByRole('button', { name: 'Begin the mailing' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

async function write(page: Page, subject: string, html: string): Promise<void> {
  await card(page, 'Content').getByRole('button', { name: 'Subject and HTML…' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'HTML' }).fill(html)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' })
}

const list = (accountId: number) => `/accounts/${accountId}/mailings?shelf=standing`

export const standingTests: Test[] = [
  {
    name: 'standing: a trigger is declared, written, activated, called by a program, changed and applied',
    run: (world) =>
      visit(world, { as: world.people.approver }, async ({ page }) => {
        const { accountId } = world.people.approver
        const customer = world.command<{ id: number; customerId: number }[]>('account', 'list')
        const customerId = customer.find(({ id }) => id === accountId)?.customerId
        const type = ['--customer', `${customerId}`, '--key', 'password-reset', '--name', 'en=Password reset']
        world.command('trigger-type', 'create', ...type)
        const key = ['--account', `${accountId}`, '--name', 'Shop', '--scopes', 'subscribers']
        const { key: credential } = world.command<{ key: string }>('key', 'create', ...key)
        await page.goto(list(accountId))
        await begin(page, 'Password reset', 'Trigger')
        await write(page, 'A new password', '<p><a href="{resetLink}">Choose one</a> in {place}.</p>')
        await card(page, 'Checks').getByText('2 names in brackets are no placeholders').waitFor()
        await card(page, 'Placeholders').getByRole('button', { name: 'Change' }).click()
        for (const [i, name, means, example] of [
          [0, 'resetLink', 'Link to choose a password', 'https://shop.example/r/8fK2'],
          [1, 'place', 'Where it was asked', 'Ulm'],
        ] as const) {
          await page.getByRole('button', { name: 'Placeholder', exact: true }).click()
          await page.getByRole('textbox', { name: 'Name' }).nth(i).fill(name)
          await page.getByRole('textbox', { name: 'Means' }).nth(i).fill(means)
          await page.getByRole('textbox', { name: 'Example' }).nth(i).fill(example)
        }
        await page.getByRole('button', { name: 'Save' }).click()
        await card(page, 'Placeholders').getByText('a call brings 2 values').waitFor()
        await card(page, 'Occasion').getByRole('button', { name: 'Change' }).click()
        await page.getByRole('radio', { name: 'Transactional' }).click()
        await page
          .getByRole('textbox', { name: 'Why it may reach people who left' })
          .fill('They asked a moment before.')
        await page.getByRole('button', { name: 'Save' }).click()
        await card(page, 'Occasion').getByText('“They asked a moment before.”').waitFor()
        await page.getByRole('button', { name: 'Activate' }).click()
        await stands(page, 'Active')
        await picture(page, 'mailing-trigger', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        const call = await card(page, 'Placeholders').locator('pre').textContent()
        assert.ok(call)
        assert.match(call, /"place": "Ulm"/)
        await write(page, 'Another password', '<p><a href="{resetLink}">Choose one</a> in {place}.</p>')
        await page.getByText('What you see is not sent yet.').waitFor()
        await world.withApi(async (_call, apiOrigin) => {
          const body = call.slice(call.indexOf("-d '") + 4, call.lastIndexOf("'"))
          const answer = await fetch(`${apiOrigin}/api/v1/mailings/singleTrigger`, {
            method: 'POST',
            headers: { authorization: `Basic ${btoa(`postrider:${credential}`)}`, 'content-type': 'application/json' },
            body: body.replace('ida.kestrel@example.com', 'finn@readers.example'),
          })
          assert.equal(answer.status, 200, await answer.text())
        })
        await world.withSender(async () => {
          assert.match(await world.mailTo('finn@readers.example'), /^Subject: A new password\r?$/m)
        })
        await page.getByRole('button', { name: 'Apply' }).click()
        await page.getByText('What you see is not sent yet.').waitFor({ state: 'detached' })
        await page.getByRole('link', { name: 'Triggers', exact: true }).first().click()
        await page.getByText('One mail was asked for by your programs in 30 days.').waitFor()
        const row = page.getByRole('row', { name: /Password reset/ })
        for (const text of ['Active', '{place}', 'Transactional']) await row.getByText(text, { exact: true }).waitFor()
        await picture(page, 'triggers', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await row.getByRole('link').click()
        await card(page, 'Placeholders').waitFor()
      }),
  },
  {
    name: 'standing: a birthday mailing gets an hour, and goes to whoever has a birthday today',
    run: (world) =>
      visit(world, { as: world.people.approver, width: 1440 }, async ({ page }) => {
        const { approver } = world.people
        await page.goto(list(approver.accountId))
        await begin(page, 'Birthday', 'Birthday mailing')
        await write(page, 'All the best', '<p>Happy birthday, {{V:2:reader}}.</p>')
        await card(page, 'Occasion').getByRole('button', { name: 'Change' }).click()
        await page.getByRole('combobox', { name: 'Hour of the day' }).selectOption('00:00')
        await page.getByRole('button', { name: 'Save' }).click()
        await card(page, 'Occasion').getByText('from 00:00 in Berlin on each birthday').waitFor()
        await addPeople(page, approver, ['henk'])
        const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
        const born = `1980-${today.slice(5)}`
        await world.query('update subscribers set birthday = $1 where email = $2', [born, 'henk@readers.example'])
        await page.getByRole('button', { name: 'Activate' }).click()
        await stands(page, 'Active')
        await world.withSender(async () => {
          assert.match(await world.mailTo('henk@readers.example'), /^Subject: All the best\r?$/m)
        })
      }),
  },
  {
    name: 'standing de: die automatischen Mailings auf Deutsch, am Telefon',
    run: (world) =>
      visit(world, { as: world.people.approver, language: 'de', width: 390 }, async ({ page }) => {
        await page.goto(list(world.people.approver.accountId))
        await page.getByRole('link', { name: 'Password reset' }).click()
        await page.getByRole('region', { name: 'Platzhalter' }).getByText('ein Aufruf bringt 2 Werte mit').waitFor()
        await page.getByRole('button', { name: 'Abschalten' }).click()
        await stands(page, 'Nicht aktiv')
      }),
  },
  {
    name: 'standing: a welcome mailing is written for who joined three days ago, and activated',
    run: (world) =>
      visit(world, { as: world.people.chooser }, async ({ page }) => {
        await page.goto(list(world.people.chooser.accountId))
        await begin(page, 'Welcome', 'Welcome mailing')
        await write(page, 'Welcome to the garden', '<p>Dear {{V:2:reader}}, good to have you.</p>')
        await card(page, 'Occasion').getByText('as soon as somebody has joined').waitFor()
        await card(page, 'Occasion').getByRole('button', { name: 'Change' }).click()
        const dialog = page.getByRole('dialog', { name: 'Occasion' })
        await dialog.getByRole('textbox', { name: 'Days after joining' }).fill('3')
        await dialog.getByRole('switch', { name: 'Also people created by programs' }).click()
        await picture(page, 'mailing-welcome-days', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await dialog.getByRole('button', { name: 'Save' }).click()
        await card(page, 'Occasion').getByText('3 days after somebody has joined').waitFor()
        await card(page, 'Occasion').getByText('People created by programs get it, too.').waitFor()
        await page.getByRole('button', { name: 'Activate' }).click()
        await stands(page, 'Active')
        await picture(page, 'mailing-welcome', 'en')
      }),
  },
]
