import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { ask } from '../ask.ts'
import { isSeen, lookAt, routeOf } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import { type Language, overlookTrouble, type Visit, visit } from '../visit.ts'
import { enterConsole } from './console.ts'

interface Router {
  routesByPath: Record<string, unknown>
  navigate(way: { to: string }): Promise<void>
  state: { status: string; location: { pathname: string }; matches: { fullPath: string }[] }
}
type Routed = { __TSR_ROUTER__: Router }

const account = '/accounts/$accountId'
const asManager = [
  `${account}/accounts`,
  `${account}/accounts/$belowId`,
  `${account}/new-account`,
  `${account}/publishing`,
]
/** There is nothing to see there: everybody is led on. */
const leadsOn = ['/', '/signed-in']

/** Those that the application itself knows, so that none can be forgotten here. */
const routeTable = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys((window as unknown as Routed).__TSR_ROUTER__.routesByPath))

/** What the places in a path stand for, in an account where much has happened. */
async function idsFor(page: Page, accountId: number): Promise<(place: string, route: string) => Promise<number>> {
  const home = `/accounts/${accountId}`
  const first = async (list: string) => (await ask<{ id: number }[]>(page, 'GET', `${home}/${list}`))[0]?.id
  const made = async (list: string, body: object) =>
    (await ask<{ id: number }>(page, 'POST', `${home}/${list}`, body)).id
  const aJob = async () => {
    const whom = { mode: 'some', ids: [await first('subscribers')], words: '' }
    await made('exports', { ...whom, columns: ['email'], format: 'csv', language: 'en' })
    return first('jobs')
  }
  const words = { title: 'A letter', intro: '', consent: 'Yes, send me the letter.', button: 'Sign up' }
  const texts = { de: words, en: words }
  const form = { name: 'Website', fields: [], frameOrigins: [], isOpen: false, texts }
  const aForm = async () => {
    const channelIds = [await first('channels')]
    return made('forms', { ...form, channelIds, privacyUrl: 'https://lindhof.example/privacy' })
  }
  const ways: Record<string, (route: string) => Promise<number | undefined>> = {
    $accountId: async () => accountId,
    $belowId: () => first('subaccounts'),
    $channelId: () => first('channels'),
    $formId: async () => (await first('forms')) ?? aForm(),
    $groupId: () => first('groups'),
    $importId: async () => (await first('imports')) ?? made('imports', { fileName: 'people.csv', fileSize: 100 }),
    $jobId: async () => (await first('jobs')) ?? aJob(),
    $mailingId: (route) => first(`mailings?shelf=${/report/.test(route) ? 'sent' : 'drafts'}`),
    $subscriberId: () => first('subscribers'),
    // Hidden from operators whom nobody has let in.
    $personId: async () => 1,
  }
  return async (place, route) => {
    const id = await ways[place]?.(route)
    assert.ok(id, `nobody knows what ${place} is in ${route}`)
    return id
  }
}

async function come(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => (window as unknown as Routed).__TSR_ROUTER__.navigate({ to }), path)
  await page.waitForFunction(() => {
    const { state } = (window as unknown as Routed).__TSR_ROUTER__
    const isComing = document.querySelector('main .mantine-Skeleton-root, main [aria-busy="true"]') !== null
    return state.status === 'idle' && !isComing && document.querySelector('h1') !== null
  })
}

/** By the router and not by loading, which takes longer than looking; where another test has been, nobody looks again. */
async function walk({ page }: Visit, routes: readonly string[], accountId: number, language: Language): Promise<void> {
  const idOf = await idsFor(page, accountId)
  for (const route of routes) {
    if (isSeen(page, route, language)) continue
    let path = route
    for (const [place] of route.matchAll(/\$\w+/g)) path = path.replace(place, `${await idOf(place, route)}`)
    await come(page, path)
    if (!leadsOn.includes(route)) assert.equal(await routeOf(page), route)
    await lookAt(page, language).catch((error: Error) => assert.fail(`${route} ${language}: ${error.message}`))
  }
}

const languages = ['en', 'de'] as const
const roles = [
  { as: undefined, start: '/sign-in', isTheirs: (route: string) => !route.startsWith(account) },
  { as: 'admin', start: '', isTheirs: (route: string) => route.startsWith(account) && !asManager.includes(route) },
  { as: 'manager', start: '', isTheirs: (route: string) => asManager.includes(route) },
] as const

export const everyRouteTests: Test[] = roles.flatMap(({ as, start, isTheirs }) =>
  languages.map((language) => ({
    name: `every route: nobody is shut out, ${as ?? 'before the door'} ${language}`,
    standsAlone: true,
    run: (world) =>
      visit(world, { as: as && world.people[as], language }, async (at) => {
        const { accountId } = world.people[as ?? 'admin']
        await at.page.goto(as ? `/accounts/${accountId}${start}` : start)
        await at.page.locator('h1').first().waitFor()
        const routes = (await routeTable(at.page)).filter(isTheirs)
        assert.ok(routes.length > 3)
        await proves('W-120.5', () => walk(at, routes, accountId, language))
        // Pages of links without the link: who opens them is told so.
        if (!as) overlookTrouble(at.context, /40[14] \((Unauthorized|Not Found)\)/)
      }),
  })),
)

export const everyConsoleRouteTests: Test[] = [
  {
    name: 'every route: nobody is shut out of the console',
    standsAlone: true,
    run: (world) =>
      visit(world, {}, async (at) => {
        const { walkingOperator, admin } = world.people
        const page = await enterConsole(at, walkingOperator)
        const routes = await routeTable(page)
        assert.ok(routes.length > 8)
        for (const language of languages) {
          await at.context.addInitScript((chosen) => localStorage.setItem('postrider.language', chosen), language)
          await page.goto(world.consoleOrigin)
          await page.locator(`html[lang="${language}"] h1`).first().waitFor()
          await proves('W-120.5', () => walk(at, routes, admin.accountId, language))
        }
        overlookTrouble(at.context, /403 /)
      }),
  },
]
