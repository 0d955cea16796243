import { sendAgain, settleUnasked } from '../messages/index.ts'
import { classesSentAgain, isAlarming, mustProbe } from './doubts.rules.ts'
import {
  lookAtDoubts,
  recordAnswer,
  relayNeverHad,
  type SettlingPatience,
  settleAndForgetNames,
} from './doubts.store.ts'
import { probeRelay } from './probe-relay.ts'
import { type RelayParts, relayName } from './relay-reader.ts'

type Parts = Pick<RelayParts, 'db' | 'config' | 'relay'>

const usualPatience: SettlingPatience = { logSeconds: 5, arrivalSeconds: 60 }

/**
 * Returns how many messages will be sent again. What the relay has was marked accepted by the reader of its log; what
 * it provably never had is sent again; while neither can be told, the doubt stays.
 */
export async function settleDoubts(app: Parts, patience = usualPatience): Promise<number> {
  const relay = relayName(app.relay)
  const { askedAt, ...situation } = await lookAtDoubts(app.db, relay, patience)
  if (situation.due === 0) return 0
  if (!app.config.RELAY_LOG) return settleWithoutAsking(app)
  const again = await settleAndForgetNames(app.db, relay, sendAgain(relayNeverHad(relay, patience)))
  const left = { ...situation, due: situation.due - again }
  if (mustProbe(left) && (await probeRelay(app.relay))) await recordAnswer(app.db, relay, askedAt)
  return again
}

async function settleWithoutAsking({ db }: Pick<Parts, 'db'>): Promise<number> {
  const [[row]] = await db.outsideTenants<[{ count: number }]>([settleUnasked(classesSentAgain)])
  return row?.count ?? 0
}

/** For a slow timer: a doubt that lasts needs somebody to look at the relay, its log or its queue. */
export async function reportOldDoubts(app: Parts & Pick<RelayParts, 'log'>): Promise<void> {
  const { askedAt: _, ...situation } = await lookAtDoubts(app.db, relayName(app.relay), usualPatience)
  if (isAlarming(situation))
    app.log.error(situation, 'mails stay in doubt: the relay is away, its log is not read, or its queue is too long')
}
