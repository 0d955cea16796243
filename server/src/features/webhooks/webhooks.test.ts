import { Resolver } from 'node:dns/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { waitUntil } from '../../../../tools/services/process-control.ts'
import { anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proves, proving } from '../../../test/proves.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { createGuardedClient, type GuardedClient } from '../../platform/net/guarded-client.ts'
import { createEngine, type Engine } from '../../processes/create-engine.ts'
import { inAccount } from '../account-setup/index.ts'
import { keepMonths } from '../months/index.ts'
import { listDeliveries } from './delivery.store.ts'
import { createWebhook, disableWebhook, enableWebhook, type NewWebhook, rotateSecret } from './manage-webhooks.ts'
import { testWebhook } from './test-webhook.ts'
import { type EventReceiver, isGenuine, startEventReceiver } from './testing/event-receiver.ts'
import { claimWebhooks, findWebhook, type Webhook } from './webhook.store.ts'
import { reportWebhooks, WebhookDispatcher } from './webhook-dispatcher.ts'

let api: TestApi
let engine: Engine
let client: GuardedClient
let account: TestAccount
let receiver: EventReceiver
const open: EventReceiver[] = []
const app = () => ({ ...api.app, config: { ...api.app.config, WEBHOOK_ALLOW_PRIVATE: true } })

beforeAll(async () => {
  api = await startTestApi()
  engine = createEngine(api.app.config, { clock: api.clock, log: api.app.log })
  client = createGuardedClient({ resolver: new Resolver(), allowPrivate: true })
})
afterAll(async () => {
  client.close()
  await engine.close()
  await api.stop()
})
beforeEach(async () => {
  await api.database.query(`update webhooks set state = 'disabled'`)
  account = await anAccount(api)
  receiver = await aReceiver()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.stop()))
})

async function aReceiver(...manner: Parameters<typeof startEventReceiver>): Promise<EventReceiver> {
  const started = await startEventReceiver(...manner)
  open.push(started)
  return started
}
const within = <T>(work: Parameters<typeof inAccount<T>>[2]) =>
  inAccount({ ...api.operator, config: app().config }, account.accountId, work)
const aHook = (wishes: Partial<NewWebhook> = {}) =>
  within((act) => createWebhook(act, { name: 'CRM', url: receiver.url, types: [], ...wishes }))
const newDispatcher = (with_ = client) => new WebhookDispatcher({ ...engine, metrics: api.app.metrics, client: with_ })
/** Everything that can be done now. */
async function work(dispatcher = newDispatcher()): Promise<void> {
  await dispatcher.look()
  await dispatcher.settle()
}
const hookOf = async ({ id }: Webhook) => (await within(({ tx }) => findWebhook(tx, id))) as Webhook
const put = (id: number, body: object) => api.call('PUT', `/subscribers/${id}`, { key: account.key, body })
async function happen(count: number): Promise<number> {
  const { id } = await aSubscriber(api, account)
  for (let i = 1; i < count; i += 1) await put(id, { city: `Kiel ${i}` })
  return id
}
const after = (seconds: number) => api.clock.advance(seconds * 1000)
const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

