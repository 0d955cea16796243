import { describe, expect, test } from 'vitest'
import { aMail, granted, relayFixture, shortly, stepByStep } from './testing/relay-fixture.ts'
import { type Action, hangUp, reset, type Script, silence } from './testing/scripted-relay.ts'

const { connect } = relayFixture()

const deferred = (phase: string, code: number, enhanced: string | null = null) => ({
  kind: 'deferred',
  phase,
  reply: expect.objectContaining({ code, enhanced }),
})
const rejected = (phase: string, code: number, enhanced: string | null = null) => ({
  ...deferred(phase, code, enhanced),
  kind: 'rejected',
})
const inDoubt = { kind: 'inDoubt', reason: expect.any(String) }
const returned = { kind: 'returned', fault: 'relay', reason: expect.any(String) }

type Outcome = { verdict: object; usable: boolean; bodies: number }
const stays = (verdict: object, bodies = 0): Outcome => ({ verdict, usable: true, bodies })
const closes = (verdict: object, bodies = 0): Outcome => ({ verdict, usable: false, bodies })

const rows: [string, Script, Outcome][] = [
  ['MAIL 4xx: the mail is deferred', { MAIL: '451 4.3.0 later' }, stays(deferred('mail', 451, '4.3.0'))],
  ['MAIL 5xx: the sender is refused', { MAIL: '550 5.7.1 not you' }, stays(rejected('mail', 550, '5.7.1'))],
  ['MAIL 421: deferred, closed', { MAIL: '421 4.3.2 going down' }, closes(deferred('mail', 421, '4.3.2'))],
  ['RCPT 4xx: deferred', { RCPT: '450 4.2.1 later' }, stays(deferred('rcpt', 450, '4.2.1'))],
  [
    'RCPT 5xx: rejected',
    { RCPT: '550 5.1.1 unknown', DATA: '554 no recipients' },
    stays(rejected('rcpt', 550, '5.1.1')),
  ],
  ['RCPT 421: deferred, closed', { RCPT: '421 4.3.2 going down' }, closes(deferred('rcpt', 421, '4.3.2'))],
  ['DATA 4xx: deferred', { DATA: '452 4.3.1 disk full' }, stays(deferred('data', 452, '4.3.1'))],
  ['DATA 5xx: rejected', { DATA: '554 5.7.1 no' }, stays(rejected('data', 554, '5.7.1'))],
  ['DATA 421: deferred, closed', { DATA: '421 going down' }, closes(deferred('data', 421))],
  ['reset before DATA is answered: back, safe', { DATA: reset }, closes(returned)],
  ['close before DATA is answered: back, safe', { DATA: hangUp }, closes(returned)],
  ['garbage for MAIL: back, safe', { MAIL: 'what?' }, closes(returned)],
  ['354 for MAIL: back, safe', { MAIL: '354 go ahead' }, closes(returned)],
  ['250 for DATA: back, safe', { DATA: '250 ok' }, closes(returned)],
  ['dot 451: not accepted, deferred', { dot: '451 4.3.0 later' }, stays(deferred('dot', 451, '4.3.0'), 1)],
  ['dot 421: deferred, closed', { dot: '421 4.3.2 going down' }, closes(deferred('dot', 421, '4.3.2'), 1)],
  ['dot 5xx: rejected', { dot: '550 5.7.1 spam' }, stays(rejected('dot', 550, '5.7.1'), 1)],
  ['dot, then reset: in doubt', { dot: reset }, closes(inDoubt, 1)],
  ['dot, then close: in doubt', { dot: hangUp }, closes(inDoubt, 1)],
  ['dot, then silence: in doubt', { dot: silence }, closes(inDoubt, 1)],
  ['dot, then garbage: in doubt', { dot: 'ok, thanks' }, closes(inDoubt, 1)],
  ['dot, then 354: in doubt', { dot: '354 more' }, closes(inDoubt, 1)],
  [
    'dot, then an unknown 2xx: accepted',
    { dot: '299 taken, whatever that means' },
    stays({ kind: 'accepted', reply: { code: 299, enhanced: null, text: 'taken, whatever that means' } }, 1),
  ],
]

