import { expect, test } from 'vitest'
import type { State } from '../subscribers/status.rules.ts'
import { drawLeaving } from './leaving.rules.ts'
import type { Letter } from './letters.rules.ts'
import { createRandom } from './random.rules.ts'
import type { Story } from './story.rules.ts'

const day = (number: number) => new Date(Date.UTC(2026, 5, number, 8))
const letter = (number: number, isForOwnChannel = false) => ({ at: day(number), isForOwnChannel }) as Letter
const letters = [letter(1), letter(8), letter(15, true)]
const story = (state: State | null, joined: number, changed: number) =>
  ({ joinedAt: day(joined), changedAt: day(changed), leaves: state && new Map([[1, state]]) }) as Story

test.each<[string, State | null, number, number, number | null]>([
  ['who leaves does so by the letter before', 'unsubscribed', 0, 10, 8],
  ['whose address is gone is found out by it', 'hardBounce', 0, 2, 1],
  ['a letter to another channel makes nobody leave this one', 'complained', 0, 16, 8],
  ['who came after it leaves by none', 'unsubscribed', 9, 10, null],
  ['nor who leaves long after', 'unsubscribed', 0, 25, null],
  ['somebody archived by hand needs no letter', 'manual', 0, 10, null],
])('%s', (_name, state, joined, changed, by) => {
  const leaving = drawLeaving(createRandom(1), story(state, joined, changed), letters, day(30))
  expect(leaving?.letter?.at ?? null).toEqual(by === null ? null : day(by))
  if (by === null) expect(leaving?.at).toEqual(day(changed))
  else expect(leaving?.at.getTime()).toBeGreaterThan(day(by).getTime())
})

test('nothing happens after now, and who stays has no end', () => {
  const now = new Date(day(8).getTime() + 1000)
  expect(drawLeaving(createRandom(1), story('unsubscribed', 0, 8), letters, now)?.at).toEqual(now)
  expect(drawLeaving(createRandom(1), story(null, 0, 8), letters, now)).toBeNull()
})
