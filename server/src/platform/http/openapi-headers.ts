import type { Route } from './route.ts'

/** Headers of answers by name, as OpenAPI describes them. */
export type Headers = Readonly<Record<string, { description: string; required?: boolean; schema: object }>>

const whole = { type: 'integer', minimum: 0 }

export const commonHeaders = {
  'X-Request-Id': {
    description: 'Names this request; tell it when you ask for help. Your own X-Request-Id, where it has this form.',
    required: true,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  },
  Location: { description: 'The path of the new record.', required: true, schema: { type: 'string' } },
  'Idempotency-Replayed': {
    description: 'The answer is that of an earlier request with the same Idempotency-Key.',
    schema: { type: 'string', const: 'true' },
  },
  'Retry-After': { description: 'Seconds to wait before trying again.', schema: { ...whole, minimum: 1 } },
  'WWW-Authenticate': { description: 'How to authenticate.', required: true, schema: { type: 'string' } },
  Deprecation: { description: 'Since when there is a successor, as @seconds.', schema: { type: 'string' } },
  Sunset: { description: 'Until when this endpoint answers.', schema: { type: 'string' } },
  Link: { description: 'The successor and its documentation.', schema: { type: 'string' } },
} satisfies Headers

type CommonHeader = keyof typeof commonHeaders

const retried: Record<string, CommonHeader> = { 409: 'Retry-After', 429: 'Retry-After', 503: 'Retry-After' }

/** Which headers an answer with this status may carry; those of the gate come to every caller that was let in. */
export function headerNames(route: Route, status: string, gate: Headers): string[] {
  const names: CommonHeader[] = ['X-Request-Id']
  const isIdempotent = route.kind === 'write' && route.idempotent
  if (status === '201') names.push('Location')
  if (status === '401') names.push('WWW-Authenticate')
  if (isIdempotent && /^[24]/.test(status) && !['401', '403', '429'].includes(status))
    names.push('Idempotency-Replayed')
  if (retried[status] && (status !== '409' || isIdempotent)) names.push(retried[status])
  if (route.deprecation) names.push('Deprecation', 'Sunset', 'Link')
  return [...names, ...(status === '401' ? [] : Object.keys(gate))]
}

/** Headers that a request may bring, by the kind of its route. */
export function requestHeaders(route: Route): object[] {
  const header = { in: 'header', required: false }
  if (route.kind === 'write' && route.idempotent)
    return [
      {
        name: 'Idempotency-Key',
        ...header,
        schema: { type: 'string', maxLength: 257 },
        description: 'Repeating a request with the same key has no second effect for 24 hours.',
      },
    ]
  if (route.kind === 'write' && route.versioned)
    return [
      {
        ...{ name: 'If-Match', in: 'header', required: true },
        schema: { type: 'string' },
        description: 'The version you have seen. Members that others have changed since are not overwritten.',
      },
    ]
  if (route.kind === 'upload')
    return [
      {
        name: 'Upload-Offset',
        ...header,
        schema: { type: 'integer', minimum: 0, default: 0 },
        description: 'How many bytes have been taken; a wrong one answers 409 with the true one.',
      },
    ]
  if (route.kind === 'stream')
    return [
      {
        name: 'Last-Event-ID',
        ...header,
        schema: { type: 'string', maxLength: 200 },
        description: 'The id of the last event seen; events follow it.',
      },
    ]
  return []
}
