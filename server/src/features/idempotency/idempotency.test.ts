import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aKey, anAccount, anEmail, type TestAccount } from '../../../test/factories.ts'
import { proves, proving, provingEach } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { apiRoutes } from '../../processes/api-routes.ts'

let api: TestApi
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
})
afterAll(() => api.stop())

interface Sent {
  key?: string
  method?: string
  path?: string
  body?: unknown
}
function send(name: string, { key = account.key, method = 'POST', path = '/subscribers', body = {} }: Sent) {
  return api.call(method, path, { key, body, headers: { 'idempotency-key': name } })
}

async function countOf(email: string): Promise<number> {
  const [row] = await api.database.query<{ count: string }>('select count(*) from subscribers where email = $1', [
    email,
  ])
  return Number(row?.count)
}

async function mailsTo(email: string): Promise<number> {
  const [row] = await api.database.query<{ count: string }>(
    `select count(*) from messages m join subscribers s on s.account_id = m.account_id and s.id = m.subscriber_id
     where s.email = $1`,
    [email],
  )
  return Number(row?.count)
}

describe('a repeated request is answered again and has no second effect', () => {
  test('create', async () => {
    const [name, email] = [randomUUID(), anEmail()]
    const first = await send(name, { body: { email } })
    const second = await send(name, { body: { email } })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.text).toBe(first.text)
    expect(second.headers.get('location')).toBe(first.headers.get('location'))
    proves('D-IDM-3.1', () =>
      expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']),
    )
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    await proves('E-268.1', async () => expect(await countOf(email)).toBe(1))
  })

  test('register queues one mail', async () => {
    const [name, email] = [randomUUID(), anEmail()]
    const path = '/subscribers/register'
    const answers = [await send(name, { path, body: { email } }), await send(name, { path, body: { email } })]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers[1]?.text).toBe(answers[0]?.text)
    await proves('E-268.2', async () => expect([await countOf(email), await mailsTo(email)]).toEqual([1, 1]))
    await send(randomUUID(), { path, body: { email } })
    expect(await mailsTo(email)).toBe(2)
  })

  test('update of many', async () => {
    const email = anEmail()
    const { body } = await send(randomUUID(), { body: { email } })
    const sent = {
      method: 'PUT',
      path: '/subscribers/multiple',
      body: { subscribers: [{ id: body.data.id, city: 'Kiel' }] },
    }
    const name = randomUUID()
    const first = await send(name, sent)
    expect(first.status).toBe(200)
    await api.call('PUT', `/subscribers/${body.data.id}`, { key: account.key, body: { city: 'Bonn' } })
    const second = await send(name, sent)
    expect(second.text).toBe(first.text)
    const { body: read } = await api.call('GET', `/subscribers/${body.data.id}`, { key: account.key })
    expect(read.data.city).toBe('Bonn')
  })

  test('a stored answer shows the state of then, not of now', async () => {
    const [name, email] = [randomUUID(), anEmail()]
    const { body } = await send(name, { body: { email, city: 'Kiel' } })
    await api.call('PUT', `/subscribers/${body.data.id}`, { key: account.key, body: { city: 'Bonn' } })
    expect((await send(name, { body: { email, city: 'Kiel' } })).body.data.city).toBe('Kiel')
  })
})

