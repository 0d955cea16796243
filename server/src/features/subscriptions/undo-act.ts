import { millisecondsOf, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { SealError } from '../../platform/secrets/secrets.ts'
import { actTime } from '../accounts/index.ts'
import { readStatesEntered } from '../consent/index.ts'
import { type Guard, type NewSubscription, type Subscription, subscriberRefusals } from '../subscribers/index.ts'
import { loadForWrite, type SubscriberAct } from './load-for-write.ts'
import { saveChange } from './save-change.ts'
import type { UserActName } from './user-act.rules.ts'

const undoLifeMs = 30 * 60 * 1000
const purpose = 'undo-act'

/** How somebody was before an act. It travels with whoever may take it back, sealed, so that nothing has to keep it. */
interface Undo {
  accountId: number
  subscriberId: number
  doneAt: Timestamp
  /** Whatever the ledger says after this entry happened since. */
  lastConsentSeq: number
  former: readonly Subscription[]
  formerAddressGuard: Guard
  addressGuard: Guard
}

interface Done extends Pick<Undo, 'subscriberId' | 'lastConsentSeq' | 'formerAddressGuard' | 'addressGuard'> {
  moves: readonly { before: Subscription | NewSubscription }[]
}

const undoable: readonly UserActName[] = ['archive', 'blacklist']

/** Null = cannot be taken back exactly. */
export function sealUndo(act: SubscriberAct, name: UserActName, { moves, ...done }: Done): string | null {
  const former = moves.map(({ before }) => before).filter((before): before is Subscription => before.state !== null)
  if (!undoable.includes(name) || former.length < moves.length) return null
  const undo: Undo = { ...done, former, accountId: act.account.id, doneAt: actTime(act) }
  return act.secrets.seal(purpose, Buffer.from(JSON.stringify(undo))).toString('base64url')
}

export interface ActUndone {
  restoredChannelIds: number[]
  /** Something has happened there since, and stays. */
  keptChannelIds: number[]
}

/** Puts back what nobody has changed since, to the exact state and guard it had. Whoever knows better says how long it may be ago. */
export async function undoAct(
  act: SubscriberAct,
  subscriberId: number,
  sealed: string,
  lifeMs: number = undoLifeMs,
): Promise<ActUndone> {
  const undo = openUndo(act, sealed, lifeMs)
  if (!undo || undo.subscriberId !== subscriberId || undo.accountId !== act.account.id)
    throw subscriberRefusals.undo_over()
  const { head, found, subscriptions } = await loadForWrite(act, { id: subscriberId }, undefined)
  if (!found) throw subscriberRefusals.subscriber_not_found()
  const entered = await readStatesEntered(act.tx, subscriberId, undo.lastConsentSeq)
  const hasMoved = entered.some(({ state }) => state === 'addressChanged')
  const isKept = (id: number) => hasMoved || entered.some(({ channelId }) => channelId === id)
  const restored = undo.former.filter(({ channelId }) => !isKept(channelId))
  const keptChannelIds = undo.former.map(({ channelId }) => channelId).filter(isKept)
  // The address opens again only when all of the act is taken back.
  const opens = keptChannelIds.length === 0 && found.addressGuard === undo.addressGuard
  if (restored.length > 0) {
    await saveChange(act, {
      ...{ head, isNew: false, before: subscriptions, tombstones: new Map(), differs: true, changedMembers: [] },
      transitions: restored.map(({ channelId, state }) => ({
        ...{ channelId, from: subscriptions.get(channelId)?.state ?? null, to: state },
      })),
      subscriber: {
        ...found,
        addressGuard: opens ? undo.formerAddressGuard : found.addressGuard,
        updatedAt: actTime(act),
      },
      ...{ subscriptions: [...restored], optinFor: [], optinMailingId: null, source: 'userUndo' },
    })
  }
  return { restoredChannelIds: restored.map(({ channelId }) => channelId), keptChannelIds }
}

function openUndo(act: SubscriberAct, sealed: string, lifeMs: number): Undo | null {
  try {
    const undo = JSON.parse(act.secrets.open(purpose, Buffer.from(sealed, 'base64url')).toString()) as Undo
    return millisecondsOf(actTime(act)) - millisecondsOf(undo.doneAt) > lifeMs ? null : undo
  } catch (error) {
    if (error instanceof SealError) return null
    throw error
  }
}
