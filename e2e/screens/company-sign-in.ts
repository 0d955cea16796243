import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { boundDomain } from '../seed.ts'
import { forgiveTrouble, type Language, signInByHand, visit } from '../visit.ts'
import type { World } from '../world.ts'

const words = {
  en: {
    way: 'Sign in with Lindhof',
    down: "Your company's sign-in does not answer.",
    refused: 'You could not be signed in.',
    declined: 'Your company has not let you in.',
    back: 'Back to sign in',
    confirm: 'Confirm that it is you',
    none: 'You sign in with your company and have no password here.',
    setUp: 'Set up an authenticator app',
  },
  de: {
    way: 'Mit Lindhof anmelden',
    down: 'Die Anmeldung Ihrer Firma antwortet nicht.',
    refused: 'Die Anmeldung ist nicht gelungen.',
    declined: 'Ihre Firma hat Sie nicht hereingelassen.',
    back: 'Zurück zur Anmeldung',
    confirm: 'Bitte bestätigen Sie, dass Sie es sind',
    none: 'Sie melden sich mit Ihrer Firma an und haben hier kein Passwort.',
    setUp: 'Authenticator-App einrichten',
  },
} as const

const inBoth = (name: string, run: (language: Language) => Test['run']): Test[] =>
  (['en', 'de'] as const).map((language) => ({ name: `company sign-in ${language}: ${name}`, run: run(language) }))

const notSignedIn = /401 \(Unauthorized\)/
const discovery = '/.well-known/openid-configuration'

/** Somebody whom the company knows, by this name. */
function known({ provider }: World, person: string, email: string): string {
  provider.members.set(person, { email, email_verified: true, name: `${person} of Lindhof` })
  return person
}

async function atTheCompany(page: Page, person: string): Promise<void> {
  await page.locator('input[name="person"]').fill(person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const companySignInTests: Test[] = [
  ...inBoth(
    'a company that does not answer is told in words, and the password goes on',
    (language) => (world) =>
      visit(world, { language }, async (at) => {
        const { page } = at
        const { way, down } = words[language]
        // Once it has said who it is, that is remembered; these tests are the first that ask.
        world.provider.troubles.set(discovery, (_request, response) => void response.writeHead(503).end())
        try {
          await page.goto('/sign-in')
          await page.getByRole('button', { name: way }).click()
          await page.getByRole('alert').getByText(down).waitFor()
          await picture(page, 'company-sign-in-down', language)
        } finally {
          world.provider.troubles.delete(discovery)
        }
        forgiveTrouble(at, /503 \(Service Unavailable\)/)
        await signInByHand(page, world.people.admin)
        await page.waitForURL(/\/accounts\//)
      }),
  ),
  ...inBoth(
    'by the company, and on to the page that was wanted',
    (language) => (world) =>
      visit(world, { language }, async (at) => {
        const { page } = at
        const { admin } = world.people
        await page.goto(`/accounts/${admin.accountId}/subscribers?view=archived`)
        await page.getByRole('button', { name: words[language].way }).click()
        forgiveTrouble(at, notSignedIn)
        await atTheCompany(page, known(world, 'mara', admin.email))
        await page.waitForURL(/\/subscribers\?view=archived$/)
        await page.getByRole('table').waitFor()
      }),
  ),
  ...inBoth(
    'whom nobody has invited is told what helps, and comes back to the password',
    (language) => (world) =>
      visit(world, { language }, async (at) => {
        const { page } = at
        await page.goto('/sign-in')
        await page.getByRole('button', { name: words[language].way }).click()
        await atTheCompany(page, known(world, 'stranger', 'stranger@elsewhere.example'))
        await page.getByRole('alert').getByText(words[language].refused).waitFor()
        forgiveTrouble(at, notSignedIn)
        await picture(page, 'company-sign-in-refused', language)
        await page.getByRole('link', { name: words[language].back }).click()
        await page.locator('input[name="password"]').waitFor()
      }),
  ),
  ...inBoth(
    'who breaks it off there is told that',
    (language) => (world) =>
      visit(world, { language }, async (at) => {
        const { page } = at
        await page.goto('/sign-in')
        await page.getByRole('button', { name: words[language].way }).click()
        await page.getByRole('button', { name: 'Not now' }).click()
        await page.getByRole('alert').getByText(words[language].declined).waitFor()
        forgiveTrouble(at, notSignedIn)
      }),
  ),
  ...inBoth(
    'a newcomer without a password confirms in a window of the company, and goes on',
    (language) => (world) =>
      visit(world, { language }, async (at) => {
        const { page, context } = at
        const { way, confirm, none, setUp } = words[language]
        const person = known(world, `nia-${language}`, `nia.${language}@${boundDomain}`)
        await page.goto('/sign-in')
        await page.getByRole('button', { name: way }).click()
        await atTheCompany(page, person)
        await page.waitForURL(/\/accounts\/\d+$/)
        await page.goto(`${page.url()}/access`)
        await page.getByText(none).waitFor()
        await picture(page, 'access-without-password', language)
        await world.query(
          `update sessions set shown_at = now() - interval '11 minutes'
           where user_id = (select id from users where email = $1)`,
          [`nia.${language}@${boundDomain}`],
        )
        await page.getByRole('button', { name: setUp }).click()
        const dialog = page.getByRole('dialog', { name: confirm })
        await dialog.getByRole('button', { name: way }).waitFor()
        forgiveTrouble(at, /403 \(Forbidden\)/)
        await picture(page, 'identity-by-company', language)
        const opened = context.waitForEvent('page')
        await dialog.getByRole('button', { name: way }).click()
        await atTheCompany(await opened, person)
        await dialog.waitFor({ state: 'detached' })
        await page.locator('input[name="code"]').waitFor()
        assert.match(page.url(), /\/access$/)
      }),
  ),
]
