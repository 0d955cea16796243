import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import type { Tx } from '../db/database.ts'
import { Refusal } from '../errors/refusal.ts'
import type { AnswerStore, StoredAnswer } from '../idempotency/answer-store.ts'
import { versionRefusals } from '../versions/version.refusals.ts'
import { findAnswer, type IdempotentRequest, idempotentRequestOf, isStored } from './idempotency.ts'
import { problemOf, problemType } from './problem.ts'
import type { OutsideRoute, Principal, ReadRoute, Reply, UploadRoute, WriteRoute } from './route.ts'
import { callOf, readCallOf, validate } from './route-call.ts'
import { receiveUpload } from './upload.ts'

interface Parts {
  app: App
  problems: string
  answers?: AnswerStore
}

/** Validates the admitted request, runs its route and sends the answer. */
export async function runRoute(
  parts: Parts,
  route: ReadRoute | WriteRoute | OutsideRoute | UploadRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
) {
  if (route.kind === 'outside') {
    const call = { ...callOf(parts.app, request, principal), ...validate(parts.app, route, request, principal) }
    return send(reply, await route.handle({ ...call, userAgent: request.headers['user-agent'] ?? null }))
  }
  if (route.kind !== 'write') {
    const call = readCallOf(parts.app, route, request, principal)
    if (route.kind === 'upload') return send(reply, await receiveUpload(route, request, call))
    return send(reply, await route.handle({ ...call, ...heavyReader(parts.app, route, reply, principal) }))
  }
  const { app } = parts
  const check = () => ({
    version: route.versioned ? shownVersion(request) : '',
    ...callOf(app, request, principal),
    ...validate(app, route, request, principal),
  })
  const same = route.idempotent ? idempotentRequestOf(request, request.body as Buffer | undefined) : null
  if (same) return runOnce(parts, request, reply, { principal, same, run: (tx) => route.handle({ ...check(), tx }) })
  const call = check()
  return send(reply, await app.db.transaction(principal.tenant, (tx) => route.handle({ ...call, tx })))
}

/** Ends with the client: the answer can be told nobody else. */
function heavyReader({ db }: App, { heavySeconds }: ReadRoute, reply: FastifyReply, { tenant }: Principal) {
  if (heavySeconds === undefined) return {}
  const client = new AbortController()
  reply.raw.once('close', () => client.abort())
  return { reader: db.heavyReader(tenant, { limitMs: heavySeconds * 1000, signal: client.signal }) }
}

/** A body that is too large is refused before its route runs; under an Idempotency-Key that is an answer to keep. */
export async function refuseTooLarge(
  parts: Parts,
  refusal: Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
) {
  const same = idempotentRequestOf(request, 'too large')
  if (!same) throw refusal
  const run = async () => {
    throw refusal
  }
  return runOnce(parts, request, reply, { principal, same, run })
}

interface OneRun {
  principal: Principal
  same: IdempotentRequest
  run(tx: Tx): Promise<Reply>
}

/** With an Idempotency-Key: the answer is kept in the same transaction as its effects. */
async function runOnce(parts: Parts, request: FastifyRequest, reply: FastifyReply, { principal, same, run }: OneRun) {
  const { app, problems } = parts
  const answers = parts.answers as AnswerStore
  const transaction = <T>(work: (tx: Tx) => Promise<T>) => app.db.transaction(principal.tenant, work)
  try {
    const outcome = await transaction(async (tx) => {
      const earlier = await findAnswer(answers, tx, same)
      if (earlier) return { earlier }
      const fresh = await run(tx)
      answers.keep(tx, same.request, same.fingerprint, storable(fresh), fresh.subjects ?? [])
      return { fresh }
    })
    if (outcome.earlier) return replay(reply, outcome.earlier)
    return send(reply, outcome.fresh)
  } catch (error) {
    if (error instanceof Refusal && isStored(error.status) && !error.code.startsWith('idempotency_')) {
      const problem = JSON.stringify(problemOf(error, { problems, requestId: request.id }))
      await transaction(async (tx) =>
        answers.keep(tx, same.request, same.fingerprint, { status: error.status, body: problem, location: null }, []),
      )
    }
    throw error
  }
}

/** As an entity tag is written, or without its quotation marks. */
function shownVersion({ headers }: FastifyRequest): string {
  const version = headers['if-match']?.trim()
  if (!version) throw versionRefusals.version_required()
  return version.replace(/^"(.*)"$/, '$1')
}

function storable(reply: Reply): StoredAnswer {
  return {
    status: reply.status,
    body: reply.body === undefined ? '' : JSON.stringify(reply.body),
    location: reply.location ?? null,
  }
}

function send(reply: FastifyReply, { status, body, location, file, headers = {} }: Reply) {
  reply.code(status).headers(headers)
  if (file) {
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
    return reply.type(file.type).send(Readable.from(file.content))
  }
  if (location) reply.header('location', location)
  if (body === undefined) return reply.send()
  return reply.type('application/json').send(JSON.stringify(body))
}

function replay(reply: FastifyReply, { status, body, location }: StoredAnswer) {
  reply.code(status).header('idempotency-replayed', 'true')
  if (location) reply.header('location', location)
  return body === '' ? reply.send() : reply.type(status >= 400 ? problemType : 'application/json').send(body)
}
