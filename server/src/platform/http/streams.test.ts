import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { settlesBefore } from '../../../test/beside-a-timer.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import type { Route, StreamEvent } from './route.ts'
import { createHttpServer } from './server.ts'
import { openStream } from './testing/open-stream.ts'
import { aSessionGate } from './testing/session-gate.ts'

const accountId = 5
let api: TestApi
let server: FastifyInstance
let url: string
let log: StreamEvent[] = []
let reads = 0
const looks = new Set<() => void>()
const session = aSessionGate({ 7: [accountId], 8: [] })

const numbers: Route = {
  kind: 'stream',
  method: 'GET',
  path: '/accounts/{accountId}/numbers',
  tag: 'Probes',
  summary: 'For tests',
  scopes: [],
  responses: { 200: z.unknown() },
  read: async (_call, position) => {
    reads += 1
    return log.slice(Number(position ?? 0), Number(position ?? 0) + 100)
  },
  watch: (_call, look) => {
    looks.add(look)
    return () => void looks.delete(look)
  },
}
const path = `/app/api/accounts/${accountId}/numbers`

function append(count: number, data: unknown = null) {
  for (let i = 0; i < count; i++)
    log.push({ position: String(log.length + 1), event: 'number', data: data ?? log.length })
  for (const look of looks) look()
}

beforeAll(async () => {
  api = await startTestApi()
  server = createHttpServer({
    app: api.app,
    base: '/app/api',
    problems: '/app/api/problems',
    routes: [numbers],
    gate: session.gate,
  })
  url = await server.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await server.close()
  await api.stop()
})
beforeEach(() => {
  log = []
})
afterEach(() => untilOpen(0))

async function untilOpen(count: number) {
  for (let i = 0; looks.size !== count; i++) {
    if (i === 1000) throw new Error(`${looks.size} streams are open`)
    await sleep(10)
  }
}

test('another interface: its own path, its own gate, the same problem documents', async () => {
  const get = (target: string, headers = {}) => fetch(url + target, { headers })
  expect((await get(path)).status).toBe(401)
  expect((await get(path, session.signIn(8))).status).toBe(404)
  expect((await get('/api/v1/whoami', session.signIn(7))).status).toBe(404)
  const refused = await get('/app/api/nothing', session.signIn(7))
  expect([refused.status, refused.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ])
  const problem = (await refused.json()) as { instance: string; type: string }
  expect(problem.instance).toBe(`urn:uuid:${refused.headers.get('x-request-id')}`)
  expect(problem.type).toBe('/app/api/problems/not_found')
})

test('a stream tells what there is and what comes, and goes on after the last event seen without a gap', async () => {
  const headers = session.signIn(7)
  append(250)
  const first = await openStream(url + path, headers)
  await first.until(250)
  append(3)
  await first.until(253)
  first.close()
  append(40)
  const second = await openStream(url + path, { ...headers, 'last-event-id': first.events.at(-1)?.id ?? '' })
  append(7)
  await second.until(47)
  const told = [...first.events, ...second.events].map(({ id }) => Number(id))
  expect(told).toEqual(Array.from({ length: 300 }, (_, i) => i + 1))
  second.close()
})

test('a stream whose session ends is ended, and so is one at the end of the process', async () => {
  const stream = await openStream(url + path, session.signIn(7))
  session.signOut(7)
  expect(await settlesBefore(5000, stream.ended)).toBe(true)
})

test('a principal has ten streams, then one more when one is closed', async () => {
  const headers = session.signIn(7)
  const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(url + path, headers)))
  const refused = await fetch(url + path, { headers })
  expect([refused.status, await refused.json()]).toEqual([429, expect.objectContaining({ code: 'too_many_streams' })])
  streams[0]?.close()
  await streams[0]?.ended
  await untilOpen(9)
  const another = await openStream(url + path, headers)
  for (const stream of [...streams, another]) stream.close()
})

test('who stands at the same position is told what was read once', async () => {
  const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(url + path, session.signIn(7))))
  await untilOpen(10)
  reads = 0
  for (let i = 1; i <= 5; i += 1) {
    append(1)
    for (const stream of streams) await stream.until(i)
  }
  // Each piece of news is read once, and once more to see that it was the last; five timers may have looked in between.
  expect(reads).toBeLessThanOrEqual(5 * 2 + 5)
  for (const stream of streams) stream.close()
})

test('a client that does not read is dropped, another one is told everything', async () => {
  const headers = session.signIn(7)
  const slow = connect(Number(new URL(url).port), '127.0.0.1')
  slow.pause()
  slow.write(`GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: ${headers.cookie}\r\n\r\n`)
  const quick = await openStream(url + path, headers)
  await untilOpen(2)
  const closed = once(slow, 'close')
  // More than kernels keep for a connection.
  append(10_000, 'x'.repeat(2000))
  await quick.until(10_000)
  await untilOpen(1)
  slow.resume()
  await closed
  quick.close()
})
