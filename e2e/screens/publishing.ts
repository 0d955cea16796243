import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'
import { addPeople, begin, card } from './mailings.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

/** A letter of one article, as the L-account writes it. */
async function writeLetter(page: Page, name: string, text: string): Promise<void> {
  await begin(page, name)
  await page.getByRole('link', { name: 'Open editor' }).click()
  await button(page, /^Letter/).click()
  await button(page, 'Add article').click()
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click()
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
  await page.getByRole('textbox', { name: 'Subject' }).fill(name)
  await page.frameLocator('iframe').first().getByText(text).last().waitFor()
  await button(page, 'Done').click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

export const publishingTests: Test[] = [
  {
    name: 'publishing: an L-account gives a mailing and an article to the accounts below, and sees what became of them',
    run: (world) =>
      visit(world, { as: world.people.publisher }, async ({ page }) => {
        const { accountId } = world.people.publisher
        await page.goto(`/accounts/${accountId}`)
        await page.getByRole('link', { name: 'Publishing' }).first().click()
        await page.getByText('Nothing published yet').waitFor()
        await picture(page, 'publishing-empty', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('link', { name: 'Mailings' }).first().click()
        await writeLetter(page, 'Advent begins', 'Advent, week one')
        await card(page, 'Sender').getByRole('button', { name: 'Change' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Lindhof Group')
        await page.getByRole('textbox', { name: 'Address', exact: true }).fill('group@lindhof.example')
        await button(page, 'Save').click()
        await button(page, 'Publish…').click()
        const dialog = page.getByRole('dialog', { name: 'Publish a mailing' })
        await dialog.getByRole('checkbox', { name: 'Lindhof Graz' }).waitFor()
        await picture(page, 'publish-dialog', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await dialog.getByRole('button', { name: 'Publish to 2 accounts' }).click()
        await dialog.getByRole('row', { name: 'Lindhof Graz received' }).waitFor()
        await dialog.getByRole('button', { name: 'Close' }).last().click()
        await page.getByRole('link', { name: 'Publishing' }).first().click()
        await button(page, 'Publish an article…').click()
        const other = page.getByRole('dialog', { name: 'Publish an article' })
        await other.getByRole('combobox', { name: 'Article' }).click()
        await page.getByRole('option', { name: /Advent, week one/ }).click()
        await other.getByRole('checkbox', { name: 'They may adapt it' }).check()
        await other.getByRole('checkbox', { name: 'Lindhof Bern' }).uncheck()
        await other.getByRole('button', { name: 'Publish to 1 account' }).click()
        await other.getByRole('row', { name: 'Lindhof Graz received' }).waitFor()
        await other.getByRole('button', { name: 'Close' }).last().click()
        const table = page.getByRole('table', { name: 'Publishing' })
        assert.equal(await table.getByRole('row').count(), 3)
        await table
          .getByRole('row', { name: /Advent begins/ })
          .getByText('Not yet')
          .first()
          .waitFor()
        await picture(page, 'publishing', 'en')
      }),
  },
  {
    name: 'publishing: the account below chooses whom it reaches, plans the mailing and sends it',
    run: async (world) => {
      await visit(world, { as: world.people.branch }, async ({ page }) => {
        const { branch } = world.people
        await page.goto(`/accounts/${branch.accountId}/settings/pages`)
        await page.getByRole('textbox', { name: 'Postal address' }).fill('Grazer Weg 1\n8010 Graz')
        await button(page, 'Save change').click()
        await button(page, 'Save change').waitFor({ state: 'detached' })
        await addPeople(page, branch, ['greta', 'gustav'])
        await page.getByRole('link', { name: 'Mailings' }).first().click()
        await page.getByRole('link', { name: 'Advent begins' }).click()
        await page.getByText('From Lindhof Group').first().waitFor()
        await page.getByText('Lindhof Group keeps subject and content').waitFor()
        await card(page, 'Audience').getByText('not chosen yet').waitFor()
        await picture(page, 'received-mailing', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('link', { name: 'Open editor' }).click()
        await page.getByText('Lindhof Group keeps the content of this newsletter.').waitFor()
        assert.equal(await button(page, 'Add article').count(), 0)
        await page.goBack()
        await card(page, 'Audience').getByRole('button', { name: 'Change' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
        await card(page, 'Audience').getByText('2 people will get it').waitFor()
        await card(page, 'Sender').getByRole('button', { name: 'Change' }).click()
        await page.getByRole('textbox', { name: 'Address', exact: true }).fill('post@graz.example')
        await button(page, 'Save').click()
        await button(page, 'Plan for 2 people').click()
        const dialog = page.getByRole('dialog', { name: 'When should it go?' })
        await dialog.getByRole('radio', { name: 'Now' }).check()
        await dialog.getByRole('button', { name: 'Send to 2 people now' }).click()
        await world.withSender(async () => {
          await page.getByText('It reached 2 of 2 people.').waitFor()
        })
        assert.match(await world.mailTo('greta@readers.example'), /Advent, week one/)
      })
      await visit(world, { as: world.people.publisher }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.publisher.accountId}/publishing`)
        await page
          .getByRole('row', { name: /Advent begins/ })
          .getByText('Sent')
          .waitFor()
      })
    },
  },
  {
    name: 'publishing: an article of the L-account stands in a newsletter below, is adapted, follows again, and is withdrawn',
    run: async (world) => {
      const { branch, publisher } = world.people
      await visit(world, { as: branch }, async ({ page }) => {
        await page.goto(`/accounts/${branch.accountId}/mailings`)
        await begin(page, 'Graz letter')
        await page.getByRole('link', { name: 'Open editor' }).click()
        await button(page, /^Letter/).click()
        await button(page, 'Add article').click()
        await page.getByRole('menuitem', { name: /Advent, week one/ }).click()
        await page.frameLocator('iframe').first().getByText('Advent, week one').last().waitFor()
        await page.getByRole('button', { name: /^Advent, week one/ }).click()
        await page.getByText('This article comes from Lindhof Group').waitFor()
        await picture(page, 'received-article', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await button(page, 'Change it here').click()
        // It was read only until then.
        await page.locator('[role="textbox"][aria-label="Text"][contenteditable="true"]').fill('Advent in Graz')
        await page.frameLocator('iframe').first().getByText('Advent in Graz').last().waitFor()
        await button(page, 'Compare').click()
        const compared = page.getByRole('dialog', { name: 'Own copy against Lindhof Group' })
        await compared.locator('del', { hasText: 'week one' }).waitFor()
        await compared.locator('ins', { hasText: 'Graz' }).waitFor()
        await picture(page, 'compared-copy', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.keyboard.press('Escape')
        await button(page, 'Follow again').click()
        await page.frameLocator('iframe').first().getByText('Advent, week one').last().waitFor()
      })
      await visit(world, { as: publisher }, async ({ page }) => {
        await page.goto(`/accounts/${publisher.accountId}/publishing`)
        const row = page.getByRole('row', { name: /Article/ })
        await row.getByText('Used').waitFor()
        await row.getByRole('button', { name: /^More about/ }).click()
        await page.getByRole('menuitem', { name: 'Withdraw…' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByText('It leaves the libraries').waitFor()
        await picture(page, 'withdraw-dialog', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await dialog.getByRole('button', { name: 'Withdraw' }).click()
        await dialog.getByRole('row', { name: 'Lindhof Graz gone' }).waitFor()
      })
      await visit(world, { as: branch, language: 'de' }, async ({ page }) => {
        await page.goto(`/accounts/${branch.accountId}/mailings`)
        await page.getByRole('link', { name: 'Graz letter' }).click()
        await page.getByText('1 Teil davon wurde gelöscht oder zurückgezogen.').waitFor()
        await picture(page, 'withdrawn-article', 'de')
      })
      await visit(world, { as: publisher, language: 'de' }, async ({ page }) => {
        await page.goto(`/accounts/${publisher.accountId}/publishing`)
        await page.getByRole('row', { name: /Advent begins/ }).waitFor()
        await picture(page, 'publishing', 'de')
      })
    },
  },
]
