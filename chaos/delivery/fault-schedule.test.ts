import { expect, test } from 'vitest'
import { plannedFaults, strikeUntil } from './fault-schedule.ts'

const fault = (name: string, weight: number, strike = async () => {}) => ({ name, weight, strike })
const faults = [fault('often', 9), fault('seldom', 1), fault('never', 0)]
const take = (seed: number, count: number) =>
  [...plannedFaults({ seed, faults, gapMs: [200, 600] }).take(count)].map(({ fault: { name }, pauseMs }) => ({
    name,
    pauseMs,
  }))

test('the same seed plans the same faults at the same times, another one others', () => {
  expect(take(1, 50)).toEqual(take(1, 50))
  expect(take(1, 50)).not.toEqual(take(2, 50))
})

test('weights and gaps are kept', () => {
  const planned = take(3, 2000)
  const seldom = planned.filter(({ name }) => name === 'seldom').length
  expect(seldom).toBeGreaterThan(140)
  expect(seldom).toBeLessThan(260)
  expect(planned.some(({ name }) => name === 'never')).toBe(false)
  expect(planned.every(({ pauseMs }) => pauseMs >= 200 && pauseMs < 600)).toBe(true)
})

test('strikes one after the other, tells the seed and every strike, and ends on the signal', async () => {
  const stop = new AbortController()
  const lines: string[] = []
  let struck = 0
  const strike = async () => {
    struck += 1
    if (struck === 3) stop.abort()
  }
  const plan = { seed: 42, faults: [fault('kill', 1, strike)], gapMs: [1, 2] as [number, number] }
  const strikes = await strikeUntil(stop.signal, plan, (line) => lines.push(line))
  expect(strikes.map(({ name }) => name)).toEqual(['kill', 'kill', 'kill'])
  expect(
    strikes.every(({ startedMs, endedMs }, i) => endedMs >= startedMs && startedMs >= (strikes[i - 1]?.endedMs ?? 0)),
  ).toBe(true)
  expect(lines).toEqual([
    'faults by seed 42',
    ...Array(3).fill(expect.stringMatching(/^ {2}\d+\.\d kill, over after \d+ ms$/)),
  ])
})
