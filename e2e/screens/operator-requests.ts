import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'
import { enterConsole } from './console.ts'

const wide = { width: 1440, height: 900 }

export const operatorRequestTests: Test[] = [
  {
    name: 'console: an account is locked by one operator and unlocked by two, and a factor is asked for by email',
    run: (world) =>
      visit(world, {}, async (at) => {
        const { askingOperator, agreeingOperator, helped } = world.people
        const page = await enterConsole(at, askingOperator)
        await page.goto(`${world.consoleOrigin}/accounts/${helped.accountId}`)
        await page.getByRole('button', { name: 'Lock…' }).click()
        const dialog = page.getByRole('dialog')
        await dialog.getByLabel('Why? The admins read it in their log').fill('a list was bought')
        await dialog.getByRole('button', { name: 'Lock it' }).click()
        await page.getByText(/^Locked by an operator since/).waitFor()
        await picture(page, 'console-account-locked', 'en')
        await page.setViewportSize(wide)
        await page.getByRole('button', { name: 'Unlock…' }).click()
        await dialog.getByLabel('Why? The admins read it in their log').fill('the list is gone')
        await dialog.getByRole('button', { name: 'Ask to unlock it' }).click()
        await page.getByRole('link', { name: 'Requests' }).click()
        const card = page.getByRole('article', { name: 'Unlock “Lindhof Depot”' })
        await card.getByText(/Ilse Kray asks: the list is gone/).waitFor()
        assert.ok(await card.getByRole('button', { name: 'Agree to unlock' }).isDisabled(), 'nobody agrees twice')
        await picture(page, 'console-requests', 'en')
        await page.setViewportSize(wide)
        await page.getByRole('button', { name: 'Reset a lost factor…' }).click()
        await dialog.getByLabel('Email the user signs in with').fill(helped.email)
        await dialog.getByLabel('Why? The admins read it in their log').fill('the phone fell into the sea')
        await dialog.getByRole('button', { name: 'Ask to reset it' }).click()
        await dialog.getByText('They have no second factor.').waitFor()
        await picture(page, 'console-reset-factor', 'en')
        forgiveTrouble(at, /409 /)
        await visit(world, {}, async (other) => {
          await enterConsole(other, agreeingOperator)
          await other.page.getByRole('link', { name: 'Requests' }).click()
          await other.page.getByRole('button', { name: 'Agree to unlock' }).click()
          await other.page.getByText('Nothing waits for you.').waitFor()
          await other.page.getByText(/done by Bo Tamm/).waitFor()
          await other.page.getByRole('link', { name: 'Unlock “Lindhof Depot”' }).click()
          await other.page.getByRole('button', { name: 'Lock…' }).waitFor()
          await other.page.getByText('unlocked an account').waitFor()
        })
      }),
  },
]
