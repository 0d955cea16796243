import assert from 'node:assert/strict'
import { colourSaysNothingAlone, nothingNeedsAMouse } from '../by-keys.ts'
import { narrow, picture } from '../picture.ts'
import { proves } from '../proves.ts'
import type { Test } from '../run-tests.ts'
import type { People, Person } from '../seed.ts'
import { visit } from '../visit.ts'

interface Screen {
  name: string
  as?: keyof People
  path: (person: Person) => string
  /** What shows that the screen is complete. */
  ready: string
  /** Links on the way to it, where no address can be known before. */
  by?: string[]
}

const screens: Screen[] = [
  { name: 'sign-in', path: () => '/sign-in', ready: 'input[name="password"]' },
  { name: 'sign-up', path: () => '/sign-up', ready: 'input[name="organisation"]' },
  { name: 'forgot-password', path: () => '/forgot-password', ready: 'input[name="email"]' },
  { name: 'overview', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}`, ready: 'figure' },
  { name: 'overview-empty', as: 'newcomer', path: ({ accountId }) => `/accounts/${accountId}`, ready: 'main ol' },
  {
    name: 'subscribers',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/subscribers`,
    ready: 'tbody tr',
  },
  {
    name: 'subscribers-none',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/subscribers?view=ready&city=Atlantis`,
    ready: 'main strong',
  },
  {
    name: 'subscriber',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/subscribers/5`,
    ready: 'main dl',
  },
  {
    name: 'group',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/groups`,
    by: ['tbody tr a'],
    ready: 'main header h1',
  },
  { name: 'l-accounts', as: 'manager', path: ({ accountId }) => `/accounts/${accountId}/accounts`, ready: 'tbody tr' },
  {
    name: 'l-account',
    as: 'manager',
    path: ({ accountId }) => `/accounts/${accountId}/accounts`,
    by: ['tbody tr a'],
    ready: 'main dl',
  },
  {
    name: 'new-account',
    as: 'manager',
    path: ({ accountId }) => `/accounts/${accountId}/new-account`,
    ready: 'main form',
  },
  { name: 'channels', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/channels`, ready: 'tbody tr' },
  {
    name: 'channel',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/channels`,
    by: ['tbody tr:nth-child(2) a'],
    ready: 'main form section',
  },
  {
    name: 'channels-none',
    as: 'newcomer',
    path: ({ accountId }) => `/accounts/${accountId}/channels`,
    ready: 'main .mantine-Button-root',
  },
  { name: 'mailings', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/mailings`, ready: 'tbody tr' },
  {
    name: 'mailing',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/mailings?shelf=drafts&words=Rundbrief`,
    by: ['tbody tr a'],
    ready: 'main figure',
  },
  {
    name: 'mailing-sent',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/mailings?shelf=sent`,
    by: ['tbody tr a'],
    ready: 'main figure',
  },
  {
    name: 'mailings-none',
    as: 'newcomer',
    path: ({ accountId }) => `/accounts/${accountId}/mailings`,
    ready: 'main .mantine-Button-root',
  },
  { name: 'events', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/events`, ready: 'tbody tr' },
  {
    name: 'settings-fields',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/settings/fields`,
    ready: 'main section tbody tr',
  },
  { name: 'groups', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/groups`, ready: 'tbody tr' },
  { name: 'imports', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/imports`, ready: 'main h1' },
  {
    name: 'consent',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/subscribers/5/consent`,
    ready: 'main article',
  },
  { name: 'jobs', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/jobs`, ready: 'main h1' },
  { name: 'users', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/users`, ready: 'tbody tr' },
  { name: 'api-keys', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/api-keys`, ready: 'main pre' },
  {
    name: 'api-key-new',
    as: 'newcomer',
    path: ({ accountId }) => `/accounts/${accountId}/api-keys?key=new`,
    ready: 'main fieldset',
  },
  {
    name: 'webhook-new',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/webhooks?webhook=new`,
    ready: 'main fieldset',
  },
  {
    name: 'settings',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/settings`,
    ready: 'main section',
  },
  {
    name: 'settings-pages',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/settings/pages`,
    ready: 'main section',
  },
  {
    name: 'settings-domains',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/settings/domains`,
    ready: 'main form',
  },
  {
    name: 'settings-audit',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/settings/audit`,
    ready: 'main select',
  },
  {
    name: 'editor-own-html',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/mailings?shelf=drafts&words=Rundbrief`,
    by: ['tbody tr a', 'main a[href$="/edit"]'],
    ready: 'iframe',
  },
  {
    name: 'report',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/mailings?shelf=sent`,
    by: ['tbody tr a', 'main a[href$="/report"]'],
    ready: 'main figure svg path',
  },
  { name: 'triggers', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/triggers`, ready: 'tbody tr' },
  {
    name: 'statistics',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/statistics`,
    ready: 'main section',
  },
  { name: 'designs', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/designs`, ready: 'main iframe' },
  {
    name: 'media-none',
    as: 'newcomer',
    path: ({ accountId }) => `/accounts/${accountId}/media`,
    ready: 'main .mantine-Button-root',
  },
  {
    name: 'forms-none',
    as: 'newcomer',
    path: ({ accountId }) => `/accounts/${accountId}/forms`,
    ready: 'main .mantine-Button-root',
  },
  {
    name: 'publishing-none',
    as: 'manager',
    path: ({ accountId }) => `/accounts/${accountId}/publishing`,
    ready: 'main .mantine-Button-root',
  },
  {
    name: 'webhooks-none',
    as: 'newcomer',
    path: ({ accountId }) => `/accounts/${accountId}/webhooks`,
    ready: 'main .mantine-Button-root',
  },
  {
    name: 'sandbox-none',
    as: 'newcomer',
    path: ({ accountId }) => `/accounts/${accountId}/sandbox`,
    ready: 'main .mantine-Button-root',
  },
  {
    name: 'test-addresses',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/settings/test-addresses`,
    ready: 'main form',
  },
  {
    name: 'ending',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/settings/ending`,
    ready: 'main .mantine-Button-root',
  },
  { name: 'l-overview', as: 'manager', path: ({ accountId }) => `/accounts/${accountId}`, ready: 'main h2' },
  {
    name: 'l-statistics',
    as: 'manager',
    path: ({ accountId }) => `/accounts/${accountId}/statistics`,
    ready: 'tbody tr',
  },
  { name: 'access', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/access`, ready: 'main form' },
  { name: 'sessions', as: 'admin', path: ({ accountId }) => `/accounts/${accountId}/sessions`, ready: 'main li' },
]

/** Every screen in every guise: nothing sticks out, nobody is shut out, and a picture to look at. */
export const pictureTests: Test[] = screens.flatMap((screen) =>
  (['en', 'de'] as const).map((language) => ({
    name: `pictures: ${screen.name} ${language}`,
    standsAlone: true,
    run: (world) =>
      visit(world, { as: screen.as && world.people[screen.as], language }, async ({ page }) => {
        await page.goto(screen.path(world.people[screen.as ?? 'admin']))
        for (const link of screen.by ?? []) await page.locator(link).first().click()
        await page.locator(screen.ready).first().waitFor()
        await proves('W-122.2', async () => {
          assert.equal(await page.locator('html').getAttribute('lang'), language)
          assert.match(await page.title(), /^\S.* · Postrider$/)
        })
        await proves(language === 'en' ? 'W-120.1' : 'W-120.3', () => picture(page, screen.name, language))
        await proves('W-121.4', () => narrow(page))
        if (language === 'de') return
        await proves('W-121.3', () => nothingNeedsAMouse(page))
        await proves('W-120.4', () => colourSaysNothingAlone(page))
      }),
  })),
)
