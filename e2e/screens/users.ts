import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, signInByHand, type Visit, visit } from '../visit.ts'

const users = ({ world }: Visit) => `/accounts/${world.people.admin.accountId}/users`

export const userTests: Test[] = [
  {
    name: 'users: an admin changes a role and takes it back',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        await page.getByRole('link', { name: 'Users' }).click()
        await page.getByText('2 people work here.').waitFor()
        const role = page.getByLabel('Role of Jonas Feldkamp')
        await role.selectOption('Author')
        await page.getByRole('status').getByText('Jonas Feldkamp is an author now.').waitFor()
        await page.reload()
        await page.waitForFunction(() => document.querySelector('select')?.value === 'author')
        await role.selectOption('Analyst')
        await page.getByRole('button', { name: 'Undo' }).click()
        await page.getByRole('status').getByText('Jonas Feldkamp is an author now.').waitFor()
        await page.reload()
        await page.waitForFunction(() => document.querySelector('select')?.value === 'author')
        await role.selectOption('Editor')
        await page.getByRole('status').getByText('Jonas Feldkamp is an editor now.').waitFor()
      }),
  },
  {
    name: 'users: who would stop being the last admin is told why not, and stays one',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(users(at))
        const own = page.getByLabel('Role of Mara Ostrander')
        await own.selectOption('Editor')
        await page.getByRole('button', { name: 'Stay admin' }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        assert.equal(await own.inputValue(), 'admin')
        await own.selectOption('Editor')
        await page.getByRole('button', { name: 'Become an editor' }).click()
        await proves('W-002.2', async () => {
          const refused = page.getByRole('alert')
          await refused.getByText('Make somebody else an admin first.').waitFor()
          await refused.getByText('Code last_admin').waitFor()
        })
        assert.equal(await own.inputValue(), 'admin')
        forgiveTrouble(at, /409 \(Conflict\)/)
      }),
  },
  {
    name: 'users de: the last admin cannot leave, and is told what helps',
    run: (world) =>
      visit(world, { as: world.people.newcomer, language: 'de' }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.newcomer.accountId}/users`)
        await page.getByText('1 Person arbeitet hier.').waitFor()
        await page.getByRole('button', { name: 'Lindhof Club verlassen' }).click()
        const dialog = page.getByRole('dialog', { name: 'Lindhof Club verlassen?' })
        await dialog.getByRole('button', { name: 'Lindhof Club verlassen' }).click()
        await dialog.getByRole('alert').getByText('Geben Sie zuerst jemand anderem die Rolle Verwaltung.').waitFor()
        forgiveTrouble(at, /409 \(Conflict\)/)
        await dialog.getByRole('button', { name: 'Nichts ändern' }).click()
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await page.getByText('nia.neumann@lindhof.example').waitFor()
      }),
  },
  {
    name: 'users: who does not manage them is not led there, and shown nobody',
    run: (world) =>
      visit(world, { as: world.people.analyst }, async (at) => {
        const { page } = at
        await page.goto('/')
        await page.getByRole('link', { name: 'Jobs' }).waitFor()
        assert.equal(await page.getByRole('link', { name: 'Users' }).count(), 0)
        await page.goto(`/accounts/${world.people.analyst.accountId}/users`)
        await proves('W-002.2', async () => {
          const refused = page.getByRole('alert')
          await refused.getByText('Your role in this account does not include it').waitFor()
          await refused.getByText('Missing right: manage users. Admins have it. Ask one to do it').waitFor()
          await refused.getByText('Code right_required').waitFor()
        })
        await picture(page, 'users-refused', 'en')
        forgiveTrouble(at, /403 \(Forbidden\)/)
      }),
  },
  {
    name: 'users: who gives up being an admin is asked before, and led to what is left',
    run: async (world) => {
      const path = `/accounts/${world.people.manager.accountId}/users`
      await visit(world, { as: world.people.manager }, async ({ page }) => {
        await page.goto(path)
        await page.getByLabel('Role of Piet Noordhoek').selectOption('Admin')
        await page.getByRole('status').getByText('Piet Noordhoek is an admin now.').waitFor()
      })
      await visit(world, { as: { ...world.people.leaving, isAdmin: true } }, async ({ page }) => {
        await page.goto(path)
        await page.getByLabel('Role of Piet Noordhoek').selectOption('Analyst')
        await page.getByRole('button', { name: 'Become an analyst' }).click()
        await page.getByRole('status').getByText('You are an analyst now.').waitFor()
        await page.waitForURL(/\/accounts\/\d+$/)
        await page.getByRole('link', { name: 'Users' }).waitFor({ state: 'detached' })
      })
    },
  },
  {
    name: 'users: who is removed is named before, and is out at once',
    run: (world) =>
      visit(world, {}, async (removed) => {
        const { page: theirs } = removed
        await theirs.goto('/sign-in')
        await signInByHand(theirs, world.people.leaving)
        await theirs.waitForURL(/\/accounts\//)
        await visit(world, { as: world.people.manager }, async ({ page }) => {
          await page.goto(`/accounts/${world.people.manager.accountId}/users`)
          await page.getByRole('button', { name: 'Remove Piet Noordhoek' }).click()
          const dialog = page.getByRole('dialog', { name: 'Remove Piet Noordhoek?' })
          await dialog.getByRole('button', { name: 'Remove Piet Noordhoek' }).click()
          await page.getByRole('status').getByText('Piet Noordhoek no longer works in').waitFor()
          await page.getByText('piet.noordhoek@lindhof.example').waitFor({ state: 'detached' })
        })
        await theirs.goto('/')
        await theirs.waitForURL(/\/sign-in/)
        forgiveTrouble(removed, /401 \(Unauthorized\)/)
      }),
  },
  {
    name: 'sessions: one signs out somewhere else, and stays here',
    run: (world) =>
      visit(world, {}, async (elsewhere) => {
        await elsewhere.page.goto('/sign-in')
        await signInByHand(elsewhere.page, world.people.wandering)
        await elsewhere.page.waitForURL(/\/accounts\//)
        await visit(world, { as: world.people.wandering }, async ({ page }) => {
          await page.goto('/')
          await page.getByRole('button', { name: /^Your menu/ }).click()
          await page.getByRole('menuitem', { name: 'Where you are signed in' }).click()
          await page.getByText('In 2 browsers.').waitFor()
          await page.getByText('this one').waitFor()
          await page.getByRole('button', { name: 'Sign out there: Chrome on Linux' }).click()
          await page.getByText('In 1 browser.').waitFor()
        })
        await elsewhere.page.goto('/')
        await elsewhere.page.waitForURL(/\/sign-in/)
        forgiveTrouble(elsewhere, /401 \(Unauthorized\)/)
      }),
  },
]