describe('a delivery', () => {
  test('is signed, whole, and once per event', proving(['E-280.2', 'D-WHK-1.2']), async () => {
    await happen(2)
    const { webhook, secret } = await aHook()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const id = await happen(3)
    await work()
    await work()
    // What happened before the hook was made is not for it.
    expect(receiver.sequences().sort()).toEqual([3, 4, 5])
    const { body: log } = await api.call('GET', '/events?after=2', { key: account.key })
    const bodies = receiver.received.map(({ event }) => event).sort((a, b) => a.data.sequence - b.data.sequence)
    proves('D-WHK-2.1', () => {
      expect(bodies).toEqual(log.data)
      expect(bodies[0]?.data).toMatchObject({ accountId: account.accountId, subscriberId: id, status: 1 })
    })
    expect(new Set(receiver.received.map((one) => one.id)).size).toBe(3)
    for (const one of receiver.received) {
      expect(one.id).toMatch(/^msg_[0-9a-f]{32}$/)
      proves('D-WHK-2.2', () => expect(Buffer.byteLength(one.body)).toBeLessThan(20_000))
      proves('E-275.1', () => expect(isGenuine(secret, one)).toBe(true))
      proves('E-275.2', () =>
        expect(
          isGenuine(secret, { ...one, body: one.body.replace('Kiel', 'Kiez').replace('"status":1', '"status":3') }),
        ).toBe(false),
      )
      expect(isGenuine(secret, { ...one, timestamp: String(Number(one.timestamp) + 1) })).toBe(false)
    }
    expect(await hookOf(webhook)).toMatchObject({ position: 5, retries: 0, lost: 0, state: 'active' })
    expect(JSON.stringify(api.logLines)).not.toContain(secret)
  })

  test(
    'while a secret is replaced both sign, and afterwards only the new one',
    proving(['D-WHK-1.4', 'W-152']),
    async () => {
      const { webhook, secret: former } = await aHook()
      const { secret } = await within((act) => rotateSecret(act, webhook.id, 24))
      await happen(1)
      await work()
      after(25 * 3600)
      await happen(1)
      await work()
      const genuine = (one: (typeof receiver.received)[number]) => [isGenuine(secret, one), isGenuine(former, one)]
      expect(receiver.received.map(genuine)).toEqual([
        [true, true],
        [true, false],
      ])
      expect(receiver.received[0]?.signature).toMatch(/^v1,\S+ v1,\S+$/)
    },
  )

  test('goes to every hook that wants this kind', proving('D-WHK-1.1'), async () => {
    const other = await aReceiver()
    const { webhook } = await aHook({ types: ['subscriber.created'] })
    await aHook({ url: other.url })
    await happen(3)
    await work()
    expect(receiver.sequences()).toEqual([1])
    expect(other.sequences().sort()).toEqual([1, 2, 3])
    expect(other.received[0]?.id).not.toBe(receiver.received[0]?.id)
    expect(await hookOf(webhook)).toMatchObject({ position: 3 })
  })

  test('a test event goes out at once and is no part of the log', async () => {
    const { webhook, secret } = await aHook()
    const outcome = await testWebhook({ ...app(), client }, account, webhook)
    expect(outcome).toMatchObject({ status: 204 })
    expect(receiver.received[0]?.event.type).toBe('webhook.test')
    expect(isGenuine(secret, receiver.received[0] as never)).toBe(true)
  })
})

