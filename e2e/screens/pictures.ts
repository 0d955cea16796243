import assert from 'node:assert/strict'
import { picture } from '../picture.ts'
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
  /** A link on the way to it, where no address can be known before. */
  by?: string
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
    by: 'tbody tr a',
    ready: 'main header h1',
  },
  { name: 'l-accounts', as: 'manager', path: ({ accountId }) => `/accounts/${accountId}/accounts`, ready: 'tbody tr' },
  {
    name: 'l-account',
    as: 'manager',
    path: ({ accountId }) => `/accounts/${accountId}/accounts`,
    by: 'tbody tr a',
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
    by: 'tbody tr:nth-child(2) a',
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
    by: 'tbody tr a',
    ready: 'main figure',
  },
  {
    name: 'mailing-sent',
    as: 'admin',
    path: ({ accountId }) => `/accounts/${accountId}/mailings?shelf=sent`,
    by: 'tbody tr a',
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
        if (screen.by) await page.locator(screen.by).first().click()
        await page.locator(screen.ready).first().waitFor()
        await proves('W-122.2', async () => {
          assert.equal(await page.locator('html').getAttribute('lang'), language)
          assert.match(await page.title(), /^\S.* · Postrider$/)
        })
        // In German it is a picture alone: the page is the same.
        if (language === 'en') await proves('W-120.1', () => picture(page, screen.name, language))
        else await picture(page, screen.name, language)
      }),
  })),
)
