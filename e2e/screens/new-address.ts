import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, signInByHand, visit } from '../visit.ts'

export const newAddressTests: Test[] = [
  {
    name: 'new address: confirmed there by the user alone, and taken back at the former one',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        const { moving } = world.people
        const next = 'mina.dorn@elsewhere.example'
        await page.goto('/sign-in')
        await signInByHand(page, moving)
        await page.waitForURL(/\/accounts\//)
        await page.goto(`/accounts/${moving.accountId}/access`)
        const form = page.getByRole('form', { name: 'Email address' })
        await form.getByLabel('New address').fill(moving.email.toUpperCase())
        await page.keyboard.press('Enter')
        await form.getByText('You sign in with this address already').waitFor()
        forgiveTrouble(at, /409 \(Conflict/)
        await form.getByLabel('New address').fill(next)
        await page.keyboard.press('Enter')
        await page.getByRole('status').getByText(`A mail is on its way to ${next}.`).waitFor()
        await form.getByText(`${next} waits to be confirmed`).waitFor()
        await picture(page, 'new-address-waiting', 'en')
        const link = await world.linkFor(next)

        // Whoever reads there is not signed in, and gets no further without being the user.
        await visit(world, {}, async (elsewhere) => {
          await elsewhere.page.goto(link)
          await elsewhere.page.getByRole('link', { name: 'Sign in' }).click()
          await signInByHand(elsewhere.page, world.people.wandering)
          await elsewhere.page.getByRole('button', { name: 'Use this address' }).click()
          await elsewhere.page.getByText('This link is no longer good.').waitFor()
          forgiveTrouble(elsewhere, /40[14] \(/)
        })
        await page.goto(link)
        await page.getByText(`From now on you sign in with ${next}.`).waitFor()
        await picture(page, 'new-address', 'en')
        await page.getByRole('button', { name: 'Use this address' }).press('Enter')
        await page.getByRole('heading', { name: 'Your address is changed' }).waitFor()
        await page.getByRole('link', { name: 'Go on working' }).click()
        await page.waitForURL(/\/accounts\//)

        const back = await world.linkFor(moving.email)
        await visit(world, { language: 'de' }, async (german) => {
          await german.page.goto(back)
          await german.page.getByText(`wieder mit ${moving.email} an.`).waitFor()
          await picture(german.page, 'former-address', 'de')
          await german.page.getByRole('button', { name: 'Ja, rückgängig machen' }).press('Enter')
          const done = german.page.getByRole('heading', { name: 'Ihre Adresse gilt wieder' })
          await done.waitFor()
          await proves('W-022.5', () => done.waitFor())
          await german.page.getByRole('link', { name: 'Neues Passwort wählen' }).click()
          await german.page.waitForURL(/forgot-password/)
        })
        await page.goto('/')
        await page.waitForURL(/\/sign-in/)
        forgiveTrouble(at, /401 \(Unauthorized\)/)
      }),
  },
]
