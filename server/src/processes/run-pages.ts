import type { PagesApp } from '../features/pages/index.ts'
import { createPages } from './pages.ts'
import { serve } from './serve.ts'

export function runPages(app: PagesApp): Promise<void> {
  const { PAGES_HOST: host, PAGES_PORT: port } = app.config
  return serve(app, { name: 'page server', host, port, create: () => createPages(app) })
}
