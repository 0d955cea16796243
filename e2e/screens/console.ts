import assert from 'node:assert/strict'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import type { Person } from '../seed.ts'
import { forgiveTrouble, signInByHand, type Visit, visit } from '../visit.ts'

const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate()
const wide = { width: 1440, height: 900 }

/** The first sign-in of an operator, up to the codes. */
async function enrolOperator({ page, world }: Visit, person: Person): Promise<void> {
  await page.goto(`${world.consoleOrigin}/sign-in`)
  await signInByHand(page, person)
  await page.getByRole('button', { name: 'Set it up' }).click()
  const secret = ((await page.locator('form code').first().textContent()) ?? '').replaceAll(' ', '')
  await page.locator('form input').fill(codeOf(secret))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).waitFor()
}

export async function enterConsole(at: Visit, person: Person): Promise<Page> {
  await enrolOperator(at, person)
  await at.page.getByRole('button', { name: 'I have kept them' }).click()
  await at.page.getByRole('heading', { name: /leaves/ }).waitFor()
  forgiveTrouble(at, /401 \(Unauthorized\)/)
  return at.page
}

export const consoleTests: Test[] = [
  {
    name: 'console: nobody comes in without a second factor, and a wrong one is told so',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { page } = at
        const { newOperator, colleague } = world.people
        await page.goto(`${world.consoleOrigin}/`)
        await page.waitForURL(/\/sign-in/)
        await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()
        await signInByHand(page, colleague)
        await page.getByRole('alert').waitFor()
        await picture(page, 'console-sign-in', 'en')
        await page.setViewportSize(wide)
        await page.goto(`${world.consoleOrigin}/sign-in`)
        await signInByHand(page, newOperator)
        await page.getByRole('heading', { name: 'Set up your second factor' }).waitFor()
        await page.goto(`${world.consoleOrigin}/approvals`)
        await page.waitForURL(/\/sign-in/)
        await page.getByRole('button', { name: 'Set it up' }).click()
        await page.locator('form input').fill('000000')
        await page.keyboard.press('Enter')
        await page.getByRole('alert').waitFor()
        await picture(page, 'console-enrol', 'en')
        await page.setViewportSize(wide)
        const secret = ((await page.locator('form code').first().textContent()) ?? '').replaceAll(' ', '')
        await page.locator('form input').fill(codeOf(secret))
        await page.keyboard.press('Enter')
        await page.getByRole('button', { name: 'I have kept them' }).click()
        await page.getByRole('link', { name: 'Approvals' }).waitFor()
        await page.getByRole('button', { name: 'Your menu, Nell Tarn' }).click()
        await page.getByRole('menuitem', { name: 'Sign out' }).click()
        await page.waitForURL(/\/sign-in/)
        await signInByHand(page, newOperator)
        await page.getByRole('heading', { name: /code/i }).waitFor()
        await page.locator('form input').fill('000000')
        await page.keyboard.press('Enter')
        await page.getByRole('alert').waitFor()
        forgiveTrouble(at, /401 \(Unauthorized\)|422 /)
      }),
  },
  {
    name: 'console: all sending is frozen by one operator and unfrozen by two',
    run: (world) =>
      visit(world, {}, async (at) => {
        const page = await enterConsole(at, world.people.operator)
        await picture(page, 'console', 'en')
        await page.setViewportSize(wide)
        await page.getByRole('button', { name: 'Freeze all sending…' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Why? Every operator reads it').fill('a list was bought')
        await dialog.getByLabel('Type eu-1 to go on').fill('us-1')
        await dialog.getByRole('button', { name: 'Freeze all sending' }).click()
        await dialog.getByText('This is not what the installation is called.').waitFor()
        await dialog.getByLabel('Type eu-1 to go on').fill('eu-1')
        await dialog.getByRole('button', { name: 'Freeze all sending' }).click()
        await page.getByRole('heading', { name: /^Nothing leaves since/ }).waitFor()
        await page.getByText('Reason: a list was bought').waitFor()
        await page.getByRole('button', { name: 'Agree to unfreeze' }).click()
        await page.getByText(/Runa Valdis agreed at/).waitFor()
        assert.ok(await page.getByRole('button', { name: 'Agree to unfreeze' }).isDisabled(), 'nobody agrees twice')
        await picture(page, 'console-frozen', 'en')
        forgiveTrouble(at, /422 /)
        await visit(world, {}, async (other) => {
          await enrolOperator(other, world.people.secondOperator)
          await other.page.getByRole('button', { name: 'I have kept them' }).click()
          await other.page.getByRole('button', { name: 'Agree to unfreeze' }).click()
          await other.page.getByText('Mail leaves again').waitFor()
          await other.page.getByRole('button', { name: 'Freeze all sending…' }).waitFor()
          await other.page.getByRole('link', { name: 'Audit log' }).first().click()
          await other.page.getByText('unfroze sending').waitFor()
          await picture(other.page, 'console-audit', 'en')
          forgiveTrouble(other, /401 \(Unauthorized\)/)
        })
      }),
  },
  {
    name: 'console: an approval is taken back and given again, and limits are set',
    run: (world) =>
      visit(world, {}, async (at) => {
        const page = await enterConsole(at, world.people.thirdOperator)
        await page.getByRole('link', { name: 'Accounts' }).first().click()
        await page.getByLabel('Name, customer or id').fill('Lindhof Club')
        await page.getByRole('link', { name: 'Lindhof Club' }).click()
        await page.getByText('People are hidden.').waitFor()
        await picture(page, 'console-account', 'en')
        await page.setViewportSize(wide)
        await page.getByLabel('Calls a minute').fill('3000')
        await page.getByRole('button', { name: 'Set the limits' }).click()
        await page.getByText('set limits').first().waitFor()
        await page.getByRole('button', { name: 'Take the approval back…' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
        await page.getByRole('button', { name: 'Approve', exact: true }).waitFor()
        await page.getByRole('link', { name: 'Approvals' }).click()
        const card = page.getByRole('article', { name: 'Lindhof Club' })
        await card.getByText('No sender domain yet').waitFor()
        await picture(page, 'console-approvals', 'en')
        await page.setViewportSize(wide)
        await card.getByRole('button', { name: 'Approve' }).click()
        await card.waitFor({ state: 'detached' })
        await page.getByRole('link', { name: 'Operators' }).click()
        await page.getByRole('cell', { name: 'Runa Valdis' }).waitFor()
        await picture(page, 'console-operators', 'en')
      }),
  },
]
