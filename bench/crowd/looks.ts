import { brakeRuns, judgeRefusals } from '../../server/src/features/bounces/index.ts'
import { lookAtSecret, readLags } from '../../server/src/features/health/lag.store.ts'
import {
  claimDue,
  findOldestWaiting,
  findWaitingAccounts,
  returnToQueue,
} from '../../server/src/features/messages/index.ts'
import { explainDoubts, readRelays, relayName, reportOldDoubts } from '../../server/src/features/relay/index.ts'
import { readRounds } from '../../server/src/features/rounds/index.ts'
import {
  finishCompletedRuns,
  readPausedRuns,
  readQuarantines,
  readRunsAtWork,
  readSuspectedBlocks,
  startBirthdayRuns,
  startDueRuns,
} from '../../server/src/features/runs/index.ts'
import {
  beat,
  checkSendingState,
  findStrays,
  lookAtSendingState,
  readSenders,
  returnAbandonedWork,
  SenderSession,
} from '../../server/src/features/sending/index.ts'
import { findWaitingRuns } from '../../server/src/features/sending/waiting-run.store.ts'
import { reportWebhooks } from '../../server/src/features/webhooks/index.ts'
import { claimOfPage, claimWebhooks, renewLeases } from '../../server/src/features/webhooks/webhook.store.ts'
import { fingerprintOf } from '../../server/src/platform/secrets/known-secrets.ts'
import type { Engine } from '../../server/src/processes/create-engine.ts'

/** What a process does again and again to find out whether there is something to do. */
export interface Look {
  name: string
  /** How often it happens by itself. */
  everyMs: number
  once(): Promise<unknown>
  /** Makes undone what it has taken, without being timed. */
  undo?(): Promise<unknown>
}

export function looksOfDispatcher(engine: Engine): Look[] {
  const { db, config } = engine
  return [
    { name: 'may anybody send', everyMs: 500, once: () => checkSendingState(engine) },
    { name: 'mailings and copies that are due', everyMs: 500, once: () => startDueRuns(engine) },
    {
      name: 'work of senders that ended',
      everyMs: 500,
      once: () => returnAbandonedWork(db, config.QUIESCENCE_SECONDS),
    },
    { name: 'runs that are complete', everyMs: 500, once: () => finishCompletedRuns(engine) },
    { name: 'mails in doubt', everyMs: 500, once: () => reportOldDoubts(engine) },
    { name: 'refusals to judge', everyMs: 500, once: () => judgeRefusals(engine) },
    { name: 'runs to brake', everyMs: 5000, once: () => brakeRuns(engine) },
    { name: 'birthdays', everyMs: 60_000, once: () => startBirthdayRuns(engine) },
  ]
}

export async function looksOfSender(engine: Engine): Promise<Look[]> {
  const { db } = engine
  const session = await SenderSession.begin(engine)
  const lanes = (['priority', 'bulk'] as const).flatMap((lane) => {
    let accounts: number[] = []
    let claimed: Awaited<ReturnType<typeof claimDue>> = []
    const findAccounts = async () => {
      accounts = (await findWaitingAccounts(db, { lane, after: 0 })).slice(0, 8).map(({ accountId }) => accountId)
    }
    const claim = async () => {
      claimed = await claimDue(session, { lane, accounts, each: 8 })
      if (claimed.length === 0) throw new Error('nothing was due, so that nothing was measured')
    }
    const name = `accounts with mail in lane ${lane}`
    return [
      { name, everyMs: 1000, once: findAccounts },
      { name: `claim in lane ${lane}`, everyMs: 1000, once: claim, undo: () => returnToQueue(session, claimed, -60) },
    ]
  })
  return [
    { name: 'runs with people nobody has taken', everyMs: 1000, once: () => findWaitingRuns(db, 0) },
    ...lanes,
    { name: 'sign of life', everyMs: 2000, once: () => beat(db, session.id) },
    { name: 'what the sender holds', everyMs: 30_000, once: () => session.settlePast() },
  ]
}

/** What the doctor looks at, one by one; the dispatcher does the same for its metrics once a minute. */
export function looksOfDoctor(engine: Engine): Look[] {
  const { db, config, relay } = engine
  const secret = fingerprintOf(config.POSTRIDER_SECRET)
  const everyMs = 60_000
  const patience = { stillSeconds: 15, awaySeconds: 60 }
  const look = (name: string, once: () => Promise<unknown>) => ({ name, everyMs, once })
  return [
    look('may anybody send', () => lookAtSendingState(engine)),
    look('secret', () => lookAtSecret(db, { first: secret, latest: secret })),
    look('senders', () => readSenders(db)),
    look('stray blocks and mails', () => findStrays(db)),
    look('oldest single mails, a page', () => findOldestWaiting(db, { lane: 'priority', after: 0 })),
    look('oldest newsletter mails, a page', () => findOldestWaiting(db, { lane: 'bulk', after: 0 })),
    look('relays', () => readRelays(db)),
    look('doubts by cause', () => explainDoubts(db, relayName(relay), patience)),
    look('runs at work', () => readRunsAtWork(db)),
    look('paused runs', () => readPausedRuns(db)),
    look('suspected blocks', () => readSuspectedBlocks(db)),
    look('quarantines', () => readQuarantines(db)),
    look('rounds', () => readRounds(db)),
    look('lags', () => readLags(db)),
  ]
}

export function looksOfWebhooks(engine: Engine): Look[] {
  const { db, clock } = engine
  const owner = crypto.randomUUID()
  const wanted = () => ({ owner, now: clock.now(), leaseMs: 10_000, mostRetries: 16, limit: 500, accounts: [1] })
  // As many as one process works at.
  const atWork = Array.from({ length: 500 }, (_, i) => ({ accountId: 1_000_000 + i, id: 1_000_000 + i }))
  const page = () => claimOfPage(db, wanted(), { accountId: 0, id: 0 })
  return [
    { name: 'hooks of an account with news', everyMs: 20, once: () => claimWebhooks(db, wanted()) },
    { name: 'hooks of a page', everyMs: 500, once: page },
    { name: 'leases to renew', everyMs: 2000, once: () => renewLeases(db, wanted(), atWork) },
    { name: 'hooks by state', everyMs: 60_000, once: () => reportWebhooks(engine) },
  ]
}
