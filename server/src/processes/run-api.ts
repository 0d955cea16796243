import type { App } from '../platform/app/app.ts'
import { createApi } from './api.ts'
import { serve } from './serve.ts'

export function runApi(app: App): Promise<void> {
  const { API_HOST: host, API_PORT: port } = app.config
  return serve(app, { name: 'API', host, port, create: () => createApi(app) })
}
