import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { appBase } from '../features/app-api/index.ts'
import { createSessionGate } from '../features/users/session.gate.ts'
import type { App } from '../platform/app/app.ts'
import { createHttpServer } from '../platform/http/server.ts'
import { addStaticClient } from '../platform/http/static-client.ts'
import { appRoutes } from './app-routes.ts'
import { answerHealth } from './health.ts'
import { problemsAddress } from './problem-pages.ts'
import { clientHeaders, everyHeader } from './web-headers.ts'

const builtClient = resolve(import.meta.dirname, '../../../web/dist')

/** The web process: the application's own interface behind the gate of sessions, and the client that calls it. */
export function createWeb(app: App, directory: string = builtClient): FastifyInstance {
  const { APP_URL, PUBLIC_URL, REQUIRE_HTTPS } = app.config
  const server = createHttpServer({
    app,
    base: appBase,
    problems: problemsAddress(app.config),
    routes: appRoutes,
    gate: createSessionGate(app, appRoutes),
    headers: everyHeader,
  })
  answerHealth(server, app)
  addStaticClient(server, {
    directory,
    page: 'index.html',
    apiBase: appBase,
    pageHeaders: (nonce) => clientHeaders(nonce, new URL(PUBLIC_URL).origin),
    whenMissing: 'The web application has not been built yet. Run: npm run build --workspace web',
    secureUrl: REQUIRE_HTTPS ? APP_URL : null,
  })
  return server
}
