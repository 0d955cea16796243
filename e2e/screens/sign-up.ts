import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

const chosen = 'nine lamps on the pier'

export const signUpTests: Test[] = [
  {
    name: 'sign-up: somebody opens an account by mail, by keyboard, and stands in it',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        const email = 'odo.finch@lindhof.example'
        await page.goto('/sign-in')
        await page.getByRole('link', { name: 'Open an account' }).click()
        await page.getByLabel('Organisation').fill('Lindhof Garden Club')
        await page.keyboard.press('Enter')
        await page.getByText('Type your name, as your colleagues know you').waitFor()
        assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'name')
        await page.keyboard.type('Odo Finch')
        await page.keyboard.press('Tab')
        await page.keyboard.type(email)
        await page.keyboard.press('Tab')
        await page.keyboard.type('qwerty123456')
        await page.keyboard.press('Enter')
        await page.getByText('Attackers try this one first.').waitFor()
        await page.getByLabel('Password', { exact: true }).fill(chosen)
        await page.keyboard.press('Enter')
        await page.getByRole('heading', { name: 'Look into your inbox' }).waitFor()
        await page.getByRole('button', { name: /^Send it again in 0:/ }).waitFor()
        await picture(page, 'sign-up-sent', 'en')
        const link = await world.linkFor(email)
        await page.goto(link)
        await page.getByText('this opens the account “Lindhof Garden Club”').waitFor()
        await picture(page, 'open-account', 'en')
        await page.getByLabel('Password', { exact: true }).fill('not the one I chose')
        await page.keyboard.press('Enter')
        await page.getByText('That is not the password you chose.').waitFor()
        await page.getByLabel('Password', { exact: true }).fill(chosen)
        await page.keyboard.press('Enter')
        await page.waitForURL(/\/accounts\/\d+$/)
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: 'Your menu, Odo Finch' }).waitFor()
        await page.getByText('We are looking at your account.').waitFor()
        await picture(page, 'opened', 'en')
        await page.goto(link)
        await page.getByText('This link is no longer good.').waitFor()
        forgiveTrouble(at, /401 \(Unauthorized\)|404 \(Not Found\)|422 /)
      }),
  },
]
