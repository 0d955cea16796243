import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { ChainEnd, Keyed } from './chain.rules.ts'

export type LedgerName = 'consent' | 'audit'

/** Whose chain; no account has the id 0, under which the acts of operators outside of accounts are. */
export interface WhichChain {
  ledger: LedgerName
  accountId: number
}

/** Where a chain ended at some time, kept where the owner of the database cannot reach it. */
export interface SignedHead extends ChainEnd {
  takenAt: Timestamp
}

/** One for each day; names sort by it. */
export function headFileName({ ledger, accountId }: WhichChain, at: Timestamp): string {
  return `${accountId}-${ledger}-${at.slice(0, 10)}.json`
}

export function isHeadOf({ ledger, accountId }: WhichChain, fileName: string): boolean {
  return fileName.startsWith(`${accountId}-${ledger}-`)
}

export function headText(head: SignedHead, keyed: Keyed): string {
  const { seq, hash, takenAt } = head
  return `${JSON.stringify({ seq, hash: hash.toString('hex'), takenAt, signature: signatureOf(head, keyed) })}\n`
}

/** Null = nothing that was signed here for this chain. */
export function readHead(text: string, keyed: Keyed): SignedHead | null {
  const { seq, hash, takenAt, signature } = parse(text)
  if (typeof seq !== 'number' || typeof hash !== 'string' || typeof takenAt !== 'string') return null
  const head = { seq, hash: Buffer.from(hash, 'hex'), takenAt: takenAt as Timestamp }
  return signatureOf(head, keyed) === signature ? head : null
}

function signatureOf({ seq, hash, takenAt }: SignedHead, keyed: Keyed): string {
  return keyed(JSON.stringify([seq, hash.toString('hex'), takenAt])).toString('hex')
}

function parse(text: string): Partial<Record<'seq' | 'hash' | 'takenAt' | 'signature', unknown>> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}
