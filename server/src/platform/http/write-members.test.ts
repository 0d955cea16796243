import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anEmail, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proving, provingEach } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { apiRoutes } from '../../processes/api-routes.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

const json = { 'content-type': 'application/json' }
const create = (body: Record<string, unknown>) =>
  api.call('POST', '/subscribers', { key: account.key, body: { email: anEmail(), ...body } })
const createRaw = (rawBody: string) => api.call('POST', '/subscribers', { key: account.key, rawBody, headers: json })

describe('which members a write may carry', () => {
  test('a record that was read can be sent back', async () => {
    const { id } = await aSubscriber(api, account, { firstname: 'Max' })
    const { body: read } = await api.call('GET', `/subscribers/${id}`, { key: account.key })
    const written = await api.call('PUT', `/subscribers/${id}`, { key: account.key, body: read.data })
    expect(written.status).toBe(200)
    expect(written.body.data).toEqual(read.data)
  })

  test('read-only members are ignored, whatever they hold', proving('D-ENV-8.1'), async () => {
    const readOnly = {
      objectType: 'Nonsense',
      createdAt: '1999-01-01 00:00:00',
      updatedAt: 7,
      optinAt: '1999-01-01 00:00:00',
      optinIp: '192.0.2.1',
      optoutAt: null,
      optoutIp: {},
      optoutNewsletterId: 'x',
      receivedOptinAt: [],
    }
    const { status, body } = await create(readOnly)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ objectType: 'Subscriber', optoutNewsletterId: null, optinIp: null })
    expect(body.data.createdAt).not.toBe('1999-01-01 00:00:00')
  })

  test('a body id must not contradict the path', proving('D-ENV-8.2'), async () => {
    const { id } = await aSubscriber(api, account)
    const put = (body: object) => api.call('PUT', `/subscribers/${id}`, { key: account.key, body })
    expect((await put({ id, city: 'Kiel' })).status).toBe(200)
    const refused = await put({ id: id + 1, city: 'Bonn' })
    expect(refused.status).toBe(422)
    expect(refused.body.errors[0].pointer).toBe('#/id')
  })

  test.each([
    ['E-045 D-ENV-8.3 a misspelt member', 'firstName', '#/firstName'],
    ['a member with a slash', 'a/b', '#/a~1b'],
    ['a member with a tilde and a blank', 'a~b c', '#/a~0b%20c'],
    ['an empty name', '', '#/'],
    ['a column name', 'account_id', '#/account_id'],
  ])(
    '%s is refused and pointed at',
    provingEach(async (_, member, pointer) => {
      const { status, body } = await create({ [member]: 'x' })
      expect(status).toBe(422)
      expect(body.errors).toEqual([{ pointer, code: 'field_unknown', detail: expect.any(String) }])
    }),
  )

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    '%s is an unknown member and pollutes nothing',
    proving('E-044'),
    async (member) => {
      const answer = await createRaw(`{"email":"${anEmail()}","${member}":{"polluted":true,"isAdmin":1}}`)
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual([
        { pointer: `#/${member}`, code: 'field_unknown', detail: expect.any(String) },
      ])
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      expect(Object.keys(Object.prototype)).toEqual([])
      expect((await create({})).status).toBe(201)
    },
  )

  const withBody = apiRoutes.filter(({ body }) => body).map(({ method, path }) => [method, path] as const)
  test.each(withBody)('%s %s knows no __proto__ either', proving('E-044'), async (method, path) => {
    const answer = await api.call(method, path.replaceAll(/\{\w+\}/g, '1'), {
      key: account.key,
      rawBody: '{"__proto__":{"polluted":true}}',
      headers: json,
    })
    expect(answer.status).toBe(422)
    const pointed = answer.body.errors.filter(({ pointer }: { pointer: string }) => pointer === '#/__proto__')
    expect(pointed).toEqual([expect.objectContaining({ code: 'field_unknown' })])
  })

  test('__proto__ inside a map is an unknown key too', proving('E-044'), async () => {
    const answer = await createRaw(`{"email":"${anEmail()}","customerFields":{"__proto__":{"polluted":true}}}`)
    expect(answer.status).toBe(422)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('a member that stands twice is refused', proving(['W-132.1', 'D-ENV-8.4', 'F-053.2']), async () => {
    const answer = await createRaw(`{"email":"${anEmail()}","city":"Kiel","c\\u0069ty":"Bonn"}`)
    expect([answer.status, answer.body.code, answer.body.member]).toEqual([400, 'duplicate_member', 'city'])
  })

  test('so are too many of them', proving('W-132.2'), async () => {
    const object = (members: number) => `{${Array.from({ length: members }, (_, i) => `"${i}":null`).join()}}`
    const codeOf = async (body: string) => (await createRaw(body)).body.code
    expect(await codeOf(`{"customerFields":${object(1000)}}`)).toBe('validation_failed')
    expect(await codeOf(`{"customerFields":${object(1001)}}`)).toBe('too_many_members')
    const list = (objects: number) => `{"channels":[${Array.from({ length: objects }, () => object(999)).join()}]}`
    expect(await codeOf(list(10))).toBe('validation_failed')
    expect(await codeOf(list(11))).toBe('too_many_members')
  })

  test.each([
    ['PUT', '/subscribers/multiple', 'subscribers', 100_000],
    ['POST', '/mailings/singleTrigger/batch', 'receivers', 20_000],
    ['POST', '/mailings/trigger/999999/receivers', 'receivers', 200_000],
  ])('%s %s takes more of them', proving('W-132.2'), async (method, path, list, most) => {
    const item = `{${Array.from({ length: 500 }, (_, i) => `"${i}":1`).join()}}`
    const send = async (items: number) => {
      const rawBody = `{"${list}":[${Array.from({ length: items }, () => item).join()}]}`
      const headers = { 'content-type': 'application/json' }
      return (await api.call(method, path, { key: account.key, rawBody, headers })).body.code
    }
    expect(await send(most / 500 - 1)).not.toBe('too_many_members')
    expect(await send(most / 500)).toBe('too_many_members')
  })
})

describe('text', () => {
  test.each([
    ['D-ENV-9.1 blanks around it', '  Kiel \t'.replace('\t', ' '), 'Kiel'],
    ['D-ENV-9.2 decomposed letters', 'Ko\u0308ln', 'Köln'],
    ['D-ENV-9.3 nothing', '', null],
    ['only blanks', '   ', null],
    ['a no-break space around it', '\u00a0Kiel\u00a0', 'Kiel'],
  ])(
    'is trimmed and normalised: %s',
    provingEach(async (_, sent, kept) => {
      const { body } = await create({ city: sent })
      expect(body.data.city).toBe(kept)
      const { body: read } = await api.call('GET', `/subscribers/${body.data.id}`, { key: account.key })
      expect(read.data.city).toBe(kept)
    }),
  )

  test.each([
    ['D-ENV-9.4 NUL', 'a\u0000b'],
    ['D-ENV-9.5 a line feed', 'a\nb'],
    ['D-ENV-9.5 a carriage return', 'a\rb'],
    ['D-ENV-9.4 an escape character', 'a\u001bb'],
    ['half a surrogate pair', 'a\ud800b'],
  ])(
    'must not hold %s',
    provingEach(async (_, city) => {
      const { status, body } = await create({ city })
      expect(status).toBe(422)
      expect(body.errors).toEqual([{ pointer: '#/city', code: 'characters_invalid', detail: expect.any(String) }])
    }),
  )
})
