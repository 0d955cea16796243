import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { waitUntil } from '../../tools/services/process-control.ts'
import { type Hands, keyboardOn, mouseOn } from '../hands.ts'
import { type MailRoute, withMailRoute } from '../mail-route.ts'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { overlookTrouble, visit } from '../visit.ts'
import type { World } from '../world.ts'

const secret = 'the heron stands on one leg'
const readers = 1000
const list = ['Email,First name', ...Array.from({ length: readers }, (_, i) => `reader${i}@fair.example,Reader ${i}`)]

interface Newcomer {
  name: string
  email: string
  organisation: string
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const link = (page: Page, name: string) => page.getByRole('link', { name }).first()

async function openAnAccount(hands: Hands, world: World, { name, email, organisation }: Newcomer): Promise<void> {
  const { page } = hands
  const password = page.getByLabel('Password', { exact: true })
  await page.goto('/sign-up')
  await hands.fill(textbox(page, 'Organisation'), organisation)
  await hands.fill(textbox(page, 'Your name'), name)
  await hands.fill(page.locator('input[name="email"]'), email)
  await hands.fill(password, secret)
  await hands.key('Enter')
  await page.getByRole('heading', { name: 'Look into your inbox' }).waitFor()
  await hands.open(await world.linkFor(email))
  await hands.fill(password, secret)
  await hands.key('Enter')
  await page.waitForURL(/\/accounts\/\d+$/)
}

async function bringPeople(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press(link(page, 'Import'))
  const file = { name: 'readers.csv', mimeType: 'text/csv', buffer: Buffer.from(list.join('\n')) }
  await hands.bring(button(page, 'Choose a file'), file)
  await hands.press(button(page, 'Next: rules'))
  await hands.choose(page.getByRole('radio', { name: 'Receive-ready at once' }))
  await hands.select(page.getByLabel('Basis', { exact: true }), 'consent')
  await hands.fill(page.getByLabel('Where the list comes from'), 'The letter we printed until now')
  await hands.fill(page.getByLabel('In your words'), 'They asked for it by post.')
  await hands.fill(page.getByLabel('When they agreed'), '2026-10-12')
  await hands.fill(page.getByLabel('The words they agreed to'), 'Yes, send me the letter.')
  await hands.press(button(page, 'Next: dry run'))
  await hands.press(button(page, 'Import 1,000 people'))
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Import now' }))
  await page.getByText('1,000 people are new, 0 were brought up to date.').waitFor()
}

async function write(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press(link(page, 'Mailings'))
  await hands.press(button(page, 'New mailing'))
  await hands.fill(textbox(page, 'Name'), 'The first letter')
  await hands.press(button(page, 'Begin the mailing'))
  await hands.press(link(page, 'Open editor'))
  await hands.press(button(page, /^Letter/))
  await hands.press(button(page, 'Add article'))
  await hands.press(page.getByRole('menuitem', { name: 'Text', exact: true }))
  await hands.fill(textbox(page, 'Text'), 'Dear {{V:2:reader}},\n\nthe meadow is quiet now.')
  await hands.fill(textbox(page, 'Subject'), 'The first letter')
  await page.frameLocator('iframe').first().getByText('Dear reader,').waitFor()
  await hands.press(button(page, 'Done'))
}

async function sayWhoWrites(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press(page.getByRole('region', { name: 'Sender' }).getByRole('button', { name: 'Change' }))
  await hands.fill(textbox(page, 'Name'), 'Meadow Press')
  await hands.fill(textbox(page, 'Address'), 'letter@meadow.example')
  await hands.press(button(page, 'Save'))
  await hands.press(page.getByRole('region', { name: 'Checks' }).getByRole('link', { name: 'Open' }))
  await hands.fill(textbox(page, 'Postal address'), 'Meadow Lane 3\n20459 Hamburg')
  await hands.press(button(page, 'Save change'))
  await button(page, 'Save change').waitFor({ state: 'detached' })
  await hands.back()
}

async function sendToEverybody(hands: Hands, world: World, relay?: MailRoute['environment']): Promise<void> {
  const { page } = hands
  await hands.press(button(page, 'Plan for 1,000 people'))
  const dialog = page.getByRole('dialog', { name: 'When should it go?' })
  await hands.choose(dialog.getByRole('radio', { name: 'Now' }))
  await hands.press(dialog.getByRole('button', { name: 'Send to 1,000 people now' }))
  await world.withSender(async () => {
    await page.getByText('It reached 1,000 of 1,000 people.').waitFor()
  }, relay)
}

/** From an empty installation to a report of a thousand mails that adds up. */
async function theWholeWay(
  hands: Hands,
  world: World,
  newcomer: Newcomer,
  relay?: MailRoute['environment'],
): Promise<void> {
  const { page } = hands
  await openAnAccount(hands, world, newcomer)
  // Somebody who runs the installation looks at new accounts.
  world.command('signup', 'approve', `${/\/accounts\/(\d+)$/.exec(page.url())?.[1]}`)
  await page.reload()
  await bringPeople(hands)
  await write(hands)
  await sayWhoWrites(hands)
  await sendToEverybody(hands, world, relay)
  await hands.press(link(page, 'Report'))
  await page.getByText('1,000 people got it.').waitFor()
  await page.getByRole('figure', { name: /^1,000 targeted: 1,000 accepted, 0 refused/ }).waitFor()
}

const mayHappen = /401 \(Unauthorized\)|404 \(Not Found\)/

export const firstNewsletterTests: Test[] = [
  {
    name: 'first newsletter: from signing up to a report of a thousand mails that adds up, in sixty actions',
    run: (world) =>
      visit(world, {}, async ({ page, context }) => {
        const hands = mouseOn(page)
        const fern = { name: 'Fern Holloway', email: 'fern.holloway@meadow.example', organisation: 'Meadow Press' }
        await withMailRoute('fair.example', async ({ environment, delivered }) => {
          await theWholeWay(hands, world, fern, environment)
          await waitUntil('a thousand mails in the mailbox', () => delivered().length >= readers, 180)
          assert.equal(delivered().length, readers)
          assert.equal(new Set(delivered()).size, readers)
        })
        assert.ok(hands.actions() <= 60, `${hands.actions()} actions`)
        console.log(`       ${hands.actions()} actions`)
        await picture(page, 'first-report', 'en')
        overlookTrouble(context, mayHappen)
      }),
  },
  {
    name: 'first newsletter: the same way, by keyboard alone',
    standsAlone: true,
    run: (world) =>
      visit(world, {}, async ({ page, context }) => {
        const name = 'Wren Ashdown'
        await theWholeWay(keyboardOn(page), world, { name, email: 'wren@heath.example', organisation: 'Heath Press' })
        overlookTrouble(context, mayHappen)
      }),
  },
]
