import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Writers of one account wait for each other in the database anyway. They do so here first, without a connection, so
 * that one busy account cannot take the connections that all others need.
 */
export class AccountQueue {
  private readonly limit: number
  private readonly patienceMs: number
  private readonly accounts = new Map<number, { active: number; waiting: (() => void)[] }>()

  constructor({ limit, patienceMs }: { limit: number; patienceMs: number }) {
    this.limit = limit
    this.patienceMs = patienceMs
  }

  /** Whoever goes away while waiting, as the signal tells, leaves the queue. */
  async take<T>(accountId: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const account = this.accounts.get(accountId) ?? { active: 0, waiting: [] }
    this.accounts.set(accountId, account)
    if (account.active >= this.limit) await this.wait(account.waiting, signal)
    else account.active += 1
    try {
      return await work()
    } finally {
      const next = account.waiting.shift()
      if (next) next()
      else account.active -= 1
      if (account.active === 0) this.accounts.delete(accountId)
    }
  }

  /** A place is handed over, not freed and taken again, so nobody can push in. */
  private wait(waiting: (() => void)[], signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const settled = () => {
        clearTimeout(timer)
        signal?.removeEventListener('abort', goAway)
      }
      const leave = (reason: unknown) => {
        settled()
        waiting.splice(waiting.indexOf(turn), 1)
        reject(reason)
      }
      const goAway = () => leave(signal?.reason)
      const timer = setTimeout(
        () => leave(new DatabaseUnavailable(new Error('others of this account took too long'))),
        this.patienceMs,
      )
      const turn = () => {
        settled()
        resolve()
      }
      signal?.addEventListener('abort', goAway)
      waiting.push(turn)
    })
  }
}
