import type { App } from '../platform/app/app.ts'
import { serve } from './serve.ts'
import { createWeb } from './web.ts'

export function runWeb(app: App): Promise<void> {
  const { WEB_HOST: host, WEB_PORT: port } = app.config
  return serve(app, { name: 'web application', host, port, create: () => createWeb(app) })
}
