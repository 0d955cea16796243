import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, overlookTrouble, visit } from '../visit.ts'
import type { World } from '../world.ts'
import { aMailing, begin, insertVariable, mailIn, pathOf, saved, titles, until } from './editor-desk.ts'

const hostile = `<!doctype html><body style="margin:0;height:900px">
  <h1 style="margin:0">Hello {{V:2:reader}}</h1><script>parent.ran = 1; document.title = 'ran'</script>
  <img src="https://mail.invalid/x.png" alt="" onerror="document.title='ran'">
  <a id="script" href="javascript:document.title='ran'">script</a> <a id="away" href="https://elsewhere.invalid/">away</a>
  <form action="https://elsewhere.invalid/"><button>send</button></form></body>`

/** One whose HTML somebody has written elsewhere. */
function importedMailing(world: World, html: string): number {
  const { command, people } = world
  const account = `${people.admin.accountId}`
  const id = aMailing(world)
  const folder = mkdtempSync(join(tmpdir(), 'postrider-mail-'))
  writeFileSync(join(folder, 'mail.html'), html)
  const subject = ['--mailing', `${id}`, '--subject', 'Plant now']
  command('mailing', 'import', join(folder, 'mail.html'), '--account', account, ...subject)
  rmSync(folder, { recursive: true })
  return id
}

