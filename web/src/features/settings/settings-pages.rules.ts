import type { Account } from '../../api/records.ts'

interface SettingsPage {
  page: 'account' | 'pages' | 'domains' | 'fields' | 'testAddresses' | 'audit' | 'ending'
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
