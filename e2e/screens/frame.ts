import assert from 'node:assert/strict'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { forgiveTrouble, type Visit, visit } from '../visit.ts'
import { begin, mailIn, saved, until } from './editor-desk.ts'

const start = ({ world }: Visit) => `/accounts/${world.people.admin.accountId}`

export const frameTests: Test[] = [
  {
    name: 'frame: every place is reached by its keys',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(start(at))
        await page.getByRole('heading', { level: 1 }).waitFor()
        await proves('W-121.1', async () => {
          await page.keyboard.press('g')
          await page.keyboard.press('s')
          await page.waitForURL(/\/subscribers$/)
          await page.keyboard.press('g')
          await page.keyboard.press('o')
          await page.waitForURL(/\/accounts\/\d+$/)
        })
        await page.keyboard.press('?')
        await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }),
  },
  {
    name: 'frame: the palette finds a person and opens them',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(start(at))
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.keyboard.press('Control+k')
        await page.locator('input.mantine-Spotlight-search:focus').waitFor()
        await page.keyboard.type('@m')
        await page.locator('.mantine-Spotlight-action').first().waitFor()
        // Whoever types on and presses Enter before the answer means what they typed, not who stands there still.
        await page.keyboard.type('arie')
        await page.keyboard.press('Enter')
        await page.waitForURL(/\/subscribers\/\d+$/)
        await page.getByRole('heading', { level: 1, name: /Marie/ }).waitFor()
      }),
  },
  {
    name: 'frame: the palette finds mailings, groups, articles, settings and acts, and no address says what was looked for',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await begin(at, 'Almanac', ['Lead story'])
        await page.getByRole('textbox', { name: 'Heading' }).fill('Quinces at last')
        await mailIn(page).getByRole('heading', { name: 'Quinces at last' }).waitFor()
        await saved(page)
        const asked: string[] = []
        page.on('request', (request) => asked.push(request.url()))
        const open = async (words: string, kind: string, name: RegExp, leadsTo: RegExp) => {
          await page.keyboard.press('Control+k')
          await page.locator('input.mantine-Spotlight-search:focus').fill(words)
          const found = page.locator(`.mantine-Spotlight-actionsGroup[style*="${kind}"]`)
          await found.getByRole('button', { name }).first().click()
          await page.waitForURL(leadsTo)
          await page.getByRole('heading', { level: 1 }).waitFor()
        }
        await page.goto(start(at))
        await page.getByRole('heading', { level: 1 }).waitFor()
        await proves('W-114.1', async () => {
          await open('#plant november', 'Mailings', /^November: plant now/, /\/mailings\/\d+$/)
          await open('stammk', 'Groups', /^Stammkunden/, /\/groups\/\d+$/)
          await open('quinces', 'Articles', /^Quinces at last in “November: plant now”/, /\/mailings\/\d+\/edit$/)
          await open('redirects', 'Settings', /redirects/, /\/settings\/pages$/)
          await open('>event log', 'Do and go to', /^Event log/, /\/events$/)
          assert.deepEqual(
            asked.filter((url) => /stammk|quinces|plant/i.test(url)),
            [],
          )
        })
      }),
  },
  {
    name: 'frame: without news the page says so and asks every ten seconds, until they come again',
    run: (world) =>
      visit(world, { as: world.people.mover }, async (at) => {
        const { page, context } = at
        await context.route('**/live', (route) => route.abort())
        const asked: number[] = []
        page.on('request', (request) => {
          if (request.url().endsWith('/overview')) asked.push(Date.now())
        })
        await page.goto(`/accounts/${world.people.mover.accountId}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await proves('W-115.3', async () => {
          const live = page.getByRole('banner').getByRole('status')
          await live.getByText('Connecting').waitFor()
          await page.getByTitle('what you see is asked for every ten seconds').waitFor()
          await until('two more questions', async () => asked.length >= 3)
          const [, first = 0, second = 0] = asked
          assert.ok(second - first > 9000, `asked again after ${second - first} ms`)
          await context.unroute('**/live')
          await live.getByText('Live').waitFor()
        })
        forgiveTrouble(at, /ERR_FAILED/)
      }),
  },
  {
    name: 'frame: whoever is about to be signed out is warned, and stays by one key',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.clock.install()
        await page.goto(`${start(at)}/sessions`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        const warning = page.getByRole('dialog', { name: 'In two minutes you are signed out' })
        await page.clock.fastForward('27:00')
        assert.equal(await warning.count(), 0)
        await proves('W-122.5', async () => {
          await page.clock.fastForward('00:40')
          await warning.waitFor()
          const asked = page.waitForRequest(/\/app\/api\/session$/)
          await page.getByRole('button', { name: 'Stay signed in' }).and(page.locator(':focus')).waitFor()
          await page.keyboard.press('Enter')
          await asked
          await warning.waitFor({ state: 'detached' })
        })
        await page.clock.fastForward('10:00')
        assert.equal(await warning.count(), 0)
      }),
  },
  {
    name: 'frame: language and appearance change at once and stay',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(start(at))
        await page.getByRole('button', { name: /^Your menu/ }).click()
        await page.getByRole('menuitem', { name: 'Dark' }).click()
        assert.equal(await page.locator('html').getAttribute('data-mantine-color-scheme'), 'dark')
        await page.getByRole('menuitem', { name: 'Deutsch' }).click()
        await page.getByRole('link', { name: 'Abonnenten' }).first().waitFor()
        await proves('W-118.2', async () => assert.equal(await page.locator('html').getAttribute('lang'), 'de'))
      }),
  },
  {
    name: 'frame: whoever chose no language here has that of their profile, before that of the browser',
    run: (world) =>
      visit(world, { as: world.people.admin, language: 'de' }, async (at) => {
        const { page, context } = at
        await context.addInitScript(() => localStorage.removeItem('postrider.language'))
        for (const address of [start(at), `${start(at)}/subscribers`]) {
          await page.goto(address)
          await page.getByRole('link', { name: 'Subscribers' }).first().waitFor()
          assert.equal(await page.locator('html').getAttribute('lang'), 'en')
        }
      }),
  },
  {
    name: 'frame: who may not see people is not led to them',
    run: (world) =>
      visit(world, { as: world.people.analyst, language: 'de' }, async (at) => {
        const { page } = at
        await page.goto('/')
        await page.getByRole('link', { name: 'Überblick' }).waitFor()
        assert.equal(await page.getByRole('link', { name: 'Abonnenten' }).count(), 0)
        await page.keyboard.press('Control+k')
        await page.locator('input.mantine-Spotlight-search:focus').fill('marie')
        await page.getByText(/Nichts .*marie/).waitFor()
        await page.keyboard.press('Escape')
        await page.goto(`/accounts/${world.people.analyst.accountId}/subscribers`)
        await page.getByRole('alert').getByText('Ihre Rolle in diesem Konto umfasst das nicht').waitFor()
        forgiveTrouble(at, /403 \(Forbidden\)/)
      }),
  },
  {
    name: 'frame: an account of somebody else leads back to the own one',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto('/accounts/5/subscribers')
        await page.waitForURL(new RegExp(`/accounts/${world.people.admin.accountId}$`))
      }),
  },
  {
    name: 'frame: an L-account has its own places',
    run: (world) =>
      visit(world, { as: world.people.manager }, async (at) => {
        const { page } = at
        await page.goto('/')
        await page.getByRole('link', { name: 'Jobs' }).waitFor()
        assert.equal(await page.getByRole('link', { name: 'Subscribers' }).count(), 0)
      }),
  },
  {
    name: 'frame: whoever wants less motion sees none, not even in a dialog',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(`${start(at)}/subscribers`)
        await page.getByRole('row').nth(1).waitFor()
        await page.keyboard.press('Control+k')
        await page.locator('input.mantine-Spotlight-search:focus').waitFor()
        const moving = () =>
          page.evaluate(() => {
            const longest = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)))
            return [...document.querySelectorAll('*')].filter((element) => {
              const { transitionDuration, animationDuration } = getComputedStyle(element)
              return longest(transitionDuration) > 0 || longest(animationDuration) > 0.001
            }).length
          })
        await proves('W-120.2', async () => assert.equal(await moving(), 0))
        await page.emulateMedia({ reducedMotion: 'no-preference' })
        assert.ok((await moving()) > 0, 'nothing would move anyway')
      }),
  },
  {
    name: 'frame: the first Tab leads past the navigation',
    run: (world) =>
      visit(world, { as: world.people.admin }, async (at) => {
        const { page } = at
        await page.goto(start(at))
        await page.getByRole('heading', { level: 1 }).waitFor()
        await proves('W-121.1', async () => {
          await page.keyboard.press('Tab')
          assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Skip to the content')
          await page.keyboard.press('Enter')
          assert.equal(await page.evaluate(() => document.activeElement?.id), 'content')
        })
      }),
  },
]