describe('a failure', () => {
  test(
    '302, 500 and a broken connection are tried again under the same id',
    proving(['E-278.1', 'D-WHK-4.3']),
    async () => {
      const { webhook, secret } = await aHook()
      receiver.behave((_one, response) => {
        const turn = receiver.received.length
        response.setHeader('connection', 'close')
        if (turn === 3) response.destroy()
        return [0, 302, 500, 0, 204][turn]
      })
      await happen(1)
      for (const seconds of [0, 6, 331, 1981]) {
        after(seconds)
        await work()
        await work()
      }
      expect(receiver.received).toHaveLength(4)
      proves('E-276', () => {
        expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1)
        expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
        expect(new Set(receiver.received.map(({ timestamp }) => timestamp)).size).toBe(4)
        expect(new Set(receiver.received.map(({ signature }) => signature)).size).toBe(4)
        expect(receiver.received.every((one) => isGenuine(secret, one))).toBe(true)
      })
      expect(await hookOf(webhook)).toMatchObject({ retries: 0, position: 1 })
      const log = await within(({ tx }) => listDeliveries(tx, webhook.id, 10))
      expect(log.map(({ attempt, status, failure }) => [attempt, status ?? failure])).toEqual([
        [4, 204],
        [3, 'ECONNRESET'],
        [2, 500],
        [1, 302],
      ])
    },
  )

  test('silence counts as a failure after 15 seconds', proving(['D-WHK-4.2', 'E-278.1']), async () => {
    const { webhook } = await aHook()
    receiver.behave(() => undefined)
    await happen(1)
    await work()
    const [attempt] = await within(({ tx }) => listDeliveries(tx, webhook.id, 10))
    expect(attempt).toMatchObject({ status: null, failure: 'TIMEOUT' })
    expect(attempt?.tookMs).toBeGreaterThan(14_900)
    expect(await hookOf(webhook)).toMatchObject({ retries: 1, state: 'active' })
  })

  test('Retry-After is honoured', proving('D-WHK-4.5'), async () => {
    await aHook()
    receiver.behave((_one, response) => {
      response.setHeader('retry-after', '120')
      return 503
    })
    await happen(1)
    await work()
    after(60)
    await work()
    expect(receiver.received).toHaveLength(1)
    after(61)
    await work()
    expect(receiver.received).toHaveLength(2)
  })

  test(
    '410 disables the hook; enabled again, it goes on with that very event',
    proving(['E-278.2', 'D-WHK-4.4']),
    async () => {
      const { webhook } = await aHook()
      receiver.behave(() => 410)
      await happen(1)
      await work()
      expect(await hookOf(webhook)).toMatchObject({
        state: 'disabled',
        stateReason: 'the receiver answered 410',
        retries: 1,
      })
      await happen(1)
      after(100)
      await work()
      expect(receiver.received).toHaveLength(1)
      receiver.behave(() => 200)
      await within((act) => enableWebhook(act, webhook.id))
      await work()
      expect(receiver.sequences()).toEqual([1, 1, 2])
      expect(await hookOf(webhook)).toMatchObject({ state: 'active', retries: 0, position: 2 })
    },
  )

  test(
    'after the last retry the hook is failing, keeps its place, and misses nothing',
    proving('D-WHK-4.6'),
    async () => {
      const { webhook } = await aHook()
      receiver.behave(() => 500)
      await happen(1)
      for (let i = 0; i < 10; i += 1) {
        await work()
        after(27 * 3600)
      }
      expect(receiver.received).toHaveLength(10)
      const failing = await hookOf(webhook)
      expect(failing).toMatchObject({ state: 'failing', retries: 1, position: 1 })
      expect(failing.stateReason).toBe('event 1 failed 10 times, the last time with 500')
      await reportWebhooks({ ...engine, metrics: api.app.metrics })
      expect(await api.app.metrics.registry.metrics()).toMatch(/^postrider_webhooks\{state="failing"\} 1$/m)
      await happen(2)
      await work()
      expect(receiver.received).toHaveLength(10)
      receiver.behave(() => 200)
      await within((act) => enableWebhook(act, webhook.id))
      await work()
      expect(receiver.sequences().slice(10)).toEqual([1, 2, 3])
    },
  )

  test('one event that a receiver cannot take does not hold up the others', async () => {
    const { webhook } = await aHook()
    receiver.behave(({ event }) => (event.data.sequence === 2 ? 500 : 200))
    await happen(30)
    await work()
    expect(new Set(receiver.sequences())).toEqual(new Set(upTo(30)))
    expect(await hookOf(webhook)).toMatchObject({ position: 30, retries: 1 })
  })

  test('T75 a dead receiver costs few attempts, and gets everything once it is back', async () => {
    const { webhook } = await aHook()
    receiver.behave(() => 503)
    await happen(60)
    await work()
    await work()
    expect(receiver.received.length).toBeLessThan(25)
    const { position, retries } = await hookOf(webhook)
    expect(retries).toBe(position)
    receiver.behave(() => 200)
    const failed = receiver.received.length
    after(6)
    await work()
    expect(
      receiver
        .sequences()
        .slice(failed)
        .sort((a, b) => a - b),
    ).toEqual(upTo(60))
  })

  test(
    'T73 a target inside our network is refused at delivery, whatever was allowed before',
    proving(['E-279', 'D-WHK-4.7']),
    async () => {
      const strict = createGuardedClient({
        resolver: { resolve4: async () => ['169.254.169.254'], resolve6: async () => [] } as never,
        allowPrivate: false,
      })
      const hooks = [await aHook({ url: 'https://metadata.example/' }), await aHook({ url: 'https://127.0.0.1/' })]
      await happen(1)
      await work(newDispatcher(strict))
      for (const { webhook } of hooks)
        expect(await within(({ tx }) => listDeliveries(tx, webhook.id, 1))).toMatchObject([
          { failure: 'ADDRESS_REFUSED' },
        ])
      strict.close()
    },
  )

  test.each(['http://hooks.example/', 'https://hooks.example:8443/', 'file:///etc/passwd'])(
    '%s is refused when the hook is made',
    proving('E-279'),
    async (url) => {
      const made = inAccount(api.operator, account.accountId, (act) =>
        createWebhook(act, { name: 'CRM', url, types: [] }),
      )
      await expect(made).rejects.toMatchObject({ code: 'validation_failed' })
    },
  )
})

