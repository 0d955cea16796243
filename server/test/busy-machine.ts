import type { TestApi } from './test-api.ts'

/**
 * For tests of exact limits and of changes that hold at once. A very busy machine lets Redis miss the limiter's
 * patience, and the process counts alone for a while, less exactly by design: then, and only then, once more.
 */
export function againWhenRedisWasLate(...apis: (() => TestApi)[]) {
  const wasLate = (api: TestApi) => api.logLines.some((line) => line.includes('counted locally'))
  return { retry: { count: 3, condition: () => apis.some((api) => wasLate(api())) } }
}
