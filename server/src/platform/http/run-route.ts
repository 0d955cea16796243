import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app/app.ts'
import type { Tx } from '../db/database.ts'
import { AppError } from '../errors/app-error.ts'
import type { AnswerStore, StoredAnswer } from '../idempotency/answer-store.ts'
import { findAnswer, type IdempotentRequest, idempotentRequestOf, isStored } from './idempotency.ts'
import { problemOf, problemType } from './problem.ts'
import type { Principal, ReadRoute, Reply, UploadRoute, WriteRoute } from './route.ts'
import { callOf, readCallOf, validate } from './route-call.ts'
import { receiveUpload } from './upload.ts'

interface Parts {
  app: App
  answers?: AnswerStore
}

/** Validates the admitted request, runs its route and sends the answer. */
export async function runRoute(
  parts: Parts,
  route: ReadRoute | WriteRoute | UploadRoute,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
) {
  if (route.kind !== 'write') {
    const call = readCallOf(parts.app, route, request, principal)
    if (route.kind === 'upload') return send(reply, await receiveUpload(route, request, call))
    return send(reply, await route.handle(call))
  }
  const body = request.body as Buffer | undefined
  const same = route.idempotent
    ? idempotentRequestOf(request.headers['idempotency-key'], request.method, request.url, body)
    : null
  return same
    ? runOnce({ app: parts.app, answers: parts.answers as AnswerStore }, route, request, reply, principal, same)
    : send(reply, await runWrite(parts, route, request, principal))
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
  parts: Required<Parts>,
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
