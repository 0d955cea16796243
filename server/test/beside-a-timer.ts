import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Whether the work settles before a plain timer of this process that was set at the same moment. A busy machine delays
 * both, so unlike a measured time this tells a wait that was built in from one that the machine imposed.
 */
export async function settlesBefore(ms: number, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController()
  const settled = work.then(
    () => true,
    () => true,
  )
  const timer = sleep(ms, false, { signal: over.signal }).catch(() => false)
  const isFirst = await Promise.race([settled, timer])
  over.abort()
  return isFirst
}
