import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { consoleBase, createConsoleGate } from '../features/operators/console.gate.ts'
import type { Desk } from '../features/operators/index.ts'
import type { App } from '../platform/app/app.ts'
import { createHttpServer } from '../platform/http/server.ts'
import { addStaticClient } from '../platform/http/static-client.ts'
import { consoleRouteList } from './console-routes.ts'
import { answerHealth } from './health.ts'
import { problemsAddress } from './problem-pages.ts'
import { clientHeaders, everyHeader } from './web-headers.ts'

const builtClient = resolve(import.meta.dirname, '../../../web/dist')

/** The operators' console: an interface, a gate, a cookie and an origin of its own. */
export function createConsole(app: App, desk: Desk, directory: string = builtClient): FastifyInstance {
  const { CONSOLE_URL, REQUIRE_HTTPS } = app.config
  const server = createHttpServer({
    app,
    base: consoleBase,
    problems: problemsAddress(app.config),
    routes: consoleRouteList,
    gate: createConsoleGate(desk, consoleRouteList),
    headers: everyHeader,
  })
  answerHealth(server, app)
  addStaticClient(server, {
    directory,
    page: 'console.html',
    apiBase: consoleBase,
    pageHeaders: (nonce) => clientHeaders(nonce, null),
    whenMissing: 'The console has not been built yet. Run: npm run build --workspace web',
    secureUrl: REQUIRE_HTTPS ? CONSOLE_URL : null,
  })
  return server
}
