import { z } from 'zod'
import { apiBase } from '../features/api-v1/index.ts'
import { type About, type Examples, openApiDocument } from '../platform/http/openapi.ts'
import type { Route } from '../platform/http/route.ts'
import examples from './api-examples.json' with { type: 'json' }
import { quotaHeaders } from './api-headers.ts'
import { apiWebhooks } from './api-webhooks.ts'

const description = `Manage the subscribers, groups, articles and mailings of one account.

**Authentication.** HTTP Basic: the password is the API key (\`prefix.secret\`), the user name may be anything. \`GET /whoami\` tells what the key may do.

**Answers** are \`{"data": …, "meta": …}\`; lists come in pages (\`page\`, \`limit\`). Ignore members you do not know: more may be added.

**Refusals** are problem documents (RFC 9457). Rely on \`code\`; the address in \`type\` says what helps, and opens in a browser ([all of them](${apiBase}/problems)).

**Times** are UTC, \`YYYY-MM-DD HH:MM:SS\`. Requests may also say \`2027-05-01T08:00:00+02:00\`.

**Repeating.** A POST with an \`Idempotency-Key\` can be sent again within 24 hours without a second effect.`

const policies = z.array(z.string()).describe('Which limits were exceeded')

const about: Omit<About, 'url'> = {
  title: 'Postrider API',
  version: '1',
  description,
  securitySchemes: {
    apiKey: {
      type: 'http',
      scheme: 'basic',
      description: 'User name: anything. Password: the API key, `prefix.secret`, as it was shown when it was made.',
    },
  },
  gate: {
    refusals: [
      'authentication_failed',
      'https_required',
      'scope_required',
      'not_available_for_account_type',
      'rate_limit_exceeded',
      'concurrency_limit_exceeded',
      'authentication_throttled',
    ],
    headers: quotaHeaders,
  },
  members: {
    scope_required: { requiredScopes: z.array(z.string()).describe('Any one of these scopes is enough') },
    rate_limit_exceeded: { 'violated-policies': policies },
    concurrency_limit_exceeded: { 'violated-policies': policies },
    gone: { lastSequence: z.int().optional().describe('Of events: go on after this one') },
  },
  examples: examples as Examples,
  webhooks: apiWebhooks,
}

/** The description of API v1. `closed` leaves no room in answers for members of later versions. */
export function apiDocument(routes: readonly Route[], baseUrl: string, options: { closed?: boolean } = {}) {
  return openApiDocument(routes, { ...about, url: `${baseUrl}${apiBase}`, ...options })
}
