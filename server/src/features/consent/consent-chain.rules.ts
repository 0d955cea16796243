import { hash as hashOf } from 'node:crypto'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { type ChainEnd, type Chaining, type Keyed, linkHash } from '../chains/chain.rules.ts'

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

export interface ChainedEntry extends ConsentEntry, ChainEnd {
  evidenceDigest: Buffer | null
  /** SHA-256 of the words agreed to, or of the mail they were in; stays when the evidence is erased. */
  wordingHash: Buffer | null
}

/** The end of the chain as the row of the account holds it. */
export interface ConsentEnd {
  consentSeq: number
  consentHash: Buffer
}

/** Appends entries to the account's chain: each hash covers the entry and the hash before it. */
export function chain(
  { consentSeq, consentHash }: ConsentEnd,
  entries: readonly ConsentEntry[],
  keyed: Keyed,
): { chained: ChainedEntry[]; end: ConsentEnd } {
  let end: ChainEnd = { seq: consentSeq, hash: consentHash }
  const chained = entries.map((entry) => {
    const digests = { evidenceDigest: entry.evidence && digestOf(entry.evidence), wordingHash: wordingOf(entry) }
    const hash = linkHash(end, saidBy({ ...entry, ...digests }), keyed)
    const link = { ...entry, ...digests, seq: end.seq + 1, hash }
    end = link
    return link
  })
  return { chained, end: { consentSeq: end.seq, consentHash: end.hash } }
}

export function consentChaining(keyed: Keyed): Chaining<ChainedEntry> {
  return { keyed, said: saidBy, holdsBeside: evidenceHolds }
}

function saidBy(entry: Omit<ChainedEntry, 'seq' | 'hash' | 'evidence'>): readonly unknown[] {
  return [
    entry.subscriberId,
    entry.channelId,
    entry.fromState,
    entry.toState,
    entry.actor,
    entry.source,
    entry.newsletterId,
    entry.occurredAt,
    entry.evidenceDigest?.toString('hex') ?? null,
    entry.wordingHash?.toString('hex') ?? null,
  ]
}

/** Evidence that was erased leaves its digest behind, which says nothing of it. */
function evidenceHolds({ evidence, evidenceDigest }: ChainedEntry): boolean {
  return !evidence || digestOf(evidence).equals(evidenceDigest ?? Buffer.alloc(0))
}

/** `evidence` carries a random `salt`, so that a short value such as an IP address cannot be guessed from the digest. */
function digestOf(evidence: Record<string, string>): Buffer {
  const members = Object.keys(evidence)
    .toSorted()
    .map((name) => [name, evidence[name]])
  return sha256(JSON.stringify(members))
}

function wordingOf({ evidence }: ConsentEntry): Buffer | null {
  if (evidence?.text !== undefined) return sha256(evidence.text)
  const ofMail = evidence?.['hash:mail'] ?? evidence?.['hash:page']
  return ofMail === undefined ? null : Buffer.from(ofMail, 'hex')
}

/** At once and by way of text: hashing leaves no object of the system behind, which an import would do by the million. */
function sha256(text: string): Buffer {
  return Buffer.from(hashOf('sha256', text, 'hex'), 'hex')
}
