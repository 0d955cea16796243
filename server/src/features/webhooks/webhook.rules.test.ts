import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { isMeantFor, nextAttemptAt, urlProblem, verdictOf } from './webhook.rules.ts'

const now = new Date('2026-03-04T09:15:00Z')
const secondsAfter = (attempts: number, retryAfter: string | null = null, random = 0) => {
  const at = nextAttemptAt(attempts, { retryAfter, now, random })
  return at && (at.getTime() - now.getTime()) / 1000
}
const hour = 3600

test.each([
  [200, 'delivered'],
  [204, 'delivered'],
  [299, 'delivered'],
  [302, 'failed'],
  [304, 'failed'],
  [400, 'failed'],
  [410, 'gone'],
  [429, 'failed'],
  [500, 'failed'],
  [null, 'failed'],
])('an answer %s means %s', (status, verdict) => expect(verdictOf({ status })).toBe(verdict))

describe('the schedule', () => {
  test('waits longer each time, then ends', proving('D-WHK-4.5'), () => {
    const waits = Array.from({ length: 11 }, (_, i) => secondsAfter(i + 1))
    expect(waits.slice(0, 9)).toEqual([5, 300, 1800, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)])
    expect(waits.slice(9)).toEqual([null, null])
  })

  test('spreads a herd, and never comes early', () => {
    expect(secondsAfter(1, null, 0.5)).toBeCloseTo(5.25)
    expect(secondsAfter(9, null, 0.999)).toBeLessThanOrEqual(1.1 * 24 * hour)
  })

  test.each([
    ['30', 30],
    ['2', 5],
    ['Wed, 04 Mar 2026 09:16:00 GMT', 60],
    ['Wed, 04 Mar 2026 09:00:00 GMT', 5],
    ['999999999', 24 * hour],
    ['99999999999999', 5],
    ['-5', 5],
    ['soon', 5],
  ])('takes Retry-After: %s', (retryAfter, seconds) => expect(secondsAfter(1, retryAfter)).toBe(seconds))
})

test('a hook hears of its kinds, and of all when it names none', () => {
  expect(isMeantFor([], 'subscriber.optin')).toBe(true)
  expect(isMeantFor(['subscriber.optin'], 'subscriber.optin')).toBe(true)
  expect(isMeantFor([], 'message.sent')).toBe(false)
  expect(isMeantFor(['message.sent'], 'message.sent')).toBe(true)
  expect(isMeantFor(['subscriber.optin'], 'subscriber.optout')).toBe(false)
})

test.each([
  ['https://hooks.example/in?x=1', false, null],
  ['http://hooks.example/in', false, 'https://'],
  ['http://127.0.0.1:8080/in', true, null],
  ['https://hooks.example:8443/in', false, '443'],
  ['https://user:pass@hooks.example/', false, 'password'],
  ['https://hooks.example/#top', false, '#'],
  ['ftp://hooks.example/', true, 'https://'],
  ['/in', false, 'absolute'],
  [`https://hooks.example/${'x'.repeat(2000)}`, false, '2000'],
])('the URL %s', (url, allowPrivate, part) => {
  const problem = urlProblem(url, allowPrivate)
  if (part === null) expect(problem).toBeNull()
  else expect(problem).toContain(part)
})
