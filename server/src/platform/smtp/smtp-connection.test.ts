import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aMail, granted, relayFixture, shortly, stepByStep } from './testing/relay-fixture.ts'
import { reset, silence } from './testing/scripted-relay.ts'

const { connect } = relayFixture()

const accepted = { kind: 'accepted', reply: { code: 250, enhanced: '2.0.0', text: 'queued' } }
const kinds = async (verdicts: Promise<{ kind: string }>[]) => (await Promise.all(verdicts)).map(({ kind }) => kind)

test('the body travels before the permit, the dot after it', async () => {
  const { relay, connection } = await connect({})
  const permit = Promise.withResolvers<boolean>()
  const dots: string[] = []
  const verdict = connection.transmit(aMail(), { permit: permit.promise, onDotWritten: () => dots.push('written') })
  await relay.hears('body')
  expect([relay.heard, dots]).toEqual([expect.not.arrayContaining(['dot']), []])
  permit.resolve(true)
  expect(await verdict).toEqual(accepted)
  expect(dots).toEqual(['written'])
  expect(relay.heard).toEqual([
    'connect',
    'EHLO client.test',
    'MAIL FROM:<from@sender.test>',
    'RCPT TO:<to@receiver.test>',
    'DATA',
    'body',
    'dot',
  ])
})

test('a permit before 354 waits for 354', async () => {
  const { relay, connection } = await connect({ DATA: silence })
  const verdict = connection.transmit(aMail(), granted)
  await relay.hears('DATA')
  expect(relay.chunks.at(-1)).toMatch(/DATA\r\n$/)
  connection.destroy()
  expect(await verdict).toMatchObject({ kind: 'returned', fault: 'caller' })
})

test('a body larger than the network takes at once arrives whole, then its dot', async () => {
  const { relay, connection } = await connect({})
  const body = `${'x'.repeat(70)}\r\n`.repeat(100_000)
  expect(await connection.transmit(aMail({ body }), granted)).toEqual(accepted)
  expect(relay.bodies[0]?.length).toBe(body.length)
})

test.each([
  ['refused', () => Promise.resolve(false), { kind: 'withheld' }],
  [
    'broken',
    () => Promise.reject(new Error('no database')),
    { kind: 'returned', fault: 'caller', reason: expect.any(String) },
  ],
])('a %s permit after the body has begun ends the connection without a dot', async (_name, answer, verdict) => {
  const { relay, connection } = await connect({})
  const permit = Promise.withResolvers<boolean>()
  const verdicts = [connection.transmit(aMail(), { permit: permit.promise }), connection.transmit(aMail(), granted)]
  await relay.hears('body')
  answer().then(permit.resolve, permit.reject)
  expect(await Promise.all(verdicts)).toEqual([
    verdict,
    { kind: 'returned', fault: 'caller', reason: expect.any(String) },
  ])
  expect([connection.usable, relay.bodies]).toEqual([false, []])
})

test('a permit refused before 354 sends neither body nor dot', async () => {
  const { relay, connection } = await connect({})
  const permit = Promise.withResolvers<boolean>()
  const verdict = connection.transmit(aMail(), { permit: permit.promise })
  await relay.hears('DATA')
  permit.resolve(false)
  expect(await verdict).toEqual({ kind: 'withheld' })
  await new Promise((resolve) => relay.sockets[0]?.on('close', resolve))
  expect([connection.usable, relay.heard.at(-1)]).toEqual([false, 'DATA'])
})

test('a permit that comes after the connection is lost writes no dot', async () => {
  const { connection } = await connect({ body: reset })
  const permit = Promise.withResolvers<boolean>()
  const dots: string[] = []
  const verdict = connection.transmit(aMail(), { permit: permit.promise, onDotWritten: () => dots.push('written') })
  expect(await verdict).toMatchObject({ kind: 'returned', fault: 'relay' })
  permit.resolve(true)
  await setImmediate()
  expect(dots).toEqual([])
})

test('a mail withheld from the start does not begin', async () => {
  const { relay, connection } = await connect({})
  expect(await connection.transmit(aMail(), { permit: Promise.resolve(false) })).toEqual({ kind: 'withheld' })
  expect(await connection.noop()).toBe(true)
  expect(relay.heard).toEqual(['connect', 'EHLO client.test', 'NOOP'])
})

test('a mail withheld while it waits leaves the connection to the others', async () => {
  const { relay, connection } = await connect({})
  const first = Promise.withResolvers<boolean>()
  const verdicts = [
    connection.transmit(aMail({ to: 'a@receiver.test' }), { permit: first.promise }),
    connection.transmit(aMail({ to: 'b@receiver.test' }), { permit: Promise.resolve(false) }),
    connection.transmit(aMail({ to: 'c@receiver.test' }), granted),
  ]
  expect(await verdicts[1]).toEqual({ kind: 'withheld' })
  first.resolve(true)
  expect(await kinds(verdicts)).toEqual(['accepted', 'withheld', 'accepted'])
  expect(relay.heard).not.toContain('RCPT TO:<b@receiver.test>')
})

test('a mail withheld step by step is taken back without harm to the connection', async () => {
  const { relay, connection } = await connect(stepByStep)
  const permit = Promise.withResolvers<boolean>()
  const verdicts = [connection.transmit(aMail(), { permit: permit.promise }), connection.transmit(aMail(), granted)]
  await relay.hears('MAIL')
  permit.resolve(false)
  expect(await kinds(verdicts)).toEqual(['withheld', 'accepted'])
  expect(relay.heard.filter((line) => line === 'DATA')).toHaveLength(1)
})

