import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { byBrowser, startTestPages, type TestPages } from '../../../test/test-pages.ts'
import { Database } from '../db/database.ts'

let api: TestApi
let pages: TestPages
let account: TestAccount
let p: string
beforeAll(async () => {
  api = await startTestApi()
  pages = await startTestPages(api)
  account = await anAccount(api)
  p = pages.ticket(account, (await aSubscriber(api, account)).id)
})
afterAll(async () => {
  await pages.stop()
  await api.stop()
})
const oneClick = { method: 'POST', form: { 'List-Unsubscribe': 'One-Click' } }

describe('every answer', () => {
  const paths = () => [
    `/unsubscribe?p=${p}`,
    `/unsubscribe?p=${p}&force=true`,
    '/unsubscribe',
    '/optin/unknown',
    '/browser/unknown',
    '/',
    '/nothing/here',
    '/optin/%',
    '/robots.txt',
    '/health',
  ]
  test('T61, T62 is not kept, not indexed, not framed, tells nobody where it was, sets no cookie', async () => {
    for (const path of paths()) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { headers } = await pages.visit(path, { method, headers: { 'x-forwarded-host': 'boese.example' } })
        proves(['D-PAG-6.8', 'D-PAG-12'], () =>
          expect([path, method, headers]).toEqual([
            path,
            method,
            expect.objectContaining({
              'cache-control': 'no-store',
              'referrer-policy': 'no-referrer',
              'x-robots-tag': 'noindex, nofollow',
              'x-content-type-options': 'nosniff',
              'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
            }),
          ]),
        )
        expect(headers['set-cookie']).toBeUndefined()
        expect(JSON.stringify(headers)).not.toContain('boese')
      }
    }
  })

  test('whatever is asked, it is a page and never a fault of ours', proving('E-231'), async () => {
    for (const path of [...paths(), '/optin/', '/browser/', '/unsubscribe?p=%', '/unsubscribe?%00', '//', '/optin/a/b'])
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
        const { status } = await pages.visit(path, { method, rawBody: method === 'GET' ? undefined : '\u0000=%ff&&&' })
        expect([path, method, status < 500]).toEqual([path, method, true])
      }
  })

  test('a body that is too long is refused', async () => {
    const answer = await pages.visit(`/unsubscribe?p=${p}`, { method: 'POST', form: { x: 'y'.repeat(20_000) } })
    expect(answer.status).toBe(413)
  })

  test('T50, T77 the log knows routes, and no token, address or agent', async () => {
    api.logLines.length = 0
    await pages.visit(`/unsubscribe?p=${p}`, { headers: byBrowser })
    await pages.visit('/optin/geheimnisgeheimnis', { headers: byBrowser })
    const log = api.logLines.join('')
    expect(log).toContain('"route":"/optin/:token"')
    for (const secret of [p, 'geheimnis', '127.0.0.1', 'Firefox']) expect(log).not.toContain(secret)
  })
})

describe('limits', () => {
  /** Addresses and ids repeat from one test database to the next, and Redis remembers a minute. */
  beforeEach(async () => {
    const redis = new Redis(api.app.config.REDIS_URL)
    const keys = await redis.keys('limiter:minute:page:*')
    if (keys.length > 0) await redis.del(keys)
    redis.disconnect()
  })

  test('sixty visits a minute per address, then a page with 429 that says when to come back', async () => {
    const limited = await startTestPages(api, { minuteLimit: 60, config: { TRUSTED_PROXIES: ['127.0.0.1'] } })
    const from = (ip: string) =>
      limited.visit('/optin/unknown', { headers: { 'x-forwarded-for': ip, 'accept-language': 'en' } })
    try {
      for (let i = 0; i < 60; i++) expect((await from('203.0.113.7')).status).toBe(404)
      const refused = await from('203.0.113.7')
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(refused.text).toContain('try again in a minute')
      expect((await from('203.0.113.8')).status).toBe(404)
      expect((await limited.visit('/health', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(200)
    } finally {
      await limited.stop()
    }
  })

  test('a mailbox provider may send the one-clicks of all its users from one address', async () => {
    const limited = await startTestPages(api, { minuteLimit: 3 })
    try {
      for (let i = 0; i < 6; i++) {
        const { id } = await aSubscriber(api, account)
        const path = `/unsubscribe?p=${pages.ticket(account, id)}`
        expect((await limited.visit(path, oneClick)).status).toBe(200)
      }
      const statuses = []
      for (let i = 0; i < 4; i++) statuses.push((await limited.visit(`/unsubscribe?p=${p}`, oneClick)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    } finally {
      await limited.stop()
    }
  })
})

describe('when something is away or wrong', () => {
  test('without PostgreSQL a person is asked to try again, and a mailbox provider too', async () => {
    const db = new Database({ url: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1, preparedStatements: true })
    const cutOff = await startTestPages(api, { parts: { db } })
    try {
      for (const visit of [{ headers: byBrowser }, { ...oneClick, headers: {} }]) {
        const answer = await cutOff.visit(`/unsubscribe?p=${p}&force=true`, visit)
        expect(answer.status).toBe(503)
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      }
      const page = await cutOff.visit('/optin/x', { headers: byBrowser })
      expect(page.text).toContain('gleich noch einmal')
      expect((await cutOff.visit('/ready')).status).toBe(503)
    } finally {
      await cutOff.stop()
      await db.close()
    }
  })

  test('a link that came without HTTPS is sent on to the origin of the pages', async () => {
    const strict = await startTestPages(api, { config: { REQUIRE_HTTPS: true } })
    try {
      const answer = await strict.visit('/optin/x?y=1', { headers: { host: 'boese.example' } })
      expect(answer).toMatchObject({ status: 308, location: 'https://pages.postrider.example/optin/x?y=1' })
    } finally {
      await strict.stop()
    }
  })
})
