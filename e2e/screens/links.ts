import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

const newPassword = 'a long walk to the sea'

export const linkTests: Test[] = [
  {
    name: 'links: an admin invites somebody, who chooses a password and works',
    run: (world) =>
      visit(world, { as: world.people.manager }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.manager.accountId}/users`)
        await page.getByRole('button', { name: 'Invite somebody' }).click()
        const dialog = page.getByRole('dialog', { name: /^Invite somebody to/ })
        await dialog.getByRole('button', { name: 'Send the invitation' }).click()
        await dialog.getByText('Type the address to invite').waitFor()
        await dialog.getByLabel('Email address').fill('wren.hall@lindhof.example')
        await dialog.getByLabel('Role here').selectOption('Author')
        await dialog.getByRole('button', { name: 'Send the invitation' }).click()
        await page.getByRole('status').getByText('A mail is on its way to wren.hall@lindhof.example.').waitFor()
        await page.getByRole('button', { name: 'Withdraw the invitation of wren.hall@lindhof.example' }).waitFor()
        const link = await world.linkFor('wren.hall@lindhof.example')
        await visit(world, {}, async (at) => {
          await at.page.goto(link)
          await at.page.getByLabel('Your name').fill('Wren Hall')
          await at.page.getByLabel('Choose a password').fill('short')
          await at.page.keyboard.press('Enter')
          await at.page.getByText('It needs at least 12 characters').waitFor()
          await at.page.getByLabel('Choose a password').fill(newPassword)
          await at.page.keyboard.press('Enter')
          await at.page.waitForURL(/\/accounts\/\d+$/)
          await at.page.getByRole('button', { name: 'Your menu, Wren Hall' }).waitFor()
          await at.page.goto(link)
          await at.page.getByText('This invitation is no longer good.').waitFor()
          forgiveTrouble(at, /401 \(Unauthorized\)|404 \(Not Found\)/)
        })
      }),
  },
  {
    name: 'links de: who forgot the password chooses a new one by mail',
    run: (world) =>
      visit(world, { language: 'de' }, async (at) => {
        const { page } = at
        const { email } = world.people.asking
        await page.goto('/sign-in')
        await page.getByRole('link', { name: 'Passwort vergessen' }).click()
        // The page before has a field of this name, too.
        await page.locator('input[name="password"]').waitFor({ state: 'detached' })
        await page.getByLabel('E-Mail-Adresse').fill(email)
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { name: 'Sehen Sie in Ihr Postfach' }).waitFor()
        const link = await world.linkFor(email)
        await page.goto(link)
        await page.getByText(`Für ${email}.`).waitFor()
        await page.locator('input[name="password"]').fill(newPassword)
        await page.keyboard.press('Enter')
        await page.getByRole('link', { name: 'Anmelden' }).click()
        await page.locator('input[name="email"]').fill(email)
        await page.locator('input[name="password"]').fill(newPassword)
        await page.keyboard.press('Enter')
        await page.waitForURL(/\/accounts\//)
      }),
  },
]
