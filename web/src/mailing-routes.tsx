import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { account } from './account-routes.tsx'
import type { MailingsSearch } from './features/mailings/shelf.rules.ts'
import { loadWords } from './words/words.ts'

const words = () => loadWords('mailings', 'form', 'mail')

const mailings = createRoute({
  getParentRoute: () => account,
  path: '/mailings',
  // The page judges what the address says.
  validateSearch: (search: Record<string, unknown>) => search as MailingsSearch,
  loader: words,
  component: lazyRouteComponent(() => import('./features/mailings/mailings.page.tsx'), 'MailingsPage'),
})

const mailing = createRoute({
  getParentRoute: () => account,
  path: '/mailings/$mailingId',
  loader: () => loadWords('mailings', 'form', 'mail', 'publishing'),
  component: lazyRouteComponent(() => import('./features/mailings/mailing.page.tsx'), 'MailingPage'),
})

const triggers = createRoute({
  getParentRoute: () => account,
  path: '/triggers',
  loader: () => loadWords('triggers', 'mailings', 'form'),
  component: lazyRouteComponent(() => import('./features/triggers/triggers.page.tsx'), 'TriggersPage'),
})

export const mailingPages = [mailings, mailing, triggers] as const
