import { createHash } from 'node:crypto'
import { request as send } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import type { Route } from './route.ts'
import { createHttpServer } from './server.ts'
import { aSessionGate } from './testing/session-gate.ts'

const mebibyte = 1024 * 1024
const byteLimit = 64 * mebibyte
const session = aSessionGate({ 7: [5] })
let api: TestApi
let server: FastifyInstance
let url: URL
let kept = 0
let digest = createHash('sha256')
let largestChunk = 0
let pause = Promise.resolve()

const files: Route = {
  kind: 'upload',
  method: 'PATCH',
  path: '/accounts/{accountId}/file',
  tag: 'Probes',
  summary: 'For tests',
  scopes: [],
  byteLimit,
  responses: { 200: z.unknown() },
  offset: async () => kept,
  receive: async (_call, body) => {
    for await (const chunk of body) {
      kept += chunk.length
      largestChunk = Math.max(largestChunk, chunk.length)
      digest.update(chunk)
      await pause
    }
    return { status: 200, body: { data: { offset: kept } } }
  },
}

beforeAll(async () => {
  api = await startTestApi()
  server = createHttpServer({
    app: api.app,
    base: '/app/api',
    problems: '/app/api/problems',
    routes: [files],
    gate: session.gate,
  })
  url = new URL('/app/api/accounts/5/file', await server.listen({ host: '127.0.0.1', port: 0 }))
})
afterAll(async () => {
  await server.close()
  await api.stop()
})
beforeEach(() => {
  kept = 0
  largestChunk = 0
  digest = createHash('sha256')
})

function* blocks(mebibytes: number, from = 0): Generator<Buffer> {
  for (let i = from; i < from + mebibytes; i++) yield Buffer.alloc(mebibyte, i % 251)
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
type Answer = { status: number; headers: Record<string, any>; body: any }

async function upload(content: Readable, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const outgoing = send(url, { method: 'PATCH', headers: { ...session.signIn(7), ...headers } }, async (incoming) => {
    const text = (await incoming.toArray()).join('')
    resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: JSON.parse(text) })
  })
  outgoing.on('error', reject)
  await pipeline(content, outgoing).catch(() => {})
  return promise
}

test('50 MB pass through in pieces; while the route is busy with one, the client has to wait', async () => {
  let sent = 0
  function* counted() {
    for (const block of blocks(50)) {
      sent += 1
      yield block
    }
  }
  const busy = Promise.withResolvers<void>()
  pause = busy.promise
  const answering = upload(Readable.from(counted()), { 'content-type': 'text/csv' })
  let before = -1
  while (before !== sent || kept === 0) {
    before = sent
    await sleep(200)
  }
  // What waits is what kernels and streams keep for a connection.
  expect(sent).toBeLessThan(30)
  busy.resolve()
  const answer = await answering
  expect([answer.status, answer.body.data.offset]).toEqual([200, 50 * mebibyte])
  const expected = createHash('sha256')
  for (const block of blocks(50)) expected.update(block)
  expect(digest.digest('hex')).toBe(expected.digest('hex'))
  expect(largestChunk).toBeLessThanOrEqual(mebibyte)
})

test('an upload goes on where it stopped; a wrong offset is told the true one and takes nothing', async () => {
  await upload(Readable.from(blocks(2)))
  const wrong = await upload(Readable.from(blocks(1)), { 'upload-offset': '7' })
  expect([wrong.status, wrong.body.code, wrong.body.offset, wrong.headers['upload-offset']]).toEqual([
    409,
    'upload_offset_wrong',
    2 * mebibyte,
    String(2 * mebibyte),
  ])
  expect(kept).toBe(2 * mebibyte)
  const rest = await upload(Readable.from(blocks(1, 2)), { 'upload-offset': String(kept) })
  expect([rest.status, kept]).toEqual([200, 3 * mebibyte])
  expect((await upload(Readable.from(blocks(1)), { 'upload-offset': '1e3' })).status).toBe(400)
})

test('too much is refused while it comes, and at once where its length is announced', async () => {
  const streamed = await upload(Readable.from(blocks(80)))
  expect([streamed.status, streamed.body.code]).toEqual([413, 'payload_too_large'])
  expect(kept).toBeLessThanOrEqual(byteLimit)
  kept = 0
  const announced = await upload(Readable.from(blocks(1)), { 'content-length': String(80 * mebibyte) })
  expect([announced.status, kept]).toEqual([413, 0])
})
