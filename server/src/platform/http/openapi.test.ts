import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { checkAgainstOpenApi } from '../../../test/openapi-check.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { eventTypes } from '../../features/events/index.ts'
import { apiRoutes } from '../../processes/api-routes.ts'

// biome-ignore lint/suspicious/noExplicitAny: the document is walked as plain JSON
type Json = any

let api: TestApi
let account: TestAccount
let document: Json
const resolved = (response: Json): Json =>
  response.$ref ? document.components.responses[response.$ref.split('/').at(-1)] : response

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  document = await (await fetch(`${api.url}/api/v1/openapi.json`)).json()
})
afterAll(() => api.stop())

const operations = (): { path: string; method: string; operation: Json }[] =>
  Object.entries<Json>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).map(([method, operation]) => ({ path, method, operation })),
  )

describe('the OpenAPI document', () => {
  test('is served without a key, as version 3.1', proving('D-VER-5.2'), async () => {
    const answer = await fetch(`${api.url}/api/v1/openapi.json`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
    expect(document.servers).toEqual([{ url: 'https://api.postrider.example/api/v1' }])
    expect(document.components.securitySchemes).toMatchObject({ apiKey: { type: 'http', scheme: 'basic' } })
    expect(document.security).toEqual([{ apiKey: [] }])
  })

  test('describes every route, and nothing else', () => {
    const described = operations().map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(described.sort()).toEqual(apiRoutes.map(({ method, path }) => `${method} ${path}`).sort())
  })

  test('has only operations with an id of their own, parameters for their path, and described answers', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { path, operation } of operations()) {
      const inPath = operation.parameters.filter((parameter: Json) => parameter.in === 'path')
      expect(inPath.map(({ name }: Json) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every(({ required }: Json) => required === true)).toBe(true)
      const names = operation.parameters.map((parameter: Json) => `${parameter.in} ${parameter.name}`)
      expect(new Set(names).size).toBe(names.length)
      const statuses = Object.keys(operation.responses)
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true)
      expect(statuses).toEqual(expect.arrayContaining(['401', '403', '406', '422', '429', '500', '503']))
      for (const [status, answer] of Object.entries<Json>(operation.responses)) {
        const response = resolved(answer)
        expect(status).toMatch(/^[2345]\d\d$/)
        expect(response.description).not.toBe('')
        if (Number(status) >= 400) expect(Object.keys(response.content)).toEqual(['application/problem+json'])
      }
    }
  })

  test('has no reference that leads nowhere, and no component that nobody refers to', () => {
    const text = JSON.stringify(document)
    const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference))
    const components = ['schemas', 'headers', 'responses'].flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
    )
    const unused = ['Deprecation', 'Sunset', 'Link'].map((name) => `#/components/headers/${name}`)
    expect([...references, ...unused].sort()).toEqual(components.sort())
  })

  test('holds only valid JSON Schemas', proving('E-289.1'), () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'document', components: document.components })
    for (const name of Object.keys(document.components.schemas)) {
      expect(ajv.getSchema(`document#/components/schemas/${name}`)).toBeTypeOf('function')
    }
    for (const schema of inlineSchemas(document.paths)) {
      expect(ajv.validateSchema(schema)).toBe(true)
    }
  })

  test('types what stands inside batches, beside the data and in headers', () => {
    const { schemas, headers } = document.components
    proves('W-144.3', () => {
      for (const [body, list, item] of [
        ['SubscriberMultiple', 'subscribers', 'SubscriberItem'],
        ['TriggerBatch', 'receivers', 'TriggerReceiver'],
        ['TriggerMailingReceivers', 'receivers', 'TriggerReceiver'],
      ] as const)
        expect(schemas[body].properties[list].items).toEqual({ $ref: `#/components/schemas/${item}` })
      const answer = document.paths['/subscribers/register'].post.responses['201']
      const { meta } = answer.content['application/json'].schema.properties
      expect(Object.keys(meta.properties.meta.properties)).toContain('optinSent')
      expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(['Location', 'Idempotency-Replayed']))
      expect(headers['X-RateLimit-Remaining'].schema).toMatchObject({ type: 'integer' })
      expect(Object.keys(document.webhooks).sort()).toEqual([...eventTypes].sort())
    })
    for (const { responses } of operations().map(({ operation }) => operation))
      for (const [status, answer] of Object.entries<Json>(responses))
        expect(Object.keys(resolved(answer).headers)).toContain(status === '429' ? 'Retry-After' : 'X-Request-Id')
  })

  test('names the codes of refusals, and what each of them carries', () => {
    const { Problem, SubscriberExistsProblem } = document.components.schemas
    expect(Problem.properties.code.enum).toEqual(expect.arrayContaining(['subscriber_exists', 'validation_failed']))
    const [base, own] = SubscriberExistsProblem.allOf
    expect(base).toEqual({ $ref: '#/components/schemas/Problem' })
    expect(own.properties).toMatchObject({ code: { const: 'subscriber_exists' }, subscriberId: { type: 'integer' } })
    expect(own.required).toContain('subscriberId')
    const { schema } = resolved(document.paths['/subscribers'].post.responses['409']).content[
      'application/problem+json'
    ]
    expect(schema.discriminator.mapping.subscriber_exists).toBe('#/components/schemas/SubscriberExistsProblem')
  })

  test('leaves room in answers for members of later versions, and none in requests', () => {
    const { schemas } = document.components
    expect(schemas.Subscriber).not.toHaveProperty('additionalProperties')
    expect(schemas.SubscriberCreate.additionalProperties).toBe(false)
  })

  test(
    'is what answers are compared with: one that differs is noticed',
    proving(['E-289.2', 'D-VER-5.4']),
    async () => {
      const { status, headers, body, text } = await api.call('GET', '/whoami', { key: account.key })
      const check = (changed: Json) => () =>
        checkAgainstOpenApi('GET', '/api/v1/whoami', { status, headers, text, ...changed })
      expect(check({ body })).not.toThrow()
      expect(check({ body: { ...body, data: { ...body.data, id: '1' } } })).toThrow('does not match')
      expect(check({ body: { ...body, data: { ...body.data, surprise: 1 } } })).toThrow('does not match')
      expect(check({ body, status: 418 })).toThrow('not documented')
    },
  )

  test('comes from the schemas that validate: their limits are the documented ones', proving('D-VER-5.1'), async () => {
    const { firstname, email } = document.components.schemas.SubscriberCreate.properties
    const maximum = JSON.stringify(firstname).match(/"maxLength":(\d+)/)?.[1]
    expect(JSON.stringify(email)).toContain('"maxLength":254')
    const create = (length: number) =>
      api.call('POST', '/subscribers', {
        key: account.key,
        body: { email: `limit.${length}@example.com`, firstname: 'x'.repeat(length) },
      })
    expect((await create(Number(maximum))).status).toBe(201)
    expect((await create(Number(maximum) + 1)).status).toBe(422)
  })
})

