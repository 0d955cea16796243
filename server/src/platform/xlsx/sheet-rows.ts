import { columnOf, dateOf, numberOf } from './cell-value.rules.ts'
import type { PackedStrings } from './packed-strings.ts'
import type { XmlListener } from './read-xml.ts'

/** What a workbook tells beside its sheets. */
export interface Surroundings {
  strings: PackedStrings
  /** By the number of a style: whether its numbers are days. */
  dateStyles: readonly boolean[]
  counts1904: boolean
}

/** One more than may be imported, so that whoever counts sees it. */
const mostColumns = 501
/** Far above what a cell may have; the rest of it would only fill the memory. */
const longestText = 40_000

/** Makes rows of texts out of the cells of a sheet: stored values, days as `2026-11-17`. */
export class SheetRows implements XmlListener {
  private readonly around: Surroundings
  private rows: string[][] = []
  private cells: string[] = []
  private column = -1
  private kind = 'n'
  private style = 0
  private value = ''
  private isValue = false

  constructor(around: Surroundings) {
    this.around = around
  }

  /** The rows that have come to their end since this was last asked. */
  take(): string[][] {
    return this.rows.splice(0)
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'row') {
      this.cells = []
      this.column = -1
    } else if (name === 'c') {
      const column = columnOf(attributes.r ?? '')
      this.column = column < 0 ? this.column + 1 : column
      this.kind = attributes.t ?? 'n'
      this.style = Number(attributes.s ?? 0)
      this.value = ''
    } else if (name === 'v' || name === 't') this.isValue = true
    else if (name === 'rPh') this.isValue = false
  }

  text(text: string): void {
    if (this.isValue && this.value.length < longestText) this.value += text
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false
    else if (name === 'c') this.keep()
    else if (name === 'row') this.rows.push(this.cells)
  }

  private keep(): void {
    if (this.column < 0 || this.column >= mostColumns) return
    while (this.cells.length < this.column) this.cells.push('')
    this.cells[this.column] = this.shown()
  }

  private shown(): string {
    const { value, kind } = this
    if (kind === 's') return this.around.strings.get(Number(value)) ?? ''
    if (kind === 'e' || value === '') return ''
    if (kind === 'b') return value === '1' ? 'true' : 'false'
    if (kind !== 'n') return value
    return this.around.dateStyles[this.style] ? dateOf(value, this.around.counts1904) : numberOf(value)
  }
}
