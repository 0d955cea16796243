import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'

/** As a camera would make it. */
async function scene(page: Page, colour: string): Promise<Buffer> {
  const address = await page.evaluate((fill) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 600, height: 400 })
    const brush = canvas.getContext('2d')
    if (brush) Object.assign(brush, { fillStyle: fill }).fillRect(0, 0, 600, 400)
    return canvas.toDataURL('image/jpeg')
  }, colour)
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}

export const mediaTests: Test[] = [
  {
    name: 'media: pictures are added, described, found, shown in a mail, and kept while it needs them',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        const home = `/accounts/${world.people.admin.accountId}`
        await page.goto(`${home}/media`)
        await page.getByText('There are no pictures yet.').waitFor()
        await picture(page, 'media-empty', 'en')
        const files = [
          { name: 'tulips.jpg', mimeType: 'image/jpeg', buffer: await scene(page, '#b0402a') },
          { name: 'robin.jpg', mimeType: 'image/jpeg', buffer: await scene(page, '#3a6b4a') },
          { name: 'notes.txt', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') },
        ]
        await page.getByTestId('pictures').setInputFiles(files)
        await page.getByText('notes.txt: not a JPEG, PNG, GIF or WebP file').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        await page.getByRole('button', { name: /^tulips.jpg/ }).click()
        await page.getByRole('textbox', { name: 'Alternative text' }).fill('Twelve tulips in red')
        await page.getByRole('button', { name: 'Save' }).click()
        await page.getByRole('button', { name: /^robin.jpg.*no alternative text/ }).waitFor()
        await page.getByRole('button', { name: /^tulips.jpg.*not used/ }).waitFor()
        await picture(page, 'media', 'en')
        await page.getByRole('searchbox', { name: 'Name or what is on it' }).fill('twelve')
        assert.equal(await page.getByRole('button', { name: /^robin.jpg/ }).count(), 0)
        const mailing = world.command<{ id: number }>(
          ...['mailing', 'create', '--account', `${world.people.admin.accountId}`, '--name', 'With a picture'],
          ...['--sender-name', 'Lindhof', '--sender-email', 'letter@lindhof.example', '--language', 'en'],
        )
        await page.goto(`${home}/mailings/${mailing.id}/edit`)
        await page.getByRole('button', { name: /^Almanac/ }).click()
        await page.getByRole('button', { name: 'Add article' }).click()
        await page.getByRole('menuitem', { name: 'Lead story', exact: true }).click()
        await page.getByRole('button', { name: 'Picture: choose a picture' }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^tulips.jpg/ })
          .click()
        const mail = page.frameLocator('iframe').first()
        await mail.getByRole('img', { name: 'Twelve tulips in red' }).waitFor()
        const shown = await mail.getByRole('img', { name: 'Twelve tulips in red' }).evaluate((image) => {
          const { complete, naturalWidth } = image as HTMLImageElement
          return complete ? naturalWidth : 600
        })
        assert.equal(shown, 600)
        await page.getByRole('status').getByText('Saved', { exact: true }).waitFor()
        await page.goto(`${home}/media`)
        await page.getByRole('button', { name: /^tulips.jpg.*in 1 mailing/ }).waitFor()
      }),
  },
  {
    name: 'media: a picture gets another file or a part of its own, by keys, and drafts follow',
    run: (world) =>
      visit(world, { as: world.people.colleague }, async (at) => {
        const { page } = at
        await page.goto(`/accounts/${world.people.colleague.accountId}/media`)
        const file = async (name: string, colour: string) => ({
          name,
          mimeType: 'image/jpeg',
          buffer: await scene(page, colour),
        })
        await page.getByTestId('pictures').setInputFiles([await file('heath.jpg', '#7a4a8a')])
        await page.getByRole('button', { name: /^heath.jpg/ }).click()
        const detail = page.getByRole('complementary', { name: 'heath.jpg' })
        const address = () => detail.locator('img').first().getAttribute('src')
        const first = await address()
        await page.getByTestId('other-file').setInputFiles(await file('moor.jpg', '#8a6a3a'))
        await page.getByRole('status').getByText('heath.jpg is replaced').waitFor()
        const second = await address()
        assert.notEqual(second, first)
        await detail.getByRole('button', { name: 'Crop…' }).focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name: 'Crop heath.jpg' })
        await dialog.getByText('480 × 320 pixels stay.').waitFor()
        await picture(page, 'media-crop', 'en')
        await page.setViewportSize({ width: 1440, height: 900 })
        await dialog.getByRole('group').focus()
        await page.keyboard.press('ArrowRight')
        await dialog.getByRole('button', { name: 'Crop', exact: true }).focus()
        await page.keyboard.press('Enter')
        await dialog.waitFor({ state: 'detached' })
        await detail.getByText(/480 × 320/).waitFor()
        assert.notEqual(await address(), second)
      }),
  },
]
