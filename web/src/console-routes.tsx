import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import type { ConsoleSession } from './api/console-records.ts'
import { answerFor } from './api/mend-session.ts'
import { sessionKey } from './api/queries.ts'
import { sessionQuery } from './features/session/session.queries.ts'
import { NoSuchPage } from './ui/states/no-such-page.tsx'
import { PageFault } from './ui/states/page-fault.tsx'
import { loadWords, suggestLanguage } from './words/words.ts'

const root = createRootRouteWithContext<{ queries: QueryClient }>()({ component: Outlet })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  loader: () => loadWords('console', 'access', 'factor', 'session'),
  component: lazyRouteComponent(() => import('./features/console/console-sign-in.page.tsx'), 'ConsoleSignInPage'),
})

/** Whoever has shown a password and no second factor is still at the door. */
const frame = createRoute({
  getParentRoute: () => root,
  id: 'console',
  beforeLoad: async ({ context: { queries } }) => {
    const session = (await queries.ensureQueryData(sessionQuery)) as unknown as ConsoleSession | null
    if (!session?.hasFactor) throw redirect({ to: '/sign-in' })
    await suggestLanguage(session.user.languageIso)
  },
  loader: () => loadWords('console', 'frame'),
  component: lazyRouteComponent(() => import('./features/console/console-frame.page.tsx'), 'ConsoleFramePage'),
})

const now = createRoute({
  getParentRoute: () => frame,
  path: '/',
  component: lazyRouteComponent(() => import('./features/console/now.page.tsx'), 'NowPage'),
})

const approvals = createRoute({
  getParentRoute: () => frame,
  path: '/approvals',
  component: lazyRouteComponent(() => import('./features/console/approvals.page.tsx'), 'ApprovalsPage'),
})

const accounts = createRoute({
  getParentRoute: () => frame,
  path: '/accounts',
  component: lazyRouteComponent(() => import('./features/console/accounts.page.tsx'), 'AccountsPage'),
})

const account = createRoute({
  getParentRoute: () => frame,
  path: '/accounts/$accountId',
  component: lazyRouteComponent(() => import('./features/console/account.page.tsx'), 'AccountPage'),
})

const people = createRoute({
  getParentRoute: () => frame,
  path: '/accounts/$accountId/people',
  loader: () => loadWords('subscribers'),
  component: lazyRouteComponent(() => import('./features/console/people.page.tsx'), 'PeoplePage'),
})

const person = createRoute({
  getParentRoute: () => frame,
  path: '/accounts/$accountId/people/$personId',
  loader: () => loadWords('subscribers'),
  component: lazyRouteComponent(() => import('./features/console/person.page.tsx'), 'PersonPage'),
})

const requests = createRoute({
  getParentRoute: () => frame,
  path: '/requests',
  component: lazyRouteComponent(() => import('./features/console/requests.page.tsx'), 'RequestsPage'),
})

const operators = createRoute({
  getParentRoute: () => frame,
  path: '/operators',
  component: lazyRouteComponent(() => import('./features/console/operators.page.tsx'), 'OperatorsPage'),
})

const acts = createRoute({
  getParentRoute: () => frame,
  path: '/audit',
  component: lazyRouteComponent(() => import('./features/console/acts.page.tsx'), 'ActsPage'),
})

const pages = [now, approvals, accounts, account, people, person, requests, operators, acts] as const

export function createConsolePages(queries: QueryClient) {
  const router = createRouter({
    routeTree: root.addChildren([signIn, frame.addChildren(pages)]),
    context: { queries },
    defaultNotFoundComponent: NoSuchPage,
    defaultErrorComponent: PageFault,
    scrollRestoration: true,
  })
  // A session that has ended is begun anew at the door.
  answerFor({
    ask: async () => {
      queries.setQueryData(sessionKey, null)
      await router.navigate({ to: '/sign-in' })
      return false
    },
    renewed: (session) => queries.setQueryData(sessionKey, session),
  })
  return router
}
