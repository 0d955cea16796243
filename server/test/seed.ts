import { createRandom, type Random } from '../src/features/demo/random.rules.ts'

/** Orders the tests and makes their random choices. `npm test` prints it; TEST_SEED repeats a run. */
export const testSeed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000)

/** Choices that are the same whenever the seed is. */
export function chance(): Random {
  return createRandom(testSeed)
}
