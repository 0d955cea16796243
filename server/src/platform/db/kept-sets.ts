import type { BlockBits } from './block-bits.rules.ts'

/** Which version each block had when sets were read, and since when the database was running then. */
export interface Reading {
  startedAt: number
  versions: ReadonlyMap<number, number>
}

/** Ids by their blocks, as they were in one reading. Blocks without any are left out. */
export interface KeptSet {
  reading: Reading
  blocks: ReadonlyMap<number, BlockBits>
}

/** Measured on the heap and beside it, rounded up. */
const bytesOf = { bitmap: 400, version: 64, set: 400, character: 2 } as const

const mostBytes = 100_000_000

/**
 * Sets that were read, for whoever asks for them again. They are held against the versions of their blocks before they are
 * used, so that nobody has to be told of changes. Beyond the limit what was not asked for longest goes first.
 */
export class KeptSets {
  private readonly sets = new Map<string, KeptSet>()
  private readonly readings = new HeldReadings()
  private readonly most: number
  private bytes = 0

  constructor(most = mostBytes) {
    this.most = most
  }

  find(accountId: number, key: string): KeptSet | undefined {
    const name = nameOf(accountId, key)
    const set = this.sets.get(name)
    if (set) {
      this.sets.delete(name)
      this.sets.set(name, set)
    }
    return set
  }

  keep(accountId: number, key: string, { reading, blocks }: KeptSet): void {
    const name = nameOf(accountId, key)
    this.drop(name)
    const set = { reading: this.readings.sameAs(accountId, reading), blocks }
    if (weightOf(name, set) + weightOfReading(reading) > this.most) return
    this.sets.set(name, set)
    this.bytes += weightOf(name, set)
    this.readings.hold(accountId, set.reading)
    for (const oldest of this.sets.keys()) {
      if (this.bytes + this.readings.bytes <= this.most) break
      this.drop(oldest)
    }
  }

  private drop(name: string): void {
    const set = this.sets.get(name)
    if (!set) return
    this.bytes -= weightOf(name, set)
    this.readings.release(set.reading)
    this.sets.delete(name)
  }
}

/** Readings that sets are from: each has the versions of a whole account, so it weighs, too, but once. */
class HeldReadings {
  bytes = 0
  private readonly held = new Map<Reading, { accountId: number; sets: number }>()
  private readonly latest = new Map<number, Reading>()

  /** The latest reading of the account, if it says the same. */
  sameAs(accountId: number, reading: Reading): Reading {
    const latest = this.latest.get(accountId)
    return latest && saysTheSame(latest, reading) ? latest : reading
  }

  hold(accountId: number, reading: Reading): void {
    const known = this.held.get(reading)
    this.held.set(reading, { accountId, sets: (known?.sets ?? 0) + 1 })
    if (known) return
    this.bytes += weightOfReading(reading)
    this.latest.set(accountId, reading)
  }

  release(reading: Reading): void {
    const known = this.held.get(reading)
    if (!known) return
    known.sets -= 1
    if (known.sets > 0) return
    this.held.delete(reading)
    this.bytes -= weightOfReading(reading)
    if (this.latest.get(known.accountId) === reading) this.latest.delete(known.accountId)
  }
}

function saysTheSame(one: Reading, other: Reading): boolean {
  if (one === other) return true
  if (one.startedAt !== other.startedAt || one.versions.size !== other.versions.size) return false
  for (const [block, version] of one.versions) if (other.versions.get(block) !== version) return false
  return true
}

/** Without its reading, which others may be from, too. */
function weightOf(name: string, { blocks }: KeptSet): number {
  return bytesOf.set + bytesOf.character * name.length + bytesOf.bitmap * blocks.size
}

function weightOfReading({ versions }: Reading): number {
  return bytesOf.set + bytesOf.version * versions.size
}

function nameOf(accountId: number, key: string): string {
  return `${accountId} ${key}`
}
