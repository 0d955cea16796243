import { expect } from 'vitest'

const parts = 8
/** Linear work takes as long in eight parts as at once, quadratic work 8 times as long at once. */
const most = 4
/** Less is no time to wait for, and clocks of processor time are too coarse to compare it. */
const shortMs = 40

const tries = 3

/** Time of this thread on a processor: what else the machine does is not a property of the work. */
function processorMs(work: () => unknown): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** How many times as long the whole takes at once as in eight parts: the least of three, because a neighbour can only add. */
function costOfSize(part: () => unknown, whole: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < tries && least >= most; i += 1) least = Math.min(least, measuredCost(part, whole))
  return least
}

function measuredCost(part: () => unknown, whole: () => unknown): number {
  const wholeMs = processorMs(whole)
  if (wholeMs < shortMs) return 1
  const inPartsMs = processorMs(() => {
    for (let i = 0; i < parts; i += 1) part()
  })
  return wholeMs / Math.max(inPartsMs, 1)
}

export function readsInLinearTime(text: string, read: (text: string) => unknown): boolean {
  const part = text.slice(0, text.length / parts)
  return (
    costOfSize(
      () => read(part),
      () => read(text),
    ) < most
  )
}

export function expectLinearTime(size: number, work: (size: number) => () => unknown): void {
  const cost = costOfSize(work(Math.ceil(size / parts)), work(size))
  expect(cost, 'how many times as long the whole takes at once as in eight parts').toBeLessThan(most)
}
