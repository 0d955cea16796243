import { parseItem } from 'structured-headers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { apiDocument } from '../../processes/api-document.ts'
import { apiRoutes } from '../../processes/api-routes.ts'
import { checkDeprecation } from './deprecation.ts'
import type { Route } from './route.ts'

const since = new Date('2030-01-01T00:00:00Z')
const sunset = new Date('2030-12-31T23:59:59Z')
const deprecation = {
  since,
  sunset,
  documentation: 'https://api.postrider.example/changes#old',
  successor: 'https://api.postrider.example/api/v1/new',
}
const oldRoute: Route = {
  kind: 'write',
  method: 'POST',
  path: '/probes/old',
  tag: 'Probes',
  summary: 'A replaced endpoint',
  scopes: [],
  deprecation,
  body: { schema: z.strictObject({ word: z.string() }) },
  responses: { 200: z.unknown() },
  handle: async () => ({ status: 200, body: { data: 'still here' } }),
}

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi({ routes: [...apiRoutes, oldRoute] })
  account = await anAccount(api)
})
afterAll(() => api.stop())

const callOld = (body: object = { word: 'x' }) => api.call('POST', '/probes/old', { key: account.key, body })

test.each([
  ['of a success', 200, { word: 'x' }],
  ['of a refusal', 422, {}],
])('the headers %s announce the end', proving(['E-290', 'D-VER-3.1']), async (_, status, body) => {
  api.clock.set('2030-06-01 00:00:00')
  const answer = await callOld(body)
  expect(answer.status).toBe(status)
  const [announced] = parseItem(answer.headers.get('deprecation') ?? '')
  expect(announced).toEqual(since)
  expect(answer.headers.get('deprecation')).toBe('@1893456000')
  expect(answer.headers.get('sunset')).toBe('Tue, 31 Dec 2030 23:59:59 GMT')
  expect(new Date(answer.headers.get('sunset') ?? '').getTime()).toBeGreaterThanOrEqual(since.getTime())
  const links = answer.headers.get('link')?.split(', ')
  expect(links).toEqual([
    `<${deprecation.documentation}>; rel="deprecation"`,
    `<${deprecation.successor}>; rel="successor-version"`,
  ])
})

test('after the sunset the endpoint is gone, and says what replaced it', proving('D-VER-3.2'), async () => {
  api.clock.set('2030-12-31 23:59:58')
  expect((await callOld()).status).toBe(200)
  api.clock.set('2031-01-01 00:00:00')
  const answer = await callOld()
  expect(answer.status).toBe(410)
  expect(answer.body.code).toBe('gone')
  expect(answer.body.detail).toContain(deprecation.successor)
  expect(answer.headers.get('link')).toContain('successor-version')
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
})

test('other routes carry none of these headers', async () => {
  const answer = await api.call('GET', '/whoami', { key: account.key })
  for (const name of ['deprecation', 'sunset', 'link']) expect(answer.headers.get(name)).toBeNull()
})

test.each([
  ['2030-06-30T23:59:59Z', true],
  ['2030-07-01T00:00:00Z', false],
  ['2029-12-31T00:00:00Z', true],
])('an endpoint announced on 1 January cannot end on %s: %s', proving('D-VER-2'), (end, isRefused) => {
  const check = () => checkDeprecation({ ...oldRoute, deprecation: { ...deprecation, sunset: new Date(end) } })
  if (isRefused) expect(check).toThrow('POST /probes/old')
  else expect(check).not.toThrow()
})

test('a server with too short a notice does not start', proving('D-VER-2'), async () => {
  const hasty = { ...oldRoute, deprecation: { ...deprecation, sunset: new Date('2030-03-01T00:00:00Z') } }
  const { app } = api
  const { createApi } = await import('../../processes/api.ts')
  await expect(createApi(app, [hasty])).rejects.toThrow('months after the announcement')
})

test('the description marks the operation as deprecated', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the document is walked as plain JSON
  const { paths }: any = apiDocument([...apiRoutes, oldRoute], 'https://api.postrider.example')
  expect(paths['/probes/old'].post.deprecated).toBe(true)
  expect(paths['/probes/old'].post.responses).toHaveProperty('410')
  expect(paths['/whoami'].get.deprecated).toBeUndefined()
})
