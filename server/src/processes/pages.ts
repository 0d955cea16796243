import type { FastifyInstance } from 'fastify'
import { designPages } from '../features/designs/design.page.ts'
import { formPages } from '../features/forms/form.page.ts'
import { serveMedia } from '../features/media/media.page.ts'
import { archivePages } from '../features/newsletter-archives/archive.page.ts'
import { createArchiveSites } from '../features/newsletter-archives/archive-sites.page.ts'
import { browserVersionPages } from '../features/pages/browser-version.page.ts'
import type { PagesApp } from '../features/pages/index.ts'
import { optinPages } from '../features/pages/optin.page.ts'
import { nobodysPage } from '../features/pages/page-context.visit.ts'
import { trackingConsentPages } from '../features/pages/tracking-consent.page.ts'
import { undoPages } from '../features/pages/undo.page.ts'
import { unsubscribePages } from '../features/pages/unsubscribe.page.ts'
import { preferencesPages } from '../features/preferences/preferences.page.ts'
import { previewPages } from '../features/previews/preview.page.ts'
import { capturedPages } from '../features/sandbox/captured.page.ts'
import { createPageServer } from '../platform/http/page-server.ts'
import { answerHealth } from './health.ts'
import { problemsAddress } from './problem-pages.ts'

/** The pages process: what the links of mails lead to, on an origin of its own, without cookies. */
export function createPages(app: PagesApp, sites = createArchiveSites(app)): FastifyInstance {
  const server = createPageServer({
    app,
    problems: problemsAddress(app.config),
    pages: [
      ...optinPages,
      ...unsubscribePages,
      ...undoPages,
      ...trackingConsentPages,
      ...preferencesPages,
      ...browserVersionPages,
      ...previewPages,
      ...capturedPages,
      ...designPages,
      ...formPages,
      ...archivePages,
    ],
    faultPage: nobodysPage,
    sites,
  })
  serveMedia(server, app)
  answerHealth(server, app)
  return server
}
