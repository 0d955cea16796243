import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { beginning, type ChainEnd, type Chaining, findBreak } from './chain.rules.ts'
import type { KeptHeads } from './head-files.ts'

export interface Verified {
  /** How many entries hold. */
  entries: number
  /** The number of the first that does not, or is missing; null = all hold. */
  brokenAt: number | null
  /** How many signed heads the chain passes. */
  heads: number
  /** When the first signed head was taken that it does not pass. */
  brokenHead: Timestamp | null
  /** Files among the heads that nobody signed here. */
  unsignedHeads: string[]
}

export function holds({ brokenAt, unsignedHeads }: Verified): boolean {
  return brokenAt === null && unsignedHeads.length === 0
}

export interface Walk<E extends ChainEnd> extends Chaining<E> {
  /** Where what is kept of the chain begins; absent = at its first entry. */
  start?: ChainEnd
  /** What the chain's end is said to be, read before its entries: what is appended meanwhile lies beyond it. */
  end: ChainEnd | undefined
  kept: KeptHeads
  readAfter(seq: number): Promise<E[]>
  /** Told of every stretch that holds. */
  onStretch?(entries: readonly E[]): Promise<void>
}

/** Walks a whole chain, past every head that was signed, up to where it ended when the walk began. */
export async function walkChain<E extends ChainEnd>(walk: Walk<E>): Promise<Verified> {
  // A head from before what is kept has nothing left to hold against it.
  const heads = walk.kept.heads.filter(({ seq }) => seq >= (walk.start ?? beginning).seq)
  const kept = { ...walk.kept, heads }
  const { entries, brokenAt } = await walkEntries({ ...walk, kept })
  const missed = kept.heads.filter(({ seq }) => brokenAt !== null && seq >= brokenAt)
  return {
    entries,
    brokenAt,
    heads: kept.heads.length - missed.length,
    brokenHead: missed[0]?.takenAt ?? null,
    unsignedHeads: kept.unsigned,
  }
}

async function walkEntries<E extends ChainEnd>({
  start = beginning,
  end,
  kept,
  readAfter,
  onStretch,
  ...chaining
}: Walk<E>) {
  const known = [end ?? beginning, ...kept.heads]
  const hashesAt = new Map([...Map.groupBy(known, ({ seq }) => seq)].map(([seq, all]) => [seq, all.map((k) => k.hash)]))
  const length = Math.max(...hashesAt.keys())
  if (hashesAt.get(start.seq)?.some((hash) => !hash.equals(start.hash))) return { entries: 0, brokenAt: start.seq }
  let at = start
  for (;;) {
    const entries = await readAfter(at.seq)
    const brokenAt = findBreak(entries, at, chaining, hashesAt)
    if (brokenAt !== null) return { entries: brokenAt - 1 - start.seq, brokenAt }
    const last = entries.at(-1)
    if (!last) return { entries: at.seq - start.seq, brokenAt: at.seq < length ? at.seq + 1 : null }
    await onStretch?.(entries)
    at = last
  }
}
