import type { FullAccount } from '../account-setup/index.ts'
import { isArchived, type State } from '../subscribers/status.rules.ts'
import { drawState } from './history.rules.ts'
import { inventPerson, type Person } from './person.rules.ts'
import type { Random } from './random.rules.ts'

/** What one demo subscriber did: joined or registered, and perhaps left. */
export interface Story {
  joinedAt: Date
  /** By the registration form, which asks for confirmation. */
  registers: boolean
  person: Person
  /** By the id of the field. */
  fieldValues: Record<string, unknown>
  /** By channel; none of those who register. */
  states: ReadonlyMap<number, State>
  /** That it may be seen who opens and clicks. */
  agrees: boolean
  /** The states of somebody who left. */
  leaves: ReadonlyMap<number, State> | null
  changedAt: Date
}

export interface StoryFrame {
  number: number
  /** How far into the account's life this person joined, 0 to 1. */
  share: number
  now: Date
  fieldIds: Record<string, number>
  account: Pick<FullAccount, 'hasChannels' | 'channels' | 'defaultChannel'>
}

const dayMs = 24 * 60 * 60 * 1000
const yearsMs = 2 * 365 * dayMs
/** Who has not confirmed is asked in these days: later the link of the mail is dead, and after a month the person is erased. */
const pendingMs = 6 * dayMs

export function drawStory(random: Random, { number, share, now, fieldIds, account }: StoryFrame): Story {
  const drawn = drawState(random)
  const state = rareStateOf(number) ?? drawn
  const registers = state === 'optinPending'
  // A list that grows: of every eight people one joined in the last month.
  const joined = now.getTime() - (registers ? pendingMs * (1 - share) : yearsMs * (1 - share) ** 1.5)
  const person = inventPerson(random, number)
  const values = fieldValues(random, number, now, fieldIds)
  const channelIds = drawChannels(random, account)
  return {
    joinedAt: new Date(joined),
    registers,
    person,
    fieldValues: values,
    states: registers ? new Map() : statesIn(channelIds, isArchived(state) ? 'receiveReady' : state),
    leaves: isArchived(state) ? statesIn(channelIds, state) : null,
    agrees: number % 7 > 0,
    changedAt: new Date(joined + Math.sqrt(random.next()) * (now.getTime() - joined)),
  }
}

const rareStates: readonly State[] = ['complained', 'manual', 'noOptin', 'blacklist', 'transaction']

/** In a short list chance alone would leave some states out. */
function rareStateOf(number: number): State | undefined {
  return number % 16 === 5 ? rareStates[Math.floor(number / 16) % rareStates.length] : undefined
}

/** The default channel and some of the others. */
function drawChannels(random: Random, { channels, defaultChannel, hasChannels }: StoryFrame['account']): number[] {
  const others = (hasChannels ? channels : []).filter(({ id }) => id !== defaultChannel.id && random.next() < 0.4)
  return [defaultChannel.id, ...others.map(({ id }) => id)]
}

function statesIn(channelIds: readonly number[], state: State): Map<number, State> {
  return new Map(channelIds.map((id) => [id, state]))
}

const groups = ['Standard', 'Standard', 'Stammkunde', 'Premium', 'Presse']
const interests = ['Fjorde', 'Ostsee', 'Städtereisen', 'Wandern', 'Kulinarik', 'Bücher', 'Segeln', 'Polarlicht']

function fieldValues(random: Random, number: number, now: Date, fieldIds: Record<string, number>) {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10)
  const values: Record<string, unknown> = {
    customerGroup: random.pick(groups),
    likesOffers: random.next() < 0.4,
    orderCount: Math.floor(random.next() ** 3 * 40),
    customerNumber: `K-${String(number).padStart(6, '0')}`,
    lastTrip: random.next() < 0.6 ? day(now.getTime() - random.next() * yearsMs) : null,
    interests: interests.filter(() => random.next() < 0.25),
    revenue: (random.next() ** 2 * 4000).toFixed(2),
  }
  const known = Object.entries(values).filter(([key]) => fieldIds[key] !== undefined)
  return Object.fromEntries(known.map(([key, value]) => [fieldIds[key], value]))
}
