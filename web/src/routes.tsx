import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { sessionQuery } from './features/session/session.queries.ts'
import { readSubscriberSearch } from './features/subscribers/subscriber-filter.rules.ts'
import { NoSuchPage } from './ui/states/no-such-page.tsx'
import { PageFault } from './ui/states/page-fault.tsx'
import { loadWords } from './words/words.ts'

interface Context {
  queries: QueryClient
}

const root = createRootRouteWithContext<Context>()({ component: Outlet })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ to }: { to?: unknown }): { to?: string } => ({ to: ownPath(to) }),
  loader: () => loadWords('session'),
  component: lazyRouteComponent(() => import('./features/session/sign-in.page.tsx'), 'SignInPage'),
})

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ context: { queries } }) => {
    const session = await queries.ensureQueryData(sessionQuery)
    // An account with a list has more to show.
    const first = session?.accounts.find(({ type }) => type === 'S') ?? session?.accounts[0]
    if (!first) throw redirect({ to: '/sign-in' })
    throw redirect({ to: '/accounts/$accountId', params: { accountId: String(first.id) } })
  },
})

const account = createRoute({
  getParentRoute: () => root,
  path: '/accounts/$accountId',
  beforeLoad: async ({ context: { queries }, params: { accountId }, location }) => {
    const session = await queries.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/sign-in', search: { to: location.href } })
    const found = session.accounts.find(({ id }) => String(id) === accountId)
    if (!found) throw redirect({ to: '/' })
    return { session, account: found }
  },
  loader: () => loadWords('frame', 'jobs'),
  component: lazyRouteComponent(() => import('./features/frame/frame.page.tsx'), 'FramePage'),
})

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
  loader: () => loadWords('subscribers'),
  component: lazyRouteComponent(() => import('./features/subscribers/subscribers.page.tsx'), 'SubscribersPage'),
})

const subscriber = createRoute({
  getParentRoute: () => account,
  path: '/subscribers/$subscriberId',
  loader: () => loadWords('subscribers'),
  component: lazyRouteComponent(() => import('./features/subscribers/subscriber.page.tsx'), 'SubscriberPage'),
})

const jobs = createRoute({
  getParentRoute: () => account,
  path: '/jobs',
  component: lazyRouteComponent(() => import('./features/jobs/jobs.page.tsx'), 'JobsPage'),
})

const users = createRoute({
  getParentRoute: () => account,
  path: '/users',
  loader: () => loadWords('users'),
  component: lazyRouteComponent(() => import('./features/users/users.page.tsx'), 'UsersPage'),
})

const sessions = createRoute({
  getParentRoute: () => account,
  path: '/sessions',
  loader: () => loadWords('sessions'),
  component: lazyRouteComponent(() => import('./features/session/sessions.page.tsx'), 'SessionsPage'),
})

const accountPages = [overview, subscribers, subscriber, jobs, users, sessions] as const

export function createPages(queries: QueryClient) {
  return createRouter({
    routeTree: root.addChildren([signIn, start, account.addChildren(accountPages)]),
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
}

/** A way back is a path of ours: an address of somebody else would turn the sign-in into a springboard. */
function ownPath(to: unknown): string | undefined {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : undefined
}
