import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount } from '../../test/factories.ts'
import { proves } from '../../test/proves.ts'
import { startTestApi, type TestApi } from '../../test/test-api.ts'
import { httpRefusals } from '../platform/errors/http.refusals.ts'
import { apiDocument } from './api-document.ts'
import { apiRoutes } from './api-routes.ts'
import { problemWords } from './problem-words.ts'
import { refusalCodes } from './refusals.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const open = async (path: string, accept = '*/*') => {
  const answer = await fetch(`${api.url}/api/v1${path}`, { headers: { accept } })
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text(), answer }
}

test('every code that a request can be refused with has words for what helps, and no words are left over', () => {
  const { schemas } = apiDocument(apiRoutes, 'https://api.postrider.example').components
  const { code } = (schemas.Problem as { properties: { code: { enum: string[] } } }).properties
  const words = Object.keys(problemWords)
  expect(
    [...code.enum, ...Object.values(httpRefusals).map(({ code }) => code)].filter((name) => !words.includes(name)),
  ).toEqual([])
  expect(words.filter((name) => !refusalCodes.has(name))).toEqual([])
})

test('the type of a refusal leads to what helps, without a key', async () => {
  const { key } = await anAccount(api)
  const { body } = await api.call('POST', '/subscribers', { key, body: { email: 'nobody' } })
  const path = new URL(body.type).pathname.replace('/api/v1', '')
  const [forPeople, forPrograms] = [await open(path, browser), await open(path, 'application/json')]
  proves('W-143', () => {
    expect([forPeople.status, forPeople.type]).toEqual([200, 'text/html; charset=utf-8'])
    expect(forPeople.text).toContain(problemWords.validation_failed)
    expect([forPrograms.status, forPrograms.type]).toEqual([200, 'application/json; charset=utf-8'])
    expect(JSON.parse(forPrograms.text)).toMatchObject({
      code: 'validation_failed',
      status: 422,
      remedy: problemWords.validation_failed,
      values: { email_invalid: expect.any(String) },
    })
  })
  expect(JSON.parse((await open(path)).text).code).toBe('validation_failed')
})

test('every code has its page, and the list leads to all of them', async () => {
  const list = await open('/problems', browser)
  const codes = [...list.text.matchAll(/href="problems\/(\w+)"/g)].map(([, code]) => code as string)
  expect(codes.sort()).toEqual(Object.keys(problemWords).sort())
  for (const code of codes) expect((await open(`/problems/${code}`, browser)).status).toBe(200)
  expect(JSON.parse((await open('/problems')).text).problems).toHaveLength(codes.length)
})

test('a code that does not exist is not found, neither for people nor for programs', async () => {
  const [forPeople, forPrograms] = [await open('/problems/constructor', browser), await open('/problems/constructor')]
  expect([forPeople.status, forPeople.type]).toEqual([404, 'text/html; charset=utf-8'])
  expect([forPrograms.status, JSON.parse(forPrograms.text).code]).toEqual([404, 'not_found'])
})

test('the documentation is a page for browsers and the OpenAPI document for programs', async () => {
  expect((await open('/documentation', browser)).type).toBe('text/html; charset=utf-8')
  const forPrograms = await open('/documentation', 'application/json')
  expect(JSON.parse(forPrograms.text).openapi).toBe('3.1.0')
})

test('pages load nothing from anywhere', async () => {
  const { answer, text } = await open('/problems/not_found', browser)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(text).not.toMatch(/https?:|src=/)
})
