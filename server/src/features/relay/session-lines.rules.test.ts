import { expect, test } from 'vitest'
import fc from '../../../test/fast-check.ts'
import { readSessionLine } from './session-lines.rules.ts'

const line = (program: string, text: string) => `Nov 15 05:07:24 relay ${program}[19106]: ${text}`
const daemon = { instance: 'postfix', pid: 19106 }

test.each([
  [
    'a beginning',
    'postfix/smtpd',
    'connect from unknown[127.0.0.1]:45860',
    { kind: 'began', ...daemon, client: '127.0.0.1:45860' },
  ],
  [
    'a beginning by IPv6, at another instance and a service with a name of its own',
    'postfix-bulk/submission/smtpd',
    'connect from host.test[2001:db8::1]:25',
    { kind: 'began', instance: 'postfix-bulk', pid: 19106, client: '2001:db8::1:25' },
  ],
  [
    'an end',
    'postfix/smtpd',
    'disconnect from unknown[127.0.0.1]:45860 ehlo=1 mail=3 rcpt=3 data=2/3 commands=9/10',
    { kind: 'ended', pid: 19106, client: '127.0.0.1:45860' },
  ],
  [
    'a killed daemon',
    'postfix/master',
    'warning: process /usr/lib/postfix/sbin/smtpd pid 1345 killed by signal 9',
    { kind: 'died', pid: 1345 },
  ],
  [
    'a daemon that gave up',
    'postfix/master',
    'warning: process /usr/lib/postfix/sbin/smtpd pid 1345 exit status 1',
    { kind: 'died', pid: 1345 },
  ],
  [
    'a start',
    'postfix/master',
    'daemon started -- version 3.7.11, configuration /etc/postfix',
    { kind: 'started', instance: 'postfix' },
  ],
])('reads %s', (_name, program, text, event) => {
  expect(readSessionLine(line(program, text))).toEqual(event)
})

test.each([
  ['a relay that logs no ports', 'postfix/smtpd', 'connect from unknown[127.0.0.1]'],
  ['an end without a port', 'postfix/smtpd', 'disconnect from unknown[127.0.0.1] ehlo=1 quit=1 commands=2'],
  ['a client that left', 'postfix/smtpd', 'lost connection after DATA (28 bytes) from unknown[127.0.0.1]:57912'],
  ['somebody else', 'postfix/smtp', 'connect from unknown[127.0.0.1]:45860'],
  ['a daemon that speaks for its master', 'postfix/smtpd', 'daemon started -- version 3.7.11'],
  ['a mail', 'postfix/smtpd', '4jRzWc4n3HzD2n4: client=unknown[127.0.0.1]:45860'],
  ['a number beyond all numbers', 'postfix/master', 'warning: process /x pid 9999999999 killed by signal 9'],
])('%s says nothing about a session', (_name, program, text) => {
  expect(readSessionLine(line(program, text))).toBeNull()
})

test('a line that follows a torn one is read', () => {
  const torn = `Nov 16 00:26:50 relay postfix/smtpd[21${line('postfix/smtpd', 'connect from unknown[127.0.0.1]:57908')}`
  expect(readSessionLine(torn)).toEqual({ kind: 'began', ...daemon, client: '127.0.0.1:57908' })
})

const fragment = fc.constantFrom(
  ...[
    ']: ',
    '[',
    'postfix/smtpd',
    'postfix/master',
    'connect from ',
    'disconnect from ',
    'unknown[127.0.0.1]:25',
    '19106',
  ],
  ...['warning: process ', 'pid 1', ' killed by signal 9', 'daemon started ', ' '],
)

test('never throws, whatever stands in the file', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fragment, fc.string({ unit: 'binary' })), { maxLength: 30 }), (parts) => {
      const event = readSessionLine(parts.join(''))
      expect(event === null || event.kind.length > 0).toBe(true)
    }),
  )
})
