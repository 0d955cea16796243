import type { Headers } from '../platform/http/openapi-headers.ts'

const whole = { type: 'integer', minimum: 0 }

/** What every answer tells a key about its limits. */
export const quotaHeaders: Headers = {
  'X-RateLimit-Limit': { description: 'Requests the key may make in 60 seconds.', schema: whole },
  'X-RateLimit-Remaining': { description: 'How many of them are left.', schema: whole },
  'X-RateLimit-Reset': {
    description: 'Only with 429: when the next request will be let in, in seconds since 1970.',
    schema: whole,
  },
  'X-ConcurrencyLimit-Limit': { description: 'Requests the key may have under way at once.', schema: whole },
  'X-ConcurrencyLimit-Remaining': { description: 'How many more may be under way now.', schema: whole },
  'RateLimit-Policy': {
    description: 'Both limits in the form of the IETF draft.',
    schema: { type: 'string', examples: ['"minute";q=600;w=60, "concurrent";q=10;qu="concurrent-requests"'] },
  },
  RateLimit: {
    description: 'What is left, and in how many seconds it will be more, in the form of the IETF draft.',
    schema: { type: 'string', examples: ['"minute";r=599;t=60'] },
  },
}
