import type { QueryClient } from '@tanstack/react-query'
import { createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { account } from './account-routes.tsx'
import type { ConditionBox } from './api/records.ts'
import { contentPages } from './content-routes.tsx'
import { entryPages, root } from './entry-routes.tsx'
import type { EventSearch } from './features/events/event.rules.ts'
import { readGroupsSearch, readMembersSearch, readNewGroupSearch } from './features/groups/group-search.rules.ts'
import { readSubscriberSearch } from './features/subscribers/subscriber-filter.rules.ts'
import { formPages } from './form-routes.tsx'
import { mailingPages } from './mailing-routes.tsx'
import { reportPages } from './report-routes.tsx'
import { settingsPages } from './settings-routes.tsx'
import { NoSuchPage } from './ui/states/no-such-page.tsx'
import { PageFault } from './ui/states/page-fault.tsx'
import { loadWords } from './words/words.ts'

const overview = createRoute({
  getParentRoute: () => account,
  path: '/',
  loader: () => loadWords('overview', 'subscribers'),
  component: lazyRouteComponent(() => import('./features/overview/overview.page.tsx'), 'OverviewPage'),
})

const subscribers = createRoute({
  getParentRoute: () => account,
  path: '/subscribers',
  validateSearch: readSubscriberSearch,
  loader: () => loadWords('subscribers', 'person', 'bulkActs', 'exports'),
  component: lazyRouteComponent(() => import('./features/subscribers/subscribers.page.tsx'), 'SubscribersPage'),
})

const subscriber = createRoute({
  getParentRoute: () => account,
  path: '/subscribers/$subscriberId',
  loader: () => loadWords('subscribers', 'person'),
  component: lazyRouteComponent(() => import('./features/subscribers/subscriber.page.tsx'), 'SubscriberPage'),
})

const groups = createRoute({
  getParentRoute: () => account,
  path: '/groups',
  validateSearch: readGroupsSearch,
  loader: () => loadWords('groups'),
  component: lazyRouteComponent(() => import('./features/groups/groups.page.tsx'), 'GroupsPage'),
})

const group = createRoute({
  getParentRoute: () => account,
  path: '/groups/$groupId',
  validateSearch: readMembersSearch,
  loader: () => loadWords('groups', 'subscribers', 'exports', 'conditions', 'form'),
  component: lazyRouteComponent(() => import('./features/groups/group.page.tsx'), 'GroupPage'),
})

const newGroup = createRoute({
  getParentRoute: () => account,
  path: '/groups/new',
  validateSearch: readNewGroupSearch,
  loader: () => loadWords('groups', 'subscribers', 'conditions', 'form'),
  component: lazyRouteComponent(() => import('./features/groups/new-group.page.tsx'), 'NewGroupPage'),
})

const channels = createRoute({
  getParentRoute: () => account,
  path: '/channels',
  loader: () => loadWords('channels', 'form'),
  component: lazyRouteComponent(() => import('./features/channels/channels.page.tsx'), 'ChannelsPage'),
})

const channel = createRoute({
  getParentRoute: () => account,
  path: '/channels/$channelId',
  loader: () => loadWords('channels', 'form', 'settings', 'domains'),
  component: lazyRouteComponent(() => import('./features/channels/channel.page.tsx'), 'ChannelPage'),
})

const accounts = createRoute({
  getParentRoute: () => account,
  path: '/accounts',
  loader: () => loadWords('accounts', 'form'),
  component: lazyRouteComponent(() => import('./features/accounts/accounts.page.tsx'), 'AccountsPage'),
})

const accountBelow = createRoute({
  getParentRoute: () => account,
  path: '/accounts/$belowId',
  loader: () => loadWords('accounts', 'overview'),
  component: lazyRouteComponent(() => import('./features/accounts/account-below.page.tsx'), 'AccountBelowPage'),
})

const publishing = createRoute({
  getParentRoute: () => account,
  path: '/publishing',
  loader: () => loadWords('publishing', 'form'),
  component: lazyRouteComponent(() => import('./features/publishing/publishing.page.tsx'), 'PublishingPage'),
})

const newAccount = createRoute({
  getParentRoute: () => account,
  path: '/new-account',
  loader: () => loadWords('accounts', 'form'),
  component: lazyRouteComponent(() => import('./features/accounts/new-account.page.tsx'), 'NewAccountPage'),
})

const consent = createRoute({
  getParentRoute: () => account,
  path: '/subscribers/$subscriberId/consent',
  loader: () => loadWords('subscribers', 'person'),
  component: lazyRouteComponent(() => import('./features/subscribers/consent.page.tsx'), 'ConsentPage'),
})

const jobs = createRoute({
  getParentRoute: () => account,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./features/jobs/jobs.page.tsx'), 'JobsPage'),
})

const job = createRoute({
  getParentRoute: () => account,
  path: '/jobs/$jobId',
  loader: () => loadWords('bulkActs'),
  component: lazyRouteComponent(() => import('./features/bulk-acts/job.page.tsx'), 'JobPage'),
})

const imports = createRoute({
  getParentRoute: () => account,
  path: '/imports',
  loader: () => loadWords('imports'),
  component: lazyRouteComponent(() => import('./features/imports/imports.page.tsx'), 'ImportsPage'),
})

const oneImport = createRoute({
  getParentRoute: () => account,
  path: '/imports/$importId',
  loader: () => loadWords('imports'),
  component: lazyRouteComponent(() => import('./features/imports/import.page.tsx'), 'ImportPage'),
})

const users = createRoute({
  getParentRoute: () => account,
  path: '/users',
  loader: () => loadWords('users', 'support'),
  component: lazyRouteComponent(() => import('./features/users/users.page.tsx'), 'UsersPage'),
})

const sessions = createRoute({
  getParentRoute: () => account,
  path: '/sessions',
  loader: () => loadWords('sessions'),
  component: lazyRouteComponent(() => import('./features/session/sessions.page.tsx'), 'SessionsPage'),
})

const ownAccess = createRoute({
  getParentRoute: () => account,
  path: '/access',
  loader: () => loadWords('access', 'entry', 'factor', 'form', 'session'),
  component: lazyRouteComponent(() => import('./features/session/own-access.page.tsx'), 'OwnAccessPage'),
})

const apiKeys = createRoute({
  getParentRoute: () => account,
  path: '/api-keys',
  validateSearch: ({ key }: { key?: unknown }): { key?: number | 'new' } => ({ key: key === 'new' ? key : idOf(key) }),
  loader: () => loadWords('apiKeys', 'form'),
  component: lazyRouteComponent(() => import('./features/api-keys/api-keys.page.tsx'), 'ApiKeysPage'),
})

const webhooks = createRoute({
  getParentRoute: () => account,
  path: '/webhooks',
  validateSearch: ({ webhook }: { webhook?: unknown }): { webhook?: number | 'new' } => ({
    webhook: webhook === 'new' ? webhook : idOf(webhook),
  }),
  loader: () => loadWords('webhooks', 'form'),
  component: lazyRouteComponent(() => import('./features/webhooks/webhooks.page.tsx'), 'WebhooksPage'),
})

const events = createRoute({
  getParentRoute: () => account,
  path: '/events',
  // The page judges what the address says: no first screen needs to know how.
  validateSearch: (search: Record<string, unknown>) => search as EventSearch,
  loader: () => loadWords('events'),
  component: lazyRouteComponent(() => import('./features/events/events.page.tsx'), 'EventsPage'),
})

const sandbox = createRoute({
  getParentRoute: () => account,
  path: '/sandbox',
  validateSearch: ({ mail }: { mail?: unknown }): { mail?: number } => ({ mail: idOf(mail) }),
  loader: () => loadWords('sandbox', 'mail'),
  component: lazyRouteComponent(() => import('./features/sandbox/sandbox.page.tsx'), 'SandboxPage'),
})

const pagesOfPeople = [overview, subscribers, subscriber, consent, groups, group, newGroup, channels, channel] as const
const pagesOfWork = [
  imports,
  oneImport,
  jobs,
  job,
  users,
  sessions,
  ownAccess,
  apiKeys,
  webhooks,
  events,
  sandbox,
] as const
const pagesOfAccounts = [accounts, accountBelow, publishing, newAccount] as const
const pagesOfMailings = [...mailingPages, ...reportPages, ...contentPages, ...formPages] as const
const accountPages = [...pagesOfPeople, ...pagesOfMailings, ...pagesOfAccounts, ...pagesOfWork, settingsPages] as const

export function createPages(queries: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([...entryPages, account.addChildren(accountPages)]),
    context: { queries },
    defaultPreload: 'intent',
    defaultNotFoundComponent: NoSuchPage,
    defaultErrorComponent: PageFault,
    scrollRestoration: true,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPages>
  }
  /** What a page remembers beside its address: it survives reloading and going back, and is in no log. */
  interface HistoryState {
    /** What was searched for among people. */
    words?: string
    /** What a group that is not there yet begins with. */
    conditions?: ConditionBox
  }
}

function idOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined
}
