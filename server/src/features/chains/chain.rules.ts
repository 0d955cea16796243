/** Where a chain ends, or once ended. */
export interface ChainEnd {
  seq: number
  hash: Buffer
}

export const beginning: ChainEnd = { seq: 0, hash: Buffer.alloc(32) }

/** A hash under a key that whoever rewrites the table does not have. */
export type Keyed = (text: string) => Buffer

/** How the entries of one ledger are chained. */
export interface Chaining<E> {
  keyed: Keyed
  /** Everything an entry says, unambiguous and always in the same order. */
  said(entry: E): readonly unknown[]
  /** Of what the chain only holds a digest: whether it is still that. */
  holdsBeside?(entry: E): boolean
}

/** The hash of the entry that follows: over what it says, its number and the hash before it. */
export function linkHash(end: ChainEnd, said: readonly unknown[], keyed: Keyed): Buffer {
  return keyed(JSON.stringify([end.hash.toString('hex'), end.seq + 1, ...said]))
}

/** The hashes that the chain must have at some numbers, because it once ended there. */
export type KnownEnds = ReadonlyMap<number, readonly Buffer[]>

/** The number of the first entry that is not what was written, or is missing; null = all hold. */
export function findBreak<E extends ChainEnd>(
  entries: Iterable<E>,
  start: ChainEnd,
  { keyed, said, holdsBeside = () => true }: Chaining<E>,
  known: KnownEnds = new Map(),
): number | null {
  let end = start
  for (const entry of entries) {
    const seq = end.seq + 1
    const follows = entry.seq === seq && linkHash(end, said(entry), keyed).equals(entry.hash)
    if (!follows || !holdsBeside(entry)) return seq
    if (known.get(seq)?.some((hash) => !hash.equals(entry.hash))) return seq
    end = entry
  }
  return null
}
