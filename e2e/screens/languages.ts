import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import type { Person } from '../seed.ts'
import { visit } from '../visit.ts'
import { begin, card, stands } from './mailings.ts'

const wide = { width: 1440, height: 900 }
const readers = { german: 'de', austrian: 'de-AT', english: 'en', french: 'fr' } as const
const addressOf = (name: string) => `${name}@tongues.example`

async function addReaders(page: Page, { accountId }: Person): Promise<void> {
  await page.evaluate(
    async ({ account, people }) => {
      const { data } = await (await fetch('/app/api/session')).json()
      for (const [email, languageIso] of people) {
        const said = { to: 'receiveReady', basis: 'existingCustomer', reason: 'Bought seeds in spring' }
        const { status } = await fetch(`/app/api/accounts/${account}/subscribers`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': data.csrfToken },
          body: JSON.stringify({ email, languageIso, ...said }),
        })
        if (status !== 201) throw new Error(`${email} could not be added: ${status}`)
      }
    },
    { account: accountId, people: Object.entries(readers).map(([name, iso]) => [addressOf(name), iso]) },
  )
}

async function writeIn(page: Page, open: string, subject: string, words: string): Promise<void> {
  await card(page, 'Content').getByRole('button', { name: open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await dialog.getByRole('textbox', { name: 'HTML' }).fill(`<p>${words} <a href="https://garden.example/">→</a></p>`)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Everything but what it says. */
async function prepare(page: Page, person: Person): Promise<void> {
  await card(page, 'Sender').getByRole('button', { name: 'Change' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Garden letter')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('letter@tongues.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await addReaders(page, person)
  await card(page, 'Checks').getByRole('link', { name: 'Open' }).click()
  await page.getByRole('textbox', { name: 'Postal address' }).fill('Gartenweg 1\n20459 Hamburg')
  await page.getByRole('button', { name: 'Save change' }).click()
  await page.getByRole('button', { name: 'Save change' }).waitFor({ state: 'detached' })
  await page.goBack()
}

async function switchTo(page: Page, language: string): Promise<void> {
  const before = page.url()
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption(language)
  await page.waitForURL(({ href }) => href !== before)
}

export const languageTests: Test[] = [
  {
    name: 'languages: written in two, sent to readers of three; each gets theirs, and the report adds up',
    run: (world) =>
      visit(world, { as: world.people.translator }, async ({ page }) => {
        const { translator } = world.people
        await page.goto(`/accounts/${translator.accountId}/mailings`)
        await begin(page, 'Two tongues')
        await writeIn(page, 'Subject and HTML…', 'Tulpen sind da', 'Die Tulpen sind da.')
        await card(page, 'Content').getByRole('button', { name: 'Write it in another language…' }).click()
        await page.getByRole('menuitem', { name: 'English' }).click()
        await card(page, 'Content').getByText('2 languages').waitFor()
        await prepare(page, translator)
        await card(page, 'Content').getByText('main language').waitFor()

        await writeIn(page, 'Subject and HTML in English', '', 'Tulips are here.')
        await card(page, 'Checks').getByText('English: The subject is missing.').waitFor()
        await picture(page, 'mailing-languages', 'en')
        await page.setViewportSize(wide)
        await writeIn(page, 'Subject and HTML in English', 'Tulips are here', 'Tulips are here.')
        await page.getByRole('combobox', { name: 'Shown language' }).selectOption('English')
        await page.frameLocator('iframe').getByText('Tulips are here.').waitFor()

        await page.getByRole('button', { name: 'Plan for 4 people' }).click()
        const plan = page.getByRole('dialog', { name: 'When should it go?' })
        await plan.getByRole('radio', { name: 'Now' }).click()
        await plan.getByRole('button', { name: 'Send to 4 people now' }).click()
        await stands(page, 'Planned')
        await world.withSender(async () => {
          await page.getByRole('figure', { name: /^4 targeted: 4 accepted, .+ 0 waiting/ }).waitFor()
          await stands(page, 'Sent')
        })
        await proves('W-078.2', async () => {
          const german = 'Die Tulpen sind da.'
          const expected = { german, austrian: german, english: 'Tulips are here.', french: german }
          for (const [name, words] of Object.entries(expected))
            assert.ok((await world.mailTo(addressOf(name))).includes(words), `${name} got another language`)
        })
        await page.getByRole('link', { name: 'Report' }).click()
        await proves('W-078.2', () => page.getByRole('figure', { name: /^4 targeted: 4 accepted/ }).waitFor())
        await picture(page, 'report-languages', 'en')
      }),
  },
  {
    name: 'languages de: im Editor von einer Sprache in die andere, herausgenommen und zurückgeholt',
    run: (world) =>
      visit(world, { as: world.people.translator, language: 'de' }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.translator.accountId}/mailings`)
        await page.getByRole('button', { name: 'Neues Mailing' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Zwei Zungen')
        await page.getByRole('button', { name: 'Mailing beginnen' }).click()
        const content = card(page, 'Inhalt')
        await content.getByRole('button', { name: 'In einer weiteren Sprache schreiben …' }).click()
        await page.getByRole('menuitem', { name: 'Englisch' }).click()
        await content.getByRole('link', { name: 'Editor für Englisch öffnen' }).click()
        const subject = page.getByRole('textbox', { name: 'Betreff' })
        await subject.fill('Tulips')
        await switchTo(page, 'Deutsch')
        await subject.fill('Tulpen')
        await switchTo(page, 'Englisch')
        assert.equal(await subject.textContent(), 'Tulips')
        await picture(page, 'editor-languages', 'de')
        await page.setViewportSize(wide)
        await page.getByRole('button', { name: 'Fertig' }).click()
        await content.getByText('Tulpen').waitFor()
        await picture(page, 'mailing-languages', 'de')
        await page.setViewportSize(wide)
        await content.getByRole('button', { name: 'Englisch herausnehmen' }).click()
        await content.getByText('Hauptsprache').waitFor({ state: 'detached' })
        await page.getByRole('button', { name: 'Rückgängig' }).click()
        await content.getByText('Tulips').waitFor()
      }),
  },
]
