import assert from 'node:assert/strict'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import type { Test } from '../run-tests.ts'
import { type Person, password } from '../seed.ts'
import { forgiveTrouble, signInByHand, visit } from '../visit.ts'

const newPassword = 'nine lamps on the pier'
const halfMinute = 30_000

/** What the app on a phone would show, now or in the next half minute. */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * halfMinute })

async function signInTo(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-in')
  await signInByHand(page, person)
  await page.waitForURL(/\/accounts\//)
  await page.goto(`/accounts/${person.accountId}/access`)
}

export const accessTests: Test[] = [
  {
    name: 'access: one changes the own password, and is signed out everywhere else',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        const { careful } = world.people
        await page.goto('/sign-in')
        await signInByHand(page, careful)
        await page.waitForURL(/\/accounts\//)
        await page.getByRole('button', { name: /^Your menu/ }).click()
        await page.getByRole('menuitem', { name: 'Your access' }).click()
        await page.getByLabel('Current password', { exact: true }).fill('not the right password')
        await page.getByLabel('New password', { exact: true }).fill('short')
        await page.keyboard.press('Enter')
        await page.getByText('It needs at least 12 characters').waitFor()
        await page.getByLabel('Current password', { exact: true }).fill(password)
        await page.getByLabel('New password', { exact: true }).fill('Administrator1')
        await page.keyboard.press('Enter')
        await page.getByText('Attackers try this one first.').waitFor()
        await page.getByLabel('Current password', { exact: true }).fill('not the right password')
        await page.getByLabel('New password', { exact: true }).fill(newPassword)
        await page.keyboard.press('Enter')
        await page.getByRole('alert').getByText('That is not your current password.').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        await visit(world, {}, async (elsewhere) => {
          await elsewhere.page.goto('/sign-in')
          await signInByHand(elsewhere.page, careful)
          await elsewhere.page.waitForURL(/\/accounts\//)
          await page.getByLabel('Current password', { exact: true }).fill(password)
          await page.keyboard.press('Enter')
          await page.getByRole('status').getByText('Your password is changed.').waitFor()
          await elsewhere.page.goto('/')
          await elsewhere.page.waitForURL(/\/sign-in/)
          forgiveTrouble(elsewhere, /401 \(Unauthorized\)/)
          await signInByHand(elsewhere.page, careful, newPassword)
          await elsewhere.page.waitForURL(/\/accounts\//)
        })
        await page.getByRole('link', { name: 'Look at your sessions' }).click()
        await page.getByText('In 2 browsers.').waitFor()
      }),
  },
  {
    name: 'access: a second factor is set up, asked for, replaced by a recovery code and turned off',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        const { guarded } = world.people
        await signInTo(page, guarded)
        await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
        await page.getByRole('img', { name: 'QR code with the secret for the app' }).waitFor()
        const secret = ((await page.locator('form code').first().textContent()) ?? '').replaceAll(' ', '')
        await page.getByLabel('Code', { exact: true }).fill('000000')
        await page.keyboard.press('Enter')
        await page.getByRole('alert').getByText('This code is not right.').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 0))
        await page.keyboard.press('Enter')
        const codes = page.getByRole('status', { name: 'Your recovery codes' })
        await codes.waitFor()
        const [recovery] = await codes.locator('li code').allTextContents()
        assert.equal(await codes.locator('li').count(), 10)
        await codes.getByRole('button', { name: 'I have kept them' }).click()
        await page.getByText('10 recovery codes are left.').waitFor()

        await visit(world, {}, async (elsewhere) => {
          await elsewhere.page.goto('/sign-in')
          await signInByHand(elsewhere.page, guarded)
          await elsewhere.page.getByRole('heading', { name: 'Your code' }).waitFor()
          await elsewhere.page.getByLabel('Code', { exact: true }).fill('123456')
          await elsewhere.page.keyboard.press('Enter')
          await elsewhere.page.getByRole('alert').getByText('This code is not right.').waitFor()
          await elsewhere.page.getByLabel('Code', { exact: true }).fill((recovery as string).toLowerCase())
          await elsewhere.page.keyboard.press('Enter')
          await elsewhere.page.waitForURL(/\/accounts\//)
          forgiveTrouble(elsewhere, /401 \(Unauthorized\)/)
        })

        await world.query(
          `update sessions set created_at = now() - interval '11 minutes'
           where user_id = (select id from users where email = $1)`,
          [guarded.email],
        )
        await page.reload()
        await page.getByText('9 recovery codes are left.').waitFor()
        await page.getByRole('button', { name: 'Turn the app off' }).click()
        const below = page.getByRole('dialog', { name: 'Sign in without a second factor?' })
        await below.getByRole('button', { name: 'Turn the app off' }).click()
        const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
        await dialog.getByLabel('Password', { exact: true }).fill(password)
        await page.keyboard.press('Enter')
        await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret, 1))
        await page.keyboard.press('Enter')
        await page.getByRole('status').getByText('Only your password is asked for again.').waitFor()
        await page.getByText('At sign-in only your password is asked for.').waitFor()
        forgiveTrouble(at, /401 \(Unauthorized\)|403 \(Forbidden\)/)
      }),
  },
  {
    name: 'access de: an admin resets the second factor of somebody who lost it',
    run: (world) =>
      visit(world, { language: 'de' }, async ({ page }) => {
        const { locked, lockedAdmin } = world.people
        await signInTo(page, locked)
        await page.getByRole('button', { name: 'Authenticator-App einrichten' }).click()
        const secret = ((await page.locator('form code').first().textContent()) ?? '').replaceAll(' ', '')
        await page.getByLabel('Code', { exact: true }).fill(codeOf(secret, 0))
        await page.getByRole('button', { name: 'Einschalten' }).click()
        await page.getByRole('status', { name: 'Ihre Wiederherstellungscodes' }).waitFor()
        await visit(world, { as: lockedAdmin, language: 'de' }, async ({ page: admins }) => {
          await admins.goto(`/accounts/${lockedAdmin.accountId}/users`)
          await admins.getByRole('button', { name: `Zweiten Faktor von ${locked.name} zurücksetzen` }).click()
          await admins.getByRole('button', { name: 'Zweiten Faktor zurücksetzen', exact: true }).click()
          await admins.getByText(`Der zweite Faktor von ${locked.name} ist zurückgesetzt.`).waitFor()
        })
        // What the page still asks for would be refused without the cookie.
        await page.goto('about:blank')
        await page.context().clearCookies()
        await page.goto('/sign-in')
        await signInByHand(page, locked)
        await page.waitForURL(/\/accounts\//)
      }),
  },
]
