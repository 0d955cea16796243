import { z } from 'zod'
import { type ErrorCode, errorTable } from '../errors/error-table.ts'
import type { RefusalCode } from '../errors/refusal.ts'
import type { Route } from './route.ts'

// Even a request without a body may bring one that is too large or of another type.
const everywhere: ErrorCode[] = [
  'bad_request',
  'authentication_failed',
  'scope_required',
  'not_acceptable',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limit_exceeded',
  'internal_error',
  'service_unavailable',
]
const withBody: ErrorCode[] = ['malformed_json', 'validation_failed']

const problemSchema = z
  .looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string().describe('Stable; rely on this and not on the texts'),
    errors: z
      .array(
        z.strictObject({
          pointer: z.string().optional(),
          parameter: z.string().optional(),
          code: z.string(),
          detail: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Problem' })

/** What is said of an interface as a whole. */
export interface About {
  title: string
  version: string
  description: string
  url: string
  /** How a caller shows who it is; each is enough. */
  securitySchemes: Readonly<Record<string, object>>
}

/** The OpenAPI 3.1 document, made from the schemas the validator uses. */
export function openApiDocument(routes: readonly Route[], about: About) {
  const components: Record<string, unknown> = {}
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => toSchema(schema, io, components)
  const problem = schemaOf(problemSchema, 'output')
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operationOf(route, schemaOf, problem) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: about.title,
      version: about.version,
      description: about.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: about.url }],
    security: Object.keys(about.securitySchemes).map((scheme) => ({ [scheme]: [] })),
    paths,
    components: { securitySchemes: about.securitySchemes, schemas: components },
  }
}

type SchemaOf = (schema: z.ZodType, io: 'input' | 'output') => unknown

function operationOf(route: Route, schemaOf: SchemaOf, problem: unknown) {
  const ids = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
  }))
  const query = (route.query?.parameters ?? []).map((parameter) => ({ in: 'query', required: false, ...parameter }))
  return {
    operationId: operationId(route),
    summary: route.summary,
    tags: [route.tag],
    ...(route.deprecation && { deprecated: true }),
    'x-scopes': route.scopes,
    parameters: [...ids, ...query, ...headersOf(route)],
    ...(route.body && {
      requestBody: {
        required: !route.body.optional,
        content: { 'application/json': { schema: schemaOf(route.body.schema, 'input') } },
      },
    }),
    ...(route.kind === 'upload' && {
      requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string' } } } },
    }),
    responses: { ...successes(route, schemaOf), ...refusals(route, problem) },
  }
}

function headersOf(route: Route): object[] {
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

function successes(route: Route, schemaOf: SchemaOf) {
  const type = route.kind === 'stream' ? 'text/event-stream' : 'application/json'
  const entries = Object.entries(route.responses).map(([status, schema]) => [
    status,
    schema
      ? { description: 'Success', content: { [type]: { schema: schemaOf(schema, 'output') } } }
      : { description: 'Success, no body' },
  ])
  return Object.fromEntries(entries)
}

/** Refusals by status, naming their codes. */
function refusals(route: Route, problem: unknown) {
  const codes = new Set<ErrorCode | RefusalCode>([...everywhere, ...(route.errors ?? [])])
  if (route.body) for (const code of withBody) codes.add(code)
  if (route.kind === 'write' && route.idempotent) codes.add('idempotency_in_progress').add('idempotency_key_reused')
  if (route.path.includes('{')) codes.add('not_found')
  if (route.deprecation) codes.add('gone')
  // Any endpoint takes a query string that may be wrong or too long.
  codes.add('validation_failed').add('uri_too_long')
  const listed = [...codes].map((code) => (typeof code === 'string' ? { code, ...errorTable[code] } : code))
  const byStatus = Object.groupBy(listed, ({ status }) => String(status))
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      {
        description: (list ?? []).map(({ code }) => code).join(', '),
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  )
}

function operationId({ method, path }: Route): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll(/[{}]/g, ''))
  return `${method.toLowerCase()}${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}`
}

/** JSON Schema 2020-12; named schemas move to components and are referred to. */
function toSchema(schema: z.ZodType, io: 'input' | 'output', components: Record<string, unknown>): unknown {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    reused: 'inline',
  }) as Record<string, unknown>
  const { $defs, $schema: _, ...root } = json
  for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, Record<string, unknown>>)) {
    const { $schema: __, id: ___, ...rest } = definition
    components[name] = withComponentRefs(rest)
  }
  if (typeof root.id === 'string') {
    const { id, ...rest } = root
    components[id as string] = withComponentRefs(rest)
    return { $ref: `#/components/schemas/${id}` }
  }
  return withComponentRefs(root)
}

function withComponentRefs(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
