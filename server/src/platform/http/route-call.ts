import type { FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import { type FieldError, validationFailed } from '../errors/field-error.ts'
import { parseJsonObject } from './json-body.ts'
import type { BodyContext, Principal, ReadCall, Route, WriteRoute } from './route.ts'
import { parseIds } from './route-table.ts'
import { fieldErrorsOf } from './validation.ts'

/** What a route is told of a request that changes nothing in the database by itself. */
export function readCallOf(
  app: App,
  route: Route,
  request: FastifyRequest,
  caller: Principal,
): ReadCall<Principal, unknown> {
  // Routes without a body get none; the others say themselves what theirs is.
  const { query, body } = validate(app, route, request, caller)
  return { ...callOf(app, request, caller), query, body: body as undefined, reader: app.db.reader(caller.tenant) }
}

export function callOf(app: App, request: FastifyRequest, caller: Principal) {
  return {
    app,
    caller,
    ids: parseIds(request.params as Record<string, string>),
    requestId: request.id,
    peerAddress: request.clientAddress,
  }
}

/** Everything that is wrong with query and body, at once. */
export function validate(
  app: App,
  route: Route,
  request: FastifyRequest,
  principal: Principal,
): { query: unknown; body: unknown } {
  const raw = route.body && rawBody(route, request.body as Buffer | undefined)
  const errors: FieldError[] = []
  const query = readQuery(route, request.url, principal, errors)
  const body =
    raw &&
    readBody(
      route as WriteRoute,
      raw,
      {
        caller: principal,
        ids: parseIds(request.params as Record<string, string>),
        now: app.clock.now(),
        config: app.config,
      },
      errors,
    )
  if (errors.length > 0) throw validationFailed(errors)
  return { query, body }
}

function rawBody({ body, memberLimit }: Route, bytes: Buffer | undefined): Record<string, unknown> {
  return body?.optional && !bytes?.length ? {} : parseJsonObject(bytes, memberLimit)
}

function readQuery(route: Route, url: string, principal: Principal, errors: FieldError[]): unknown {
  const question = url.indexOf('?')
  const search = new URLSearchParams(question < 0 ? '' : url.slice(question + 1))
  if (route.query) {
    const parsed = route.query.parse(search, principal)
    errors.push(...parsed.errors)
    return parsed.value
  }
  for (const parameter of new Set(search.keys())) {
    errors.push({
      parameter: parameter.toWellFormed(),
      code: 'query_parameter_invalid',
      detail: 'This endpoint takes no such parameter.',
    })
  }
  return undefined
}

function readBody(
  route: WriteRoute,
  raw: Record<string, unknown>,
  context: BodyContext<Principal>,
  errors: FieldError[],
): unknown {
  const spec = route.body as NonNullable<WriteRoute['body']>
  // One by one, here and below: a body can hold more faults than a call can have arguments.
  for (const error of spec.check?.(raw, context) ?? []) errors.push(error)
  for (const member of spec.ignored ?? []) delete raw[member]
  const parsed = spec.schema.safeParse(raw)
  if (parsed.success) return parsed.data
  for (const error of fieldErrorsOf(parsed.error.issues, raw)) errors.push(error)
  return undefined
}
