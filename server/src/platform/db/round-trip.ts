import type { QueryResultRow } from 'pg'
import {
  type AnsweredStatement,
  type DescribedColumn,
  type DescribedStatement,
  statementAnswered,
  statementDescribed,
} from './statement-channels.ts'
import { wireTypeOf } from './wire-values.ts'

/** One statement with its values, as `sql` templates produce it. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

interface Column {
  name: string
  parse: (text: string) => unknown
}
interface StatementMemory {
  name: string
  columns: Column[] | null
}
/** What one server connection has parsed and described; `uncertain` after an error cut a round trip short. */
interface ConnectionMemory {
  names: Map<string, string>
  known: Map<string, StatementMemory>
  uncertain: Set<string>
}
interface Wire {
  parse(message: { name: string; text: string; types: never[] }): void
  bind(message: { statement: string; values: readonly unknown[]; valueMapper: (value: unknown) => unknown }): void
  describe(message: { type: 'P'; name: string }): void
  execute(message: { portal: string }): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
  stream: { cork(): void; uncork(): void }
}

const memories = new WeakMap<object, ConnectionMemory>()
let prepareStatements = true
// Lists with filters compose many texts; beyond this a connection's memory is worth more than a saved parse.
const preparedStatementLimit = 300

/** PgBouncer before 1.21 cannot carry named statements in transaction mode. */
export function usePreparedStatements(enabled: boolean): void {
  prepareStatements = enabled
}

/**
 * Several statements in one round trip: all messages, then a single Sync. PostgreSQL runs them as one transaction, which
 * is what lets a tenant's `set_config(…, true)` and its SELECT travel together. pg calls the `handle…` methods.
 */
export class RoundTrip {
  readonly done: Promise<QueryResultRow[][]>
  /** Set by pg when a query timeout is configured; calling it stops that timer. */
  callback?: () => void
  private readonly statements: readonly Statement[]
  private readonly results: QueryResultRow[][] = []
  private rows: QueryResultRow[] = []
  private columns: Column[] | null = null
  private memory!: ConnectionMemory
  private error: Error | null = null
  private settle!: { resolve: (rows: QueryResultRow[][]) => void; reject: (error: Error) => void }

  constructor(statements: readonly Statement[]) {
    this.statements = statements
    this.done = new Promise((resolve, reject) => {
      this.settle = { resolve, reject }
    })
    // The caller awaits `done` later than an early connection error may arrive.
    this.done.catch(() => {})
  }

  submit(connection: Wire): void {
    this.memory = memories.get(connection) ?? { names: new Map(), known: new Map(), uncertain: new Set() }
    memories.set(connection, this.memory)
    connection.stream.cork()
    for (const statement of this.statements) this.send(connection, statement)
    connection.sync()
    connection.stream.uncork()
    this.columns = this.columnsOf(0)
  }

  private send(connection: Wire, { text, values }: Statement): void {
    const name = nameOf(text, this.memory.names)
    const known = this.memory.known.get(text)
    if (!known) {
      if (this.memory.uncertain.delete(name)) connection.close({ type: 'S', name })
      connection.parse({ name, text, types: [] })
      if (name !== '') this.memory.known.set(text, { name, columns: null })
    }
    connection.bind({ statement: name, values, valueMapper: toWire })
    // The first round trip of a statement learns its columns; later ones save the server and us the description.
    if (!known?.columns) connection.describe({ type: 'P', name: '' })
    connection.execute({ portal: '' })
  }

  private columnsOf(index: number): Column[] | null {
    const statement = this.statements[index]
    return statement ? (this.memory.known.get(statement.text)?.columns ?? null) : null
  }

  handleRowDescription({ fields }: { fields: DescribedColumn[] }): void {
    this.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: wireTypeOf(dataTypeID).parse }))
    this.remember(this.columns)
    const text = this.statements[this.results.length]?.text
    if (statementDescribed.hasSubscribers) statementDescribed.publish({ text, columns: fields } as DescribedStatement)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const row: QueryResultRow = {}
    const columns = this.columns as Column[]
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i] as Column
      const text = fields[i] as string | null
      row[column.name] = text === null ? null : column.parse(text)
    }
    this.rows.push(row)
  }

  handleCommandComplete(): void {
    if (!this.columns) this.remember([])
    const text = this.statements[this.results.length]?.text
    if (statementAnswered.hasSubscribers) statementAnswered.publish({ text, rows: this.rows } as AnsweredStatement)
    this.results.push(this.rows)
    this.rows = []
    this.columns = this.columnsOf(this.results.length)
  }

  private remember(columns: Column[]): void {
    const statement = this.statements[this.results.length]
    const known = statement && this.memory.known.get(statement.text)
    if (known) known.columns = columns
  }

  handleError(error: Error): void {
    this.error ??= error
    if (this.memory) this.forgetUnanswered()
    // A lost connection brings no ReadyForQuery.
    this.callback?.()
    this.settle.reject(error)
  }

  /** The server skipped what follows the failed statement, so we no longer know which of them it has parsed. */
  private forgetUnanswered(): void {
    for (const { text } of this.statements.slice(this.results.length)) {
      const known = this.memory.known.get(text)
      if (known && !known.columns && this.memory.known.delete(text)) this.memory.uncertain.add(known.name)
    }
  }

  handleReadyForQuery(): void {
    if (this.error) return
    this.callback?.()
    this.settle.resolve(this.results)
  }

  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
}

/** The name a statement is prepared under; '' sends it unprepared. */
function nameOf(text: string, names: ConnectionMemory['names']): string {
  if (!prepareStatements) return ''
  let name = names.get(text)
  if (name === undefined) {
    if (names.size >= preparedStatementLimit) return ''
    name = `s${names.size}`
    names.set(text, name)
  }
  return name
}

/** Arrays become PostgreSQL array literals, plain objects JSON, everything else what the wire expects. */
function toWire(value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  if (Array.isArray(value)) return arrayLiteral(value)
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

// Statements with thousands of rows are made of this: what needs no look is not looked at, and nothing is kept beside the text.
function arrayLiteral(values: readonly unknown[]): string {
  let literal = ''
  for (const value of values) literal += literal === '' ? itemLiteral(value) : `,${itemLiteral(value)}`
  return `{${literal}}`
}

function itemLiteral(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (value === null || value === undefined) return 'NULL'
  if (typeof value !== 'object') return String(value)
  return Buffer.isBuffer(value) ? `"\\\\x${value.toString('hex')}"` : quoted(JSON.stringify(value))
}

const special = /[\\"]/
const allSpecial = /[\\"]/g

function quoted(text: string): string {
  return special.test(text) ? `"${text.replace(allSpecial, '\\$&')}"` : `"${text}"`
}
