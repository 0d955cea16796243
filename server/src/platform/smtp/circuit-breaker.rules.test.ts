import { expect, test } from 'vitest'
import { afterFailure, type Breaker, closedBreaker, waitBeforeTrial } from './circuit-breaker.rules.ts'

const trial = (breaker: Breaker): Breaker => ({ ...breaker, state: 'halfOpen' })

test('waits 1, 2, 5, 10 and then 30 seconds between trials', () => {
  let breaker = closedBreaker
  const waits: number[] = []
  for (let i = 0; i < 7; i++) {
    breaker = afterFailure(trial(breaker), false)
    waits.push(waitBeforeTrial(breaker, 0))
  }
  expect(waits).toEqual([1_000, 2_000, 5_000, 10_000, 30_000, 30_000, 30_000])
})

test('chance adds up to a quarter', () => {
  expect(waitBeforeTrial(afterFailure(closedBreaker, false), 1)).toBe(1_250)
})

test('connections that fail together are one failure', () => {
  const open = afterFailure(closedBreaker, false)
  expect(afterFailure(open, false)).toBe(open)
})

test('a permanent reason outweighs a passing one and is tried rarely', () => {
  const permanent = afterFailure(afterFailure(closedBreaker, false), true)
  expect(permanent).toMatchObject({ state: 'open', permanent: true })
  expect(waitBeforeTrial(permanent, 0)).toBe(300_000)
  expect(afterFailure(permanent, false)).toBe(permanent)
  expect(afterFailure(trial(permanent), false).permanent).toBe(false)
})
