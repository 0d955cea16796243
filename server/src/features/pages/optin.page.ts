import type { Page } from '../../platform/http/page.ts'
import type { PagesApp } from './pages-app.ts'
import { openOptin, pressOptin } from './visit-optin.ts'

export const optinPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/optin/:token', answer: openOptin },
  { method: 'POST', path: '/optin/:token', answer: pressOptin },
]
