import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startProxy, type ToxicProxy } from './proxy.ts'
import { type Oracle, startOracle } from './start-oracle.ts'
import { mailWith, SmtpDialogue } from './testing/smtp-dialogue.ts'

const dir = mkdtempSync(join(tmpdir(), 'proxy-'))
const person = { to: 'anna@example.com', mail: mailWith({ messageId: '<1@example.com>', token: '0123456789abcdef' }) }
let oracle: Oracle
let proxy: ToxicProxy

beforeAll(async () => {
  oracle = await startOracle({ logFile: join(dir, 'oracle.jsonl') })
  proxy = await startProxy(oracle.port)
})
beforeEach(() => proxy.poison([]))
afterAll(async () => {
  await proxy.close()
  await oracle.stop()
  rmSync(dir, { recursive: true })
})

async function introduced(): Promise<SmtpDialogue> {
  const client = await SmtpDialogue.open(proxy.port)
  onTestFinished(() => client.close())
  await client.introduce()
  return client
}

const accepted = async () => (await oracle.counts()).accepted

test('without toxics mail goes through', async () => {
  const client = await introduced()
  expect((await client.send(person))[3]).toMatch(/^250 /)
})

test('latency holds back both directions', async () => {
  const client = await introduced()
  proxy.poison([{ kind: 'latency', ms: 150 }])
  const startedAt = performance.now()
  expect(await client.ask('NOOP\r\n')).toMatch(/^250 /)
  expect(performance.now() - startedAt).toBeGreaterThan(295)
})

test('reset strikes open connections', async () => {
  const client = await introduced()
  proxy.poison([{ kind: 'reset' }])
  expect(await client.reply()).toBe('reset')
})

test('after a half close the target still gets what the client says', async () => {
  const client = await introduced()
  const before = await accepted()
  client.say(`MAIL FROM:<>\r\nRCPT TO:<${person.to}>\r\nDATA\r\n`)
  for (let i = 0; i < 3; i++) await client.reply()
  proxy.poison([{ kind: 'halfClose' }])
  expect(await client.ask(`${person.mail}\r\n.\r\n`)).toBe('closed')
  await expect.poll(accepted).toBe(before + 1)
})

test('a black hole keeps connections open and lets nothing through until it is gone', async () => {
  const client = await introduced()
  const before = await accepted()
  proxy.poison([{ kind: 'blackhole' }])
  const outcome = client.send(person)
  expect(await Promise.race([outcome, new Promise((resolve) => setTimeout(resolve, 200, 'nothing'))])).toBe('nothing')
  expect([proxy.openConnections() > 0, await accepted()]).toEqual([true, before])
  proxy.poison([])
  expect((await outcome)[3]).toMatch(/^250 /)
})

test('sliced bytes are still the same mail', async () => {
  const client = await introduced()
  proxy.poison([{ kind: 'slice', bytes: 40, everyMs: 1 }])
  expect((await client.send(person))[3]).toMatch(/^250 /)
  expect((await oracle.readLog()).acceptances.at(-1)?.token).toBe('0123456789abcdef')
})

test('stop after bytes: nothing beyond them arrives', async () => {
  const client = await introduced()
  const before = await accepted()
  proxy.poison([{ kind: 'stopAfterBytes', bytes: 200 }])
  expect(await client.send(person)).toContain('reset')
  expect(await accepted()).toBe(before)
})

test('the dropped reply after the dot: taken, and nobody told the client', async () => {
  proxy.poison([{ kind: 'dropReplyAfterDot', every: 2 }])
  const before = await accepted()
  const first = await introduced()
  expect((await first.send(person))[3]).toMatch(/^250 /)
  expect((await first.send(person))[3]).toBe('reset')
  expect(await accepted()).toBe(before + 2)
})