describe('the documentation for people', () => {
  test('is served without a key and names no other host', proving('D-VER-5.3'), async () => {
    const answer = await fetch(`${api.url}/api/v1/documentation`, { redirect: 'manual' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    const html = await answer.text()
    expect(html).not.toMatch(/https?:|\/\/[a-z]/i)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/)
  })

  test('loads its script and the description from beside it, also without a key', async () => {
    const page = `${api.url}/api/v1/documentation`
    const html = await (await fetch(page)).text()
    const script = await fetch(new URL(/src="([^"]+)"/.exec(html)?.[1] ?? '', page))
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'application/javascript; charset=utf-8'])
    expect(new URL(/data-url="([^"]+)"/.exec(html)?.[1] ?? '', page).pathname).toBe('/api/v1/openapi.json')
    const settings = JSON.parse(/data-configuration="([^"]+)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '')
    expect(settings).toMatchObject({ withDefaultFonts: false, telemetry: false, proxyUrl: '' })
  })

  test('opens no other door: the rest of its paths stays behind the key', async () => {
    for (const path of ['/reader', '/reader/', '/reader/js', '/x', '/'])
      expect((await api.call('GET', `/documentation${path}`, { key: account.key })).status).toBe(404)
  })
})

function inlineSchemas(node: Json): Json[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries<Json>(node).flatMap(([name, value]) => (name === 'schema' ? [value] : inlineSchemas(value)))
}
