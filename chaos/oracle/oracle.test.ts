import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { FaultAction, FaultPoint } from './fault-rule.rules.ts'
import { type Oracle, startOracle } from './start-oracle.ts'
import { mailWith, SmtpDialogue } from './testing/smtp-dialogue.ts'

const dir = mkdtempSync(join(tmpdir(), 'oracle-'))
let oracle: Oracle
let number = 0

beforeAll(async () => {
  oracle = await startOracle({ logFile: join(dir, 'oracle.jsonl') })
})
beforeEach(() => oracle.arm([]))
afterAll(async () => {
  await oracle.stop()
  rmSync(dir, { recursive: true })
})

async function dialogue(): Promise<SmtpDialogue> {
  const opened = await SmtpDialogue.open(oracle.port)
  onTestFinished(() => opened.close())
  return opened
}

/** A mail to somebody new, so that the log can be asked about it. */
function anybody() {
  number += 1
  const to = `anybody.${number}@example.com`
  return { to, mail: mailWith({ messageId: `<${number}@example.com>`, token: '0123456789abcdef' }) }
}

async function logOf(to: string) {
  const { acceptances, faults } = await oracle.readLog()
  return {
    acceptances: acceptances.filter(({ recipient }) => recipient === to),
    faults: faults.filter(({ recipients }) => recipients.includes(to)),
  }
}

test('an acceptance is in the log when its answer arrives', async () => {
  const client = await dialogue()
  await client.introduce()
  const { to, mail } = anybody()
  const replies = await client.send({ from: 'bounce+7@example.com', to, mail })
  expect(replies.map((reply) => reply.slice(0, 3))).toEqual(['250', '250', '354', '250'])
  const { acceptances } = await logOf(to)
  expect(acceptances).toMatchObject([
    {
      recipient: to,
      sender: 'bounce+7@example.com',
      messageId: `<${number}@example.com>`,
      token: '0123456789abcdef',
      queueId: null,
      answered: true,
    },
  ])
})

test('mails one after the other on one connection, also in single bytes, are kept apart', async () => {
  const client = await dialogue()
  await client.introduce()
  const first = anybody()
  const second = anybody()
  await client.send(first)
  for (const character of `MAIL FROM:<>\r\nRCPT TO:<${second.to}>\r\nDATA\r\n`) client.say(character)
  await client.reply()
  await client.reply()
  await client.reply()
  for (const character of `${second.mail}\r\n.\r\nQUIT\r\n`) client.say(character)
  expect(await client.reply()).toMatch(/^250 /)
  expect(await client.reply()).toMatch(/^221 /)
  expect(await client.reply()).toBe('closed')
  expect([(await logOf(first.to)).acceptances.length, (await logOf(second.to)).acceptances.length]).toEqual([1, 1])
})

test('a mail without text ends with a lone dot', async () => {
  const client = await dialogue()
  await client.introduce()
  const { to } = anybody()
  client.say(`MAIL FROM:<>\r\nRCPT TO:<${to}>\r\nDATA\r\n.\r\n`)
  const replies = [await client.reply(), await client.reply(), await client.reply(), await client.reply()]
  expect(replies.at(-1)).toMatch(/^250 /)
  expect((await logOf(to)).acceptances).toMatchObject([{ messageId: null, token: null }])
})

describe('a reply in place of the usual one', () => {
  const refusal: FaultAction = { kind: 'reply', code: 451, text: '4.3.0 try later' }
  const place: Record<Exclude<FaultPoint, 'connect' | 'ehlo'>, number> = { mail: 0, rcpt: 1, data: 2, dot: 3 }

  test.each(Object.entries(place))('at %s', async (at, index) => {
    await oracle.arm([{ at: at as FaultPoint, action: refusal }])
    const client = await dialogue()
    await client.introduce()
    const person = anybody()
    expect((await client.send(person))[index]).toBe('451 4.3.0 try later')
    expect((await logOf(person.to)).acceptances).toEqual([])
  })

  test('in the greeting it ends the session', async () => {
    await oracle.arm([{ at: 'connect', action: { kind: 'reply', code: 554, text: 'no' } }])
    const client = await dialogue()
    expect([await client.reply(), await client.reply()]).toEqual(['554 no', 'closed'])
  })

  test('421 in the middle of pipelined commands ends the session after the replies before it', async () => {
    await oracle.arm([{ at: 'rcpt', action: { kind: 'reply', code: 421, text: 'bye' } }])
    const client = await dialogue()
    await client.introduce()
    expect(await client.send(anybody())).toEqual(['250 2.0.0 Ok', '421 bye', 'closed'])
  })
})

