/** A statement that can be shown to hold. A row that says several things has one clause for each. */
export interface Clause {
  /** `E-143` when the row says one thing, else `D-GRP-4.1`, `D-GRP-4.2`, … */
  id: string
  row: string
  words: string
  /**
   * A clause with a time or a size is measured: no test can show it, only a recorded run with its control. What is on the
   * screen is seen in a browser.
   */
  proof: 'test' | 'browser' | 'measured'
  /** The piece of work that has to come first. */
  due?: 'application'
  /** Rows, or parts of them, that hold no longer once this one is built. */
  replaces?: string
}

export interface Area {
  name: string
  clauses: Clause[]
}

type Statement = string | Omit<Clause, 'id' | 'row'>

/** An area of the specification: each row with its statement, or the list of its statements. */
export function area(name: string, rows: Record<string, Statement | Statement[]>): Area {
  return { name, clauses: Object.entries(rows).flatMap(([row, said]) => clausesOf(row, said)) }
}

export function measured(words: string): Statement {
  return { words, proof: 'measured' }
}

/** Shown by `npm run e2e`. */
export function seen(words: string): Statement {
  return { words, proof: 'browser' }
}

export function due(words: string, rest: { proof?: 'measured'; replaces?: string } = {}): Statement {
  return { words, proof: 'test', due: 'application', ...rest }
}

function clausesOf(row: string, said: Statement | Statement[]): Clause[] {
  if (!Array.isArray(said)) return [clause(row, row, said)]
  return said.map((statement, index) => clause(`${row}.${index + 1}`, row, statement))
}

function clause(id: string, row: string, statement: Statement): Clause {
  return typeof statement === 'string' ? { id, row, words: statement, proof: 'test' } : { id, row, ...statement }
}
