import type { z } from 'zod'
import { valueRefusals } from '../errors/field-error.ts'
import { httpRefusals } from '../errors/http.refusals.ts'
import type { RefusalCode } from '../errors/refusal.ts'
import { commonHeaders, type Headers, headerNames, requestHeaders } from './openapi-headers.ts'
import { type MembersByCode, pascalCase, problemWriter } from './openapi-problems.ts'
import { type SchemaOf, schemaWriter } from './openapi-schema.ts'
import type { Route } from './route.ts'

// Even a request without a body may bring one that is too large or of another type, and any a query that is wrong.
const everywhere: RefusalCode[] = [
  httpRefusals.request_unreadable,
  httpRefusals.not_acceptable,
  httpRefusals.body_too_large,
  httpRefusals.query_too_long,
  httpRefusals.unsupported_media_type,
  valueRefusals.validation_failed,
  httpRefusals.internal_error,
  httpRefusals.service_unavailable,
]
const withBody: RefusalCode[] = [
  httpRefusals.body_not_json,
  httpRefusals.body_required,
  httpRefusals.body_not_object,
  httpRefusals.duplicate_member,
  httpRefusals.too_many_members,
]
const withIdempotency: RefusalCode[] = [
  httpRefusals.idempotency_in_progress,
  httpRefusals.idempotency_key_invalid,
  httpRefusals.idempotency_key_reused,
]

/** A request to an operation and its answer, as they were. */
export interface Example {
  parameters?: Record<string, string | number>
  request?: unknown
  status: number
  response?: unknown
}
/** By method and path: `GET /books/{id}`. */
export type Examples = Readonly<Record<string, Example>>

/** A request that we make to a receiver of the customer. */
export interface Webhook {
  name: string
  summary: string
  description: string
  parameters: readonly object[]
  body: z.ZodType
}

/** What is said of an interface as a whole. */
export interface About {
  title: string
  version: string
  description: string
  url: string
  /** How a caller shows who it is; each is enough. */
  securitySchemes: Readonly<Record<string, object>>
  /** What whoever stands at the door refuses with, and tells those who are let in. */
  gate?: { refusals: readonly RefusalCode[]; headers: Headers }
  members?: MembersByCode
  examples?: Examples
  webhooks?: readonly Webhook[]
  /** Answers hold nothing but what is described: how tests notice what is not. */
  closed?: boolean
}

interface Writing {
  /** Refusals that operations share, by name. */
  responses: Record<string, unknown>
  schemaOf: SchemaOf
  problemOf: (codes: readonly string[]) => object
  about: About
}

/** The OpenAPI 3.1 document, made from the schemas the validator uses. */
export function openApiDocument(routes: readonly Route[], about: About) {
  const components: Record<string, unknown> = {}
  const schemaOf = schemaWriter(components, { closed: about.closed ?? false })
  const refusals = routes.flatMap((route) => refusalsOf(route, about))
  const problemOf = problemWriter(refusals, { components, schemaOf, members: about.members ?? {} })
  const responses: Record<string, unknown> = {}
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of routes) {
    const operation = operationOf(route, { schemaOf, problemOf, responses, about })
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation }
  }
  const webhooks = (about.webhooks ?? []).map((webhook) => [webhook.name, { post: webhookOf(webhook, schemaOf) }])
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
    ...(webhooks.length > 0 && { webhooks: Object.fromEntries(webhooks) }),
    components: {
      securitySchemes: about.securitySchemes,
      schemas: components,
      responses,
      headers: { ...commonHeaders, ...about.gate?.headers },
    },
  }
}

function operationOf(route: Route, writing: Writing) {
  const example = writing.about.examples?.[`${route.method} ${route.path}`]
  const body = route.body && (route.body.documented ?? route.body.schema)
  return {
    operationId: operationId(route),
    summary: route.summary,
    ...(route.description && { description: route.description }),
    tags: [route.tag],
    ...(route.deprecation && { deprecated: true }),
    'x-scopes': route.scopes,
    parameters: parametersOf(route, example),
    ...(body && {
      requestBody: {
        required: !route.body?.optional,
        content: { 'application/json': withExample(writing.schemaOf(body, 'input'), example?.request) },
      },
    }),
    ...(route.kind === 'upload' && {
      requestBody: { required: true, content: { 'application/octet-stream': { schema: { type: 'string' } } } },
    }),
    responses: { ...successes(route, writing, example), ...refusals(route, writing) },
  }
}

