import type { State } from '../subscribers/status.rules.ts'
import type { Letter } from './letters.rules.ts'
import type { Random } from './random.rules.ts'
import type { Story } from './story.rules.ts'

/** How somebody left: by a letter, or by somebody's hand. */
export interface Leaving {
  at: Date
  state: State
  letter: Letter | null
}

const minuteMs = 60_000
const longestMs = 14 * 24 * 60 * minuteMs
/** How many minutes after a letter it made somebody leave, at least and at most; others leave without one. */
const delays: Partial<Record<State, readonly [number, number]>> = {
  unsubscribed: [5, 2880],
  hardBounce: [1, 40],
  complained: [30, 1200],
}

/** Who leaves of their own accord, or because their address is gone, does so by the letter before. */
export function drawLeaving(random: Random, story: Story, letters: readonly Letter[], now: Date): Leaving | null {
  const state = story.leaves?.values().next().value
  if (state === undefined) return null
  const { changedAt, joinedAt } = story
  const delay = delays[state]
  const letter = letters.findLast(
    ({ at, isForOwnChannel }) =>
      !isForOwnChannel && at > joinedAt && at <= changedAt && changedAt.getTime() - at.getTime() < longestMs,
  )
  if (!delay || !letter) return { at: changedAt, state, letter: null }
  const [least, most] = delay
  const at = letter.at.getTime() + (least + random.next() * (most - least)) * minuteMs
  return { at: new Date(Math.min(at, now.getTime())), state, letter }
}
