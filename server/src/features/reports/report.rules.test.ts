import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { messageStates } from '../messages/message-state.rules.ts'
import { machinesOf } from '../statistics/index.ts'
import { agents, verdicts } from '../tracking/verdict.rules.ts'
import { countingOf, devicesOf, hoursShown, partsOf, usualCurve } from './report.rules.ts'

describe('the parts of a dispatch', () => {
  const { accepted, delivered, bounced, rejected, expired, quarantined, inDoubt, unknown, excluded } = messageStates
  const states = [accepted, delivered, bounced, rejected, expired, quarantined, inDoubt, unknown, excluded].map(
    (state) => ({ state, n: 10 }),
  )
  const over = { finishedAt: '2026-11-17 10:00:00', calculatedAt: '2026-11-17 11:00:00' } as const
  const sum = ({ targeted: _whole, difference: _rest, ...parts }: ReturnType<typeof partsOf>) =>
    Object.values(parts).reduce((all, n) => all + n, 0)

  test('add up, and one that is over and does not add up says so', () => {
    const parts = partsOf({ state: 'finished', targeted: 90, ...over }, states)
    expect(parts).toEqual({
      ...{ targeted: 90, accepted: 30, refused: 10, failed: 20, inDoubt: 20, excluded: 10, waiting: 0, canceled: 0 },
      difference: 0,
    })
    expect(partsOf({ state: 'finished', targeted: 91, ...over }, states).difference).toBe(1)
  })

  test.each([
    ['sending', { finishedAt: null }, 'waiting'],
    ['paused', { finishedAt: null }, 'waiting'],
    ['canceled', {}, 'canceled'],
    // The last mails have ended, and are not counted yet.
    ['finished', { finishedAt: '2026-11-17 11:00:01' }, 'waiting'],
  ] as const)('whoever has no mail in one that is %s %j is %s', (state, change, part) => {
    const parts = partsOf({ state, targeted: 100, ...over, ...change }, states)
    expect([parts[part], parts.difference, sum(parts)]).toEqual([10, 0, 100])
  })
})

const nothing = { opens: 0, clicks: 0, uniqueOpens: 0, uniqueClicks: 0, anonymousOpens: 0, anonymousClicks: 0 }
test.each([
  ['none', nothing, 'none'],
  ['aggregate', nothing, 'sums'],
  ['individual', nothing, 'people'],
  ['aggregate', { ...nothing, opens: 3, anonymousOpens: 3 }, 'sums'],
  ['individual', { ...nothing, opens: 3, anonymousOpens: 3 }, 'sums'],
  ['individual', { ...nothing, opens: 3, uniqueOpens: 2 }, 'people'],
  ['aggregate', { ...nothing, opens: 3, uniqueOpens: 2, anonymousOpens: 1 }, 'some'],
  // Older mails are counted as they were, whatever is counted today.
  ['none', { ...nothing, opens: 3, uniqueOpens: 2 }, 'people'],
] as const)('with tracking %s and %j, %s are known', (mode, counted, known) =>
  expect(countingOf(mode, counted)).toBe(known),
)

test('the usual curve is the middle of the others at each hour', proving('W-101.1'), () => {
  const hours = [
    ...[1, 2, 3].map((newsletterId) => ({ newsletterId, hour: 0, people: newsletterId * 10 })),
    { newsletterId: 2, hour: 5, people: 50 },
  ].map((each) => ({ ...each, kind: 'open' as const, n: 999, machine: 999 }))
  const newsletters = [1, 2, 3].map((newsletterId) => ({ newsletterId, delivered: 100 }))
  const curve = usualCurve('open', hours, newsletters)
  expect(curve).toHaveLength(hoursShown)
  expect([curve[0], curve[4], curve[5], curve[71]]).toEqual([0.2, 0.2, 0.3, 0.3])
  expect(usualCurve('click', hours, newsletters).every((share) => share === 0)).toBe(true)
  expect(usualCurve('open', [], [])).toEqual([])
})

test('devices of people, and machines by what showed them', proving('W-100.1'), () => {
  const opened = (agent: number, n: number, people: number, verdict: number = verdicts.human) => ({
    ...{ kind: 'open', agent, verdict, n, people },
  })
  const programs = [
    ...[opened(agents.phone, 7, 5), opened(agents.computer, 3, 3), opened(agents.program, 2, 1)],
    ...[opened(agents.phone, 9, 0, verdicts.repeated), opened(agents.appleProxy, 40, 0, verdicts.appleProxy)],
    { kind: 'click', agent: agents.scanner, verdict: verdicts.scanner, n: 12, people: 0 },
  ]
  const of = (counting: 'people' | 'sums') => devicesOf(programs, counting).map(({ device, n }) => [device, n])
  expect(of('people')).toEqual([
    ['phone', 5],
    ['computer', 3],
    ['tablet', 0],
    ['unknown', 1],
  ])
  expect(Object.fromEntries(of('sums'))).toEqual({ phone: 7, computer: 3, tablet: 0, unknown: 2 })
  expect(machinesOf(programs)).toEqual([
    { reason: 'appleProxy', opens: 40, clicks: 0 },
    { reason: 'scanner', opens: 0, clicks: 12 },
    { reason: 'repeated', opens: 9, clicks: 0 },
  ])
})
