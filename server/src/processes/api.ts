import type { FastifyInstance } from 'fastify'
import { createKeyGate } from '../features/api-keys/key.gate.ts'
import { apiBase } from '../features/api-v1/index.ts'
import { createAnswerStore } from '../features/idempotency/index.ts'
import type { App } from '../platform/app/app.ts'
import type { Route } from '../platform/http/route.ts'
import { createHttpServer } from '../platform/http/server.ts'
import { apiDocument } from './api-document.ts'
import { apiRoutes } from './api-routes.ts'
import { addDocumentation } from './documentation.ts'
import { answerHealth } from './health.ts'
import { addProblemPages, problemsAddress } from './problem-pages.ts'

/** The API process: the routes behind the gate, the API's own description, health. */
export async function createApi(app: App, routes: readonly Route[] = apiRoutes): Promise<FastifyInstance> {
  const server = createHttpServer({
    app,
    base: apiBase,
    problems: problemsAddress(app.config),
    routes,
    gate: createKeyGate(app),
    answers: createAnswerStore(app),
  })
  const open = { config: { open: true } }
  const document = apiDocument(routes, app.config.BASE_URL)
  server.get(`${apiBase}/openapi.json`, open, async () => document)
  // Browsers ask for it beside every page; the documentation has none.
  server.get('/favicon.ico', open, async (_request, reply) => reply.code(204).send())
  answerHealth(server, app)
  await addDocumentation(server, document)
  addProblemPages(server)
  return server
}
