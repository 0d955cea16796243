import { expect, test } from 'vitest'
import { decide } from './winner.rules.ts'

const of = (...rows: [delivered: number, opens: number, clicks: number][]) =>
  rows.map(([delivered, opens, clicks]) => ({ delivered, opens, clicks }))

test.each([
  ['most clicks win', of([100, 50, 11], [100, 20, 12]), 'clicks', { winner: 1, outcome: 'most' }],
  ['or most openings', of([100, 50, 11], [100, 20, 12]), 'opens', { winner: 0, outcome: 'most' }],
  ['of what was delivered', of([100, 0, 12], [50, 0, 11]), 'clicks', { winner: 1, outcome: 'most' }],
  [
    'the first of those who are level',
    of([100, 0, 3], [100, 0, 6], [100, 0, 6]),
    'clicks',
    { winner: 1, outcome: 'level' },
  ],
  ['level altogether: the first', of([100, 0, 6], [50, 0, 3], [100, 0, 6]), 'clicks', { winner: 0, outcome: 'level' }],
  ['nine say nothing', of([100, 90, 0], [100, 90, 9]), 'clicks', { winner: 0, outcome: 'few' }],
  ['ten do', of([100, 90, 0], [100, 90, 10]), 'clicks', { winner: 1, outcome: 'most' }],
  ['nothing delivered, nothing won', of([0, 12, 12], [10, 0, 1]), 'clicks', { winner: 1, outcome: 'most' }],
] as const)('%s', (_name, figures, winsBy, verdict) => expect(decide(figures, winsBy)).toEqual(verdict))
