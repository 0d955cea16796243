import { afterEach, expect, test } from 'vitest'
import { type RelayAlarm, RelayPool, type RelayPoolOptions } from './relay-pool.ts'
import { smtpTimeouts } from './relay-settings.ts'
import { aMail, granted, relayFixture, shortly } from './testing/relay-fixture.ts'
import { hangUp, reset, type Script, silence } from './testing/scripted-relay.ts'
import type { SmtpVerdict } from './verdict.ts'

const { startRelay } = relayFixture()
const pools: RelayPool<'priority' | 'bulk'>[] = []

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.drain(0)
})

type Options = Partial<RelayPoolOptions<'priority' | 'bulk'>>

async function startPool(script: Script, options: Options = {}) {
  const relay = await startRelay(script)
  const alarms: RelayAlarm[] = []
  const pool = new RelayPool({
    settings: relay.settings,
    lanes: { priority: { connections: 2, steady: true }, bulk: { connections: 4 } },
    onAlarm: (alarm) => alarms.push(alarm),
    trialWaitMs: () => 60_000,
    ...options,
  })
  pools.push(pool)
  const send = (count = 1, mail = aMail()): Promise<SmtpVerdict>[] =>
    Array.from({ length: count }, () => pool.send('bulk', mail, granted))
  const free = () => new Promise<void>((resolve) => pool.onFree('bulk', resolve))
  return { relay, pool, alarms, send, free }
}

const kinds = async (verdicts: Promise<SmtpVerdict>[]) => (await Promise.all(verdicts)).map(({ kind }) => kind)
const each = (kind: string, count: number) => Array(count).fill(kind)

test('mails share as many connections as the lane has, and each is sent once', async () => {
  const { relay, pool, send } = await startPool({})
  const verdicts = Array.from({ length: 200 }, (_, i) => send(1, aMail({ to: `r${i}@receiver.test` }))).flat()
  expect(await kinds(verdicts)).toEqual(each('accepted', 200))
  const recipients = relay.heard.filter((line) => line.startsWith('RCPT'))
  expect([recipients.length, new Set(recipients).size]).toEqual([200, 200])
  expect(relay.sockets).toHaveLength(4)
  expect(pool.state().bulk).toEqual({
    connections: 4,
    allowed: 4,
    breaker: 'closed',
    permanent: false,
    lastError: null,
  })
})

test('a lane that is full leaves the other its connections', async () => {
  const { relay, pool, send } = await startPool({ dot: [...each(silence as never, 4), '250 2.0.0 urgent'] })
  send(12)
  await relay.hears('dot', 4)
  expect([pool.free('bulk'), pool.free('priority')]).toEqual([0, 6])
  expect(await pool.send('priority', aMail(), granted)).toMatchObject({ kind: 'accepted', reply: { text: 'urgent' } })
})

test('free places are counted and announced', async () => {
  const { pool, send, free } = await startPool({})
  expect(pool.free('bulk')).toBe(12)
  const verdicts = send(12)
  expect(pool.free('bulk')).toBe(0)
  await free()
  expect(pool.free('bulk')).toBeGreaterThan(0)
  await Promise.all(verdicts)
})

test('a connection is replaced after so many mails', async () => {
  const lanes = { priority: { connections: 1 }, bulk: { connections: 1, mailsPerConnection: 1 } }
  const { relay, send } = await startPool({}, { lanes, reuseMails: 3 })
  expect(await kinds(send(7))).toEqual(each('accepted', 7))
  await relay.hears('QUIT', 2)
  expect(relay.sockets).toHaveLength(3)
})

test('a connection is replaced after so much time', async () => {
  let now = 0
  const { relay, send } = await startPool({}, { now: () => now })
  await Promise.all(send())
  now = 299_999
  await Promise.all(send())
  expect(relay.sockets).toHaveLength(1)
  now = 300_000
  expect(await kinds(send())).toEqual(['accepted'])
  await relay.hears('QUIT')
  expect(relay.sockets).toHaveLength(2)
})

test('a connection that was idle shows first that it lives', async () => {
  let now = 0
  const { relay, send } = await startPool({}, { now: () => now })
  await Promise.all(send())
  now = 29_999
  await Promise.all(send())
  expect(relay.heard).not.toContain('NOOP')
  now = 60_000
  expect(await kinds(send())).toEqual(['accepted'])
  expect(relay.heard.filter((line) => line === 'NOOP' || line === 'connect')).toEqual(['connect', 'NOOP'])
})

test.each([
  ['resets', reset],
  ['does not answer', silence],
  ['says 421', '421 4.4.2 idle for too long'],
])('a connection that %s after a pause is replaced, and no mail notices', async (_name, action) => {
  let now = 0
  const timeouts = { ...smtpTimeouts, ...(action === silence && { courtesy: shortly }) }
  const { relay, send } = await startPool({ NOOP: action }, { now: () => now, timeouts })
  await Promise.all(send())
  now = 30_000
  expect(await kinds(send())).toEqual(['accepted'])
  expect(relay.sockets).toHaveLength(2)
})

test.each([
  ['MAIL', { MAIL: ['451 4.3.2 slow down', '250 ok'] }],
  ['RCPT', { RCPT: ['451 4.3.2 slow down', '250 ok'] }],
  ['the dot', { dot: ['451 4.3.2 slow down', '250 ok'] }],
  ['the dot, with 421', { dot: ['421 4.3.2 slow down', '250 ok'] }],
])(
  'a mail deferred at %s halves the width; a hundred successes give back one connection',
  async (_phase, script: Script) => {
    const { pool, send } = await startPool(script)
    expect(await kinds(send())).toEqual(['deferred'])
    expect(pool.state().bulk.allowed).toBe(2)
    for (let i = 0; i < 99; i++) await send()[0]
    expect(pool.state().bulk.allowed).toBe(2)
    await send()[0]
    expect(pool.state().bulk.allowed).toBe(3)
  },
)

