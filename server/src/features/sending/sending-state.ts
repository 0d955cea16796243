import type { App } from '../../platform/app/app.ts'
import {
  type Binding,
  bindSending,
  freeze,
  leapOverLostIds,
  readSendingState,
  type Statements,
} from './sending-state.store.ts'

export type SendingState = { frozen: false } | { frozen: true; reason: string }
type Parts = Pick<App, 'secrets'> & { db: Statements; log?: Pick<App['log'], 'error'> }

/**
 * May mail leave from this database? Only where sending was bound to it: a copy, a restored backup or a promoted
 * standby carries another identity and stays frozen until somebody has reconciled and unfrozen it.
 */
export async function checkSendingState(app: Parts): Promise<SendingState> {
  const { stored, current } = await readSendingState(app.db)
  if (!stored) {
    await bindSending(app.db, { ...current, seal: sealOf(app, current) })
    return { frozen: false }
  }
  if (stored.frozenReason) return { frozen: true, reason: stored.frozenReason }
  const reason = differenceOf(app, stored, current)
  if (!reason) return { frozen: false }
  await freeze(app.db, reason)
  app.log?.error({ reason }, 'sending is frozen')
  return { frozen: true, reason }
}

/** The same without deciding anything: neither binds sending to this database nor freezes it. */
export async function lookAtSendingState({ db }: Pick<Parts, 'db'>): Promise<SendingState> {
  const { stored, current } = await readSendingState(db)
  const reason = stored && (stored.frozenReason ?? otherPlace(stored, current))
  return reason ? { frozen: true, reason } : { frozen: false }
}

/**
 * Binds sending to the database as it is now. Where it was restored, ids that were given out in the lost time must not
 * be given out again: the relay's log would tell of another mail under the same name.
 */
export async function unfreezeSending(app: Parts): Promise<void> {
  const { stored, current } = await readSendingState(app.db)
  if (stored && differenceOf(app, stored, current)) await leapOverLostIds(app.db)
  await bindSending(app.db, { ...current, seal: sealOf(app, current) })
}

function differenceOf(app: Parts, stored: Binding, current: Omit<Binding, 'seal'>): string | undefined {
  const place = otherPlace(stored, current)
  if (place) return place
  if (!stored.seal.equals(sealOf(app, current))) return 'the master secret is not the one sending was bound with'
  return undefined
}

function otherPlace(stored: Binding, current: Omit<Binding, 'seal'>): string | undefined {
  if (stored.systemIdentifier !== current.systemIdentifier) return 'this database is a copy of the one that was sending'
  if (stored.timeline !== current.timeline) return 'the database was restored or promoted'
  return undefined
}

function sealOf({ secrets }: Parts, { systemIdentifier, timeline }: Omit<Binding, 'seal'>): Buffer {
  return secrets.hmac('sending-state', `${systemIdentifier}/${timeline}`)
}
