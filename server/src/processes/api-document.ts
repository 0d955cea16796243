import { z } from 'zod'
import { accountRefusals } from '../features/accounts/account.refusals.ts'
import { keyRefusals } from '../features/api-keys/api-key.refusals.ts'
import { apiBase } from '../features/api-v1/index.ts'
import { type About, type Examples, openApiDocument } from '../platform/http/openapi.ts'
import type { Route } from '../platform/http/route.ts'
import examples from './api-examples.json' with { type: 'json' }
import { quotaHeaders } from './api-headers.ts'
import { apiWebhooks } from './api-webhooks.ts'
import { faultMembers } from './refusals.ts'

const description = `Manage the subscribers, groups, articles and mailings of one account.

**Authentication.** HTTP Basic: the password is the API key (\`prefix.secret\`), the user name may be anything. \`GET /whoami\` tells what the key may do.

**Answers** are \`{"data": …, "meta": …}\`; lists come in pages (\`page\`, \`limit\`). Ignore members you do not know: more may be added.

**Refusals** are problem documents (RFC 9457). Rely on \`code\`; the address in \`type\` says what helps, and opens in a browser ([all of them](${apiBase}/problems)).

**Times** are UTC, \`YYYY-MM-DD HH:MM:SS\`. Requests may also say \`2027-05-01T08:00:00+02:00\`.

**Repeating.** A POST with an \`Idempotency-Key\` can be sent again within 24 hours without a second effect.`

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
      keyRefusals.key_invalid,
      keyRefusals.key_sent_in_clear,
      keyRefusals.scope_required,
      keyRefusals.account_type_unfit,
      accountRefusals.account_locked,
      keyRefusals.rate_limit_exceeded,
      keyRefusals.concurrency_limit_exceeded,
      keyRefusals.authentication_throttled,
    ],
    headers: quotaHeaders,
  },
  members: {
    ...faultMembers,
    gone: { lastSequence: z.int().optional().describe('Of events: go on after this one') },
  },
  examples: examples as Examples,
  webhooks: apiWebhooks,
}

/** The description of API v1. `closed` leaves no room in answers for members of later versions. */
export function apiDocument(routes: readonly Route[], baseUrl: string, options: { closed?: boolean } = {}) {
  return openApiDocument(routes, { ...about, url: `${baseUrl}${apiBase}`, ...options })
}
