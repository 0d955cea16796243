import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { picture } from '../picture.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, visit } from '../visit.ts'
import type { World } from '../world.ts'

const groupsOf = ({ people }: World) => `/accounts/${people.admin.accountId}/groups`

/** Lines in the order they stand on the page, whatever box they are in. */
const lines = (page: Page) => page.locator('li[data-key]')
const figure = (page: Page) => page.getByRole('region', { name: /Who matches|Wer dazugehört/ })

async function counted(page: Page): Promise<void> {
  await page.locator('section[aria-busy="false"]').waitFor()
  await page.waitForFunction(() => !document.querySelector('[data-stale]'))
}

async function addLine(page: Page, source: string, operator?: string): Promise<Locator> {
  const before = await lines(page).count()
  await page.getByRole('button', { name: 'Condition', exact: true }).last().click()
  const line = lines(page).nth(before)
  await line.getByLabel('What is asked').selectOption({ label: source })
  if (operator) await line.getByLabel(/How .* is compared/).selectOption({ label: operator })
  return line
}

async function begin(page: Page, world: World, name: string): Promise<void> {
  await page.goto(groupsOf(world))
  await page.getByRole('button', { name: 'New group…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Dynamic').check()
  await dialog.getByRole('button', { name: 'On to the conditions' }).click()
  await page.getByRole('heading', { name }).waitFor()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save group' }).click()

export const conditionTests: Test[] = [
  {
    name: 'conditions: a dynamic group is written, counted line by line, saved, changed and taken back',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await begin(page, world, 'Northerners')
        await page.getByText('Nothing is counted yet.').waitFor()
        const city = await addLine(page, 'City', 'is one of')
        for (const name of ['Hamburg', 'Bremen', 'Kiel']) {
          await city.getByLabel('City: value').fill(name)
          await page.keyboard.press('Enter')
        }
        await counted(page)
        await page.getByText('People whose city is Hamburg, Bremen or Kiel.').waitFor()
        const some = Number(await figure(page).locator('p').first().textContent())
        assert.ok(some > 0, 'the demo account has people there')
        const trip = await addLine(page, 'Last trip', 'is empty')
        await counted(page)
        await save(page)
        await page.getByRole('status').getByText('The group Northerners is made.').waitFor()
        await page.getByRole('button', { name: 'More', exact: true }).waitFor()
        await trip.getByLabel('How Last trip is compared').selectOption({ label: 'is not empty' })
        await page.getByText('Changed, not saved').waitFor()
        await counted(page)
        await page.getByText(/by what is saved\. The change adds \d+ and removes \d+\./).waitFor()
        await page.getByRole('button', { name: 'Discard' }).click()
        await page.getByText('Changed, not saved').waitFor({ state: 'detached' })
        assert.equal(await trip.getByLabel('How Last trip is compared').inputValue(), 'isEmpty')
        await page.reload()
        await counted(page)
        assert.equal(await lines(page).count(), 2)
      }),
  },
  {
    name: 'conditions: what is not finished is said when it is saved, and who leaves is asked',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await begin(page, world, 'Not yet')
        await save(page)
        await addLine(page, 'First name')
        await save(page)
        await page.getByRole('alert').getByText('1 line is not finished, so nothing was saved.').waitFor()
        await page.getByText('Not finished, so not counted.').waitFor()
        await page.getByRole('link', { name: 'Groups' }).first().click()
        await page.getByRole('dialog').getByText('Leave without saving?').waitFor()
        await page.getByRole('button', { name: 'Stay here' }).click()
        await lines(page).first().getByLabel('First name: value').fill('Zzyzx')
        await counted(page)
        await page.getByText('Nobody is left after this.').waitFor()
        await page.getByRole('link', { name: 'Groups' }).first().click()
        await page.getByRole('button', { name: 'Leave and lose it' }).click()
        await page.waitForURL(/\/groups$/)
      }),
  },
  {
    name: 'conditions: a circle of groups is refused with what helps, and a name that is taken can be changed',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        const name = async (label: string, group: string) => {
          const line = await addLine(page, 'Group')
          await line.getByLabel('Group: value').fill(group)
          await page.getByRole('option', { name: group, exact: true }).click()
          await page.getByText(label).waitFor()
        }
        await begin(page, world, 'Outer')
        const line = await addLine(page, 'City')
        await line.getByLabel('City: value').fill('Kiel')
        await save(page)
        await page.waitForURL(/\/groups\/\d+$/)
        const outer = page.url()
        await begin(page, world, 'outer')
        await name('who are in Outer', 'Outer')
        await save(page)
        await page.getByRole('alert').getByText('Another group has this name.').waitFor()
        forgiveTrouble(at, /409 \(Conflict\)/)
        await page.getByRole('button', { name: 'Rename…' }).click()
        await page.getByRole('dialog').getByLabel('Name').fill('Around it')
        await page.getByRole('button', { name: 'Rename', exact: true }).click()
        await save(page)
        await page.waitForURL(/\/groups\/\d+$/)
        await page.goto(outer)
        await lines(page).first().waitFor()
        await name('who are in Around it', 'Around it')
        await page.getByRole('alert').getByText('The groups named here lead back to this one').waitFor()
        forgiveTrouble(at, /422/)
        await page.getByRole('button', { name: 'Discard' }).click()
        await counted(page)
      }),
  },
  {
    name: 'conditions: whether somebody is in it is said line by line',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await begin(page, world, 'Asked about')
        await addLine(page, 'Email address', 'is not empty')
        const name = await addLine(page, 'First name')
        await name.getByLabel('First name: value').fill('Nobody has this')
        await counted(page)
        await page.getByRole('combobox', { name: 'Name or address' }).fill('example')
        await page.getByRole('listbox', { name: 'Name or address' }).getByRole('option').first().click()
        await page.getByText(/ is not in it\.$/).waitFor()
        const verdicts = page.getByRole('list', { name: 'Line by line' }).getByRole('img')
        assert.deepEqual(await verdicts.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label'))), [
          'is true',
          'is not true',
        ])
        await page.getByRole('button', { name: 'Discard' }).click()
      }),
  },
  {
    name: 'conditions: everything by keyboard: a line, its place, a box, and Ctrl S',
    run: (world) =>
      visit(world, { as: world.people.admin }, async ({ page }) => {
        await begin(page, world, 'By keyboard')
        const add = page.getByRole('button', { name: 'Condition', exact: true })
        await add.focus()
        await page.keyboard.press('Enter')
        await page.keyboard.type('Email')
        await page.keyboard.press('Tab')
        await page.keyboard.type('contains')
        await page.keyboard.press('Tab')
        await page.keyboard.type('example')
        await page.getByRole('button', { name: 'Box of conditions' }).focus()
        await page.keyboard.press('Enter')
        await page.keyboard.type('Language')
        await page.keyboard.press('Tab')
        await page.keyboard.type('is not empty')
        await lines(page).first().locator('select').first().focus()
        await page.keyboard.press('Alt+ArrowDown')
        await page.waitForFunction(() => document.querySelectorAll('section section li[data-key]').length === 2)
        const focused = () => page.evaluate(() => (document.activeElement as HTMLSelectElement | null)?.value)
        assert.equal(await focused(), 'email', 'the line that was moved keeps the focus')
        await counted(page)
        await page.keyboard.press('Control+s')
        await page.getByRole('status').getByText('The group By keyboard is made.').waitFor()
        await page.getByText(/of whom at least one of this is true \(whose email address contains “example”/).waitFor()
      }),
  },
  ...(['en', 'de'] as const).map(
    (language): Test => ({
      name: `conditions: pictures of the builder ${language}`,
      run: (world) =>
        visit(world, { as: world.people.admin, language }, async ({ page }) => {
          const name = `Stille Gäste ${language}`
          await makeBySending(page, world, name)
          await page.getByRole('link', { name }).click()
          await counted(page)
          await picture(page, 'conditions', language)
        }),
    }),
  ),
]

