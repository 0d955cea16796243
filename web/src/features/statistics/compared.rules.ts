import type { AccountBelowStatistics } from '../../api/records.ts'
import type { Share } from './statistics.rules.ts'

type Read = Pick<AccountBelowStatistics, 'usual'>

const sharesOf = (rows: readonly Read[], of: Share) => rows.flatMap(({ usual }) => (usual ? [usual[of]] : []))

/** The middle one of the lists that are compared; null = there is nothing to compare. */
export function middleOf(rows: readonly Read[], of: Share): number | null {
  const shares = sharesOf(rows, of).toSorted((a, b) => a - b)
  if (shares.length < 2) return null
  const at = (shares.length - 1) / 2
  return ((shares[Math.floor(at)] ?? 0) + (shares[Math.ceil(at)] ?? 0)) / 2
}

/** The share that fills a bar: somewhat more than the best one has. */
export function wholeOf(rows: readonly Read[], of: Share): number {
  return Math.max(...sharesOf(rows, of), 0.01) * 1.2
}
