import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { visit } from '../visit.ts'
import { begin, insertVariable, mailIn, paste, saved, until } from './editor-desk.ts'

export const editorLineTests: Test[] = [
  {
    name: 'editor: variables in fields of one line, by keys alone or as they are written',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        const path = await begin(at, 'Almanac', ['Lead story'])
        const field = (name: string) => page.getByRole('textbox', { name, exact: true })
        const mail = mailIn(page)
        await field('Subject').focus()
        await page.keyboard.type('For ')
        await insertVariable(page, 'First name', 'gardener & friend')
        await page.keyboard.type(': bulbs')
        await page.keyboard.press('Enter')
        await page.getByText(/audience ha(ve|s): First name/).waitFor()
        await field('Preview text').focus()
        await page.keyboard.insertText('Hello {{V:3:reader}}')
        assert.equal(await field('Preview text').textContent(), 'Hello Last name or “reader”')
        await field('Heading').focus()
        await insertVariable(page, 'First name', '<you>')
        await page.keyboard.type(', plant now')
        await field('Button: words').focus()
        await page.keyboard.type('Read, ')
        await insertVariable(page, 'First name', 'dear')
        await field('Button: link').fill('https://lindhof.example/?for={{V:2:all}}')
        await saved(page)
        await mail.getByRole('heading', { name: '<you>, plant now' }).waitFor()
        await mail.getByRole('link', { name: 'Read, dear' }).waitFor()
        await picture(page, 'editor-lines', 'en')
        const kept = async () => {
          const { data } = await (await at.context.request.get(`/app/api${path.replace(/edit$/, 'content')}`)).json()
          return [
            data.subject,
            data.previewText,
            ...Object.values<{ text?: string }>(data.articles[0].places).map(({ text }) => text),
          ]
        }
        const texts = await kept()
        for (const text of [
          'For {{V:2:gardener & friend}}: bulbs',
          'Hello {{V:3:reader}}',
          '{{V:2:&lt;you&gt;}}, plant now',
          'Read, {{V:2:dear}}',
        ])
          assert.ok(texts.includes(text), `${text} is none of ${texts.join(' | ')}`)
        await page.goto(path)
        assert.equal(await field('Subject').textContent(), 'For First name or “gardener & friend”: bulbs')
        await field('Subject').focus()
        // Of all rows that the line has in this width.
        await page.keyboard.press('Control+End')
        for (let step = 0; step < ': bulbs'.length + 1; step += 1) await page.keyboard.press('ArrowLeft')
        await page.keyboard.press('Delete')
        await until('the chip is gone as a whole', async () => (await field('Subject').textContent()) === 'For : bulbs')
        await page.keyboard.press('Control+z')
        await until('it is back', async () => /gardener/.test((await field('Subject').textContent()) ?? ''))
        await saved(page)
        assert.deepEqual(await kept(), texts)
        await field('Preview text').focus()
        await until('all of it is marked', async () => {
          await page.keyboard.press('Control+a')
          return page.evaluate(() => /^Hello/.test(String(getSelection())))
        })
        await paste(page, 'text/plain', 'Bulbs\r\nnow\r\n')
        await page.keyboard.type('!')
        assert.equal(await field('Preview text').textContent(), 'Bulbs now!')
      }),
  },
]