/** A group with a bit of everything, sent as the page would send it. */
async function makeBySending(page: Page, world: World, name: string): Promise<void> {
  await page.goto(groupsOf(world))
  await page.getByRole('heading', { level: 1 }).waitFor()
  const line = (source: string, operator: string, ...values: string[]) => ({ source, operator, values })
  await page.evaluate(
    async ({ path, body }) => {
      const session = (await (await fetch('/app/api/session')).json()) as { data: { csrfToken: string } }
      const vocabulary = (await (await fetch(`/app/api${path}/conditions/vocabulary`)).json()) as {
        data: { sources: { source: string; kind: string }[] }
      }
      const channel = vocabulary.data.sources.find(({ kind }) => kind === 'channel')?.source
      const date = vocabulary.data.sources.find(({ kind }) => kind === 'date')?.source
      const conditions = JSON.parse(
        JSON.stringify(body.conditions).replace('CHANNEL', `${channel}`).replace('DATE', `${date}`),
      )
      const answer = await fetch(`/app/api${path}/groups`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': session.data.csrfToken },
        body: JSON.stringify({ ...body, conditions }),
      })
      if (!answer.ok) throw new Error(await answer.text())
    },
    {
      path: `/accounts/${world.people.admin.accountId}`,
      body: {
        name,
        conditions: {
          join: 'all',
          of: [
            line('CHANNEL', 'isOneOf', '1', '2/1', '2/2'),
            line('city', 'isNoneOf', 'Ulm', 'Graz', 'Bern'),
            {
              join: 'any',
              of: [line('received', 'notInLastDays', '90'), line('DATE', 'before', '2026-03-01')],
            },
            {
              join: 'none',
              of: [line('firstname', 'is', 'Ida'), line('birthday', 'ageBetween', '18', '30')],
            },
          ],
        },
      },
    },
  )
  await page.reload()
}
