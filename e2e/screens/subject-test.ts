import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import type { Person } from '../seed.ts'
import { visit } from '../visit.ts'
import { addPeople, begin, card, stands } from './mailings.ts'

const wide = { width: 1440, height: 900 }
const [first, second] = ['Plant now, forget till spring', 'The laziest good deed of November']
const mailingsOf = ({ accountId }: Person) => `/accounts/${accountId}/mailings`

/** A letter that says something. */
export async function write(page: Page, person: Person, name: string): Promise<void> {
  await page.goto(mailingsOf(person))
  await begin(page, name)
  await card(page, 'Content').getByRole('button', { name: 'Subject and HTML…' }).click()
  await page.getByRole('textbox', { name: 'Subject' }).fill(first)
  await page
    .getByRole('textbox', { name: 'HTML' })
    .fill('<p>Dear {{V:2:reader}}, <a href="https://garden.example/tulips">tulips</a>.</p>')
  await page.getByRole('button', { name: 'Save' }).click()
  await card(page, 'Content').getByText(first).waitFor()
}

export const subjectTestTests: Test[] = [
  {
    name: 'subject test: planned, tried, chosen; the rest gets the winner, and the report says who won',
    run: (world) =>
      visit(world, { as: world.people.chooser }, async ({ page }) => {
        const { chooser } = world.people
        await write(page, chooser, 'November letter')
        await card(page, 'Sender').getByRole('button', { name: 'Change' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Garden letter')
        await page.getByRole('textbox', { name: 'Address', exact: true }).fill('letter@garden.example')
        await page.getByRole('button', { name: 'Save' }).click()
        await card(page, 'Sender').getByText('Domain not verified').waitFor()
        const people = Array.from({ length: 1000 }, (_, n) => `r${n}`)
        await Promise.all(
          Array.from({ length: 8 }, (_, hand) =>
            addPeople(
              page,
              chooser,
              people.filter((_, n) => n % 8 === hand),
            ),
          ),
        )
        await card(page, 'Checks').getByRole('link', { name: 'Open' }).click()
        await page.getByRole('textbox', { name: 'Postal address' }).fill('Gartenweg 1\n20459 Hamburg')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('button', { name: 'Save change' }).waitFor({ state: 'detached' })
        await page.goBack()
        await page.getByRole('button', { name: 'Plan for 1,000 people' }).waitFor()
        await card(page, 'Content').getByRole('button', { name: 'Try several subjects…' }).click()
        const dialog = page.getByRole('dialog', { name: 'Which subjects should be tried?' })
        await dialog.getByRole('textbox', { name: 'Subject B' }).fill(second)
        await dialog.getByRole('textbox', { name: 'How many try' }).fill('9')
        await dialog.getByText('Too few try each. From 10% on').waitFor()
        await dialog.getByRole('textbox', { name: 'How many try' }).fill('10')
        await dialog.getByRole('figure', { name: /100 try the subjects, 900 wait/ }).waitFor()
        await picture(page, 'subject-dialog', 'en')
        await page.setViewportSize(wide)
        await dialog.getByRole('button', { name: 'Save' }).click()
        await card(page, 'Subject').getByText('2 are tried, the best one wins').waitFor()
        await card(page, 'Checks').getByText('Enough people try each subject').waitFor()
        await picture(page, 'mailing-subjects', 'en')
        await page.setViewportSize(wide)
        await page.getByRole('button', { name: 'Plan for 1,000 people' }).click()
        const plan = page.getByRole('dialog', { name: 'When should it go?' })
        await plan.getByText('so there is no trial beside it').waitFor()
        await plan.getByRole('radio', { name: 'Now' }).click()
        await plan.getByRole('button', { name: 'Send to 1,000 people now' }).click()
        await stands(page, 'Planned')
        await card(page, 'Time').getByText('wait 4 hours for the best one').waitFor()
        await world.withSender(async () => {
          await page.getByRole('figure', { name: /^1,000 targeted: 100 accepted, .+ 900 waiting/ }).waitFor()
          await page.getByText(/The others wait for the winner, until \d+:\d+/).waitFor()
          await page.getByText(/It is decided at \d+:\d+, or when you choose/).waitFor()
          await picture(page, 'live-subjects', 'en')
          await page.setViewportSize(wide)
          await page.getByRole('button', { name: 'Choose B now' }).click()
          const choose = page.getByRole('dialog', { name: `Send the others “${second}”?` })
          await choose.getByText('900 people who still wait').waitFor()
          await choose.getByRole('button', { name: 'Send B to the others' }).click()
          await page.getByRole('figure', { name: /^1,000 targeted: 1,000 accepted, .+ 0 waiting/ }).waitFor()
          await stands(page, 'Sent')
        })
        await page.getByText(/Cora Lind chose B at/).waitFor()
        await page.getByRole('link', { name: 'Report' }).click()
        await proves('W-103.3', async () => {
          await page.getByRole('heading', { name: new RegExp(`“${second}” won at .+ went to the other 900`) }).waitFor()
          await page.getByText('Cora Lind chose it before the time was over.').waitFor()
          const row = page.getByRole('row', { name: new RegExp(second) })
          assert.match((await row.textContent()) ?? '', /won/)
        })
        await picture(page, 'report-subjects', 'en')
      }),
  },
  {
    name: 'subject test: a trial is planned beside it, and the time says so',
    run: (world) =>
      visit(world, { as: world.people.chooser }, async ({ page }) => {
        await write(page, world.people.chooser, 'December letter')
        await page.getByRole('button', { name: 'Plan for 1,000 people' }).click()
        const plan = page.getByRole('dialog', { name: 'When should it go?' })
        await plan.getByRole('switch', { name: 'Try some first, stop if it goes badly' }).click()
        await plan.getByRole('textbox', { name: 'People' }).waitFor()
        await picture(page, 'mailing-plan-trial', 'en')
        await page.setViewportSize(wide)
        await plan.getByRole('button', { name: /^Send to 1,000 people on/ }).click()
        await stands(page, 'Planned')
        await card(page, 'Time').getByText('First 100 people; 30 minutes later the others').waitFor()
        await card(page, 'Time').getByRole('button', { name: 'Take it back' }).click()
        await stands(page, 'Draft')
      }),
  },
  {
    name: 'subject test de: der Bericht auf dem Telefon',
    run: (world) =>
      visit(world, { as: world.people.chooser, language: 'de', width: 390 }, async ({ page }) => {
        await page.goto(mailingsOf(world.people.chooser))
        await page.getByRole('link', { name: 'November letter' }).click()
        await page.getByText(/Cora Lind hat um .+ B gewählt/).waitFor()
        await picture(page, 'live-subjects', 'de')
        await page.setViewportSize({ width: 390, height: 844 })
        await page.getByRole('link', { name: 'Bericht' }).click()
        await page.getByText('bevor die Zeit um war').waitFor()
        await picture(page, 'report-subjects', 'de')
      }),
  },
]
