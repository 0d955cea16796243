import { describe, expect, test } from 'vitest'
import { narrowed, openWindow, scopeOf, type Window, widened } from './pushback.rules.ts'
import type { Phase } from './verdict.ts'

/** So many mails, one after the other, each deferred at its time. */
function deferred(window: Window, times: number, now = 0): Window {
  let next = window
  const first = window.width.halvedAt + 1
  for (let number = first; number < first + times; number++) next = narrowed(next, { number, last: number, now })
  return next
}

describe('a window', () => {
  test.each([
    [1, 16, 0],
    [5, 1, 0],
    [6, 1, 50],
    [7, 1, 100],
    [12, 1, 3200],
    [13, 1, 5000],
    [40, 1, 5000],
  ])('after %i deferrals lets %i connections be used, after a wait of %i ms', (times, allowed, pauseMs) => {
    const window = deferred(openWindow(32), times, 1000)
    expect([window.width.allowed, window.pauseMs]).toEqual([allowed, pauseMs])
    if (pauseMs > 0) expect(window.restsUntil).toBe(1000 + pauseMs)
  })

  test('halves once for mails that were on their way together', () => {
    const first = narrowed(openWindow(32), { number: 3, last: 90, now: 0 })
    expect(narrowed(first, { number: 90, last: 95, now: 0 })).toEqual(first)
  })

  test('waits no longer after a success, and is gone when it is as wide as any', () => {
    let window: Window | undefined = deferred(openWindow(3), 20)
    window = widened(window, 3)
    expect(window?.pauseMs).toBe(0)
    for (let successes = 1; window && successes < 1000; successes++) window = widened(window, 3)
    expect(window).toBeUndefined()
  })
})

test.each([
  ['rcpt', '4.2.1', 'destination'],
  ['rcpt', '4.1.2', 'destination'],
  ['rcpt', '4.4.3', 'destination'],
  ['rcpt', '4.7.1', 'sender'],
  ['rcpt', '4.3.0', 'sender'],
  ['rcpt', null, 'sender'],
  ['mail', '4.1.8', 'sender'],
  ['dot', '4.2.1', 'sender'],
] as const)('a deferral at %s with %s is about the %s', (phase: Phase, enhanced, scope) =>
  expect(scopeOf({ kind: 'deferred', phase, reply: { code: 451, enhanced, text: '' } })).toBe(scope),
)
