import { afterAll, beforeAll, expect, test } from 'vitest'
import { inAccount } from '../../src/features/account-setup/index.ts'
import { planMailing } from '../../src/features/mailings/index.ts'
import { timestamp } from '../../src/platform/clock/timestamp.rules.ts'
import { RelayPool } from '../../src/platform/smtp/relay-pool.ts'
import { aSandbox, type TestSandbox } from '../a-sandbox.ts'
import { watchConnections } from '../connections.ts'
import { aMailing } from '../factories.ts'
import { proving } from '../proves.ts'
import { chance, testSeed } from '../seed.ts'
import { serviceUrls } from '../service-urls.ts'
import { type SilentRelay, startSilentRelay } from '../silent-relay.ts'
import { startTestEngine, type TestEngine } from '../test-engine.ts'
import { anAdmin, startApiAndWeb, type TestAdmin } from '../test-web.ts'

const { api, web } = await startApiAndWeb()
let relay: SilentRelay
let engine: TestEngine
let admin: TestAdmin
let sandbox: TestSandbox

beforeAll(async () => {
  relay = await startSilentRelay()
  admin = await anAdmin(api, web)
  sandbox = await aSandbox(web, admin)
  engine = await startTestEngine(api, { RELAY_URL: `smtp://127.0.0.1:${relay.port}` })
})
afterAll(async () => {
  await engine.stop()
  relay.stop()
})

const boxes = ['ida', 'bruno', 'hard-bounce', 'soft-bounce', 'complaint', 'refuse', 'no-answer', 'late-bounce']

test(
  'a thousand acts at random, mistaken keys among them: nobody is connected to but our own',
  proving('W-111.1'),
  async () => {
    const { below: draw, pick } = chance()
    const { key } = sandbox
    const [prefix, secret] = key.split('.') as [string, string]
    const [realPrefix, realSecret] = admin.account.key.split('.') as [string, string]
    const mistaken = [
      `${prefix}.${realSecret}`,
      `${realPrefix}.${secret}`,
      secret,
      'sb',
      `${prefix}.`,
      `sb${realPrefix.slice(2)}.${secret}`,
    ]
    const email = () => `${pick(boxes)}+${draw(200)}@${pick(['gmail.com', 'example.com', 'web.de'])}`
    const call = (method: string, path: string, body?: object, by = key) =>
      api.call(method, path, { key: by, ...(body && { body }) })
    const status = () => pick([{ status: 1 }, { status: 2, statusAddition: 1 }, { status: 3, statusAddition: 4 }])
    const acts = [
      () => call('POST', '/subscribers/register', { email: email() }),
      () => call('POST', '/subscribers', { email: email(), ...status() }),
      () => call('PUT', `/subscribers/${1 + draw(150)}`, { email: email() }),
      () => call('DELETE', `/subscribers/${1 + draw(150)}`),
      () => call('GET', `/subscribers/${1 + draw(150)}`),
      () => call('POST', '/subscribers/register', { email: email() }, pick(mistaken)),
      () => call('POST', '/subscribers', { email: email() }, pick(mistaken)),
      () => admin.call('POST', `${sandbox.at}/sandbox/clock`, { body: { forwardSeconds: 1 + draw(7200) } }),
    ]
    const letter = async () => {
      const id = await aMailing(api, sandbox.account.accountId)
      await inAccount(api.operator, sandbox.account.accountId, (act) =>
        planMailing(act, id, { at: timestamp(act.clock.now()), fromVerifiedDomain: false }),
      )
    }
    const statuses = new Set<number>()
    const connections = watchConnections()
    for (let n = 1; n <= 1000; n += 1) {
      statuses.add((await pick(acts)()).status)
      if (n % 100 === 0) {
        await letter()
        await engine.work()
      }
    }
    expect(
      [...statuses].filter((code) => code >= 500),
      `TEST_SEED=${testSeed}`,
    ).toEqual([])
    expect(statuses).toContain(401)
    const inbox = await admin.call('POST', `${sandbox.at}/inbox/search`, { body: {} })
    expect(inbox.body.meta.total).toBeGreaterThan(100)
    const urls = serviceUrls()
    const ours = [urls.admin('postgres'), urls.redis, urls.nats, api.url, web.url].map((url) =>
      Number(new URL(url).port),
    )
    expect([...connections.ports].filter((port) => !ours.includes(port))).toEqual([])
    expect(relay.visits, `TEST_SEED=${testSeed}`).toEqual([])
    const [real] = await api.database.query<{ count: string }>('select count(*) from messages where account_id = $1', [
      admin.account.accountId,
    ])
    expect(Number(real?.count)).toBe(0)
    // It would have been seen: mail of the account itself goes to the relay.
    const settings = { host: '127.0.0.1', port: relay.port, tls: 'none' as const, heloName: 'x' }
    const pool = new RelayPool({ settings, lanes: { bulk: { connections: 1 } } })
    const mail = { envelopeFrom: 'a@b.example', envelopeTo: 'c@d.example', data: Buffer.from('x\r\n') }
    await pool.send('bulk', mail, { permit: Promise.resolve(true), account: admin.account.accountId })
    await pool.drain(100)
    expect([...connections.ports]).toContain(relay.port)
    connections.stop()
  },
)
