import {
  type Growth as AccountGrowth,
  arrivals,
  departures,
  type GrowthSums,
  sumOf,
} from '../account-statistics/growth.rules.ts'

interface Flow {
  joined: number
  /** By their own wish or somebody else's. */
  left: number
  /** Their address does not exist any more. */
  gone: number
}

export interface Growth extends Flow {
  days: (Flow & { day: string })[]
  before: number
}

/** The overview tells apart only what somebody decided from what happened to an address. */
export function inShort({ days, sums, before }: AccountGrowth): Growth {
  return { ...flowOf(sums), before, days: days.map((day) => ({ day: day.day, ...flowOf(day) })) }
}

function flowOf(sums: GrowthSums): Flow {
  const gone = sums.bounced
  return { joined: sumOf(sums, arrivals), left: sumOf(sums, departures) - gone, gone }
}
