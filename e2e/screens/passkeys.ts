import type { Page } from 'playwright-core'
import { addAuthenticator } from '../authenticator.ts'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { type Person, password } from '../seed.ts'
import { forgiveTrouble, type Language, signInByHand, visit } from '../visit.ts'

const words = {
  en: {
    add: 'Add a passkey',
    name: 'Name',
    go: 'Go on',
    codes: 'Your recovery codes',
    kept: 'I have kept them',
    use: 'Use a passkey',
    step: 'Your passkey',
  },
  de: {
    add: 'Passkey hinzufügen',
    name: 'Name',
    go: 'Weiter',
    codes: 'Ihre Wiederherstellungscodes',
    kept: 'Ich habe sie aufbewahrt',
    use: 'Passkey verwenden',
    step: 'Ihr Passkey',
  },
} as const

async function openAccess(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-in')
  await signInByHand(page, person)
  await page.waitForURL(/\/accounts\//)
  await page.goto(`/accounts/${person.accountId}/access`)
}

async function addPasskey(page: Page, name: string, language: Language): Promise<void> {
  const said = words[language]
  await page.getByRole('button', { name: said.add }).click()
  const dialog = page.getByRole('dialog', { name: said.add })
  await dialog.getByLabel(said.name, { exact: true }).fill(name)
  await dialog.getByRole('button', { name: said.go }).click()
  await page.getByRole('status', { name: said.codes }).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/sign-in')
}

/** Without a session the server says 401, and the browser tells the console. */
const notSignedIn = /401 \(Unauthorized\)/

export const passkeyTests: Test[] = [
  {
    name: 'passkeys: one is added, signs in alone and after the password, and confirms that it is them',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        const { keyed } = world.people
        const device = await addAuthenticator(page)
        await openAccess(page, keyed)
        await addPasskey(page, 'Laptop on the desk', 'en')
        await picture(page, 'access-passkey-codes', 'en')
        await page.getByRole('button', { name: words.en.kept }).click()
        await page.getByText('10 recovery codes are left.').waitFor()
        await picture(page, 'access-passkey', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })

        await signOut(page)
        await page.getByRole('button', { name: words.en.use }).click()
        await page.waitForURL(/\/accounts\//)

        await signOut(page)
        await signInByHand(page, keyed)
        await page.getByRole('heading', { name: words.en.step }).waitFor()
        await picture(page, 'sign-in-passkey', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: words.en.use }).click()
        await page.waitForURL(/\/accounts\//)
        forgiveTrouble(at, notSignedIn)

        await world.query(
          `update sessions set created_at = now() - interval '11 minutes'
           where user_id = (select id from users where email = $1)`,
          [keyed.email],
        )
        await page.goto(`/accounts/${keyed.accountId}/access`)
        await page.getByText(/^Last used/).waitFor()
        await page.getByRole('button', { name: 'Rename Laptop on the desk' }).click()
        await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Laptop')
        await page.getByRole('dialog').getByRole('button', { name: 'Rename', exact: true }).click()
        const question = page.getByRole('dialog', { name: 'Confirm that it is you' })
        await question.getByRole('button', { name: words.en.use }).waitFor()
        await picture(page, 'identity-passkey', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await device.recognises(false)
        await question.getByRole('button', { name: words.en.use }).click()
        await question.getByText('No passkey was used.').waitFor()
        await device.recognises(true)
        await question.getByRole('button', { name: words.en.use }).click()
        await page.getByRole('button', { name: 'Remove Laptop', exact: true }).click()
        forgiveTrouble(at, /403 \(Forbidden\)/)
        const removal = page.getByRole('dialog', { name: 'Remove the passkey Laptop?' })
        await removal.getByText('your password alone is enough').waitFor()
        await removal.getByRole('button', { name: 'Remove the passkey' }).click()
        await page.getByText('You have none yet.').waitFor()

        await signOut(page)
        await page.getByRole('button', { name: words.en.use }).click()
        await page.getByRole('alert').getByText('This passkey does not open anything here.').waitFor()
        forgiveTrouble(at, notSignedIn)
        await signInByHand(page, keyed)
        await page.waitForURL(/\/accounts\//)
      }),
  },
  {
    name: 'passkeys de: who does not have it here takes a recovery code',
    run: (world) =>
      visit(world, { language: 'de' }, async (at) => {
        const { page } = at
        const { keyless } = world.people
        await addAuthenticator(page)
        await openAccess(page, keyless)
        await addPasskey(page, 'Büro', 'de')
        const codes = page.getByRole('status', { name: words.de.codes })
        const [code] = await codes.locator('li code').allTextContents()
        await picture(page, 'access-passkey-codes', 'de')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: words.de.kept }).click()
        await visit(world, { language: 'de' }, async (elsewhere) => {
          await elsewhere.page.goto('/sign-in')
          await elsewhere.page.locator('input[name="email"]').fill(keyless.email)
          await elsewhere.page.locator('input[name="password"]').fill(password)
          await elsewhere.page.keyboard.press('Enter')
          await elsewhere.page.getByRole('heading', { name: words.de.step }).waitFor()
          await picture(elsewhere.page, 'sign-in-passkey', 'de')
          await elsewhere.page.getByRole('button', { name: /Wiederherstellungscode verwenden/ }).click()
          await elsewhere.page.getByLabel('Code', { exact: true }).fill(code as string)
          await elsewhere.page.keyboard.press('Enter')
          await elsewhere.page.waitForURL(/\/accounts\//)
          forgiveTrouble(elsewhere, notSignedIn)
        })
      }),
  },
]
