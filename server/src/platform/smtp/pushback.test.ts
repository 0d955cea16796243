import { afterEach, expect, test } from 'vitest'
import { RelayPool } from './relay-pool.ts'
import { aMail, granted, relayFixture } from './testing/relay-fixture.ts'
import type { Script } from './testing/scripted-relay.ts'
import type { SmtpVerdict } from './verdict.ts'

const { startRelay } = relayFixture()
const pools: RelayPool<'bulk'>[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.drain(0)
})

/** Twelve mails may be on their way: four connections with three each. */
async function startPool(script: Script) {
  const relay = await startRelay(script)
  let now = 0
  const pool = new RelayPool({ settings: relay.settings, lanes: { bulk: { connections: 4 } }, now: () => now })
  pools.push(pool)
  const verdicts: SmtpVerdict[] = []
  const send = (account: number, count: number, mail = aMail()) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const verdict = await pool.send('bulk', mail, { ...granted, account })
        verdicts.push(verdict)
        return verdict.kind
      }),
    )
  return { relay, pool, send, verdicts, wait: (ms: number) => (now += ms) }
}

const each = (kind: string, count: number) => Array(count).fill(kind)
const toFirst = aMail({ to: 'a@first.test' })
const toSecond = aMail({ to: 'b@second.test' })
const defersFirst = (reply: string): Script => ({ RCPT: (_socket, line) => (/@first/.test(line) ? reply : '250 ok') })
const defersMails = (from: string): Script => ({
  MAIL: (_socket, line) => (line.includes(from) ? '451 4.7.1 too much of you' : '250 ok'),
})
const sad = aMail({ from: 'news@sad.test' })
const glad = aMail({ from: 'news@glad.test' })

test('whose mails are deferred goes slowly, and everybody else as before', async () => {
  const { pool, send } = await startPool(defersMails('sad.test'))
  for (let i = 0; i < 3; i++) expect(await send(1, 1, sad)).toEqual(['deferred'])
  // The narrowest window has been deferred once more, so that its account rests.
  const held = send(1, 7, sad)
  expect([pool.held('bulk', 1), pool.held('bulk', 2), pool.free('bulk')]).toEqual([7, 0, 12])
  expect(await send(2, 100, glad)).toEqual(each('accepted', 100))
  expect(pool.state().bulk).toMatchObject({ allowed: 4, breaker: 'closed' })
  expect(pool.held('bulk', 1)).toBe(7)
  await pool.drain(0)
  expect(await held).toEqual(each('returned', 7))
})

test('another sender domain of the same account is not meant', async () => {
  const { pool, send } = await startPool(defersMails('sad.test'))
  for (let i = 0; i < 3; i++) await send(1, 1, sad)
  expect(await send(1, 20, glad)).toEqual(each('accepted', 20))
  expect(pool.held('bulk', 1)).toBe(0)
})

test('a rest ends by itself, and a success ends it for good', async () => {
  let isSad = true
  const { pool, send, wait } = await startPool({ MAIL: () => (isSad ? '451 4.7.1 slow down' : '250 ok') })
  for (let i = 0; i < 3; i++) await send(1, 1)
  const held = send(1, 20)
  expect(pool.held('bulk', 1)).toBe(20)
  isSad = false
  wait(60)
  expect(await held).toEqual(each('accepted', 20))
  expect(pool.held('bulk', 1)).toBe(0)
})

test('what a relay says of an address is about its destination', async () => {
  const { pool, send } = await startPool(defersFirst('450 4.2.1 mailbox busy'))
  for (let i = 0; i < 3; i++) expect(await send(1, 1, toFirst)).toEqual(['deferred'])
  void send(1, 5, toFirst)
  expect(pool.held('bulk', 1)).toBe(5)
  expect(await send(1, 50, toSecond)).toEqual(each('accepted', 50))
  expect(await send(2, 50, toSecond)).toEqual(each('accepted', 50))
})

test('the same of many destinations is about the sender', async () => {
  const { pool, send } = await startPool(defersFirst('450 4.2.1 mailbox busy'))
  for (let i = 0; i < 7; i++) await send(1, 1, aMail({ to: `a@first${i}.test` }))
  void send(1, 5, toSecond)
  expect(pool.held('bulk', 1)).toBe(5)
})
