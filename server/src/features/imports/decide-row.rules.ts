import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Permission } from '../accounts/permission.rules.ts'
import type { FieldValue } from '../customer-fields/customer-field.rules.ts'
import { type Guard, isArchived, type State } from '../subscribers/status.rules.ts'
import {
  type BaseData,
  emptyBaseData,
  newSubscriber,
  type Subscriber,
  type SubscriberData,
  type Subscription,
} from '../subscribers/subscriber.rules.ts'
import { archiveByList } from '../subscriptions/archive-by-list.rules.ts'
import { type ChangeDecision, decideChange } from '../subscriptions/change-subscriber.rules.ts'
import type { Outcome, Rules } from './import.rules.ts'
import { fieldIdOf, type RowData } from './read-row.rules.ts'

/** What is known of the address of a row. */
export interface Known {
  found: Subscriber | undefined
  subscriptions: ReadonlyMap<number, Subscription>
  tombstones: ReadonlyMap<number, Guard>
}

export type Decided = Extract<ChangeDecision, { outcome: 'decided' }>

export interface RowDecision {
  outcome: Outcome
  /** Null = nothing is written. */
  change: Decided | null
}

export interface RowCase extends Known {
  row: RowData
  rules: Rules
  /** The id a new person would get. */
  nextId: number
  now: Timestamp
}

/** Whatever role asks for it, an import opens nothing that is closed. */
const mayOnlyArchive = (permission: Permission) => permission === 'archiveReceiveReady'

export function decideRow(input: RowCase): RowDecision {
  const state = input.row.standing ?? input.rules.newPeople
  if (isArchived(state)) return archive(input, state)
  return input.found ? decideKnown(input, input.found, state) : decideNew(input, state)
}

function decideNew(input: RowCase, state: State): RowDecision {
  const { row, rules, nextId, now } = input
  const decision = decide(input, newSubscriber(nextId, row.email, now), {
    data: { email: row.email, ...given(row) },
    states: new Map(rules.channelIds.map((id) => [id, state])),
  })
  return decision ? { outcome: 'created', change: decision } : { outcome: 'closed', change: null }
}

function decideKnown(input: RowCase, found: Subscriber, state: State): RowDecision {
  const { rules, subscriptions, row } = input
  const data = dataByPolicy(row, found, rules)
  const standings = rules.channelIds.map((id) => subscriptions.get(id)?.state)
  const isClosed = standings.some((standing) => standing && isArchived(standing))
  const missing = rules.channelIds.filter((id) => !subscriptions.has(id))
  const entering = isClosed ? null : decide(input, found, { data, states: new Map(missing.map((id) => [id, state])) })
  // Who is closed in one of the channels is put into none of the others, either.
  const change = entering ?? (decide(input, found, { data, states: new Map() }) as Decided)
  const written = change.differs ? change : null
  if (!entering) return { outcome: 'closed', change: written }
  if (written) return { outcome: 'updated', change: written }
  return { outcome: rules.knownPeople === 'skip' ? 'skipped' : 'unchanged', change: null }
}

function archive(
  input: RowCase,
  state: Extract<State, 'unsubscribed' | 'hardBounce' | 'manual' | 'complained' | 'blacklist'>,
): RowDecision {
  const { found, row, rules, nextId, now, tombstones, subscriptions } = input
  const before = found ?? newSubscriber(nextId, row.email, now)
  const data = found ? dataByPolicy(row, found, rules) : { email: row.email, ...given(row) }
  const decision = decide(input, before, { data, states: new Map() })
  const change = archiveByList(decision as Decided, {
    ...{ isNew: !found, subscriptions, tombstones, state, channelIds: rules.channelIds, now },
  })
  if (change === 'closed') return { outcome: 'closed', change: null }
  if (!found) return { outcome: 'created', change }
  return change.differs ? { outcome: 'updated', change } : { outcome: 'unchanged', change: null }
}

function decide(
  { found, subscriptions, tombstones, now }: RowCase,
  before: Subscriber,
  wish: { data: SubscriberData; states: ReadonlyMap<number, State> },
): Decided | null {
  const decision = decideChange({
    ...{ before, isNew: !found, subscriptions, tombstones, now, may: mayOnlyArchive },
    // A row finds its person by the address.
    confirmsMoves: false,
    ...wish,
  })
  return decision.outcome === 'decided' ? decision : null
}

function given({ base, customerFields }: RowData): Pick<SubscriberData, 'base' | 'customerFields'> {
  return { base: base as Partial<BaseData>, customerFields }
}

function dataByPolicy(row: RowData, found: Subscriber, { knownPeople, clearsEmpty }: Rules): SubscriberData {
  if (knownPeople === 'skip') return { base: {}, customerFields: {} }
  const { base, customerFields } = given(row)
  if (knownPeople === 'overwrite') return clearsEmpty ? withCleared(row) : { base, customerFields }
  return {
    base: pick(base, (name) => found[name as keyof BaseData] === null),
    customerFields: pick(customerFields, (id) => found.customerFields[id] === undefined),
  }
}

function withCleared(row: RowData): SubscriberData {
  const base: Record<string, unknown> = { ...row.base }
  const customerFields: Record<string, FieldValue> = { ...row.customerFields }
  for (const meaning of row.empty) {
    const fieldId = fieldIdOf(meaning)
    if (fieldId === null) base[meaning] = emptyBaseData[meaning as keyof BaseData]
    else customerFields[fieldId] = null
  }
  return { base: base as Partial<BaseData>, customerFields }
}

function pick<T extends object>(values: T, isWanted: (name: string) => boolean): T {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name))) as T
}
