import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
// Before the router has rewritten it.
import './features/session/arrival.ts'
import { sessionQuery } from './features/session/session.queries.ts'
import { entryQuery } from './features/session/sign-up.queries.ts'
import { loadWords } from './words/words.ts'

interface Context {
  queries: QueryClient
}

export const root = createRootRouteWithContext<Context>()({ component: Outlet })

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: ({ to }: { to?: unknown }): { to?: string } => ({ to: ownPath(to) }),
  loader: () => loadWords('company', 'factor', 'session'),
  component: lazyRouteComponent(() => import('./features/session/sign-in.page.tsx'), 'SignInPage'),
})

const companySignIn = createRoute({
  getParentRoute: () => root,
  path: '/company-sign-in',
  validateSearch: ({ again }: { again?: unknown }): { again?: true } => (again === undefined ? {} : { again: true }),
  loader: () => loadWords('company', 'entry', 'factor', 'session'),
  component: lazyRouteComponent(() => import('./features/session/company-sign-in.page.tsx'), 'CompanySignInPage'),
})

const signedIn = createRoute({
  getParentRoute: () => root,
  path: '/signed-in',
  loader: () => loadWords('company', 'session'),
  component: lazyRouteComponent(() => import('./features/session/signed-in.page.tsx'), 'SignedInPage'),
})

const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  loader: () => loadWords('session', 'entry'),
  component: lazyRouteComponent(() => import('./features/session/forgot-password.page.tsx'), 'ForgotPasswordPage'),
})

const newPassword = createRoute({
  getParentRoute: () => root,
  path: '/new-password',
  loader: () => loadWords('session', 'entry'),
  component: lazyRouteComponent(() => import('./features/session/new-password.page.tsx'), 'NewPasswordPage'),
})

const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  loader: () => loadWords('session', 'entry', 'factor'),
  component: lazyRouteComponent(() => import('./features/session/invitation.page.tsx'), 'InvitationPage'),
})

const testAddress = createRoute({
  getParentRoute: () => root,
  path: '/test-address',
  loader: () => loadWords('session', 'entry'),
  component: lazyRouteComponent(() => import('./features/session/test-address.page.tsx'), 'TestAddressPage'),
})

const newAddress = createRoute({
  getParentRoute: () => root,
  path: '/new-address',
  loader: () => loadWords('session', 'entry'),
  component: lazyRouteComponent(() => import('./features/session/new-address.page.tsx'), 'NewAddressPage'),
})

const formerAddress = createRoute({
  getParentRoute: () => root,
  path: '/former-address',
  loader: () => loadWords('session', 'entry'),
  component: lazyRouteComponent(() => import('./features/session/former-address.page.tsx'), 'FormerAddressPage'),
})

const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  beforeLoad: async ({ context: { queries } }) => {
    const { signUp: mode } = await queries.ensureQueryData(entryQuery)
    if (mode === 'closed') throw redirect({ to: '/sign-in' })
  },
  loader: () => loadWords('session', 'entry', 'signUp'),
  component: lazyRouteComponent(() => import('./features/session/sign-up.page.tsx'), 'SignUpPage'),
})

const openAccount = createRoute({
  getParentRoute: () => root,
  path: '/open-account',
  loader: () => loadWords('session', 'entry', 'signUp'),
  component: lazyRouteComponent(() => import('./features/session/open-account.page.tsx'), 'OpenAccountPage'),
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

/** What answers before anybody is in an account. */
const entryWays = [signIn, companySignIn, signedIn, forgotPassword, newPassword, invitation] as const
const addressPages = [testAddress, newAddress, formerAddress] as const
export const entryPages = [...entryWays, ...addressPages, signUp, openAccount, start] as const

/** A way back is a path of ours: an address of somebody else would turn the sign-in into a springboard. */
function ownPath(to: unknown): string | undefined {
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : undefined
}
