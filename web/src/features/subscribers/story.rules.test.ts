import { expect, test } from 'vitest'
import { hasArrived } from './story.rules.ts'

test.each([
  ['delivered', true],
  ['accepted', true],
  ['bounced', false],
  ['excluded', false],
  ['deferred', null],
  ['inDoubt', null],
  [null, null],
])('%s', (state, answer) => expect(hasArrived(state)).toBe(answer))
