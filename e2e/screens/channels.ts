import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

export const channelTests: Test[] = [
  {
    name: 'channels: an admin makes one, gives it a look and a page, closes it, opens it again and deletes it',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.admin.accountId}`)
        await page.getByRole('link', { name: 'Channels' }).click()
        await page.getByRole('heading', { name: 'Channels', level: 1 }).waitFor()
        await page.getByRole('button', { name: 'New channel' }).click()
        const dialog = page.getByRole('dialog', { name: 'New channel' })
        await dialog.getByRole('textbox', { name: 'Name (German)' }).fill('Kräuter')
        await dialog.getByRole('textbox', { name: 'Description (German)' }).fill('Einmal im Monat')
        await dialog.getByRole('button', { name: 'Make the channel' }).click()
        await page.getByRole('heading', { name: 'Kräuter', level: 1 }).waitFor()
        await page.getByRole('textbox', { name: 'Colour' }).fill('green')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByText('1 value has to be mended').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        await page.getByRole('textbox', { name: 'Colour' }).fill('#3f5f3a')
        await page.getByRole('textbox', { name: 'After leaving' }).fill('https://lindhof.example/bye')
        await page.getByRole('combobox', { name: 'Theme' }).selectOption({ label: 'As the account: none' })
        await page.getByRole('combobox', { name: 'Theme' }).selectOption('letter')
        await page.getByRole('combobox', { name: 'People sign up' }).selectOption('on a page of your own')
        await page.getByRole('textbox', { name: 'Signing up' }).fill('https://lindhof.example/join')
        await page.getByRole('textbox', { name: 'Name (German)' }).fill('Kräuterbeet')
        await page.getByRole('button', { name: 'Save changes' }).click()
        await page.getByRole('status').getByText('Saved.').waitFor()
        await page.getByRole('heading', { name: 'Kräuterbeet', level: 1 }).waitFor()
        // Names under .example lead nowhere: both pages are saved, with a warning each.
        await page.getByText('Saved, but there is no server of this name.').nth(1).waitFor()
        await picture(page, 'channel-own-pages', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: 'More' }).click()
        await page.getByRole('menuitem', { name: 'Close…' }).click()
        await page.getByRole('button', { name: 'Close Kräuterbeet' }).click()
        await page.getByText('Nobody can enter this channel').waitFor()
        await page.getByRole('link', { name: 'Channels' }).first().click()
        await page.getByText('Closed, not deleted').waitFor()
        await page.getByRole('link', { name: 'Kräuterbeet' }).click()
        await page.getByRole('button', { name: 'More' }).click()
        await page.getByRole('menuitem', { name: 'Open again' }).click()
        await page.getByRole('status').getByText('is open again').waitFor()
        await page.getByRole('button', { name: 'More' }).click()
        await page.getByRole('menuitem', { name: 'Delete…' }).click()
        await page.getByRole('button', { name: 'Delete Kräuterbeet' }).click()
        await page.getByRole('status').getByText('Kräuterbeet is deleted.').waitFor()
      }),
  },
  {
    name: 'channels: an account without them is told what they are for, and books them',
    run: (world) =>
      visit(world, { as: world.people.mover }, async ({ page }) => {
        await page.goto(`/accounts/${world.people.mover.accountId}/channels`)
        await page.getByText('This account has one list and no channels.').waitFor()
        await page.getByRole('button', { name: 'Book channels' }).click()
        await page.getByText('One topic, one list.').waitFor()
        await page.getByRole('button', { name: 'Unbook…' }).click()
        await page.getByRole('button', { name: 'Unbook channels' }).click()
        await page.getByText('This account has one list and no channels.').waitFor()
      }),
  },
  {
    name: 'channels: an L-account hands one down, an account below dresses it, and it is taken back',
    run: async (world) => {
      const { manager, admin } = world.people
      await visit(world, { as: manager }, async ({ page }) => {
        await page.goto(`/accounts/${manager.accountId}/channels`)
        await page.getByRole('button', { name: 'New channel' }).click()
        const dialog = page.getByRole('dialog', { name: 'New channel' })
        await dialog.getByRole('textbox', { name: 'Name (German)' }).fill('Hausbrief')
        await dialog.getByRole('button', { name: 'Make the channel' }).click()
        await page.getByRole('heading', { name: 'Hausbrief', level: 1 }).waitFor()
        await page.getByRole('textbox', { name: 'Colour' }).fill('#8f2f1e')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('status').getByText('Saved.').waitFor()
        await page.getByRole('button', { name: 'Hand down to Nordlicht Hamburg' }).click()
        await page.getByRole('status').getByText('Nordlicht Hamburg has Hausbrief now.').waitFor()
        await page.getByRole('button', { name: 'Hand down to Nordlicht Kreuzfahrten' }).click()
        await page.getByText('works without channels, so nobody sees it yet').waitFor()
        await page.getByText('2 accounts have it').waitFor()
        await picture(page, 'channel-handed-down', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('button', { name: 'Take back from Nordlicht Kreuzfahrten…' }).click()
        await page.getByRole('button', { name: 'Take it back' }).click()
        await page.getByRole('status').getByText('Hausbrief is gone from Nordlicht Kreuzfahrten').waitFor()
      })
      await visit(world, { as: admin }, async ({ page }) => {
        await page.goto(`/accounts/${admin.accountId}/channels`)
        await page.getByRole('link', { name: 'Hausbrief' }).click()
        await page.getByText('handed down by Nordlicht Zentrale').waitFor()
        await page.getByText('kept by Nordlicht Zentrale').waitFor()
        assert.equal(await page.getByRole('textbox', { name: 'Name (German)' }).count(), 0)
        await page.getByPlaceholder('As Nordlicht Zentrale: #8f2f1e').waitFor()
        await picture(page, 'channel-from-above', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await page.getByRole('textbox', { name: 'After leaving' }).fill('https://lindhof.example/left')
        await page.getByRole('button', { name: 'Save change' }).click()
        await page.getByRole('status').getByText('Saved.').waitFor()
      })
      await visit(world, { as: manager }, async ({ page }) => {
        await page.goto(`/accounts/${manager.accountId}/channels`)
        await page.getByRole('link', { name: 'Hausbrief' }).click()
        await page.getByRole('button', { name: 'Take back from Nordlicht Hamburg…' }).click()
        await page.getByRole('button', { name: 'Take it back' }).click()
        await page.getByRole('status').getByText('Hausbrief is gone from Nordlicht Hamburg').waitFor()
        await page.getByText('nobody has it').waitFor()
      })
    },
  },
]