describe('a lost connection at the dot', () => {
  test.each([
    ['disconnect', false, 'closed'],
    ['disconnect', true, 'closed'],
    ['reset', false, 'reset'],
    ['reset', true, 'reset'],
    ['halfClose', false, 'closed'],
    ['halfClose', true, 'closed'],
  ] as const)('%s, accepting: %s', async (kind, accepting, ending) => {
    await oracle.arm([{ at: 'dot', action: { kind, accepting } }])
    const client = await dialogue()
    await client.introduce()
    const person = anybody()
    expect((await client.send(person))[3]).toBe(ending)
    const { acceptances, faults } = await logOf(person.to)
    expect(acceptances.map(({ answered }) => answered)).toEqual(accepting ? [false] : [])
    expect(faults).toMatchObject([{ at: 'dot', action: { kind, accepting }, leavesInDoubt: true }])
  })

  test('silence: the connection stays, no answer comes, the mail is taken', async () => {
    await oracle.arm([{ at: 'dot', action: { kind: 'silence', accepting: true } }])
    const client = await dialogue()
    await client.introduce()
    const person = anybody()
    const outcome = client.send(person)
    await expect.poll(async () => (await logOf(person.to)).acceptances).toMatchObject([{ answered: false }])
    client.say('NOOP\r\n')
    client.socket.end()
    expect((await outcome)[3]).toBe('closed')
  })
})

test('bad bytes at the dot follow an acceptance nobody learns of', async () => {
  await oracle.arm([{ at: 'dot', action: { kind: 'garbage' } }])
  const client = await dialogue()
  await client.introduce()
  const person = anybody()
  expect((await client.send(person))[3]).not.toMatch(/^[2-5]\d\d[ -]/)
  expect((await logOf(person.to)).acceptances).toMatchObject([{ answered: false }])
})

test('two replies to one command', async () => {
  await oracle.arm([{ at: 'rcpt', action: { kind: 'twoReplies' } }])
  const client = await dialogue()
  await client.introduce()
  const { to } = anybody()
  client.say(`MAIL FROM:<>\r\nRCPT TO:<${to}>\r\nDATA\r\n`)
  const codes: string[] = []
  for (let i = 0; i < 4; i++) codes.push((await client.reply()).slice(0, 3))
  expect(codes).toEqual(['250', '250', '250', '354'])
})

test('a delayed answer: the mail is in the log long before', async () => {
  await oracle.arm([{ at: 'dot', delayMs: [400, 500] }])
  const client = await dialogue()
  await client.introduce()
  const person = anybody()
  const startedAt = performance.now()
  expect((await client.send(person))[3]).toMatch(/^250 /)
  expect(performance.now() - startedAt).toBeGreaterThan(395)
  const [acceptance] = (await logOf(person.to)).acceptances
  expect(acceptance?.wallMs).toBeLessThan(Date.now() - 300)
})

test('slow reading: the answer waits for the last byte', async () => {
  await oracle.arm([{ at: 'data', action: { kind: 'slowRead', bytesPerSecond: 500 } }])
  const client = await dialogue()
  await client.introduce()
  const person = anybody()
  const startedAt = performance.now()
  expect((await client.send(person))[3]).toMatch(/^250 /)
  expect(performance.now() - startedAt).toBeGreaterThan((person.mail.length / 500) * 900)
})

test('every n-th, only for some recipients', async () => {
  await oracle.arm([
    { at: 'rcpt', every: 2, recipient: '^chosen', action: { kind: 'reply', code: 550, text: '5.1.1 unknown' } },
  ])
  const client = await dialogue()
  await client.introduce()
  const codes: string[] = []
  for (const to of ['chosen.1@a.example', 'other@a.example', 'chosen.2@a.example', 'chosen.3@a.example']) {
    const replies = await client.send({ ...anybody(), to })
    codes.push((replies[1] as string).slice(0, 3))
    await client.ask('RSET\r\n')
  }
  expect(codes).toEqual(['250', '250', '550', '250'])
})
