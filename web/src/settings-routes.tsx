import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { account } from './account-routes.tsx'
import type { AuditSearch } from './features/audit/audit.rules.ts'
import { loadWords } from './words/words.ts'

const settings = createRoute({
  getParentRoute: () => account,
  path: '/settings',
  loader: () => loadWords('settings', 'form'),
  component: lazyRouteComponent(() => import('./features/settings/settings.page.tsx'), 'SettingsPage'),
})

const accountSettings = createRoute({
  getParentRoute: () => settings,
  path: '/',
  component: lazyRouteComponent(() => import('./features/settings/account-settings.page.tsx'), 'AccountSettingsPage'),
})

const pagesSettings = createRoute({
  getParentRoute: () => settings,
  path: '/pages',
  component: lazyRouteComponent(() => import('./features/settings/pages-settings.page.tsx'), 'PagesSettingsPage'),
})

const domains = createRoute({
  getParentRoute: () => settings,
  path: '/domains',
  loader: () => loadWords('domains'),
  component: lazyRouteComponent(() => import('./features/domains/domains.page.tsx'), 'DomainsPage'),
})

const fields = createRoute({
  getParentRoute: () => settings,
  path: '/fields',
  loader: () => loadWords('fields'),
  component: lazyRouteComponent(() => import('./features/fields/fields.page.tsx'), 'FieldsPage'),
})

const testAddresses = createRoute({
  getParentRoute: () => settings,
  path: '/test-addresses',
  loader: () => loadWords('testAddresses'),
  component: lazyRouteComponent(() => import('./features/test-addresses/test-addresses.page.tsx'), 'TestAddressesPage'),
})

const audit = createRoute({
  getParentRoute: () => settings,
  path: '/audit',
  // The page judges what the address says: no first screen needs to know how.
  validateSearch: (search: Record<string, unknown>) => search as AuditSearch,
  loader: () => loadWords('audit'),
  component: lazyRouteComponent(() => import('./features/audit/audit.page.tsx'), 'AuditPage'),
})

const ending = createRoute({
  getParentRoute: () => settings,
  path: '/ending',
  loader: () => loadWords('ending'),
  component: lazyRouteComponent(() => import('./features/account-ending/ending.page.tsx'), 'EndingPage'),
})

/** The settings of an account: a list, and a page for each. */
export const settingsPages = settings.addChildren([
  accountSettings,
  pagesSettings,
  domains,
  fields,
  testAddresses,
  audit,
  ending,
])
