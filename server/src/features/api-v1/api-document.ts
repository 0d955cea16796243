import { openApiDocument } from '../../platform/http/openapi.ts'
import type { Route } from '../../platform/http/route.ts'
import { apiBase } from './api-base.ts'

export function apiDocument(routes: readonly Route[], baseUrl: string) {
  return openApiDocument(routes, {
    title: 'Postrider API',
    version: '1',
    description:
      'Manage subscribers, groups, channels, customer fields and articles of one account. The password of HTTP Basic authentication is the API key.',
    url: `${baseUrl}${apiBase}`,
    securitySchemes: { apiKey: { type: 'http', scheme: 'basic' } },
  })
}
