import { expect, test } from 'vitest'
import type { SmtpVerdict } from '../../platform/smtp/verdict.ts'
import { secondsUntilNext } from './user-mail-attempt.rules.ts'

const reply = { code: 450, enhanced: null, text: '' }

test.each<[string, SmtpVerdict, number, number | null]>([
  ['the relay has it', { kind: 'accepted', reply }, 1, null],
  ['the relay will never have it', { kind: 'rejected', phase: 'rcpt', reply }, 1, null],
  ['the address cannot be written', { kind: 'returned', fault: 'address', reason: '' }, 1, null],
  ['the relay is away', { kind: 'returned', fault: 'relay', reason: '' }, 1, 15],
  ['the relay asks for patience', { kind: 'deferred', phase: 'rcpt', reply }, 2, 30],
  ['nobody knows', { kind: 'inDoubt', reason: '' }, 3, 60],
  ['again and again', { kind: 'deferred', phase: 'mail', reply }, 40, 600],
])('%s', (_name, verdict, attempts, seconds) => expect(secondsUntilNext(verdict, attempts)).toBe(seconds))
