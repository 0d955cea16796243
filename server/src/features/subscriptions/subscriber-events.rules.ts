import type { EventType } from '../events/event.rules.ts'
import { isArchived, type State } from '../subscribers/status.rules.ts'
import type { Subscription } from '../subscribers/subscriber.rules.ts'
import type { Transition } from './change-subscriber.rules.ts'

export interface Happening {
  isNew: boolean
  /** Apart from states. */
  changedMembers: readonly string[]
  transitions: readonly Transition[]
  before: ReadonlyMap<number, Subscription>
  /** The person's own word made channels ready: a confirmation, or a registration that an earlier one vouches for. */
  isConsent: boolean
}

export interface Told {
  type: EventType
  channelIds: number[]
  /** The state those channels have now; null = the event is about the record as a whole. */
  state: State | null
  /** Of `subscriber.updated`; `status` stands for whatever shows a status. */
  changedMembers?: string[]
}

/** What a change is called outside. Whatever changed is told, and what did not change is not. */
export function eventsOf(happening: Happening): Told[] {
  const { isNew, changedMembers, transitions } = happening
  if (isNew)
    return [{ type: 'subscriber.created', channelIds: transitions.map(({ channelId }) => channelId), state: null }]
  const told: Told[] = changedMembers.length > 0 ? [updated([...changedMembers])] : []
  for (const transition of transitions) {
    if (transition.from === transition.to) continue
    const type = typeOf(transition, happening)
    const state = type === 'subscriber.updated' ? null : transition.to
    const same = told.find((event) => event.type === type && event.state === state) ?? opened(told, type, state)
    same.channelIds.push(transition.channelId)
    if (same.changedMembers && !same.changedMembers.includes('status')) same.changedMembers.push('status')
  }
  return told
}

function updated(changedMembers: string[]): Told {
  return { type: 'subscriber.updated', channelIds: [], state: null, changedMembers }
}

function opened(told: Told[], type: EventType, state: State | null): Told {
  const event = type === 'subscriber.updated' ? updated([]) : { type, channelIds: [], state }
  told.push(event)
  return event
}

function typeOf({ from, to }: Transition, happening: Happening): EventType {
  if (to === 'receiveReady') {
    if (happening.isConsent) return wasReady(happening) ? 'subscriber.optin_additional_channels' : 'subscriber.optin'
    return from && isArchived(from) ? 'subscriber.reactivated' : 'subscriber.updated'
  }
  if (to === 'unsubscribed')
    return staysReady(happening) ? 'subscriber.optout_individual_channels' : 'subscriber.optout'
  if (to === 'hardBounce') return 'subscriber.bounced'
  if (to === 'complained') return 'subscriber.complained'
  return isArchived(to) ? 'subscriber.archived' : 'subscriber.updated'
}

function wasReady({ before }: Happening): boolean {
  return [...before.values()].some(({ state }) => state === 'receiveReady')
}

function staysReady({ before, transitions }: Happening): boolean {
  const after = new Map<number, State>([...before.values()].map(({ channelId, state }) => [channelId, state]))
  for (const { channelId, to } of transitions) after.set(channelId, to)
  return [...after.values()].includes('receiveReady')
}
