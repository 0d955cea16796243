import type { FullAccount } from '../account-setup/index.ts'
import type { Look } from '../accounts/index.ts'
import { askedChannel } from './asked-channel.ts'
import { arrivals, causes, departures, type GrowthCause } from './growth.rules.ts'
import { listMoves, type Move, type MovePlace } from './growth-people.store.ts'

/** Numbers of the growth: each cause, and all that came or went. */
const numbers = {
  came: arrivals,
  went: departures,
  ...(Object.fromEntries(causes.map((cause) => [cause, [cause]])) as Record<GrowthCause, [GrowthCause]>),
}
export type GrowthNumber = keyof typeof numbers
export const growthNumbers = Object.keys(numbers) as GrowthNumber[]

export interface GrowthWish {
  of: GrowthNumber
  /** Null = the default one. */
  channelId: number | null
  /** Days in UTC, as the growth counts them; both are among them. */
  from: string
  to: string
  after: MovePlace | null
}

export interface PeopleOfGrowth {
  moves: Move[]
  next: MovePlace | null
}

const atOnce = 50

/** Exactly the changes a number of the growth counts: somebody who came twice is there twice. */
export async function peopleOfGrowth(
  { reader, account }: Look<FullAccount>,
  { of, channelId, ...page }: GrowthWish,
): Promise<PeopleOfGrowth> {
  const asked = { ...page, channelId: askedChannel(account, channelId), causes: numbers[of], limit: atOnce }
  const moves = await listMoves(reader, asked)
  const last = moves.length === atOnce ? moves.at(-1) : undefined
  return { moves, next: last ? { at: last.at, seq: last.seq } : null }
}