test.each([
  ['with the permit first', true],
  ['with the body first', false],
])('after the deadline no dot is written, %s', async (_name, permitFirst) => {
  const { relay, connection } = await connect({})
  const permit = Promise.withResolvers<boolean>()
  if (permitFirst) permit.resolve(true)
  const verdict = connection.transmit(aMail(), { permit: permit.promise, deadline: performance.now() })
  if (!permitFirst) await relay.hears('body')
  permit.resolve(true)
  expect(await verdict).toEqual({ kind: 'returned', fault: 'caller', reason: 'the deadline for the dot has passed' })
  expect([connection.usable, relay.bodies]).toEqual([false, []])
})

test('the dot and the next envelope travel together, and the answers find their mails', async () => {
  const { relay, connection } = await connect({ dot: ['250 2.0.0 first', '550 5.7.1 second', '250 2.0.0 third'] })
  const verdicts = ['one', 'two', 'three'].map((to) =>
    connection.transmit(aMail({ to: `${to}@receiver.test`, body: `${to}\r\n` }), granted),
  )
  expect((await Promise.all(verdicts)).map((verdict) => 'reply' in verdict && verdict.reply.text)).toEqual([
    'first',
    'second',
    'third',
  ])
  expect(relay.bodies).toEqual(['one\r\n', 'two\r\n', 'three\r\n'])
  expect(relay.chunks).toContain('one\r\n.\r\nMAIL FROM:<from@sender.test>\r\nRCPT TO:<two@receiver.test>\r\nDATA\r\n')
})

test('without PIPELINING no command is sent before the last one is answered', async () => {
  const { relay, connection } = await connect(stepByStep)
  expect(await kinds([1, 2].map(() => connection.transmit(aMail(), granted)))).toEqual(['accepted', 'accepted'])
  expect(relay.chunks.filter((chunk) => /\r\n(MAIL|RCPT|DATA)/.test(chunk))).toEqual([])
})

test.each([
  ['421', '421 4.3.2 going down', 'deferred'],
  ['a reset', reset, 'inDoubt'],
  ['garbage', 'what?', 'inDoubt'],
])('%s for a dot touches only the mail past it', async (_name, action, kind) => {
  const { relay, connection } = await connect({ dot: action })
  const verdicts = [1, 2, 3].map(() => connection.transmit(aMail(), granted))
  expect(await kinds(verdicts)).toEqual([kind, 'returned', 'returned'])
  expect(relay.bodies).toHaveLength(1)
})

test.each([
  ['with the answer to MAIL', { MAIL: '250 one\n250 two' }, ['returned', 'returned']],
  ['with the answer to DATA', { DATA: '354 go\n250 surplus' }, ['inDoubt', 'returned']],
  ['with the answer to the dot', { dot: '250 one\n250 two' }, ['accepted', 'returned']],
])('one reply too many %s is taken for no other', async (_name, script, verdicts) => {
  const { relay, connection } = await connect(script)
  expect(await kinds([1, 2].map(() => connection.transmit(aMail(), granted)))).toEqual(verdicts)
  expect(connection.usable).toBe(false)
  expect(relay.bodies.length).toBeLessThanOrEqual(1)
})

test('one reply too many while the dot is held: back, safe', async () => {
  const { connection } = await connect({ body: '250 surplus' })
  expect(await connection.transmit(aMail(), { permit: new Promise(() => {}) })).toMatchObject({ kind: 'returned' })
})

test('a reply begun before the dot and ended after it: that mail is in doubt', async () => {
  const { relay, connection } = await connect({ body: (socket) => socket.write('25'), dot: '0 surplus' })
  const permit = Promise.withResolvers<boolean>()
  const verdicts = [permit.promise, permit.promise].map((promise) => connection.transmit(aMail(), { permit: promise }))
  await relay.hears('body')
  // The two bytes lie in the socket by now; the second turn comes after they have been read.
  await setImmediate()
  await setImmediate()
  permit.resolve(true)
  expect(await kinds(verdicts)).toEqual(['inDoubt', 'returned'])
})

test('an idle connection that the relay closes is no longer usable', async () => {
  const { relay, connection } = await connect({})
  relay.sockets[0]?.write('421 4.4.2 idle for too long\r\n')
  expect(await connection.noop()).toBe(false)
  expect(await connection.transmit(aMail(), granted)).toMatchObject({ kind: 'returned', fault: 'relay' })
})

test('an address the relay cannot be given comes back and harms nobody', async () => {
  const { relay, connection } = await connect({})
  const bad = connection.transmit(aMail({ to: 'x@y.test>\r\nRCPT TO:<other@y.test' }), granted)
  const foreign = connection.transmit(aMail({ to: 'grün@receiver.test' }), granted)
  expect(await Promise.all([bad, foreign])).toEqual([
    { kind: 'returned', fault: 'address', reason: expect.any(String) },
    { kind: 'returned', fault: 'address', reason: expect.any(String) },
  ])
  expect(await connection.transmit(aMail(), granted)).toEqual(accepted)
  expect(relay.heard.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<to@receiver.test>'])
})

test('SMTPUTF8 is used where it is offered', async () => {
  const { relay, connection } = await connect({ EHLO: '250-scripted.test\n250-PIPELINING\n250 SMTPUTF8' })
  expect(await connection.transmit(aMail({ to: 'grün@receiver.test' }), granted)).toEqual(accepted)
  expect(relay.heard).toEqual(
    expect.arrayContaining(['MAIL FROM:<from@sender.test> SMTPUTF8', 'RCPT TO:<grün@receiver.test>']),
  )
})

test('QUIT waits for the goodbye, but not for long', async () => {
  const { relay, connection } = await connect({})
  await connection.quit()
  expect(relay.heard.at(-1)).toBe('QUIT')
  const { connection: other } = await connect({ QUIT: silence }, { courtesy: shortly })
  await other.quit()
  expect(other.usable).toBe(false)
})
