import { expect, test } from 'vitest'
import { expectLinearTime } from './processor-time.ts'

/** A sum that the compiler cannot leave out. */
const steps = (count: number) => {
  let sum = 0
  for (let i = 0; i < count; i += 1) sum = (sum * 31 + i) % 1_000_003
  return sum
}

test('work in proportion passes, and work in the square of it is found', () => {
  expectLinearTime(5_000_000, (size) => () => steps(size))
  expect(() => expectLinearTime(5000, (size) => () => steps(size * size))).toThrow('in eight parts')
})