describe('the place in the log', () => {
  test('an erased person is erased from what is still to be delivered', async () => {
    await aHook()
    receiver.behave(() => 500)
    const id = await happen(1)
    await work()
    expect(receiver.received[0]?.event.data.email).toContain('@')
    await api.call('DELETE', `/subscribers/${id}`, { key: account.key })
    receiver.behave(() => 200)
    after(6)
    await work()
    const again = receiver.received.filter(({ event }) => event.data.sequence === 1).at(-1)
    expect(again?.event.data).toMatchObject({ subscriberId: id, email: null })
    expect(receiver.received.at(-1)?.body + String(again?.body)).not.toContain('@')
  })

  test('events older than the log is kept are counted as lost, not passed over silently', async () => {
    const { webhook } = await aHook()
    receiver.behave(() => 500)
    await happen(1)
    await work()
    await within((act) => disableWebhook(act, webhook.id))
    await happen(3)
    await keepMonths(engine)
    after(155 * 24 * 3600)
    await keepMonths(engine)
    await happen(1)
    receiver.behave(() => 200)
    await within((act) => enableWebhook(act, webhook.id))
    await work()
    expect(receiver.sequences()).toEqual([1, 5])
    expect(await hookOf(webhook)).toMatchObject({ position: 5, lost: 4, retries: 0 })
  })

  test('two dispatchers share the hooks and nobody delivers twice', async () => {
    const receivers = await Promise.all(Array.from({ length: 6 }, () => aReceiver()))
    for (const { url } of receivers) await aHook({ url })
    await happen(20)
    const dispatchers = [newDispatcher(), newDispatcher()]
    await Promise.all(dispatchers.map((dispatcher) => work(dispatcher)))
    for (const one of receivers) expect(one.sequences().sort((a, b) => a - b)).toEqual(upTo(20))
  })

  test('a hook whose dispatcher died is free when its lease ends, and a dispatcher that lost it records nothing', async () => {
    const { webhook } = await aHook()
    await happen(1)
    const dead = { owner: crypto.randomUUID(), now: api.clock.now(), leaseMs: 300, mostRetries: 16, limit: 10 }
    const claimed = await claimWebhooks(engine.db, { ...dead, accounts: [account.accountId] })
    expect(claimed).toMatchObject([{ id: webhook.id }])
    await work()
    expect(receiver.received).toEqual([])
    await new Promise((resolve) => setTimeout(resolve, 350))
    // While this one waits for the answer, somebody takes the hook away.
    receiver.behave(() => {
      void within((act) => disableWebhook(act, webhook.id)).then(() => release())
      return undefined
    })
    const release = () => open[0]?.stop()
    await work()
    expect(await hookOf(webhook)).toMatchObject({ position: 0, retries: 0, state: 'disabled' })
  })

  test('T75 a slow receiver and a dead one do not delay another', async () => {
    const [slow, dead] = [await aReceiver(() => undefined), await aReceiver()]
    const { webhook: hanging } = await aHook({ url: slow.url })
    await aHook({ url: dead.url })
    await dead.stop()
    open.splice(open.indexOf(dead), 1)
    await aHook()
    await happen(20)
    const dispatcher = newDispatcher()
    await dispatcher.look()
    await waitUntil('20 deliveries', () => receiver.received.length >= 20)
    expect(receiver.sequences().sort((a, b) => a - b)).toEqual(upTo(20))
    // It is still being waited for.
    expect(await hookOf(hanging)).toMatchObject({ position: 0, retries: 0 })
    await slow.stop()
    open.splice(open.indexOf(slow), 1)
    await dispatcher.stop()
  })

  test('the log of deliveries keeps the newest thousand', proving('W-105.2'), async () => {
    const { webhook } = await aHook()
    await happen(1)
    await work()
    await api.database.query(
      `insert into webhook_deliveries (account_id, webhook_id, seq, attempt, at, took_ms)
       select $1, $2, 1, 1, now(), 1 from generate_series(1, 1500) n`,
      [account.accountId, webhook.id],
    )
    await happen(99)
    await work()
    const kept = await within(({ tx }) => listDeliveries(tx, webhook.id, 2000))
    expect([kept.length, Math.max(...kept.map(({ seq }) => seq))]).toEqual([1000, 100])
  })

  test('a knock leads to the hooks of its account; without one every hook is found page by page', async () => {
    await within(async (act) => {
      for (let i = 0; i < 500; i++) await createWebhook(act, { name: 'CRM', url: receiver.url, types: [] })
    })
    await api.database.query(`update webhooks set state = 'disabled'`)
    const { webhook } = await aHook()
    await happen(1)
    const dispatcher = newDispatcher()
    const position = async () => (await hookOf(webhook)).position
    await work(dispatcher)
    expect(await position()).toBe(0)
    await work(dispatcher)
    expect(await position()).toBe(1)
    await happen(1)
    await dispatcher.look(account.accountId)
    await dispatcher.settle()
    expect(await position()).toBe(2)
  })
})
