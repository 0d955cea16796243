import { expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { expectLinearTime } from '../../../test/processor-time.ts'
import { readPostfixLine } from './postfix-log.rules.ts'

const id = '4jRzWc4n3HzD2n4'
const line = (program: string, text: string) => `Nov 15 05:07:24 relay postfix/${program}[19106]: ${text}`
const to = 'to=<to@receiver.test>, relay=127.0.0.1[127.0.0.1]:33371, delay=0.07, delays=0.05/0.01/0/0.01'

test.each([
  ['a name', 'cleanup', `${id}: message-id=<sent@x>`, { kind: 'named', messageId: '<sent@x>' }],
  [
    'a name that tries to say more',
    'cleanup',
    `${id}: message-id=<deferred> , status=sent (x) " {@x>`,
    { kind: 'named', messageId: '<deferred> , status=sent (x) " {@x>' },
  ],
  [
    'a place in the queue',
    'qmgr',
    `${id}: from=<b+abc@bounce.test>, size=304, nrcpt=1 (queue active)`,
    { kind: 'queued', returnPath: 'b+abc@bounce.test' },
  ],
  [
    'a report of failure in the queue',
    'qmgr',
    `${id}: from=<>, size=2270, nrcpt=1 (queue active)`,
    { kind: 'queued', returnPath: '' },
  ],
  [
    'a delivery',
    'smtp',
    `${id}: ${to}, dsn=2.0.0, status=sent (250 2.0.0 taken)`,
    { kind: 'tried', outcome: 'delivered', replyCode: 250, reply: '250 2.0.0 taken' },
  ],
  [
    'a delivery by a transport with a name of its own',
    'gmail/smtp',
    `${id}: ${to}, dsn=2.0.0, status=sent (250 2.0.0 Ok: queued as 4jRzWk2v4WzD2cG)`,
    { kind: 'tried', outcome: 'delivered', replyCode: 250, reply: '250 2.0.0 Ok: queued as 4jRzWk2v4WzD2cG' },
  ],
  [
    'a bounce whose reply quotes brackets',
    'smtp',
    `${id}: ${to}, dsn=5.1.1, status=bounced (host 127.0.0.1[127.0.0.1] said: 550 5.1.1 <to@receiver.test>: no such user (really) (in reply to RCPT TO command))`,
    {
      kind: 'tried',
      outcome: 'bounced',
      replyCode: 550,
      reply: 'host 127.0.0.1[127.0.0.1] said: 550 5.1.1 <…>: no such user (really) (in reply to RCPT TO command)',
    },
  ],
  [
    'a deferral whose reply claims a delivery',
    'smtp',
    `${id}: ${to}, dsn=4.7.1, status=deferred (host mx[192.0.2.1] said: 451 4.7.1 , status=sent (250 ok))`,
    {
      kind: 'tried',
      outcome: 'deferred',
      replyCode: 451,
      reply: 'host mx[192.0.2.1] said: 451 4.7.1 , status=sent (250 ok)',
    },
  ],
  [
    'a deferral without a connection',
    'error',
    `${id}: to=<to@receiver.test>, relay=none, delay=1, delays=1/0/0/0, dsn=4.4.1, status=deferred (connect to mx[192.0.2.1]:25: Connection refused)`,
    { kind: 'tried', outcome: 'deferred', replyCode: null, reply: 'connect to mx[192.0.2.1]:25: Connection refused' },
  ],
  [
    'the end of the queue lifetime',
    'qmgr',
    `${id}: from=<b+abc@bounce.test>, status=expired, returned to sender`,
    { kind: 'expired' },
  ],
  [
    'a forced end',
    'qmgr',
    `${id}: from=<b+abc@bounce.test>, status=force-expired, returned to sender`,
    { kind: 'expired' },
  ],
  ['a removal', 'qmgr', `${id}: removed`, { kind: 'removed' }],
])('reads %s', (_name, program, text, event) => {
  expect(readPostfixLine(line(program, text))).toEqual({ queueId: id, ...event })
})

test.each([
  ['a session', 'smtpd', 'connect from unknown[127.0.0.1]'],
  ['a client', 'smtpd', `${id}: client=unknown[127.0.0.1]`],
  ['a client that left', 'smtpd', 'lost connection after DATA (14565 bytes) from unknown[127.0.0.1]'],
  [
    'a refusal',
    'smtpd',
    'NOQUEUE: reject: RCPT from unknown[127.0.0.1]: 554 5.7.1 <a@b>: to=<a@b>, relay=x, status=sent (250 ok)',
  ],
  ['a report about a report', 'bounce', `${id}: sender non-delivery notification: 4jRzWc5D8KzD2n7`],
  ['a probe of an address', 'smtp', `${id}: ${to}, dsn=2.1.5, status=deliverable (250 ok)`],
  ['a header somebody forged', 'cleanup', `${id}: warning: header Subject: removed from unknown[127.0.0.1]`],
  ['a warning', 'qmgr', 'warning: removed'],
  ['a removal by somebody else', 'smtp', `${id}: removed`],
])('%s says nothing about a queued mail', (_name, program, text) => {
  expect(readPostfixLine(line(program, text))).toBeNull()
})

test.each([
  ['traditional syslog', 'Nov  5 05:07:38 relay postfix/qmgr[19408]: CAD501866A6: removed'],
  ['syslog with full times', '2026-11-15T05:07:38.123456+00:00 relay postfix/qmgr[19408]: CAD501866A6: removed'],
  ['a named instance', 'Nov 15 05:07:38 relay postfix-bulk/qmgr[19408]: CAD501866A6: removed'],
])('reads short queue ids in %s', (_name, text) => {
  expect(readPostfixLine(text)).toEqual({ kind: 'removed', queueId: 'CAD501866A6' })
})

test('keeps a reply printable and short', () => {
  const reply = `550 \u0000\u001b[31m${'x'.repeat(5000)}`
  const event = readPostfixLine(line('smtp', `${id}: ${to}, dsn=5.0.0, status=bounced (${reply})`))
  expect(event).toMatchObject({ reply: `550 ??[31m${'x'.repeat(990)}` })
})

const fragment = fc.constantFrom(
  ']: ',
  '[',
  ': ',
  id,
  'to=<',
  '>, relay=',
  ', status=',
  'sent (',
  ')',
  'from=<',
  '>, size=',
  ' (queue active)',
  'message-id=',
  'postfix/qmgr',
  'postfix/cleanup[1',
  ' ',
)

test('never throws, whatever stands in the file', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fragment, fc.string({ unit: 'binary' })), { maxLength: 30 }), (parts) => {
      const event = readPostfixLine(parts.join(''))
      expect(event === null || event.queueId.length >= 6).toBe(true)
    }),
  )
})

test('needs time in proportion to the line', () => {
  const hostile: ((size: number) => string)[] = [
    (size) => line('smtp', `${id}: ${to}, dsn=4.0.0, status=deferred (${'host '.repeat(size / 5)}`),
    (size) => line('cleanup', `${id}: message-id=${'<'.repeat(size)}`),
  ]
  for (const lineOf of hostile)
    expectLinearTime(2_000_000, (size) => {
      const text = lineOf(size)
      return () => readPostfixLine(text)
    })
})
