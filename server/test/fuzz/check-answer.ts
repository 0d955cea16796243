import { availableParallelism, loadavg } from 'node:os'
import { refusalCodes } from '../../src/processes/refusals.ts'
import { checkAgainstOpenApi } from '../openapi-check.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { RawAnswer } from './http-connection.ts'

/** On an idle machine; one that is busy with other things gets the time it needs. */
const slowestMs = 2000
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const echoed = /^[A-Za-z0-9_-]{8,64}$/
const leaks = [
  /\bat .+:\d+:\d+/,
  /node_modules|node:internal|file:\/\//,
  /\b(select|insert into|update|delete from)\b.+\b(from|where|values|set)\b/i,
  /relation "|violates|syntax error|invalid input|duplicate key|row-level|postgres|postrider_|sqlstate|redis|zod|fastify/i,
]

export class Mismatch extends Error {
  override readonly name = 'Mismatch'
}

/** Throws a Mismatch that says what is wrong with an answer. */
export function checkAnswer(request: FuzzRequest, answer: RawAnswer, tables: readonly string[]): void {
  const { status, text, ms } = answer
  if (status >= 500) throw new Mismatch(`answered ${status}: ${text}`)
  if (ms > slowestMs && ms > (slowestMs * (loadavg()[0] ?? 0)) / availableParallelism())
    throw new Mismatch(`took ${Math.round(ms)} ms`)
  checkRequestId(request, answer)
  const isHead = request.method === 'HEAD'
  if (status >= 400 && !isHead) checkProblem(answer, tables)
  checkExpectation(request, answer)
  if (isHead || request.kind === 'path') return
  try {
    checkAgainstOpenApi(request.method, request.target, { ...answer, body: parse(text) })
  } catch (error) {
    throw new Mismatch((error as Error).message)
  }
}

function checkRequestId({ headers: sent }: FuzzRequest, { headers }: RawAnswer): void {
  const id = headers.get('x-request-id') ?? ''
  const asked = sent.filter(([name]) => name === 'x-request-id').map(([, value]) => value.trim())
  const isRight =
    asked.length === 1 && echoed.test(asked[0] as string) ? id === asked[0] || uuid.test(id) : uuid.test(id)
  if (!isRight) throw new Mismatch(`X-Request-Id is "${id}"`)
}

function checkProblem({ status, headers, text }: RawAnswer, tables: readonly string[]): void {
  const type = headers.get('content-type') ?? ''
  if (!/^application\/problem\+json(; ?charset=utf-8)?$/.test(type)) throw new Mismatch(`${status} came as "${type}"`)
  const problem = parse(text) as Record<string, unknown> | undefined
  if (!problem) throw new Mismatch(`${status} is not JSON: ${text.slice(0, 200)}`)
  const entry = refusalCodes.get(String(problem.code))
  if (entry?.status !== status || problem.status !== status || problem.title !== entry.title)
    throw new Mismatch(`${status} does not agree with the error table: ${text.slice(0, 300)}`)
  const isReplay = headers.get('idempotency-replayed') === 'true'
  if (problem.instance !== `urn:uuid:${headers.get('x-request-id')}` && !isReplay)
    throw new Mismatch('instance is another request id')
  const errors = (problem.errors ?? []) as { detail: string }[]
  // Pointers and parameters repeat what the client sent; the texts must be ours alone.
  const texts = [problem.detail, ...errors.map(({ detail }) => detail)].join('\n')
  const leak = leaks.find((pattern) => pattern.test(texts)) ?? tables.find((name) => texts.includes(name))
  if (leak) throw new Mismatch(`the text gives away ${leak}: ${texts.slice(0, 300)}`)
}

function checkExpectation({ expect }: FuzzRequest, { status, headers, text }: RawAnswer): void {
  if (expect === 'accepted key' && (status === 401 || status === 429))
    throw new Mismatch(`a well-formed Authorization header was answered ${status}`)
  if (expect === 'authentication_failed') {
    const isRight = status === 401 && headers.get('www-authenticate')?.startsWith('Basic ')
    if (!isRight) throw new Mismatch(`a broken Authorization header was answered ${status}: ${text.slice(0, 200)}`)
  }
  if (expect === 'refused' && status < 400) throw new Mismatch(`a foreign member was let through with ${status}`)
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
