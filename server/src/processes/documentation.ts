import apiReference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { apiBase } from '../features/api-v1/index.ts'
import { prefersHtml } from './documentation-page.ts'

const path = `${apiBase}/documentation`
const readerPath = `${path}/reader`
const readerSettings = JSON.stringify({
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  // What samples show until a reader puts in a key of their own.
  authentication: { securitySchemes: { apiKey: { username: 'me', password: 'prefix.secret' } } },
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
})

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Postrider API</title>
  </head>
  <body>
    <script id="api-reference" data-url="openapi.json" data-configuration="${readerSettings.replaceAll('"', '&quot;')}"></script>
    <script src="documentation/reader/js/scalar.js"></script>
  </body>
</html>
`

// Whoever reads the documentation is not announced to anybody else: the browser may fetch from our own origin only.
const contentSecurityPolicy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API's description for people, open to everybody. Of the reader's own routes only its script is served. */
export async function addDocumentation(server: FastifyInstance, document: object): Promise<void> {
  server.addHook('onRoute', (route) => {
    if (route.url === `${readerPath}/js/scalar.js`) route.config = { ...route.config, open: true }
  })
  server.get(path, { config: { open: true } }, async (request, reply) => {
    if (request.headers.accept?.includes('application/json') && !prefersHtml(request)) return document
    return reply
      .headers({ 'content-security-policy': contentSecurityPolicy, 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(page)
  })
  await server.register(apiReference, { routePrefix: readerPath, configuration: { url: `${apiBase}/openapi.json` } })
}
