import sql, { type Sql } from 'sql-template-tag'
import type { Answers } from '../../platform/db/database.ts'
import type { Statement } from '../../platform/db/round-trip.ts'

/** A sender nobody has given up. Whatever is done to a message in its name is written here, and only here. */
export interface LiveSender {
  readonly id: number
  /** All statements in one transaction, which fails as a whole once the sender was given up. */
  write<T extends readonly object[]>(statements: readonly Statement[]): Promise<Answers<T>>
}

/** The first statement of such a transaction: until its commit nobody can give the sender up or begin its next term. */
export function holdSender(senderId: number, term: number): Sql {
  return sql`select hold_sender(${senderId}, ${term})`
}

/** Waits for what is being written in an older term; what arrives of one afterwards fails. */
export function beginTerm(senderId: number, term: number): Sql {
  return sql`select begin_term(${senderId}, ${term})`
}

/** The sender was given up, or what it wrote is of a term that is over. Nothing of it has taken effect. */
export function isOfThePast(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 'PR001'
}