describe('what makes two requests the same', () => {
  test('another body under the same key is refused and has no effect', async () => {
    const [name, email, other] = [randomUUID(), anEmail(), anEmail()]
    await send(name, { body: { email } })
    const answer = await send(name, { body: { email: other } })
    await proves(['E-269', 'D-IDM-3.3'], async () => {
      expect([answer.status, answer.body.code]).toEqual([422, 'idempotency_key_reused'])
      expect(await countOf(other)).toBe(0)
    })
    expect((await send(name, { body: { email } })).headers.get('idempotency-replayed')).toBe('true')
  })

  test('the bytes of the body count, not their meaning', proving('D-IDM-2.2'), async () => {
    const [name, email] = [randomUUID(), anEmail()]
    await send(name, { body: { email } })
    const answer = await api.call('POST', '/subscribers', {
      key: account.key,
      rawBody: `{ "email": "${email}" }`,
      headers: { 'idempotency-key': name, 'content-type': 'application/json' },
    })
    expect(answer.body.code).toBe('idempotency_key_reused')
  })

  test('another path and another query are other requests', proving('D-IDM-2.1'), async () => {
    const [name, email] = [randomUUID(), anEmail()]
    await send(name, { body: { email } })
    const answers = [
      await send(name, { path: '/subscribers/upsert', body: { email } }),
      await send(name, { path: '/subscribers?include=channels', body: { email } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    for (const { headers } of answers) expect(headers.get('idempotency-replayed')).toBeNull()
  })

  test('the same key in another account is independent', proving('E-271'), async () => {
    const [name, email] = [randomUUID(), anEmail()]
    const stranger = await anAccount(api)
    const first = await send(name, { body: { email } })
    const second = await send(name, { key: stranger.key, body: { email } })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers.get('idempotency-replayed')).toBeNull()
    expect(await countOf(email)).toBe(2)
    const different = await send(name, { key: stranger.key, body: { email: anEmail() } })
    expect(different.body.code).toBe('idempotency_key_reused')
  })

  test('two API keys of one account share it', async () => {
    const [name, email] = [randomUUID(), anEmail()]
    await send(name, { body: { email } })
    const { key } = await aKey(api, account.accountId)
    expect((await send(name, { key, body: { email } })).headers.get('idempotency-replayed')).toBe('true')
  })

  test('after 24 hours the key is fresh, before them it is not', proving(['E-274', 'D-IDM-2.3']), async () => {
    const [name, email] = [randomUUID(), anEmail()]
    const hour = 3_600_000
    const first = await send(name, { body: { email } })
    api.clock.advance(24 * hour - 60_000)
    expect((await send(name, { body: { email } })).headers.get('idempotency-replayed')).toBe('true')
    api.clock.advance(120_000)
    const late = await send(name, { body: { email } })
    expect([late.status, late.headers.get('idempotency-replayed')]).toEqual([409, null])
    const reused = await send(name, { body: { email } })
    expect([reused.status, reused.headers.get('idempotency-replayed')]).toEqual([409, 'true'])
    expect(reused.text).not.toBe(first.text)
    api.clock.advance(25 * hour)
    expect((await send(name, { body: { email: anEmail() } })).status).toBe(201)
  })
})

describe('where and in which form a key is taken', () => {
  test('on every POST and on the update of many, nowhere else', proving('D-IDM-1.1'), () => {
    const takers = apiRoutes.filter((route) => route.kind === 'write' && route.idempotent)
    const expected = apiRoutes.filter(({ method, path }) => method === 'POST' || path === '/subscribers/multiple')
    expect(takers).toEqual(expected)
  })

  test('other methods ignore it', async () => {
    const { body } = await send(randomUUID(), { body: { email: anEmail() } })
    const name = randomUUID()
    const put = (city: string) => send(name, { method: 'PUT', path: `/subscribers/${body.data.id}`, body: { city } })
    expect([(await put('Kiel')).body.data.city, (await put('Bonn')).body.data.city]).toEqual(['Kiel', 'Bonn'])
    expect((await send('not valid', { method: 'PUT', path: `/subscribers/${body.data.id}` })).status).toBe(200)
  })

  test('quoted and bare are the same key', proving(['E-272.1', 'D-IDM-1.3']), async () => {
    const [name, email] = [randomUUID(), anEmail()]
    await send(`"${name}"`, { body: { email } })
    expect((await send(name, { body: { email } })).headers.get('idempotency-replayed')).toBe('true')
    const escaped = `a"b\\c-${name}`
    const second = anEmail()
    await send(escaped, { body: { email: second } })
    const quoted = `"${escaped.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
    expect((await send(quoted, { body: { email: second } })).headers.get('idempotency-replayed')).toBe('true')
  })

  test.each([
    ['D-IDM-1.2 255 characters', 'k'.repeat(255), 201],
    ['E-272.2 D-IDM-1.2 256 characters', 'k'.repeat(256), 422],
    ['255 characters in quotes', `"${'q'.repeat(255)}"`, 201],
    ['256 characters in quotes', `"${'q'.repeat(256)}"`, 422],
    ['one character', '~', 201],
    ['an empty key', '', 422],
    ['an empty key in quotes', '""', 422],
    ['a blank inside', 'a b', 422],
    ['a blank inside quotes', '"a b"', 422],
    ['letters beyond ASCII', 'schl\u00fcssel', 422],
  ])(
    '%s',
    provingEach(async (_, name, status) => {
      const answer = await send(name, { body: { email: anEmail() } })
      expect(answer.status).toBe(status)
      if (status === 422) expect(answer.body.code).toBe('idempotency_key_invalid')
    }),
  )
})
