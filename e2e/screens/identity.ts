import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { codeOf, giveFactor } from '../factor.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { type Person, password } from '../seed.ts'
import { forgiveTrouble, signInByHand, type Visit, visit } from '../visit.ts'
import type { World } from '../world.ts'

/** With a session of its own: it is replaced in these tests. */
async function signedIn(at: Visit, person: Person): Promise<void> {
  const { page } = at
  await page.goto('/sign-in')
  const wasAskedForCode = await signInByHand(page, person)
  await page.waitForURL(/\/accounts\//)
  if (wasAskedForCode) forgiveTrouble(at, /401 \(Unauthorized\)/)
  await giveFactor(page, person)
  await page.goto(`/accounts/${person.accountId}/users`)
}

/** Besides the password, once the dialog wants it. */
async function showCode(dialog: Locator, { email }: Person): Promise<void> {
  await dialog.locator('input[name="code"]').fill(codeOf(email) as string)
  await dialog.page().keyboard.press('Enter')
}

const signedInLongAgo = ({ query }: World, { email }: Person) =>
  query(
    `update sessions set created_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = $1)`,
    [email],
  )

const roleOfColleague = (page: Page) => page.getByLabel('Role of Jonas Feldkamp')

export const identityTests: Test[] = [
  {
    name: 'identity: a sensitive act asks who sits here, and then goes on by itself',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        await signedIn(at, world.people.admin)
        await signedInLongAgo(world, world.people.admin)
        await roleOfColleague(page).selectOption('Author')
        const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
        await dialog.getByLabel('Password', { exact: true }).fill('not the right password')
        await page.keyboard.press('Enter')
        await dialog.getByRole('alert').getByText('That is not your password.').waitFor()
        await dialog.getByLabel('Password', { exact: true }).fill(password)
        await page.keyboard.press('Enter')
        await showCode(dialog, world.people.admin)
        await dialog.waitFor({ state: 'detached' })
        await page.getByRole('status').getByText('Jonas Feldkamp is an author now.').waitFor()
        await roleOfColleague(page).selectOption('Editor')
        await page.getByRole('status').getByText('Jonas Feldkamp is an editor now.').waitFor()
        forgiveTrouble(at, /403 \(Forbidden\)|401 \(Unauthorized\)/)
      }),
  },
  {
    name: 'identity: who does not answer has changed nothing, and the dialog below stays open',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        await signedIn(at, world.people.admin)
        await signedInLongAgo(world, world.people.admin)
        await page.getByRole('button', { name: 'Remove Jonas Feldkamp' }).click()
        const below = page.getByRole('dialog', { name: 'Remove Jonas Feldkamp?' })
        await below.getByRole('button', { name: 'Remove Jonas Feldkamp' }).click()
        await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog', { name: 'Confirm that it is you' }).waitFor({ state: 'detached' })
        await below.getByRole('alert').getByText('You did not confirm that it is you.').waitFor()
        await below.getByRole('button', { name: 'Change nothing' }).click()
        assert.equal(await roleOfColleague(page).inputValue(), 'editor')
        forgiveTrouble(at, /403 \(Forbidden\)/)
      }),
  },
  {
    name: 'identity de: whose session has ended signs in on the spot, and nothing is lost',
    run: (world) =>
      visit(world, { language: 'de' }, async (at) => {
        const { page } = at
        await signedIn(at, world.people.admin)
        const role = page.getByLabel('Rolle von Jonas Feldkamp')
        await role.waitFor()
        await at.context.clearCookies()
        await role.selectOption('author')
        const dialog = page.getByRole('dialog', { name: 'Sie sind abgemeldet' })
        await dialog.getByLabel('Passwort', { exact: true }).fill('not the right password')
        await page.keyboard.press('Enter')
        await dialog.getByRole('alert').getByText('hat ein Admin vielleicht Ihren Zugang beendet').waitFor()
        await dialog.getByLabel('Passwort', { exact: true }).fill(password)
        await dialog.getByRole('button', { name: 'Bestätigen und fortfahren' }).click()
        await showCode(dialog, world.people.admin)
        await dialog.waitFor({ state: 'detached' })
        await page.waitForFunction(() => document.querySelector('select')?.value === 'author')
        const back = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
        await role.selectOption('editor')
        await back
        forgiveTrouble(at, /401 \(Unauthorized\)/)
      }),
  },
  {
    name: 'identity: what was typed survives the end of a session, and is saved after the sign-in',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        await signedIn(at, world.people.manager)
        await page.goto(`/accounts/${world.people.manager.accountId}/settings`)
        const name = page.getByRole('textbox', { name: 'Name' })
        const before = await name.inputValue()
        await name.fill('Typed before the end')
        await at.context.clearCookies()
        await proves('W-023.6', async () => {
          await page.getByRole('button', { name: 'Save change' }).click()
          const dialog = page.getByRole('dialog', { name: 'You are signed out' })
          await dialog.getByLabel('Password', { exact: true }).fill(password)
          await page.keyboard.press('Enter')
          await showCode(dialog, world.people.manager)
          await dialog.waitFor({ state: 'detached' })
          await page.getByRole('status').getByText('Saved.').waitFor()
          assert.equal(await name.inputValue(), 'Typed before the end')
        })
        await name.fill(before)
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('status').getByText('Saved.').first().waitFor()
        forgiveTrouble(at, /401 \(Unauthorized\)/)
      }),
  },
  {
    name: 'identity: a sign-out that fails does not look like one',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        await signedIn(at, world.people.admin)
        await page.route('**/app/api/session', (route) =>
          route.request().method() === 'DELETE' ? route.abort() : route.continue(),
        )
        await page.getByRole('button', { name: /^Your menu/ }).click()
        await page.getByRole('menuitem', { name: 'Sign out' }).click()
        const dialog = page.getByRole('dialog', { name: 'You are still signed in here.' })
        await dialog.waitFor()
        await page.unroute('**/app/api/session')
        await dialog.getByRole('button', { name: 'Sign out again' }).click()
        await page.waitForURL(/\/sign-in/)
        forgiveTrouble(at, /ERR_FAILED|401/)
      }),
  },
]
