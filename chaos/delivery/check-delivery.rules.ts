import type { MessageStateName } from '../../server/src/features/messages/message-state.rules.ts'
import type { Acceptance, InjectedFault } from '../oracle/oracle-log.ts'
import type { ExpectedRecipient } from './expected-set.ts'
import { isAllowedChange, isOpen, messageStateName, messageStates } from './message-change.rules.ts'

export interface LedgerRow {
  subscriberId: number
  state: number
  /** By the database's clock. */
  wireAtMs: number | null
  /** What the row says about why it ended as it did. */
  reason: string | null
}

export interface StateChange {
  from: number | null
  to: number | null
  count: number
  messageIds: number[]
}

export interface DeliveryEvidence {
  expected: readonly ExpectedRecipient[]
  acceptances: readonly Acceptance[]
  injected: readonly InjectedFault[]
  /** As it stands when nothing has gone wrong for so long that everything must be over. */
  ledger: readonly LedgerRow[]
  openBlocks: readonly number[]
  changes: readonly StateChange[]
  /** With the database's clock, read after the acknowledgement: the unsubscription was committed before. */
  unsubscriptions: readonly { subscriberId: number; acknowledgedAtMs: number }[]
  /** Effects of API calls by name: what was acknowledged must be among what is there. */
  acknowledged: readonly string[]
  effects: ReadonlySet<string>
}

export const faultNames = ['lost', 'doubled', 'ghost', 'mixed', 'leak', 'stuck', 'drift', 'order', 'api'] as const
export type DeliveryFault = (typeof faultNames)[number]

export interface DeliveryVerdict {
  /** Every single fault, in words. */
  faults: Record<DeliveryFault, string[]>
  figures: {
    expected: number
    accepted: number
    /** Second deliveries of one hand-over by the relay itself, told by its queue id. */
    redelivered: number
    /** Rows by the name of their state. */
    rows: Record<string, number>
    /** Recipients an injected fault left in doubt, and how far the rows that say `unknown` are exactly these. */
    leftInDoubt: number
    unknownButNotInjected: number
    injectedButNotUnknown: number
  }
}

const { bounced, unknown } = messageStates
/** What the ledger says by a state: the mail was handed over, there is a reason why it was not, or it still has to be. */
const meanings: Record<MessageStateName, 'handedOver' | 'excused' | 'owed'> = {
  accepted: 'handedOver',
  delivered: 'handedOver',
  rejected: 'excused',
  unknown: 'excused',
  excluded: 'excused',
  canceled: 'excused',
  quarantined: 'excused',
  expired: 'excused',
  bounced: 'excused',
  pending: 'owed',
  claimed: 'owed',
  onWire: 'owed',
  deferred: 'owed',
  inDoubt: 'owed',
}

/** Compares what should have happened with what the oracle has seen and what the ledger says. */
export function compareDelivery(evidence: DeliveryEvidence): DeliveryVerdict {
  const acceptancesOf = Map.groupBy(evidence.acceptances, ({ recipient }) => recipient.toLowerCase())
  const known = new Map(evidence.expected.map((person) => [person.recipient, person]))
  const rows = new Map(evidence.ledger.map((row) => [row.subscriberId, row]))
  const people = evidence.expected.map((person) => {
    const seen = acceptancesOf.get(person.recipient) ?? []
    return { person, seen, handOvers: countHandOvers(seen), row: rows.get(person.subscriberId) }
  })
  return {
    faults: {
      lost: people.flatMap(lostOf),
      doubled: people.flatMap(({ person, handOvers }) =>
        Array.from(
          { length: Math.max(0, handOvers - 1) },
          () => `${person.recipient} was handed over ${handOvers} times`,
        ),
      ),
      ghost: evidence.acceptances
        .filter(({ recipient }) => !known.has(recipient.toLowerCase()))
        .map(({ recipient, messageId }) => `${recipient} is nobody of ours but got ${messageId}`),
      mixed: [...people.flatMap(mixedOf), ...sharedMessageIds(evidence.acceptances)],
      leak: leaks(people, evidence.unsubscriptions),
      stuck: [
        ...people.filter(({ row }) => row && isOpen(row.state)).map((one) => `${name(one)} is still ${standing(one)}`),
        ...evidence.openBlocks.map((block) => `block ${block} of recipients is still open`),
      ],
      drift: [...people.flatMap(driftOf), ...rowsOfStrangers(evidence)],
      order: evidence.changes.flatMap(forbiddenChanges),
      api: evidence.acknowledged
        .filter((effect) => !evidence.effects.has(effect))
        .map((effect) => `${effect} was acknowledged and is not there`),
    },
    figures: figuresOf(evidence, people),
  }
}

interface PersonSeen {
  person: ExpectedRecipient
  seen: readonly Acceptance[]
  handOvers: number
  row: LedgerRow | undefined
}

