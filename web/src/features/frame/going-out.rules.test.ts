import { expect, test } from 'vitest'
import { whatGoesOut } from './going-out.rules.ts'

const sending = { mailingId: 1, name: 'November', isPaused: false, recipients: 10, done: 2, perMinute: 300 }
const paused = { ...sending, isPaused: true, perMinute: null }

test.each([
  ['nothing', [], { is: 'nothing' }],
  ['the speed of all together', [sending, { ...sending, perMinute: 20 }], { is: 'sending', perMinute: 320 }],
  ['no speed while it is not known', [{ ...sending, perMinute: null }], { is: 'sending', perMinute: 0 }],
  ['what moves before what is held', [paused, sending], { is: 'sending', perMinute: 300 }],
  ['what is held when nothing moves', [paused, paused], { is: 'paused', mailings: 2 }],
])('the bar says %s', (_what, all, said) => expect(whatGoesOut(all)).toEqual(said))
