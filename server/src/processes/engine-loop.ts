import type { Logger } from 'pino'

/** Does something again and again, never twice at once; a failure is logged and the next turn tries anew. */
export function every(
  ms: number,
  log: Pick<Logger, 'warn'>,
  work: () => Promise<unknown>,
): { now(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let running = false
  const turn = async () => {
    if (running || stopped) return
    running = true
    clearTimeout(timer)
    try {
      await work()
    } catch (error) {
      log.warn({ err: error }, 'a turn failed; the next one tries again')
    }
    running = false
    if (!stopped) timer = setTimeout(turn, ms)
  }
  void turn()
  return {
    now: () => void turn(),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** One after the other; one that fails is logged and keeps none of the others from its turn. */
export function eachApart(log: Pick<Logger, 'warn'>, works: readonly (() => Promise<unknown>)[]): () => Promise<void> {
  return async () => {
    for (const work of works)
      await work().catch((error) => log.warn({ err: error }, 'a turn failed; the next one tries again'))
  }
}

export async function untilStopped(log: Pick<Logger, 'info'>): Promise<void> {
  const signal = await new Promise<string>((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve(name))
  })
  log.info({ signal }, 'shutting down')
}
