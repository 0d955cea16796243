import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { account } from './account-routes.tsx'
import { loadWords } from './words/words.ts'

const forms = createRoute({
  getParentRoute: () => account,
  path: '/forms',
  loader: () => loadWords('forms', 'form'),
  component: lazyRouteComponent(() => import('./features/forms/forms.page.tsx'), 'FormsPage'),
})

const form = createRoute({
  getParentRoute: () => account,
  path: '/forms/$formId',
  loader: () => loadWords('forms', 'form'),
  component: lazyRouteComponent(() => import('./features/forms/form.page.tsx'), 'FormPage'),
})

export const formPages = [forms, form] as const