function withExample(schema: object, example: unknown) {
  return { schema, ...(example !== undefined && { example }) }
}

function parametersOf(route: Route, example: Example | undefined): object[] {
  const ids = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: name === 'id' ? 'The id of the record' : `The id of the ${name?.replace(/Id$/, '')}`,
    schema: { type: 'integer', minimum: 1 },
  }))
  const query = (route.query?.parameters ?? []).map((parameter) => ({ in: 'query', required: false, ...parameter }))
  const given = example?.parameters ?? {}
  return [
    ...[...ids, ...query].map((parameter) => {
      const value = given[parameter.name as string]
      return value === undefined ? parameter : { ...parameter, example: value }
    }),
    ...requestHeaders(route),
  ]
}

function webhookOf({ summary, description, parameters, body }: Webhook, schemaOf: SchemaOf) {
  return {
    summary,
    description,
    tags: ['Webhooks'],
    security: [],
    parameters,
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'output') } } },
    responses: { '2XX': { description: 'Taken; anything else is tried again later' } },
  }
}

function successes(route: Route, { schemaOf, about }: Writing, example: Example | undefined) {
  const type = route.kind === 'stream' ? 'text/event-stream' : (route.fileType ?? 'application/json')
  const entries = Object.entries(route.responses).map(([status, schema]) => {
    const head = { description: schema ? 'Success' : 'Success, no body', headers: headers(route, status, about) }
    if (!schema) return [status, head]
    return [status, { ...head, content: { [type]: withExample(schemaOf(schema, 'output'), example?.response) } }]
  })
  return Object.fromEntries(entries)
}

/** Refusals by status, naming their codes. */
function refusals(route: Route, { problemOf, responses, about }: Writing) {
  const byStatus = Object.groupBy(refusalsOf(route, about), ({ status }) => String(status))
  const entries = Object.entries(byStatus).map(([status, list = []]) => {
    const codes = [...new Set(list.map(({ code }) => code))]
    const name = refusalName(route, status, codes)
    responses[name] = {
      description: codes.join(', '),
      headers: headers(route, status, about),
      content: { 'application/problem+json': { schema: problemOf(codes) } },
    }
    return [status, { $ref: `#/components/responses/${name}` }]
  })
  return Object.fromEntries(entries)
}

/** The same for all operations that can refuse in the same ways. */
function refusalName(route: Route, status: string, codes: readonly string[]): string {
  const own = (route.errors ?? []).map(({ code }) => code)
  const further = codes.filter((code) => own.includes(code)).map(pascalCase)
  const isRepeatable = route.kind === 'write' && route.idempotent
  const suffixes = [route.body && 'Body', isRepeatable && 'Repeatable', route.deprecation && 'Deprecated']
  return `Refused${status}${further.join('')}${suffixes
    .filter(Boolean)
    .map((suffix) => `_${suffix}`)
    .join('')}`
}

function headers(route: Route, status: string, about: About) {
  const names = headerNames(route, status, about.gate?.headers ?? {})
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

function refusalsOf(route: Route, about: About): RefusalCode[] {
  return [
    ...everywhere,
    ...(about.gate?.refusals ?? []),
    ...(route.body ? withBody : []),
    ...(route.kind === 'write' && route.idempotent ? withIdempotency : []),
    ...(route.path.includes('{') ? [httpRefusals.path_unknown] : []),
    ...(route.deprecation ? [httpRefusals.endpoint_gone] : []),
    ...(route.errors ?? []),
  ]
}

function operationId({ method, path }: Route): string {
  const words = path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replaceAll(/[{}]/g, ''))
  return `${method.toLowerCase()}${words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')}`
}
