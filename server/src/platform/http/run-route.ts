import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import type { Tx } from '../db/database.ts'
import { AppError, type FieldError, validationFailed } from '../errors/app-error.ts'
import {
  type AnswerStore,
  findAnswer,
  type IdempotentRequest,
  idempotentRequestOf,
  isStored,
  type StoredAnswer,
} from './idempotency.ts'
import { parseJsonObject } from './json-body.ts'
import { problemOf, problemType } from './problem.ts'
import type { BodyContext, Principal, Reply, Route, WriteRoute } from './route.ts'
import { parseIds } from './route-table.ts'
import { fieldErrorsOf } from './validation.ts'

interface Parts {
  app: App
  answers: AnswerStore
}

/** Validates the admitted request, runs its route and sends the answer. */
export async function runRoute(
  parts: Parts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
) {
  if (route.kind === 'read') {
    const call = {
      ...callOf(parts.app, request, principal),
      ...validate(parts.app, route, request, principal),
      body: undefined,
    }
    return send(reply, await route.handle({ ...call, reader: parts.app.db.reader(principal.tenant) }))
  }
  const body = request.body as Buffer | undefined
  const same = route.idempotent
    ? idempotentRequestOf(request.headers['idempotency-key'], request.method, request.url, body)
    : null
  return same
    ? runOnce(parts, route, request, reply, principal, same)
    : send(reply, await runWrite(parts, route, request, principal))
}

function callOf(app: App, request: FastifyRequest, caller: Principal) {
  return {
    app,
    caller,
    ids: parseIds(request.params as Record<string, string>),
    requestId: request.id,
    peerAddress: request.clientAddress,
  }
}

async function runWrite(
  parts: Parts,
  route: WriteRoute,
  request: FastifyRequest,
  principal: Principal,
): Promise<Reply> {
  const { app } = parts
  const call = { ...callOf(app, request, principal), ...validate(app, route, request, principal) }
  return app.db.transaction(principal.tenant, (tx) => route.handle({ ...call, tx }))
}

/** With an Idempotency-Key: the answer is kept in the same transaction as its effects. */
async function runOnce(
  parts: Parts,
  route: WriteRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
  same: IdempotentRequest,
) {
  const { app, answers } = parts
  const transaction = <T>(work: (tx: Tx) => Promise<T>) => app.db.transaction(principal.tenant, work)
  try {
    const outcome = await transaction(async (tx) => {
      const earlier = await findAnswer(answers, tx, same)
      if (earlier) return { earlier }
      const call = { ...callOf(app, request, principal), ...validate(parts.app, route, request, principal) }
      const fresh = await route.handle({ ...call, tx })
      answers.keep(tx, same.request, same.fingerprint, storable(fresh), fresh.subjects ?? [])
      return { fresh }
    })
    if (outcome.earlier) return replay(reply, outcome.earlier)
    return send(reply, outcome.fresh)
  } catch (error) {
    if (error instanceof AppError && isStored(error.status) && !error.code.startsWith('idempotency_')) {
      const problem = JSON.stringify(problemOf(error, { baseUrl: app.config.BASE_URL, requestId: request.id }))
      await transaction(async (tx) =>
        answers.keep(tx, same.request, same.fingerprint, { status: error.status, body: problem, location: null }, []),
      )
    }
    throw error
  }
}

function storable(reply: Reply): StoredAnswer {
  return {
    status: reply.status,
    body: reply.body === undefined ? '' : JSON.stringify(reply.body),
    location: reply.location ?? null,
  }
}

function send(reply: FastifyReply, { status, body, location }: Reply) {
  reply.code(status)
  if (location) reply.header('location', location)
  if (body === undefined) return reply.send()
  return reply.type('application/json').send(JSON.stringify(body))
}

function replay(reply: FastifyReply, { status, body, location }: StoredAnswer) {
  reply.code(status).header('idempotency-replayed', 'true')
  if (location) reply.header('location', location)
  return body === '' ? reply.send() : reply.type(status >= 400 ? problemType : 'application/json').send(body)
}

/** Everything that is wrong with query and body, at once. */
function validate(
  app: App,
  route: Route,
  request: FastifyRequest,
  principal: Principal,
): { query: unknown; body: unknown } {
  const raw = route.body ? parseJsonObject(request.body as Buffer | undefined) : undefined
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
