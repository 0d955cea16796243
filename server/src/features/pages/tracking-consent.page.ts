import type { Page } from '../../platform/http/page.ts'
import type { PagesApp } from './pages-app.ts'
import { openTrackingConsent, postTrackingConsent } from './visit-tracking-consent.ts'

export const trackingConsentPages: Page<PagesApp>[] = [
  { method: 'GET', path: '/tracking', answer: openTrackingConsent },
  { method: 'POST', path: '/tracking', answer: postTrackingConsent },
]
