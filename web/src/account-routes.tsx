import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'
import { root } from './entry-routes.tsx'
import { sessionQuery } from './features/session/session.queries.ts'
import { loadWords, suggestLanguage } from './words/words.ts'

/** What every screen of an account stands in: nobody gets there who does not work in it. */
export const account = createRoute({
  getParentRoute: () => root,
  path: '/accounts/$accountId',
  beforeLoad: async ({ context: { queries }, params: { accountId }, location }) => {
    const session = await queries.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/sign-in', search: { to: location.href } })
    await suggestLanguage(session.user.languageIso)
    const found = session.accounts.find(({ id }) => String(id) === accountId)
    if (!found) throw redirect({ to: '/' })
    return { session, account: found }
  },
  loader: () => loadWords('frame', 'jobs'),
  component: lazyRouteComponent(() => import('./features/frame/frame.page.tsx'), 'FramePage'),
})