export const editorTests: Test[] = [
  {
    name: 'editor: a hostile mail in its frame runs nothing, sends nothing and leads nowhere',
    standsAlone: true,
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        const id = importedMailing(world, hostile)
        const path = pathOf(world, id)
        await page.goto(path)
        const mail = mailIn(page)
        await mail.getByRole('heading', { name: 'Hello reader' }).waitFor()
        await mail.getByRole('link', { name: 'away', exact: true }).click()
        // What runs and what sends was cut when it was uploaded; words stay.
        await mail.getByText('script', { exact: true }).click()
        await mail.getByText('send').click()
        assert.deepEqual(
          await mail.locator('script:not([nonce]), form, button, [onerror], [href^=javascript]').count(),
          0,
        )
        const frame = page.frames().find((one) => one !== page.mainFrame())
        const told = await frame?.evaluate(() => {
          const tries = [() => document.cookie, () => localStorage.length, () => String(parent.document.title)]
          return { origin, title: document.title, answers: tries.map((read) => tryIt(read)) }
          function tryIt(read: () => unknown): string {
            try {
              return String(read())
            } catch (error) {
              return (error as Error).name
            }
          }
        })
        assert.deepEqual(told, {
          origin: 'null',
          title: '',
          answers: ['SecurityError', 'SecurityError', 'SecurityError'],
        })
        assert.equal(await page.evaluate(() => 'ran' in window), false)
        assert.equal(page.url(), world.origin + path)
        assert.equal((await page.locator('iframe').boundingBox())?.height, 900)
        await page.getByText('Text', { exact: true }).click()
        await page.locator('pre').getByText('Hello reader').waitFor()
        forgiveTrouble(at, /ERR_NAME_NOT_RESOLVED/)
      }),
  },
  {
    name: 'editor: a theme, articles, words; what is wrong is told at its field, and the mail shows the rest',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        const path = await begin(at, 'Almanac', ['Lead story', 'Signature'])
        await page.getByRole('textbox', { name: 'Subject' }).fill('Plant now, forget till spring')
        await page.getByRole('textbox', { name: 'Preview text' }).fill('Tulip bulbs want three things.')
        await page.getByRole('textbox', { name: 'Name' }).fill('Hanna Reuss')
        await page.getByRole('list', { name: 'Articles' }).getByRole('button', { name: 'Lead story' }).click()
        await page.getByRole('textbox', { name: 'Heading' }).fill('Plant now & wait')
        await page.getByRole('textbox', { name: 'Text', exact: true }).click()
        await page.keyboard.type('Dear ')
        await insertVariable(page, 'First name', 'gardener')
        await page.keyboard.type(',')
        await page.keyboard.press('Enter')
        await page.keyboard.type('a spade deep.')
        await page.getByText(/audience ha(ve|s): First name/).waitFor()
        await page.getByRole('textbox', { name: 'Button: words' }).fill('See the tulips')
        await page.getByRole('textbox', { name: 'Button: link' }).fill('lindhof.example/tulips')
        await page.getByText('A link begins with https://').waitFor()
        await page.getByText('Not saved: one field needs you').waitFor()
        forgiveTrouble(at, /422 \(Unprocessable/)
        const mail = mailIn(page)
        await mail.getByRole('heading', { name: 'Plant now & wait' }).waitFor()
        await mail.getByText('Dear gardener,').waitFor()
        await page.getByRole('textbox', { name: 'Button: link' }).fill('https://lindhof.example/tulips')
        await saved(page)
        await mail.getByRole('link', { name: 'See the tulips' }).waitFor()
        await mail.getByText('Hanna Reuss').click()
        await page.getByRole('heading', { name: 'Signature', level: 2 }).waitFor()
        await page.goto(path)
        assert.equal(
          await page.getByRole('textbox', { name: 'Subject' }).textContent(),
          'Plant now, forget till spring',
        )
        await page.getByRole('list', { name: 'Articles' }).getByRole('button', { name: 'Plant now & wait' }).click()
        await page.getByRole('toolbar', { name: 'Lead story' }).waitFor()
        await page.getByText('or “gardener”').waitFor()
        await picture(page, 'editor', 'en')
      }),
  },
  {
    name: 'editor: articles are moved, doubled, taken out and put back by keyboard alone',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await begin(at, 'Letter', ['Opening', 'Text', 'Signature'])
        const articles = page.getByRole('list', { name: 'Articles' })
        await articles.getByRole('button', { name: 'Signature' }).focus()
        await page.keyboard.press('Alt+ArrowUp')
        await page.getByText('Signature is now 2 of 3.').waitFor()
        assert.deepEqual(await titles(page), ['Opening', 'Signature', 'Text'])
        await page.keyboard.press('Control+d')
        await until('the copy', async () => (await titles(page)).length === 4)
        await articles.getByRole('button', { name: 'Text' }).focus()
        await page.keyboard.press('Delete')
        await page.getByRole('status').getByText('Text removed.').waitFor()
        assert.deepEqual(await titles(page), ['Opening', 'Signature', 'Signature'])
        await page.getByRole('button', { name: 'Undo' }).click()
        await until('the text is back', async () => (await titles(page)).at(-1) === 'Text')
        await page.getByRole('button', { name: 'Letter' }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Programme/ })
          .click()
        await page.getByRole('button', { name: 'Programme' }).waitFor()
      }),
  },
  {
    name: 'editor: a page that dies takes at most two seconds along, and nobody overwrites what they have not seen',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page, context } = at
        const path = await begin(at, 'Letter', ['Opening'])
        const heading = page.getByRole('textbox', { name: 'Heading' })
        await heading.pressSequentially('The sea took another two metres', { delay: 30 })
        await page.waitForTimeout(2000)
        await page.close({ runBeforeUnload: false })
        const again = await context.newPage()
        await again.goto(path)
        await again.getByRole('list', { name: 'Articles' }).getByRole('button', { name: 'The sea took' }).click()
        const mine = again.getByRole('textbox', { name: 'Heading' })
        const kept = await mine.textContent()
        await visit(world, { as: world.people.colleague }, async ({ page: theirs }) => {
          await theirs.goto(path)
          await theirs.getByRole('list', { name: 'Articles' }).getByRole('button', { name: 'The sea took' }).click()
          await theirs.getByRole('textbox', { name: 'Heading' }).fill('The sea gave it back')
          await theirs.getByRole('textbox', { name: 'Greeting' }).fill('Dear all,')
          await saved(theirs)
        })
        await mine.fill('The sea took a bench')
        await again.getByText('Somebody else wrote here meanwhile:').waitFor()
        await proves('F-041.2', async () => {
          await again.getByText('The sea gave it back').first().waitFor()
          assert.equal(await mine.textContent(), 'The sea took a bench')
        })
        await proves('W-116.4', async () => {
          assert.equal(kept, 'The sea took another two metres')
          await again.getByText('The sea gave it back').first().waitFor()
          assert.equal(await mine.textContent(), 'The sea took a bench')
          await again.getByRole('textbox', { name: 'Greeting' }).getByText('Dear all,').waitFor()
          await again.getByRole('button', { name: 'Keep mine' }).click()
          await saved(again)
        })
        await mailIn(again).getByRole('heading', { name: 'The sea took a bench' }).waitFor()
        overlookTrouble(context, /412 \(Precondition/)
      }),
  },
  {
    name: 'editor: two people see each other as long as both are there, in their own languages',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const path = await begin(at, 'Letter', ['Opening'])
        const mine = at.page.getByRole('status').getByText('Jonas Feldkamp is here, too')
        await visit(world, { as: world.people.colleague, language: 'de' }, async ({ page: theirs }) => {
          await theirs.goto(path)
          await theirs.getByRole('status').getByText('Mara Ostrander ist auch hier').waitFor()
          await mine.waitFor()
          await theirs.goto(`/accounts/${world.people.colleague.accountId}/mailings`)
          await mine.waitFor({ state: 'detached' })
        })
      }),
  },
  {
    name: 'editor: in German, in the dark, and on a telephone, where it is only read',
    run: (world) =>
      visit(world, { as: world.people.admin, language: 'de', scheme: 'dark' }, async ({ page }) => {
        const path = pathOf(world, aMailing(world))
        await page.goto(path)
        await page.getByText('Wie soll er aussehen?').waitFor()
        await picture(page, 'editor-themes', 'de')
        await page.getByRole('button', { name: /^Poster/ }).click()
        await page.getByRole('button', { name: 'Artikel hinzufügen' }).click()
        await page.getByRole('menuitem', { name: 'Titel' }).click()
        await page.getByRole('textbox', { name: 'Überschrift' }).fill('Den ganzen Winter.')
        await page.getByRole('status').getByText('Gespeichert', { exact: true }).waitFor()
        await mailIn(page).getByRole('heading', { name: 'Den ganzen Winter.' }).waitFor()
        await picture(page, 'editor-poster', 'de')
        await page.setViewportSize({ width: 390, height: 844 })
        await page.getByText('Zum Schreiben braucht es einen breiteren Bildschirm.').waitFor()
        assert.equal(await page.getByRole('textbox', { name: 'Betreff' }).isVisible(), false)
      }),
  },
]
