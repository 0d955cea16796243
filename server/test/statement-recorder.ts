import { relative, resolve } from 'node:path'
import {
  type AnsweredStatement,
  type AskedStatement,
  type DescribedColumn,
  type DescribedStatement,
  statementAnswered,
  statementAsked,
  statementDescribed,
} from '../src/platform/db/statement-channels.ts'

/** What is known of one text of SQL: who asked for it, what the database said it brings, and where nulls were seen. */
export interface RecordedStatement {
  text: string
  callers: Caller[]
  columns: DescribedColumn[]
  nulls: string[]
}

/** The functions that asked, the nearest first, as `path:line:column`. */
export interface Caller {
  frames: string[]
  index: number
}

const repository = resolve(import.meta.dirname, '../..')
const databaseLayer = /platform\/db\/(database|transaction|operator-database|bulk-connection|statement-channels)\.ts/
// A text is asked for from one place, or from a few; looking at the stack every time would slow the tests down.
const looksPerText = 5
const rowsLookedAt = 200

export class StatementRecorder {
  private readonly seen = new Map<string, RecordedStatement & { looks: number; isAnswered: boolean }>()

  start(): void {
    statementAsked.subscribe(this.asked)
    statementDescribed.subscribe(this.described)
    statementAnswered.subscribe(this.answered)
  }

  stop(): void {
    statementAsked.unsubscribe(this.asked)
    statementDescribed.unsubscribe(this.described)
    statementAnswered.unsubscribe(this.answered)
  }

  /** Without those that never got an answer, as when the database is away: nothing is known of their columns. */
  statements(): RecordedStatement[] {
    return [...this.seen.values()]
      .filter(({ isAnswered }) => isAnswered)
      .map(({ text, callers, columns, nulls }) => ({ text, callers, columns, nulls }))
  }

  private readonly asked = (message: unknown) => {
    const { text, index } = message as AskedStatement
    const statement = this.of(text)
    if (statement.looks === looksPerText) return
    statement.looks += 1
    const frames = framesOf(new Error().stack ?? '')
    const isKnown = statement.callers.some((caller) => caller.index === index && `${caller.frames}` === `${frames}`)
    if (frames.length > 0 && !isKnown) statement.callers.push({ frames, index })
  }

  private readonly described = (message: unknown) => {
    const { text, columns } = message as DescribedStatement
    this.of(text).columns = columns.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      dataTypeID,
      tableID,
      columnID,
    }))
  }

  private readonly answered = (message: unknown) => {
    const { text, rows } = message as AnsweredStatement
    const statement = this.of(text)
    statement.isAnswered = true
    for (const row of rows.slice(0, rowsLookedAt))
      for (const [name, value] of Object.entries(row))
        if (value === null && !statement.nulls.includes(name)) statement.nulls.push(name)
  }

  private of(text: string) {
    const statement = this.seen.get(text) ?? { text, callers: [], columns: [], nulls: [], looks: 0, isAnswered: false }
    this.seen.set(text, statement)
    return statement
  }
}

function framesOf(stack: string): string[] {
  const places = [...stack.matchAll(/\(?(?:file:\/\/)?(\/[^\s():]+\.ts):(\d+):(\d+)\)?$/gm)]
  return places
    .map(([, path = '', line, column]) => `${relative(repository, path)}:${line}:${column}`)
    .filter((place) => place.startsWith('server/src/') && !databaseLayer.test(place))
    .slice(0, 3)
}
