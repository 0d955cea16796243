import type { Account } from '../../api/records.ts'

export const settingsPlaces = {
  account: '/accounts/$accountId/settings',
  pages: '/accounts/$accountId/settings/pages',
  domains: '/accounts/$accountId/settings/domains',
  fields: '/accounts/$accountId/settings/fields',
  testAddresses: '/accounts/$accountId/settings/test-addresses',
  audit: '/accounts/$accountId/settings/audit',
  ending: '/accounts/$accountId/settings/ending',
} as const

export interface SettingsPage {
  page: keyof typeof settingsPlaces
  right: Account['rights'][number]
  types: readonly Account['type'][]
}

/** In the order of the list beside them. A new page of settings is a line here and a route. */
const pages: readonly SettingsPage[] = [
  { page: 'account', right: 'changeSettings', types: ['S', 'L'] },
  { page: 'pages', right: 'changeSettings', types: ['S'] },
  { page: 'domains', right: 'manageDomains', types: ['S'] },
  { page: 'fields', right: 'changeSettings', types: ['S', 'L'] },
  { page: 'testAddresses', right: 'manageUsers', types: ['S'] },
  { page: 'audit', right: 'readAudit', types: ['S', 'L'] },
  { page: 'ending', right: 'endAccount', types: ['S', 'L'] },
]

export function settingsPagesOf({ type, rights }: Pick<Account, 'type' | 'rights'>): SettingsPage[] {
  return pages.filter((page) => page.types.includes(type) && rights.includes(page.right))
}
