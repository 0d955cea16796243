import assert from 'node:assert/strict'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { password } from '../seed.ts'
import { forgiveTrouble, type Language, signInByHand, visit } from '../visit.ts'

const words = {
  en: {
    title: 'Sign in',
    missing: 'Type the address you sign in with',
    wrong: 'do not belong together',
    wait: 'Too many tries',
  },
  de: {
    title: 'Anmelden',
    missing: 'Geben Sie die Adresse ein',
    wrong: 'gehören nicht zusammen',
    wait: 'Zu viele Versuche',
  },
} as const

const inBoth = (name: string, run: (language: Language) => Test['run']): Test[] =>
  (['en', 'de'] as const).map((language) => ({ name: `sign-in ${language}: ${name}`, run: run(language) }))

/** Without a session the server says 401, and the browser tells the console. */
const notSignedIn = /401 \(Unauthorized\)/

export const signInTests: Test[] = [
  {
    name: 'sign-in: in the language of the browser, and then in that of the user',
    run: (world) =>
      visit(world, { language: 'de' }, async (at) => {
        const { page, context } = at
        // Somebody who never chose a language here.
        await context.addInitScript(() => origin !== 'null' && localStorage.removeItem('postrider.language'))
        await page.goto('/sign-in')
        await proves('W-118.6', async () => {
          await page.getByRole('heading', { name: words.de.title }).waitFor()
          await signInByHand(page, world.people.colleague)
          await page.getByRole('link', { name: 'Mailings' }).first().waitFor()
          await page.getByRole('link', { name: 'Subscribers' }).first().waitFor()
          assert.equal(await page.locator('html').getAttribute('lang'), 'en')
        })
      }),
  },
  ...inBoth(
    'by keyboard alone, and on to the page that was wanted',
    (language) => (world) =>
      visit(world, { language }, async (at) => {
        const { page } = at
        const { admin } = world.people
        await page.goto(`/accounts/${admin.accountId}/subscribers?view=archived`)
        await page.getByRole('heading', { name: words[language].title }).waitFor()
        forgiveTrouble(at, notSignedIn)
        await page.keyboard.type(admin.email)
        await page.keyboard.press('Tab')
        await page.keyboard.type(password)
        await page.keyboard.press('Enter')
        await page.waitForURL(/\/subscribers\?view=archived$/)
        await page.getByRole('table').waitFor()
      }),
  ),
  ...inBoth(
    'what is missing is said where it is missing, and gets the focus',
    (language) => (world) =>
      visit(world, { language }, async ({ page }) => {
        await page.goto('/sign-in')
        await page.locator('button[type="submit"]').click()
        await page.getByText(words[language].missing).waitFor()
        assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'email')
        assert.equal(await page.locator('input[name="email"]').getAttribute('aria-invalid'), 'true')
      }),
  ),
  ...inBoth(
    'a wrong password and an unknown address are answered alike',
    (language) => (world) =>
      visit(world, { language }, async (at) => {
        const { page } = at
        const { analyst } = world.people
        const said: string[] = []
        for (const person of [analyst, { ...analyst, email: 'nobody@lindhof.example' }]) {
          await page.goto('/sign-in')
          await signInByHand(page, person, 'not the right password')
          await page.getByRole('alert').getByText('sign_in_failed').waitFor()
          said.push((await page.getByRole('alert').textContent()) ?? '')
          forgiveTrouble(at, notSignedIn)
        }
        assert.match(said[0] as string, new RegExp(words[language].wrong))
        assert.equal(said[0], said[1])
        assert.equal(await page.locator('input[name="email"]').inputValue(), 'nobody@lindhof.example')
      }),
  ),
  {
    name: 'sign-in: after too many tries the wait is counted down',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        await page.goto('/sign-in')
        for (let tries = 0; tries < 7; tries += 1) {
          await page.locator('button[type="submit"]:not([data-loading])').waitFor()
          if (await page.getByText(words.en.wait).isVisible()) break
          const answered = page.waitForResponse(/\/app\/api\/session$/)
          await signInByHand(page, world.people.forgetful, 'not the right password')
          await answered
        }
        const alert = page.getByText(/Try again in \d+ seconds/)
        const before = await alert.textContent()
        await page.waitForFunction((text) => !document.body.textContent?.includes(text), before ?? '')
        assert.equal(await page.locator('button[type="submit"]').isDisabled(), true)
        forgiveTrouble(at, /401 \(Unauthorized\)|429 \(Too Many Requests\)/)
      }),
  },
  {
    name: 'sign-in: a password is pasted from where it is kept',
    run: (world) =>
      visit(world, {}, async ({ page }) => {
        await page.goto('/sign-in')
        await page.locator('input[name="email"]').fill(world.people.admin.email)
        await page.evaluate((text) => navigator.clipboard.writeText(text), password)
        await proves('W-122.3', async () => {
          await page.locator('input[name="password"]').focus()
          await page.keyboard.press('Control+v')
          assert.equal(await page.locator('input[name="password"]').inputValue(), password)
        })
        await page.keyboard.press('Enter')
        await page.waitForURL(/\/accounts\/\d+$/)
      }),
  },
  {
    name: 'sign-in: a way back to another house is not taken',
    run: (world) =>
      visit(world, {}, async ({ page }) => {
        await page.goto('/sign-in?to=//evil.example/')
        await signInByHand(page, world.people.admin)
        await page.waitForURL(/\/accounts\/\d+$/)
        assert.equal(new URL(page.url()).origin, world.origin)
      }),
  },
]
