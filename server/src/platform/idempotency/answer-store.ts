import type { Tx } from '../db/database.ts'

export interface StoredAnswer {
  status: number
  body: string
  location: string | null
}

/** Where finished answers are kept; a feature provides it. */
export interface AnswerStore {
  /** Takes the request's lock until the transaction ends, then looks for a finished answer. */
  open(tx: Tx, request: Buffer): Promise<{ locked: boolean; answer: (StoredAnswer & { fingerprint: Buffer }) | null }>
  keep(tx: Tx, request: Buffer, fingerprint: Buffer, answer: StoredAnswer, subjects: readonly number[]): void
}
