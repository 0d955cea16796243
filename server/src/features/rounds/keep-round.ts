import type { App } from '../../platform/app/app.ts'
import { failureName, type RoundName, rounds } from './round.rules.ts'
import { recordEnd, recordFailure, recordWork } from './round.store.ts'
import { Turn } from './turn.ts'

type Parts = Pick<App, 'db' | 'log'>

/** Half-second rounds are not written down twice a second. */
const writeEveryMs = 5000
const restMs = 60_000

/** Makes of some work the work of a round that everybody can see: when it last came to its end, and where it fails. */
export function keepRound(app: Parts, name: RoundName, work: (turn: Turn) => Promise<unknown>): () => Promise<void> {
  const round = { name, ...rounds[name] }
  const isLong = round.everyMs >= writeEveryMs
  const write = writer(app, name)
  const failing = new FailingAccounts()
  let wasWell = true
  return async () => {
    const onStep = (place: { done: number; total: number }) =>
      write(() => recordWork(app.db, { ...round, place }), { must: false })
    const turn = new Turn(app, { resting: failing.resting(), onStep })
    try {
      await write(() => recordWork(app.db, round), { must: isLong })
      await work(turn)
    } catch (error) {
      await write(() => recordFailure(app.db, { ...round, failure: failureName(error) }), { must: isLong || wasWell })
      wasWell = false
      throw error
    }
    const failed = failing.after(turn)
    const isWell = failed.length === 0
    await write(() => recordEnd(app.db, { ...round, failed }), { must: isLong || isWell !== wasWell })
    wasWell = isWell
  }
}

/** Accounts that failed rest for a minute, and count as failing until they have been served. */
class FailingAccounts {
  private readonly accounts = new Map<number, { failure: string; restsUntil: number }>()

  resting(): number[] {
    const now = performance.now()
    return [...this.accounts].filter(([, { restsUntil }]) => restsUntil > now).map(([accountId]) => accountId)
  }

  after(turn: Turn): { accountId: number; failure: string }[] {
    const restsUntil = performance.now() + restMs
    for (const accountId of [...this.accounts.keys()])
      if (!turn.resting.includes(accountId) || turn.visited.has(accountId)) this.accounts.delete(accountId)
    for (const [accountId, failure] of turn.failures) this.accounts.set(accountId, { failure, restsUntil })
    return [...this.accounts].map(([accountId, { failure }]) => ({ accountId, failure }))
  }
}

function writer({ log }: Parts, round: RoundName) {
  let writtenAt = Number.NEGATIVE_INFINITY
  return async (record: () => Promise<void>, { must }: { must: boolean }): Promise<void> => {
    if (!must && performance.now() - writtenAt < writeEveryMs) return
    writtenAt = performance.now()
    // That nothing can be written down is no reason to stop the work.
    await record().catch((error) => log.warn({ err: error, round }, 'a round could not be written down'))
  }
}
