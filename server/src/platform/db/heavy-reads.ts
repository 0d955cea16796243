import type pg from 'pg'
import { AccountQueue } from './account-queue.ts'
import type { Statement } from './round-trip.ts'

/** How a read is bounded that goes through everybody of an account. */
export interface HeavyRead {
  /** No statement of it takes longer. */
  limitMs: number
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/** Whoever asked has gone, or asks something else by now. */
export class NobodyWaits extends Error {
  override readonly name = 'NobodyWaits'
}

/** The answer was not found within the time it had. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/**
 * The places of reads that take long. An account has two, and all of them together a quarter of the connections, so that
 * whoever counts a large list holds up neither other accounts nor the short reads of their own.
 */
export class HeavyReads {
  private readonly ofAccount = new AccountQueue({ limit: 2, patienceMs: 4000 })
  private readonly ofEverybody: AccountQueue

  constructor(poolSize: number) {
    this.ofEverybody = new AccountQueue({ limit: Math.max(1, Math.floor(poolSize / 4)), patienceMs: 4000 })
  }

  async take<T>(accountId: number, { signal }: HeavyRead, work: () => Promise<T>): Promise<T> {
    const everybody = 0
    try {
      signal.throwIfAborted()
      return await this.ofAccount.take(accountId, () => this.ofEverybody.take(everybody, work, signal), signal)
    } catch (error) {
      if (signal.aborted) throw new NobodyWaits('nobody waits for this any more', { cause: error })
      if (isOutOfTime(error)) throw new TookTooLong('it took too long', { cause: error })
      throw error
    }
  }
}

/** The server looks this often whether its client is still there, and gives up the statement when it is not. */
const lookMs = 200

/** Without compiling, too: what is asked differs every time, and making machine code of it takes longer than that saves. */
export function bounds({ limitMs }: HeavyRead): Statement {
  return {
    text: `select set_config('statement_timeout', $1, true), set_config('client_connection_check_interval', $2, true),
                  set_config('jit', 'off', true)`,
    values: [String(limitMs), String(lookMs)],
  }
}

/** Closes the connection when nobody waits any more: that ends the statement, also behind a pooler. */
export async function whileAwaited<T>(client: pg.PoolClient, signal: AbortSignal, work: Promise<T>): Promise<T> {
  const hangUp = () =>
    (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  if (signal.aborted) hangUp()
  signal.addEventListener('abort', hangUp)
  try {
    return await work
  } finally {
    signal.removeEventListener('abort', hangUp)
  }
}

function isOutOfTime(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return (cause as { code?: unknown } | undefined)?.code === '57014'
}
