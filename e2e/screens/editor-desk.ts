import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { Visit } from '../visit.ts'
import type { World } from '../world.ts'

/** A draft that says nothing yet. */
export function aMailing({ command, people }: World, name = 'November: plant now', more: string[] = []): number {
  const sender = ['--sender-name', 'Lindhof', '--sender-email', 'letter@lindhof.example', '--language', 'en']
  const named = ['--account', `${people.admin.accountId}`, '--name', name, ...sender, ...more]
  return command<{ id: number }>('mailing', 'create', ...named).id
}

export const pathOf = ({ people }: World, id: number) => `/accounts/${people.admin.accountId}/mailings/${id}/edit`

/** Everybody in the account finds the same draft. */
export async function begin({ page, world }: Visit, theme: string, templates: string[]): Promise<string> {
  const path = pathOf(world, aMailing(world))
  await page.goto(path)
  await page.getByRole('button', { name: new RegExp(`^${theme}`) }).click()
  for (const template of templates) {
    await page.getByRole('button', { name: 'Add article' }).click()
    await page.getByRole('menuitem', { name: template, exact: true }).click()
    await page.getByRole('heading', { name: template, level: 2 }).waitFor()
  }
  return path
}

export const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
export const titles = (page: Page) => page.getByRole('list', { name: 'Articles' }).locator('strong').allTextContents()

export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000
  while (!(await isSo())) {
    assert.ok(Date.now() < end, `never came: ${what}`)
    await new Promise((done) => setTimeout(done, 50))
  }
}

/** By keyboard alone: a bracket opens the list. */
export async function insertVariable(page: Page, name: string, fallback: string): Promise<void> {
  await page.keyboard.press('{')
  const choice = page.getByRole('menuitem', { name: new RegExp(`^${name}`) })
  await choice.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: `${name}: what others read` }).waitFor()
  await page.keyboard.type(fallback)
  await page.keyboard.press('Enter')
}

export const mailIn = (page: Page) => page.frameLocator('iframe').first()

/** As another program leaves it on the clipboard; what the browser itself would clean is left to the page. */
export async function paste(page: Page, kind: 'text/html' | 'text/plain', text: string): Promise<void> {
  await page.evaluate(
    ([type, copied]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData(type, copied)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    [kind, text] as const,
  )
}
