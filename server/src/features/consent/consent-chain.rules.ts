import { createHash } from 'node:crypto'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'

/** One step in the history of one subscriber in one channel. */
export interface ConsentEntry {
  subscriberId: number
  channelId: number
  fromState: string | null
  toState: string
  /** Who did it: `key:<prefix>`, `person`, `mail-system`. */
  actor: string
  /** By which way: `create`, `update`, `register`, `confirm`, `page`, `oneClick`, `hardBounce`, … */
  source: string
  newsletterId: number | null
  occurredAt: Timestamp
  /** Personal circumstances (addresses, agents); enters the chain by its digest, so that it can be erased. */
  evidence: Record<string, string> | null
}

export interface ChainedEntry extends ConsentEntry {
  seq: number
  evidenceDigest: Buffer | null
  hash: Buffer
}

export interface ChainEnd {
  consentSeq: number
  consentHash: Buffer
}

/** Appends entries to the account's chain: each hash covers the entry and the hash before it. */
export function chain(end: ChainEnd, entries: readonly ConsentEntry[]): { chained: ChainedEntry[]; end: ChainEnd } {
  let { consentSeq: seq, consentHash: hash } = end
  const chained = entries.map((entry) => {
    const evidenceDigest = entry.evidence && digestOf(entry.evidence)
    seq += 1
    hash = hashOf(hash, { ...entry, seq, evidenceDigest })
    return { ...entry, seq, evidenceDigest, hash }
  })
  return { chained, end: { consentSeq: seq, consentHash: hash } }
}

function hashOf(previous: Buffer, entry: Omit<ChainedEntry, 'hash' | 'evidence'>): Buffer {
  const covered = [
    entry.seq,
    entry.subscriberId,
    entry.channelId,
    entry.fromState,
    entry.toState,
    entry.actor,
    entry.source,
    entry.newsletterId,
    entry.occurredAt,
    entry.evidenceDigest?.toString('hex') ?? null,
  ]
  return createHash('sha256').update(previous).update(JSON.stringify(covered)).digest()
}

/** `evidence` carries a random `salt`, so that a short value such as an IP address cannot be guessed from the digest. */
function digestOf(evidence: Record<string, string>): Buffer {
  const members = Object.entries(evidence).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(members)).digest()
}

/**
 * The first entry whose hash does not follow from its predecessor, or null when the chain holds. `known` is an end the
 * chain once had: it must still pass there, or it was rewritten as a whole.
 */
export function findBreak(entries: Iterable<ChainedEntry>, start: ChainEnd, known?: ChainEnd): number | null {
  let { consentSeq: seq, consentHash: hash } = start
  for (const entry of entries) {
    seq += 1
    const evidenceHolds = !entry.evidence || digestOf(entry.evidence).equals(entry.evidenceDigest ?? Buffer.alloc(0))
    if (entry.seq !== seq || !evidenceHolds || !hashOf(hash, entry).equals(entry.hash)) return seq
    hash = entry.hash
    if (seq === known?.consentSeq && !hash.equals(known.consentHash)) return seq
  }
  return null
}
