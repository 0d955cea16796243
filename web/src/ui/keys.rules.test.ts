import { expect, test } from 'vitest'
import { pressKey } from './keys.rules.ts'

const sequences = ['g s', 'g o', '?']
const nothing = { pressed: '', at: 0 }

test.each([
  ['a key of its own', nothing, '?', 5_000, '?'],
  ['a first key is kept', nothing, 'g', 5_000, 'g'],
  ['a second key in time completes it', { pressed: 'g', at: 5_000 }, 's', 6_900, 'g s'],
  ['a second key too late is a first one', { pressed: 'g', at: 5_000 }, 's', 7_100, ''],
  ['a wrong second key may begin another', { pressed: 'g', at: 5_000 }, '?', 5_500, '?'],
  ['a key nobody waits for is forgotten', nothing, 'z', 5_000, ''],
])('%s', (_name, state, key, now, pressed) => expect(pressKey(state, key, now, sequences).pressed).toBe(pressed))
