import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import type { Person } from '../seed.ts'
import { forgiveTrouble, visit } from '../visit.ts'

const mailingsOf = ({ accountId }: Person) => `/accounts/${accountId}/mailings`

/** Through the door that the screen for it uses. */
export async function addPeople(page: Page, { accountId }: Person, names: readonly string[], more = {}): Promise<void> {
  await page.evaluate(
    async ({ account, people, more: known }) => {
      const { data } = await (await fetch('/app/api/session')).json()
      for (const name of people) {
        const said = { to: 'receiveReady', basis: 'existingCustomer', reason: 'Bought seeds in spring' }
        const { status } = await fetch(`/app/api/accounts/${account}/subscribers`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': data.csrfToken },
          body: JSON.stringify({ email: `${name}@readers.example`, firstname: name, ...known, ...said }),
        })
        if (status !== 201) throw new Error(`${name} could not be added: ${status}`)
      }
    },
    { account: accountId, people: names, more },
  )
}

export const card = (page: Page, name: string) => page.getByRole('region', { name })

export async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New mailing' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: 'Begin the mailing' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

/** By the state that the head of the page shows. */
export const stands = (page: Page, state: string) =>
  page.locator('main header [data-badge]', { hasText: state }).waitFor()

export const mailingTests: Test[] = [
  {
    name: 'mailings: a first one is begun; what is missing is named, each with the place to mend it',
    run: (world) =>
      visit(world, { as: world.people.writer }, async ({ page }) => {
        const { writer } = world.people
        await page.goto(`/accounts/${writer.accountId}`)
        await page.getByRole('link', { name: 'Mailings' }).first().click()
        await page.getByText('No mailing has been written yet.').waitFor()
        await begin(page, 'Frost is coming')
        const checks = card(page, 'Checks')
        await checks.getByText('The subject is missing.').waitFor()
        await checks.getByText('Nobody would get it.').waitFor()
        await page.getByRole('button', { name: '4 cards to go' }).click()
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'card-content')
        await card(page, 'Content').getByRole('button', { name: 'Subject and HTML…' }).click()
        await page.getByRole('textbox', { name: 'Subject' }).fill('Frost is coming')
        await page.getByRole('textbox', { name: 'HTML' }).fill('<p>Dear {{V:2:reader}}, cover the dahlias.</p>')
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByRole('button', { name: '3 cards to go' }).waitFor()
        await card(page, 'Sender').getByRole('button', { name: 'Change' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Garden letter')
        await page.getByRole('textbox', { name: 'Address', exact: true }).fill('letter@garden.example')
        await page.getByRole('button', { name: 'Save' }).click()
        await card(page, 'Sender').getByText('Domain not verified').waitFor()
        await addPeople(page, writer, ['ada', 'bea', 'cleo'])
        await checks.getByRole('button', { name: 'Again' }).click()
        await card(page, 'Audience').getByText('3 people will get it').waitFor()
        await checks.getByRole('link', { name: 'Open' }).click()
        await page.getByRole('textbox', { name: 'Postal address' }).fill('Gartenweg 1\n20459 Hamburg')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('button', { name: 'Save change' }).waitFor({ state: 'detached' })
        await page.goBack()
        await page.getByRole('button', { name: 'Plan for 3 people' }).waitFor()
        await card(page, 'Audience').getByRole('button', { name: '3 will get it' }).click()
        await page.getByRole('dialog').getByRole('link', { name: 'bea@readers.example' }).waitFor()
      }),
  },
  {
    name: 'mailings: an audience is chosen, the mailing planned by keyboard, moved and taken back',
    run: (world) =>
      visit(world, { as: world.people.writer, zone: 'Europe/London' }, async (at) => {
        const { page } = at
        await page.goto(mailingsOf(world.people.writer))
        await page.getByRole('link', { name: 'Frost is coming' }).click()
        await page.getByRole('button', { name: 'Plan for 3 people' }).waitFor()
        await page.keyboard.press('p')
        const dialog = page.getByRole('dialog', { name: 'When should it go?' })
        await dialog.getByLabel('Day').fill('2020-01-01')
        await dialog.getByLabel('Day').press('Enter')
        await dialog.getByText('This time is over.').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
        await dialog.getByLabel('Day').fill(day)
        await dialog.getByLabel('Time', { exact: true }).fill('09:00')
        await picture(page, 'mailing-plan', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await dialog.getByRole('button', { name: /^Send to 3 people on .+ at 09:00$/ }).click()
        await stands(page, 'Planned')
        await card(page, 'Time').getByText('08:00 for you in London').waitFor()
        assert.equal(await card(page, 'Audience').getByRole('button', { name: 'Change' }).count(), 0)
        await card(page, 'Time').getByRole('button', { name: 'Change' }).click()
        await dialog.getByLabel('Time', { exact: true }).fill('10:00')
        await dialog.getByRole('button', { name: /at 10:00$/ }).click()
        await card(page, 'Time').getByText('09:00 for you in London').waitFor()
        await card(page, 'Time').getByRole('button', { name: 'Take it back' }).click()
        await stands(page, 'Draft')
        await page.getByRole('button', { name: 'Plan for 3 people' }).waitFor()
      }),
  },
  {
    name: 'mailings: in the list one is duplicated, renamed and deleted, and comes back',
    run: (world) =>
      visit(world, { as: world.people.writer }, async ({ page }) => {
        await page.goto(mailingsOf(world.people.writer))
        await page.getByRole('button', { name: 'Actions for Frost is coming' }).click()
        await page.getByRole('menuitem', { name: 'Duplicate' }).click()
        await page.getByRole('button', { name: 'Actions for Frost is coming, copy' }).click()
        await page.getByRole('menuitem', { name: 'Rename…' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Second frost')
        await page.getByRole('button', { name: 'Rename' }).click()
        await page.getByRole('link', { name: 'Second frost' }).waitFor()
        await page.getByRole('button', { name: 'Actions for Second frost' }).click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await page.getByRole('link', { name: 'Second frost' }).waitFor({ state: 'detached' })
        await page.getByRole('button', { name: 'Undo' }).click()
        await page.getByRole('link', { name: 'Second frost' }).waitFor()
        await page.getByRole('button', { name: 'Actions for Second frost' }).click()
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await page.getByText('Trash 1').click()
        await page.getByRole('list', { name: 'Trash 1' }).getByText('Second frost').waitFor()
        await picture(page, 'mailings-trash', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: 'Put back: Second frost' }).click()
        await page.getByRole('status').getByText('Second frost is back.').waitFor()
        await page.getByText('Trash 0').click()
        await page.getByRole('link', { name: 'Second frost' }).waitFor()
        await page.getByRole('tab', { name: /Sent/ }).click()
        await page.getByText('No mailing is here.').waitFor()
        await page.getByRole('button', { name: 'Show all mailings' }).click()
        await page.getByRole('searchbox').fill('second')
        await page.getByRole('link', { name: 'Frost is coming' }).waitFor({ state: 'detached' })
      }),
  },
  {
    name: 'mailings: one goes out and its equation ends, another is paused and canceled',
    run: (world) =>
      visit(world, { as: world.people.writer }, async ({ page }) => {
        const list = mailingsOf(world.people.writer)
        const sendNow = async (name: string) => {
          await page.goto(list)
          await page.getByRole('link', { name }).click()
          await page.getByRole('button', { name: 'Plan for 3 people' }).click()
          const dialog = page.getByRole('dialog', { name: 'When should it go?' })
          await dialog.getByRole('radio', { name: 'Now' }).click()
          await dialog.getByRole('button', { name: 'Send to 3 people now' }).click()
          await stands(page, 'Planned')
          await page
            .getByRole('timer')
            .getByText(/It leaves in \d+ seconds/)
            .waitFor()
        }
        await sendNow('Frost is coming')
        await sendNow('Second frost')
        await page.getByText('0 of 3 are on their way.').waitFor()
        await page.getByText('No process is there that sends.').waitFor()
        await page.getByRole('button', { name: 'Pause' }).click()
        await stands(page, 'Paused')
        await page.getByText(/Wren Alder paused it at/).waitFor()
        await toldAboveEveryPage(page)
        await picture(page, 'mailing-paused', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: 'Go on' }).click()
        await stands(page, 'Sending')
        await page.getByRole('button', { name: 'Cancel…' }).click()
        const cancel = page.getByRole('dialog', { name: 'Cancel Second frost for good?' })
        assert.ok(await cancel.getByRole('button', { name: 'Cancel for 3 people' }).isDisabled())
        await cancel.getByRole('textbox').fill('Second frost')
        await cancel.getByRole('button', { name: 'Cancel for 3 people' }).click()
        await stands(page, 'Canceled')
        await page.getByRole('figure', { name: /^3 targeted: 0 accepted, .+ 3 canceled$/ }).waitFor()
        await page.goto(list)
        await page.getByRole('link', { name: 'Frost is coming' }).click()
        await world.withSender(async () => {
          await page.getByRole('figure', { name: /^3 targeted: 3 accepted, .+ 0 waiting, 0 canceled$/ }).waitFor()
          await stands(page, 'Sent')
        })
        await page.getByText('It reached 3 of 3 people.').first().waitFor()
        await proves('W-122.4', () => page.getByRole('status').getByText('It reached 3 of 3 people.').waitFor())
        await page.getByRole('button', { name: '3 accepted' }).click()
        await page.getByRole('dialog').getByRole('link', { name: 'cleo@readers.example' }).waitFor()
      }),
  },
  {
    name: 'mailings: a test mail goes to oneself',
    run: (world) =>
      visit(world, { as: world.people.writer }, async ({ page }) => {
        await page.goto(mailingsOf(world.people.writer))
        await begin(page, 'Third frost')
        await card(page, 'Content').getByRole('button', { name: 'Subject and HTML…' }).click()
        await page.getByRole('textbox', { name: 'Subject' }).fill('Third frost')
        await page.getByRole('textbox', { name: 'HTML' }).fill('<p>Once more.</p>\n<script>hello()</script>')
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByText('Line 2: a script was taken out.').waitFor()
        await page.getByRole('button', { name: 'Got it' }).click()
        await page.getByRole('button', { name: 'Plan for 3 people' }).waitFor()
        await page.getByRole('button', { name: 'Test mail' }).click()
        assert.ok(await page.getByRole('checkbox', { name: 'Wren Alder, you' }).isChecked())
        await page.getByRole('button', { name: 'Send 1 test mail' }).click()
        await page.getByRole('status').getByText('1 test mail is on its way.').waitFor()
      }),
  },
  {
    name: 'mailings de: what is missing, and the plan in German, on a telephone',
    run: (world) =>
      visit(world, { as: world.people.writer, language: 'de', width: 390 }, async ({ page }) => {
        await page.goto(mailingsOf(world.people.writer))
        await page.getByRole('link', { name: 'Third frost' }).click()
        await page.getByText('Zum Ändern braucht es mehr Platz.').waitFor()
        await page.getByRole('button', { name: 'Für 3 Personen planen' }).click()
        await page.getByRole('radio', { name: 'Jetzt' }).click()
        await page.getByRole('button', { name: 'Jetzt an 3 Personen senden' }).waitFor()
      }),
  },
]

/** What goes out and what is held stands in the bar, each with its name. */
async function toldAboveEveryPage(page: Page): Promise<void> {
  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: 'Sending', exact: true }).click()
  const told = page.getByRole('dialog', { name: 'Sending' })
  await told.getByText('0 of 3 · paused').waitFor()
  await picture(page, 'going-out', 'en')
  await page.setViewportSize({ width: 1440, height: 900 })
  await told.getByRole('link', { name: 'Second frost' }).click()
  await told.waitFor({ state: 'hidden' })
}
