import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Permission } from '../accounts/index.ts'
import {
  type Guard,
  guardOf,
  inheritedGuard,
  isArchived,
  type Standing,
  type State,
} from '../subscribers/status.rules.ts'
import {
  mergeData,
  moveSubscription,
  newSubscription,
  type Subscriber,
  type SubscriberData,
  type Subscription,
} from '../subscribers/subscriber.rules.ts'
import { demandOfWrite, type May, release, type WriteDemand } from './write-permission.rules.ts'

export interface Transition {
  channelId: number
  from: State | null
  to: State
}
export interface RefusedTransition extends Transition {
  demand: 'never' | readonly Permission[]
}

export interface ChangeInput {
  before: Subscriber
  isNew: boolean
  subscriptions: ReadonlyMap<number, Subscription>
  data: SubscriberData
  states: ReadonlyMap<number, State>
  /** What a deleted or abandoned address left behind, by channel; 0 concerns the address as a whole. */
  tombstones: ReadonlyMap<number, Guard>
  /** Whether nobody is written to at another address before they have confirmed it. */
  confirmsMoves: boolean
  may: May
  now: Timestamp
}

export type ChangeDecision =
  | { outcome: 'refused'; refusals: RefusedTransition[] }
  | {
      outcome: 'decided'
      subscriber: Subscriber
      differs: boolean
      /** Apart from states. */
      changedMembers: string[]
      subscriptions: Subscription[]
      transitions: Transition[]
      /** Channels the person must be asked about by an opt-in mail. */
      optinFor: number[]
      /** The record goes over to another address. */
      movesAddress: boolean
    }

/** Create, update, upsert and multiple all decide here: data, address and the states asked for, all or nothing. */
export function decideChange(input: ChangeInput): ChangeDecision {
  const { merged, changedMembers } = mergeData(input.before, input.data)
  const changesAddress = input.isNew || merged.emailKey !== input.before.emailKey
  const addressGuard = changesAddress
    ? withoutBounce(merged.addressGuard) | inheritedGuard(input.tombstones, 0)
    : merged.addressGuard
  const moves = planMoves(input, changesAddress, addressGuard)
  const refusals = moves.flatMap(({ demand, transition }) =>
    isMet(demand, input.may) ? [] : [{ ...transition, demand }],
  )
  if (refusals.length > 0) return { outcome: 'refused', refusals: refusals as RefusedTransition[] }
  const movesAddress = changesAddress && !input.isNew
  const changed = moves.filter(
    ({ before, after }) =>
      movesAddress || before.state !== after.state || JSON.stringify(before) !== JSON.stringify(after),
  )
  const differs = changedMembers.length > 0 || changed.length > 0
  return {
    outcome: 'decided',
    subscriber: { ...merged, addressGuard, updatedAt: differs ? input.now : merged.updatedAt },
    differs,
    changedMembers,
    subscriptions: changed.map(({ after }) => after),
    transitions: changed
      .filter(({ transition }) => transition.from !== transition.to)
      .map(({ transition }) => transition),
    // The link to the former address is void, so whoever waits is asked at the new one.
    optinFor: changed
      .filter(({ transition: { from, to } }) => to === 'optinPending' && (movesAddress || from !== to))
      .map(({ after }) => after.channelId),
    movesAddress,
  }
}

interface Move {
  before: Standing
  after: Subscription
  transition: Transition
  demand: WriteDemand
}

function planMoves(input: ChangeInput, changesAddress: boolean, addressGuard: Guard): Move[] {
  const movesAddress = changesAddress && !input.isNew
  const channelIds = new Set([...(changesAddress ? input.subscriptions.keys() : []), ...input.states.keys()])
  return [...channelIds].map((channelId) => {
    const stored = input.subscriptions.get(channelId)
    const inherited = changesAddress || !stored ? inheritedGuard(input.tombstones, channelId) : 0
    const kept = stored && changesAddress ? ofNewAddress(stored) : stored
    const standing = kept
      ? { ...kept, guard: kept.guard | inherited }
      : newSubscription(channelId, inheritedGuard(input.tombstones, channelId, addressGuard))
    const asked = input.states.get(channelId) ?? (stored as Subscription).state
    const to = input.confirmsMoves && movesAddress && asked === 'receiveReady' ? 'optinPending' : asked
    const after = standing.state === to ? (standing as Subscription) : moveSubscription(standing, to, input.now)
    return {
      before: stored ?? standing,
      after,
      transition: { channelId, from: stored?.state ?? null, to },
      // To be asked first frees nobody from what the state itself demands.
      demand: strictest(demandOfWrite(standing, asked), demandOfAddress(inherited, asked)),
    }
  })
}

/** A suppressed address does not become reachable by moving it onto another record. */
function demandOfAddress(inherited: Guard, to: State): WriteDemand {
  if (inherited === 0 || (isArchived(to) && (to === 'blacklist' || !(inherited & guardOf('blacklist'))))) return []
  return release(inherited)
}

function strictest(a: WriteDemand, b: WriteDemand): WriteDemand {
  if (a === 'never' || b === 'never') return 'never'
  return [...new Set([...(a === 'unchanged' ? [] : a), ...(b === 'unchanged' ? [] : b)])]
}

function isMet(demand: WriteDemand, may: May): boolean {
  if (demand === 'never') return false
  return demand === 'unchanged' || demand.every(may)
}

/** Nobody has confirmed anything by the new address yet. */
function ofNewAddress(stored: Subscription): Subscription {
  return { ...stored, guard: withoutBounce(stored.guard), optinAt: null, optinIp: null, receivedOptinAt: null }
}

/** A hard bounce belongs to the old address. */
function withoutBounce(guard: Guard): Guard {
  return guard & ~guardOf('hardBounce')
}
