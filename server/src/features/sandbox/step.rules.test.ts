import { expect, test } from 'vitest'
import { stepOf } from './step.rules.ts'

const way = { aheadSeconds: 100, dueSeconds: 500, nowMs: 1_000_000 }

test.each([
  ['there at once, with nothing on the way', null, { aheadSeconds: 500, dueSeconds: null }],
  ['at what is next', 1_060_000, { aheadSeconds: 160, dueSeconds: 500 }],
  ['not a moment before it', 1_060_001, { aheadSeconds: 161, dueSeconds: 500 }],
  ['no further than it was to be', 1_400_000, { aheadSeconds: 500, dueSeconds: null }],
] as const)('%s', (_, nextMs, step) => expect(stepOf({ ...way, nextMs })).toEqual(step))