test('a narrower lane closes the connections it may no longer use', async () => {
  const { relay, pool, send } = await startPool({ dot: [...(each('250 ok', 40) as string[]), '451 4.3.2 slow down'] })
  await Promise.all(send(40))
  expect(pool.state().bulk.connections).toBe(4)
  await Promise.all(send())
  await relay.hears('QUIT', 2)
  expect(pool.state().bulk).toMatchObject({ connections: 2, allowed: 2 })
})

test('a steady lane keeps its width', async () => {
  const { pool } = await startPool({ dot: '451 4.3.2 slow down' })
  expect(await pool.send('priority', aMail(), granted)).toMatchObject({ kind: 'deferred' })
  expect(pool.state().priority.allowed).toBe(2)
})

test('a relay that lets no more connections in narrows the lane and goes on', async () => {
  const { pool, alarms, send } = await startPool({
    connect: ['220 hello', '220 hello', '421 4.7.0 too many connections'],
  })
  expect(await kinds(send(60))).toEqual(each('accepted', 60))
  expect(pool.state().bulk).toMatchObject({ allowed: 2, breaker: 'closed', lastError: expect.stringContaining('421') })
  expect(alarms).toEqual([])
})

test('without the relay all mails come back at once, one trial at a time finds it again', async () => {
  const { relay, pool, alarms, send, free } = await startPool(
    { connect: [...each('421 4.3.2 no', 8), '220 hello'] as string[] },
    { trialWaitMs: () => shortly },
  )
  expect(await kinds(send(20))).toEqual(each('returned', 20))
  expect(pool.state().bulk).toMatchObject({ breaker: 'open', connections: 0 })
  expect([pool.free('bulk'), await kinds(send())]).toEqual([0, ['returned']])
  expect(alarms).toEqual([{ lane: 'bulk', permanent: false, reason: 'greeting: 421 no' }])
  await free()
  const connected = relay.sockets.length
  expect([pool.state().bulk.breaker, pool.free('bulk')]).toEqual(['halfOpen', 1])
  for (let attempt = 0; pool.state().bulk.breaker !== 'closed'; attempt++) {
    expect(attempt).toBeLessThan(10)
    if (pool.free('bulk') === 0) await free()
    expect(['accepted', 'returned']).toContain((await send()[0])?.kind)
  }
  expect(relay.sockets.length).toBe(Math.max(connected + 1, 9))
  expect(alarms).toHaveLength(1)
  expect(await kinds(send(20))).toEqual(each('accepted', 20))
})

test.each([
  ['before DATA', { DATA: hangUp }, 'returned'],
  ['after the dot', { dot: reset }, 'inDoubt'],
])('a relay that greets and then hangs up %s counts as unreachable', async (_name, script: Script, kind) => {
  const { relay, pool, send } = await startPool(script)
  expect(await kinds(send())).toEqual([kind])
  expect(pool.state().bulk.breaker).toBe('open')
  expect(await kinds(send())).toEqual(['returned'])
  expect(relay.sockets).toHaveLength(1)
})

test('a refused password stops the lane with a lasting alarm and bounces nobody', async () => {
  const script = { EHLO: '250-scripted.test\n250 AUTH PLAIN', AUTH: '535 5.7.8 wrong' }
  const relay = await startRelay(script)
  const settings = { ...relay.settings, user: 'mailer', password: 'wrong' }
  const { pool, alarms, send } = await startPool({}, { settings })
  expect(await kinds(send(5))).toEqual(each('returned', 5))
  expect(alarms).toEqual([{ lane: 'bulk', permanent: true, reason: 'auth: 535 wrong' }])
  expect(pool.state().bulk).toMatchObject({ breaker: 'open', permanent: true })
})

test('drain lets mails on their way end, returns the others and says goodbye', async () => {
  const { relay, pool } = await startPool({})
  const permit = Promise.withResolvers<boolean>()
  const onItsWay = pool.send('priority', aMail(), { permit: permit.promise })
  await relay.hears('body')
  const drained = pool.drain(10_000)
  expect(await pool.send('priority', aMail(), granted)).toMatchObject({ kind: 'returned', fault: 'caller' })
  permit.resolve(true)
  expect(await onItsWay).toMatchObject({ kind: 'accepted' })
  await drained
  expect([relay.heard.at(-1), pool.state().priority.connections]).toEqual(['QUIT', 0])
})

test('drain does not wait for ever: what is past its dot stays in doubt', async () => {
  const { relay, pool, send } = await startPool({ dot: silence })
  const verdicts = send(2)
  await relay.hears('dot')
  await pool.drain(shortly)
  expect(await kinds(verdicts)).toEqual(expect.arrayContaining(['inDoubt']))
})

test('drain gives up connections that are not open yet', async () => {
  const { relay, pool, send } = await startPool({ connect: silence })
  const verdicts = send(3)
  await relay.hears('connect')
  await pool.drain(10_000)
  expect(await kinds(verdicts)).toEqual(each('returned', 3))
})

test('a permit that fails for a mail nobody could send disturbs nobody', async () => {
  const { send, pool } = await startPool({ connect: hangUp })
  await Promise.all(send())
  const verdict = pool.send('bulk', aMail(), { permit: Promise.reject(new Error('no database')) })
  expect(await verdict).toMatchObject({ kind: 'returned', fault: 'relay' })
})
