import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'

/** By member of the object: what it was and what it is; null where only the name is kept. */
export type Changes = Record<string, [before: unknown, after: unknown] | null>

/** What somebody did. */
export interface AuditEntry {
  at: Timestamp
  actor: string
  address: string | null
  act: string
  objectId: number | null
  changes: Changes
  requestId: string | null
}

export interface ChainedEntry extends AuditEntry {
  seq: number
  hash: Buffer
}

export interface ChainEnd {
  seq: number
  hash: Buffer
}

export const beginning: ChainEnd = { seq: 0, hash: Buffer.alloc(32) }

/** A hash under a key that whoever rewrites the table does not have. */
export type Keyed = (text: string) => Buffer

export function chainEntry(end: ChainEnd, entry: AuditEntry, keyed: Keyed): ChainedEntry {
  const seq = end.seq + 1
  return { ...entry, seq, hash: keyed(sealedText(end, seq, entry)) }
}

/** The number of the first entry that is not what was written, or is missing; null = all hold. */
export function findBreak(entries: readonly ChainedEntry[], start: ChainEnd, keyed: Keyed): number | null {
  let end = start
  for (const entry of entries) {
    const seq = end.seq + 1
    if (entry.seq !== seq || !keyed(sealedText(end, seq, entry)).equals(entry.hash)) return seq
    end = entry
  }
  return null
}

/** Unambiguous: members in one order, and those of changes sorted, as the database may give them in another. */
function sealedText({ hash }: ChainEnd, seq: number, entry: AuditEntry): string {
  const { at, actor, address, act, objectId, changes, requestId } = entry
  const members = [hash.toString('hex'), seq, at, actor, address, act, objectId, sorted(changes), requestId]
  return JSON.stringify(members)
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return members.map(([name, inner]) => [name, sorted(inner)])
}
