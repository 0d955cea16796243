import type { Engine } from '../../platform/app/engine.ts'
import type { Database } from '../../platform/db/database.ts'
import { fingerprintOf, firstSecret } from '../../platform/secrets/known-secrets.ts'
import { accountsPerPage, findOldestWaiting, type LaneName } from '../messages/index.ts'
import { explainDoubts, readRelays, relayName } from '../relay/index.ts'
import { readFailedAccounts, readRounds } from '../rounds/index.ts'
import { readPausedRuns, readQuarantines, readRunsAtWork, readSuspectedBlocks } from '../runs/index.ts'
import { findStrays, lookAtSendingState, readSenders } from '../sending/index.ts'
import { type LaneWaiting, limits, type SendingHealth } from './finding.rules.ts'
import { lookAtSecret, readLags } from './lag.store.ts'

type Parts = Pick<Engine, 'db' | 'config' | 'relay'>

/** How far a look over the accounts of each lane has come; 0 is the beginning. */
export type Places = Record<LaneName, number>

/**
 * One look at everything somebody must know who is called at night. It changes nothing. Where very many accounts have mail
 * waiting it looks at some of them, behind `places`, and says so.
 */
export async function examineSending(
  { db, config, relay }: Parts,
  places: Places = { priority: 0, bulk: 0 },
): Promise<SendingHealth> {
  const [first, latest] = [firstSecret(config), config.POSTRIDER_SECRET].map(fingerprintOf) as [Buffer, Buffer]
  const patience = { stillSeconds: limits.logStill, awaySeconds: limits.logUnread }
  return {
    state: await lookAtSendingState({ db }),
    secret: await lookAtSecret(db, { first, latest }),
    senders: await readSenders(db),
    strays: await findStrays(db),
    waiting: {
      priority: await oldestOf(db, 'priority', places.priority),
      bulk: await oldestOf(db, 'bulk', places.bulk),
    },
    relays: await readRelays(db),
    doubts: await explainDoubts(db, relayName(relay), patience),
    runs: await readRunsAtWork(db),
    pausedRuns: await readPausedRuns(db),
    suspectedBlocks: await readSuspectedBlocks(db),
    quarantines: await readQuarantines(db),
    rounds: await readRounds(db),
    failedAccounts: await readFailedAccounts(db, 20),
    lags: await readLags(db),
  }
}

const accountsNamed = 5
/** For the accounts of a lane; an answer in time is worth more than a complete one. */
const budgetMs = 1500

/** Goes through the accounts with waiting mail page by page, so that no single look takes long. */
async function oldestOf(db: Database, lane: LaneName, begin: number): Promise<LaneWaiting> {
  const untilMs = performance.now() + budgetMs
  let oldest: { accountId: number; seconds: number }[] = []
  let accounts = 0
  for (let after = begin; ; ) {
    const page = await findOldestWaiting(db, { lane, after })
    const due = page.flatMap(({ accountId, seconds }) => (seconds === null ? [] : [{ accountId, seconds }]))
    accounts += due.length
    oldest = [...oldest, ...due].toSorted((a, b) => b.seconds - a.seconds).slice(0, accountsNamed)
    if (page.length < accountsPerPage) return { accounts, oldest, next: 0 }
    after = page.at(-1)?.accountId ?? 0
    if (performance.now() > untilMs) return { accounts, oldest, next: after }
  }
}
