import { type ArchiveSites, createArchiveSites } from '../features/newsletter-archives/archive-sites.page.ts'
import type { PagesApp } from '../features/pages/index.ts'
import { createPages } from './pages.ts'
import { serve } from './serve.ts'
import type { Questions } from './serve-metrics.ts'

export function runPages(app: PagesApp): Promise<void> {
  const { PAGES_HOST: host, PAGES_PORT: port } = app.config
  const sites = createArchiveSites(app)
  return serve(app, {
    ...{ name: 'page server', host, port },
    create: () => createPages(app, sites),
    questions: questionsOf(sites),
  })
}

/** What a proxy wants to know before it gets a certificate. */
export function questionsOf(sites: ArchiveSites): Questions {
  return { '/known-host': (query) => sites.knows(query.get('domain') ?? '') }
}
