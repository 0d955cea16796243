import type { Terminal } from './terminal.ts'

export interface OutputOptions {
  json?: boolean
}
type Cell = string | number | boolean | readonly string[] | null | undefined

/** What a command says, and with which status it ends. */
export class Output {
  status: 0 | 1 | 3 = 0
  private readonly terminal: Terminal

  constructor(terminal: Terminal) {
    this.terminal = terminal
  }

  /** A list: JSON for scripts, otherwise aligned columns under their headings. */
  list<R>(rows: readonly R[], columns: Record<string, (row: R) => Cell>, { json }: OutputOptions): void {
    if (json) this.json(rows)
    else if (rows.length === 0) this.line('none')
    else
      this.table(
        Object.keys(columns),
        rows.map((row) => Object.values(columns).map((read) => cellText(read(row)))),
      )
  }

  /** What a command did: JSON with the ids, otherwise a sentence. */
  done(result: object, sentence: string, { json }: OutputOptions): void {
    if (json) this.json(result)
    else this.line(sentence)
  }

  /** The same of a command that did what it was asked for, with a reservation. */
  warned(
    result: object,
    { sentence, warnings }: { sentence: string; warnings: readonly string[] },
    output: OutputOptions,
  ): void {
    for (const warning of warnings) this.note(`Warning: ${warning}`)
    this.done({ ...result, warnings }, sentence, output)
  }

  /** The command did its work, and what it found is not good. */
  failed(): void {
    this.status = 1
  }

  /** The command did its work, and what it found needs somebody: told apart from a command that could not do it. */
  needsAttention(): void {
    this.status = 3
  }

  line(text: string): void {
    this.terminal.write(`${text}\n`)
  }

  text(text: string): void {
    this.terminal.write(text)
  }

  /** Beside the result, on standard error. */
  note(text: string): void {
    this.terminal.writeError(`${text}\n`)
  }

  private json(value: unknown): void {
    this.line(JSON.stringify(value, null, 2))
  }

  private table(headings: string[], cells: string[][]): void {
    const lines = [headings, ...cells]
    const widths = headings.map((_, i) => Math.max(...lines.map((line) => [...(line[i] as string)].length)))
    const aligned = lines.map((line) => line.map((cell, i) => cell.padEnd(widths[i] as number)).join('  '))
    for (const line of aligned) this.line(line.trimEnd())
  }
}

function cellText(value: Cell): string {
  if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return '-'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

export function nameIn(translations: Record<string, { name: string }>): string {
  return Object.entries(translations)
    .map(([iso, { name }]) => `${name} (${iso})`)
    .join(', ')
}
