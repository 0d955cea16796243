import { expect, test } from 'vitest'
import type { SessionEvent } from './session-lines.rules.ts'
import { type BusyDaemon, followSessions } from './session-news.rules.ts'

const busy = (pid: number, client: string, instance = 'postfix'): BusyDaemon => ({ pid, instance, client })
const began = (pid: number, client: string): SessionEvent => ({ kind: 'began', ...busy(pid, client) })
const ended = (pid: number, client: string): SessionEvent => ({ kind: 'ended', pid, client })
const died = (pid: number): SessionEvent => ({ kind: 'died', pid })
const started = (instance: string): SessionEvent => ({ kind: 'started', instance })
const nothing = { busy: [], idle: [], ended: [], linesMissing: false }

test.each<[string, BusyDaemon[], SessionEvent[], Partial<ReturnType<typeof followSessions>>]>([
  ['a session begins', [], [began(1, 'a')], { busy: [busy(1, 'a')] }],
  ['a session ends', [busy(1, 'a')], [ended(1, 'a')], { idle: [1], ended: ['a'] }],
  ['a whole session', [], [began(1, 'a'), ended(1, 'a')], { ended: ['a'] }],
  ['one after the other', [busy(1, 'a')], [ended(1, 'a'), began(1, 'b')], { busy: [busy(1, 'b')], ended: ['a'] }],
  ['a daemon dies in its session', [busy(1, 'a'), busy(2, 'b')], [died(1)], { idle: [1], ended: ['a'] }],
  ['an idle daemon dies', [busy(2, 'b')], [died(1)], {}],
  [
    'a start ends the sessions of its own instance',
    [busy(1, 'a'), busy(2, 'b', 'other')],
    [started('postfix')],
    { idle: [1], ended: ['a'] },
  ],
  ['a start ends nothing that began after it', [], [started('postfix'), began(1, 'a')], { busy: [busy(1, 'a')] }],
  ['an end whose beginning nobody has read is none', [], [ended(1, 'a')], {}],
  [
    'a daemon with a second client has lost the end of the first',
    [busy(1, 'a')],
    [began(1, 'b')],
    { busy: [busy(1, 'b')], ended: ['a'], linesMissing: true },
  ],
  [
    'a daemon that takes leave of somebody else has lost an end and a beginning',
    [busy(1, 'a')],
    [ended(1, 'b')],
    { idle: [1], ended: ['a'], linesMissing: true },
  ],
])('%s', (_name, known, events, news) => {
  expect(followSessions(known, events)).toEqual({ ...nothing, ...news })
})
