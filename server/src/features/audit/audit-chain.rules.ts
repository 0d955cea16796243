import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type ChainEnd, type Keyed, linkHash } from '../chains/chain.rules.ts'

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

export interface ChainedEntry extends AuditEntry, ChainEnd {}

export function chainEntry(end: ChainEnd, entry: AuditEntry, keyed: Keyed): ChainedEntry {
  return { ...entry, seq: end.seq + 1, hash: linkHash(end, saidBy(entry), keyed) }
}

/** Who rewrites the table cannot say by themselves where the chain begins. */
export function beginningMac({ seq, hash }: ChainEnd, keyed: Keyed): Buffer {
  return keyed(JSON.stringify(['kept after', seq, hash.toString('hex')]))
}

/** Members of changes are sorted, as the database may give them in another order. */
export function saidBy({ at, actor, address, act, objectId, changes, requestId }: AuditEntry): readonly unknown[] {
  return [at, actor, address, act, objectId, sorted(changes), requestId]
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return members.map(([name, inner]) => [name, sorted(inner)])
}
