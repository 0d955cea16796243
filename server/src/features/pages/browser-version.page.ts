import type { Page } from '../../platform/http/page.ts'
import type { PagesApp } from './pages-app.ts'
import { openBrowserVersion } from './visit-browser-version.ts'

export const browserVersionPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/browser/:token', answer: openBrowserVersion },
]