describe.each([
  ['with PIPELINING', {}],
  ['step by step', stepByStep],
])('%s', (_name, offers: Script) => {
  test.each(rows)('%s', async (_row, script, { verdict, usable, bodies }) => {
    const { relay, connection } = await connect(
      { ...offers, ...script },
      script.dot === silence ? { finalReply: shortly } : {},
    )
    expect(await connection.transmit(aMail(), granted)).toEqual(verdict)
    if (usable) expect(await connection.noop()).toBe(true)
    expect(connection.usable).toBe(usable)
    // An empty one is the lone dot after an envelope that was refused.
    expect(relay.bodies.filter((body) => body !== '')).toEqual(Array(bodies).fill('Subject: hello\r\n\r\nhello\r\n'))
  })

  const refusedOnce: Action[] = offers === stepByStep ? ['354 go'] : ['503 no', '354 go']
  test.each<[string, Script]>([
    ['MAIL', { MAIL: ['550 5.7.1 not you', '250 ok'], DATA: refusedOnce }],
    ['RCPT', { RCPT: ['550 5.1.1 unknown', '250 ok'], DATA: refusedOnce }],
    ['DATA', { DATA: ['452 disk full', '354 go'] }],
  ])('the mail after a refused %s is on its own', async (_command, script) => {
    const { relay, connection } = await connect({ ...offers, ...script })
    const verdicts = ['one', 'two'].map((name) => connection.transmit(aMail({ body: `${name}\r\n` }), granted))
    expect((await Promise.all(verdicts)).map(({ kind }) => kind)).toEqual([
      expect.not.stringMatching('accepted'),
      'accepted',
    ])
    expect(relay.bodies).toEqual(['two\r\n'])
    expect(relay.heard.filter((line) => line === 'RSET')).toHaveLength(1)
  })

  test.each([
    ['the connection is reset', reset],
    ['the connection is closed', hangUp],
    ['the relay says 421', '421 4.3.2 going down'],
  ])('%s in the body, before the dot: back, safe', async (_name, action) => {
    const { relay, connection } = await connect({ ...offers, body: action })
    const verdict = await connection.transmit(aMail(), { permit: new Promise(() => {}) })
    expect(verdict).toEqual(returned)
    expect(relay.heard).not.toContain('dot')
  })

  test('a relay that stops reading the body: back, safe', async () => {
    const { connection } = await connect({ ...offers, body: (socket) => socket.pause() }, { block: shortly })
    const verdict = await connection.transmit(aMail({ body: `${'x'.repeat(70)}\r\n`.repeat(200_000) }), granted)
    expect(verdict).toEqual(returned)
  })

  test.each([
    ['MAIL', { MAIL: silence, RCPT: silence, DATA: silence }, { command: shortly }],
    ['RCPT', { RCPT: silence, DATA: silence }, { command: shortly }],
    ['DATA', { DATA: silence }, { data: shortly }],
  ])('no answer to %s in time: back, safe', async (_command, script: Script, timeouts) => {
    const { relay, connection } = await connect({ ...offers, ...script }, timeouts)
    expect(await connection.transmit(aMail(), granted)).toEqual(returned)
    expect(relay.bodies).toEqual([])
  })
})

test('354 although RCPT failed: a lone dot ends it, and the verdict is that of RCPT', async () => {
  const { relay, connection } = await connect({
    RCPT: ['550 5.1.1 unknown', '250 ok'],
    dot: ['554 5.5.1 nobody', '250 ok'],
  })
  const verdicts = ['one', 'two'].map((name) => connection.transmit(aMail({ body: `${name}\r\n` }), granted))
  expect(await Promise.all(verdicts)).toEqual([
    rejected('rcpt', 550, '5.1.1'),
    { kind: 'accepted', reply: expect.anything() },
  ])
  expect(relay.bodies).toEqual(['', 'two\r\n'])
})
