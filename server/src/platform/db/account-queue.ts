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

  async take<T>(accountId: number, work: () => Promise<T>): Promise<T> {
    const account = this.accounts.get(accountId) ?? { active: 0, waiting: [] }
    this.accounts.set(accountId, account)
    if (account.active >= this.limit) await this.wait(account.waiting)
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
  private wait(waiting: (() => void)[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1)
        reject(new DatabaseUnavailable(new Error('other writes of this account took too long')))
      }, this.patienceMs)
      const turn = () => {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(turn)
    })
  }
}
