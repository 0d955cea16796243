import { expect, test } from 'vitest'
import { gaugeOf, growthBars, ratesOf, standingOf, stepsOf, wholeOf } from './overview.rules.ts'

const newsletter = {
  id: 1,
  mailingId: 1,
  name: 'x',
  subject: 'x',
  sentAt: '2027-03-01 09:00:00',
  recipients: 10,
  sent: 10,
  delivered: 10,
  uniqueOpens: 5,
  uniqueClicks: 1,
  unsubscribes: 0,
  average: null,
}
const people = (total: number, ready: number) => ({ total, ready, pending: 0, archived: total - ready })

test.each([
  ['nobody is there', people(0, 0), [], null, 'empty'],
  ['somebody, but nobody gets mail', people(3, 0), [], null, 'nobodyReady'],
  ['readers, and nothing sent yet', people(3, 2), [], 'planned', 'nothingSent'],
  ['something was sent', people(3, 2), [newsletter], 'draft', 'sent'],
  ['something is going out', people(3, 2), [newsletter], 'sending', 'sending'],
] as const)('%s', (_name, subscribers, newsletters, next, standing) => {
  const coming = next === null ? [] : [{ standing: next }]
  expect(standingOf({ subscribers, newsletters: [...newsletters], coming })).toBe(standing)
})

test('rates are shares of what was delivered', () => {
  expect(ratesOf(newsletter)).toEqual({ opened: 0.5, clicked: 0.1 })
  expect(ratesOf({ ...newsletter, delivered: 0 })).toBeNull()
})

test('rows share one scale, with room beside the highest of them', () => {
  const other = { ...newsletter, uniqueOpens: 2, average: { opened: 0.4, clicked: 0.25 } }
  expect(wholeOf([newsletter, other], 'opened')).toBeCloseTo(0.56)
  expect(wholeOf([newsletter, other], 'clicked')).toBeCloseTo(0.28)
  expect(wholeOf([{ ...newsletter, uniqueOpens: 10 }], 'opened')).toBe(1)
  expect(wholeOf([{ ...newsletter, delivered: 0 }], 'opened')).toBe(1)
})

test('what is done ticks itself, and a sent newsletter is the last step', () => {
  const steps = { address: true, people: false, domain: false, key: true }
  const done = (newsletters: (typeof newsletter)[]) =>
    stepsOf({ steps, newsletters })
      .filter(({ isDone }) => isDone)
      .map(({ key }) => key)
  expect(done([])).toEqual(['address', 'key'])
  expect(done([newsletter])).toEqual(['address', 'key', 'mailing'])
})

test('bars share one scale, and whatever happened can be seen', () => {
  const day = (name: string, joined: number, left: number, gone: number) => ({ day: name, joined, left, gone })
  const { bars, line } = growthBars([day('a', 60, 0, 0), day('b', 0, 10, 10), day('c', 1, 0, 0)], 81)
  expect(line).toBe(60)
  expect(bars).toEqual([
    { day: 'a', up: 60, down: 0 },
    { day: 'b', up: 0, down: 20 },
    { day: 'c', up: 2, down: 0 },
  ])
})

test('nothing at all is drawn on a line, too', () => {
  expect(growthBars([{ day: 'a', joined: 0, left: 0, gone: 0 }], 81).bars).toEqual([{ day: 'a', up: 0, down: 0 }])
})

test.each([
  [0.001, 'good'],
  [0.02, 'warn'],
  [0.05, 'bad'],
])('a share of %d is %s', (share, level) => {
  const gauge = gaugeOf({ share, warnAt: 0.02, stopAt: 0.05 })
  expect(gauge.level).toBe(level)
  expect(gauge.warn).toBeLessThan(gauge.stop)
})