/** The relay may deliver one hand-over twice when it dies; that shows in the same queue id and is not the sender's doing. */
function countHandOvers(seen: readonly Acceptance[]): number {
  const relayed = new Set<string>()
  let direct = 0
  for (const { messageId, queueId } of seen) {
    if (queueId === null) direct += 1
    else relayed.add(`${messageId} ${queueId}`)
  }
  return direct + relayed.size
}

function lostOf({ person, seen, row }: PersonSeen): string[] {
  if (!person.receives || seen.length > 0) return []
  const isExcused = row && meanings[messageStateName(row.state)] === 'excused' && row.reason
  return isExcused ? [] : [`${person.recipient} got nothing; the ledger says ${standing({ row })}`]
}

function mixedOf({ person, seen }: PersonSeen): string[] {
  return seen
    .filter(({ token }) => token !== person.token)
    .map(({ token, messageId }) => `${person.recipient} got ${messageId} with token ${token}, not ${person.token}`)
}

function sharedMessageIds(acceptances: readonly Acceptance[]): string[] {
  const owners = new Map<string, string>()
  const shared: string[] = []
  for (const { messageId, recipient } of acceptances) {
    if (messageId === null) continue
    const owner = owners.get(messageId) ?? recipient
    owners.set(messageId, owner)
    if (owner !== recipient) shared.push(`${messageId} went to ${owner} and to ${recipient}`)
  }
  return shared
}

/** Whoever was not to receive from the start, or had left before the mail was marked. */
function leaks(people: readonly PersonSeen[], unsubscriptions: DeliveryEvidence['unsubscriptions']): string[] {
  const leftAt = new Map(unsubscriptions.map(({ subscriberId, acknowledgedAtMs }) => [subscriberId, acknowledgedAtMs]))
  return people.flatMap(({ person, seen, row }) => {
    const left = leftAt.get(person.subscriberId) ?? Number.POSITIVE_INFINITY
    const hadLeft = !person.receives || (row?.wireAtMs ?? Number.NEGATIVE_INFINITY) > left
    return hadLeft ? seen.map(({ messageId }) => `${person.recipient} had left before ${messageId}`) : []
  })
}

/** A bounce may come after the mail was taken or instead of it, and of an unknown one both can be true. */
function driftOf(one: PersonSeen): string[] {
  const { seen, row } = one
  const isSeen = seen.length > 0
  if (row && [bounced, unknown].includes(row.state as typeof bounced)) return []
  const isSaid = row !== undefined && saysAccepted(row)
  return isSaid === isSeen ? [] : [`${name(one)} is ${standing(one)} but was ${isSeen ? '' : 'not '}accepted`]
}

function rowsOfStrangers({ expected: people, ledger }: DeliveryEvidence): string[] {
  const ids = new Set(people.map(({ subscriberId }) => subscriberId))
  return ledger
    .filter((row) => saysAccepted(row) && !ids.has(row.subscriberId))
    .map(({ subscriberId }) => `subscriber ${subscriberId} is nobody of ours but has an accepted message`)
}

function forbiddenChanges({ from, to, count, messageIds }: StateChange): string[] {
  if (isAllowedChange(from, to)) return []
  const text = `${from === null ? 'new' : messageStateName(from)} became ${to === null ? 'deleted' : messageStateName(to)}`
  return Array.from({ length: count }, () => `${text}, for instance messages ${messageIds.join(', ')}`)
}

function figuresOf({ injected, acceptances, ledger }: DeliveryEvidence, people: readonly PersonSeen[]) {
  const inDoubt = new Set(
    injected.filter(({ leavesInDoubt }) => leavesInDoubt).flatMap(({ recipients }) => recipients.map(lowerCase)),
  )
  const saysUnknown = ({ row }: PersonSeen) => row?.state === unknown
  const isInjected = ({ person }: PersonSeen) => inDoubt.has(person.recipient)
  const seen = people.reduce((sum, one) => sum + one.seen.length, 0)
  const handOvers = people.reduce((sum, one) => sum + one.handOvers, 0)
  const byState = Map.groupBy(ledger, ({ state }) => messageStateName(state))
  return {
    expected: people.filter(({ person }) => person.receives).length,
    accepted: acceptances.length,
    redelivered: seen - handOvers,
    rows: Object.fromEntries([...byState].map(([state, rows]) => [state, rows.length])),
    leftInDoubt: inDoubt.size,
    unknownButNotInjected: people.filter((one) => saysUnknown(one) && !isInjected(one)).length,
    injectedButNotUnknown: people.filter((one) => isInjected(one) && !saysUnknown(one)).length,
  }
}

function saysAccepted({ state }: LedgerRow): boolean {
  return meanings[messageStateName(state)] === 'handedOver'
}

function name({ person }: PersonSeen): string {
  return `${person.recipient} (subscriber ${person.subscriberId})`
}

function standing({ row }: Pick<PersonSeen, 'row'>): string {
  return row ? `${messageStateName(row.state)}${row.reason ? `: ${row.reason}` : ''}` : 'nothing'
}

function lowerCase(text: string): string {
  return text.toLowerCase()
}
