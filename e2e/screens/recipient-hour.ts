import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'
import { addPeople, card, stands } from './mailings.ts'
import { write } from './subject-test.ts'

const wide = { width: 1440, height: 900 }

export const recipientHourTests: Test[] = [
  {
    name: 'recipient’s hour: planned for the clock of each reader; the page says whose hour comes next',
    run: (world) =>
      visit(world, { as: world.people.traveller }, async ({ page }) => {
        const { traveller } = world.people
        await write(page, traveller, 'Good morning')
        await card(page, 'Sender').getByRole('button', { name: 'Change' }).click()
        await page.getByRole('textbox', { name: 'Name' }).fill('Garden letter')
        await page.getByRole('textbox', { name: 'Address', exact: true }).fill('letter@garden.example')
        await page.getByRole('button', { name: 'Save' }).click()
        await card(page, 'Sender').getByText('Domain not verified').waitFor()
        await addPeople(page, traveller, ['Aiko', 'Haru', 'Ren'], { timeZone: 'Asia/Tokyo' })
        await addPeople(page, traveller, ['Berta', 'Bruno'])
        await addPeople(page, traveller, ['Camila'], { timeZone: 'America/Bogota' })
        await card(page, 'Checks').getByRole('link', { name: 'Open' }).click()
        await page.getByRole('textbox', { name: 'Postal address' }).fill('Gartenweg 1\n20459 Hamburg')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('button', { name: 'Save change' }).waitFor({ state: 'detached' })
        await page.goBack()
        await page.getByRole('button', { name: 'Plan for 6 people' }).click()
        const plan = page.getByRole('dialog', { name: 'When should it go?' })
        // By keyboard: the third way is two further on.
        await plan.getByRole('radio', { name: 'Now' }).focus()
        await page.keyboard.press('ArrowUp')
        await plan.getByRole('radio', { name: 'At each reader’s own hour', checked: true }).waitFor()
        await plan.getByText('count as in Berlin').waitFor()
        await plan.getByLabel('Time zone').waitFor({ state: 'detached' })
        await picture(page, 'mailing-plan-hour', 'en')
        await page.setViewportSize(wide)
        await plan.getByRole('button', { name: /^Send to 6 people on/ }).click()
        await stands(page, 'Planned')
        await card(page, 'Time').getByText('where each reader is').waitFor()
        await card(page, 'Time')
          .getByText(/It begins .+ in Berlin, with the first of them/)
          .waitFor()
        await picture(page, 'mailing-hour', 'en')
        await page.setViewportSize(wide)
        await world.withSender(async () => {
          await page.getByRole('figure', { name: /^6 targeted: 3 accepted, .+ 3 waiting/ }).waitFor()
          await page.getByText(/Waiting for the hour of Berlin: 2 more people get it .+\d\d:00/).waitFor()
          await picture(page, 'live-hour', 'en')
        })
        await page.setViewportSize(wide)
        await write(page, traveller, 'Good evening')
      }),
  },
  {
    name: 'recipient’s hour de: worauf der Versand wartet, und wie man plant',
    run: (world) =>
      visit(world, { as: world.people.traveller, language: 'de', width: 390 }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.traveller.accountId}/mailings`)
        await page.getByRole('link', { name: 'Good morning' }).click()
        await page.getByText(/Wartet auf die Stunde von Berlin: 2 weitere Personen/).waitFor()
        await picture(page, 'live-hour', 'de')
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`/accounts/${world.people.traveller.accountId}/mailings`)
        await page.getByRole('link', { name: 'Good evening' }).click()
        await page.getByRole('button', { name: 'Für 6 Personen planen' }).click()
        const plan = page.getByRole('dialog', { name: 'Wann soll es hinausgehen?' })
        await plan.getByRole('radio', { name: 'Zur Ortszeit der Empfängerinnen und Empfänger' }).click()
        await plan.getByText('zählt wie in Berlin').waitFor()
        await picture(page, 'mailing-plan-hour', 'de')
      }),
  },
]
