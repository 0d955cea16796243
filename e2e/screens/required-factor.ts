import { addAuthenticator } from '../authenticator.ts'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, signInByHand, visit } from '../visit.ts'

export const requiredFactorTests: Test[] = [
  {
    name: 'required factor: told for seven days, then nothing but setting one up, and the last one stays',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        const { demanded } = world.people
        await addAuthenticator(page)
        await page.goto('/sign-in')
        await signInByHand(page, demanded)
        await page.waitForURL(/\/accounts\//)
        await page.getByText(/^Lindhof Vault wants a second factor of you by/).waitFor()
        await page.goto(`/accounts/${demanded.accountId}/users`)
        await page.getByRole('cell', { name: /^None, by/ }).waitFor()
        await page.getByText('1 person, 1 without').first().waitFor()
        await page.getByRole('radio', { name: 'Everyone' }).click()
        await page.getByRole('status').getByText('Everyone must have a second factor').waitFor()
        await picture(page, 'users-without-factor', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })

        await page.getByRole('button', { name: 'Invite somebody' }).click()
        await page.getByLabel('Email').fill('ines@lindhof.example')
        await page.keyboard.press('Enter')
        const needed = page.getByRole('dialog', { name: 'This takes a second factor' })
        await needed.getByRole('link', { name: 'Set one up' }).waitFor()
        await picture(page, 'factor-needed', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await needed.getByRole('button', { name: 'Do nothing' }).click()

        await world.query(
          `update memberships set role_since = now() - interval '8 days'
           where user_id = (select id from users where email = $1)`,
          [demanded.email],
        )
        await page.reload()
        await page
          .getByRole('heading', { name: 'Lindhof Vault is closed to you until you have a second factor.' })
          .waitFor()
        await picture(page, 'factor-overdue', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('link', { name: 'Set one up' }).click()
        await page.getByRole('button', { name: 'Add a passkey' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click()
        await page.getByRole('button', { name: 'I have kept them' }).click()
        await page.getByText('is closed to you').waitFor({ state: 'detached' })
        forgiveTrouble(at, /403 \(Forbidden\)/)

        await page.getByRole('button', { name: /^Remove / }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Remove the passkey' }).click()
        await page.getByRole('alert').getByText('This is your last second factor, and you need one.').waitFor()
        forgiveTrouble(at, /409 \(Conflict\)/)
        await page.goto(`/accounts/${demanded.accountId}/users`)
        await page.getByRole('cell', { name: 'Passkey', exact: true }).waitFor()
      }),
  },
  {
    name: 'required factor de: set up in a window of its own, and what was wanted goes on',
    standsAlone: true,
    run: (world) =>
      visit(world, { language: 'de' }, async (at) => {
        const { page } = at
        const { unguarded } = world.people
        await page.goto('/sign-in')
        await signInByHand(page, unguarded)
        await page.waitForURL(/\/accounts\//)
        await page.goto(`/accounts/${unguarded.accountId}/api-keys?key=new`)
        await page.getByRole('textbox', { name: 'Name' }).fill('Ladenkasse')
        await page.getByRole('button', { name: 'Schlüssel anlegen' }).click()
        const needed = page.getByRole('dialog', { name: /zweiten Faktor/ })
        const [other] = await Promise.all([
          page.waitForEvent('popup'),
          needed.getByRole('link', { name: 'Einrichten' }).click(),
        ])
        await addAuthenticator(other)
        await other.getByRole('button', { name: 'Passkey hinzufügen' }).click()
        await other.getByRole('dialog').getByRole('button', { name: 'Weiter' }).click()
        await other.getByRole('button', { name: /habe sie/ }).click()
        await picture(page, 'factor-being-set', 'de')
        await needed.getByRole('button', { name: 'Ich habe einen, weiter' }).click()
        await page.getByText('Ladenkasse').first().waitFor()
        await needed.waitFor({ state: 'detached' })
        forgiveTrouble(at, /403 \(Forbidden\)/)
      }),
  },
]
