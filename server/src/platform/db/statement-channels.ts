import { channel } from 'node:diagnostics_channel'
import type { QueryResultRow } from 'pg'

export interface DescribedColumn {
  name: string
  dataTypeID: number
  /** Where the column comes from; 0 = computed. */
  tableID: number
  columnID: number
}
/** `index`: its place among the statements of one call. */
export interface AskedStatement {
  text: string
  index: number
}
export interface DescribedStatement {
  text: string
  columns: readonly DescribedColumn[]
}
export interface AnsweredStatement {
  text: string
  rows: readonly QueryResultRow[]
}

// For whoever listens: the tests do, to compare what comes back with the types the stores declare.
export const statementAsked = channel('postrider.statement.asked')
export const statementDescribed = channel('postrider.statement.described')
export const statementAnswered = channel('postrider.statement.answered')

/** Called before anything is awaited, so that the caller's stack is still the one of the store. */
export function announce(statements: readonly { text: string }[]): void {
  if (!statementAsked.hasSubscribers) return
  for (const [index, { text }] of statements.entries()) statementAsked.publish({ text, index } satisfies AskedStatement)
}
