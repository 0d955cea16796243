import sql from 'sql-template-tag'
import { sendAgain, settleUnasked } from '../messages/index.ts'
import { classesSentAgain, isAlarming, mustVisit } from './doubts.rules.ts'
import {
  doubtsAt,
  logCannotTell,
  lookAtDoubts,
  type OneRelay,
  relayNeverHad,
  type SettlingPatience,
  settleAndForgetNames,
} from './doubts.store.ts'
import { isCaptured, onlyRelay } from './one-relay.rules.ts'
import { relayName } from './relay-name.rules.ts'
import type { RelayParts } from './relay-reader.ts'
import { visitRelay } from './visit-relay.ts'

type Parts = Pick<RelayParts, 'db' | 'config' | 'relay' | 'among' | 'log'>

const usualPatience: SettlingPatience = { logSeconds: 5, arrivalSeconds: 60 }

/**
 * Returns how many messages will be sent again. What the relay has was marked accepted by the reader of its log; what
 * it provably never had is sent again; what nobody can ever know is treated as at a relay without a log; while none of
 * this can be told, the doubt stays.
 */
export async function settleDoubts(app: Parts, patience = usualPatience): Promise<number> {
  const one = oneRelay(app)
  if (one.among.isUsual) await settleWithoutAsking(app, capturedDoubts)
  const situation = await lookAtDoubts(app.db, one, patience)
  if (situation.due === 0) return 0
  if (!app.config.RELAY_LOG) {
    const whose = { ...doubtsAt(one), reason: 'the relay cannot be asked' }
    return (await settleWithoutAsking(app, whose)).again
  }
  const again = await settleAndForgetNames(app.db, one.relay, sendAgain(relayNeverHad(one, patience)))
  const untold = await settleUntold(app, patience)
  const left = { ...situation, due: situation.due - again - untold.settled }
  if (mustVisit(left)) await visitRelay(app)
  return again + untold.again
}

/** A simulated mailbox that answers nothing cannot be asked either; no relay is visited for it. */
const capturedDoubts = { from: sql`(values (1)) every`, proof: isCaptured, reason: 'the mailbox cannot be asked' }

function oneRelay({ relay, among = onlyRelay }: Pick<Parts, 'relay' | 'among'>): OneRelay {
  return { relay: relayName(relay), among }
}

interface Unasked {
  settled: number
  again: number
}

async function settleUntold(app: Parts, patience: SettlingPatience): Promise<Unasked> {
  const whose = { ...logCannotTell(oneRelay(app), patience), reason: 'the log of the relay has lost lines' }
  const counts = await settleWithoutAsking(app, whose)
  if (counts.settled > 0)
    app.log.error(counts, 'the log of the relay has lost lines: nobody can tell whether it had these mails')
  return counts
}

async function settleWithoutAsking(
  { db }: Pick<Parts, 'db'>,
  whose: Parameters<typeof settleUnasked>[1],
): Promise<Unasked> {
  const [[row]] = await db.outsideTenants<[Unasked]>([settleUnasked(classesSentAgain, whose)])
  return row ?? { settled: 0, again: 0 }
}

/** For a slow timer: a doubt that lasts needs somebody to look at the relay, its log or its queue. */
export async function reportOldDoubts(app: Parts): Promise<void> {
  const situation = await lookAtDoubts(app.db, oneRelay(app), usualPatience)
  if (isAlarming(situation))
    app.log.error(
      { relay: relayName(app.relay), ...situation },
      'mails stay in doubt: the relay is away or a daemon of it hangs, its log is not read, or its queue is too long',
    )
}
