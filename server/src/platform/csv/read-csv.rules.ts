export interface CsvRecords {
  /** Without empty lines. */
  records: string[][]
  /** Where in the text everything behind them begins. */
  end: number
  /** The last record begins a quotation that never ends. */
  isQuoteOpen: boolean
}

export interface CsvReading {
  delimiter: string
  limit: number
  /** Nothing follows the text, so what has no line end is a record, too. */
  isEnd: boolean
}

/**
 * The first whole records of a text. It tells where they end, so that a reader who stops goes on at a byte of the file; readers
 * that are fed as streams keep that to themselves.
 */
export function readCsv(text: string, { delimiter, limit, isEnd }: CsvReading): CsvRecords {
  const records: string[][] = []
  let end = 0
  while (end < text.length && records.length < limit) {
    const record = readRecord(text, end, delimiter, isEnd)
    if (record === 'incomplete') break
    if (record === 'quoteOpen') return { records, end, isQuoteOpen: true }
    // Dropped here, so that millions of empty lines are passed in one reading instead of filling many.
    if (!isBlank(record.cells)) records.push(record.cells)
    end = record.end
  }
  return { records, end, isQuoteOpen: false }
}

/** An empty line is no row. */
function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}

type Read = { cells: string[]; end: number } | 'incomplete' | 'quoteOpen'

function readRecord(text: string, from: number, delimiter: string, isEnd: boolean): Read {
  const cells: string[] = []
  let at = from
  for (;;) {
    const cell = readCell(text, at, delimiter)
    // A quotation mark at the very end may be the first half of two.
    if (cell === null) return isEnd ? 'quoteOpen' : 'incomplete'
    cells.push(cell.value)
    at = cell.end
    if (at >= text.length) return isEnd ? { cells, end: at } : 'incomplete'
    if (text[at] !== delimiter) break
    at += 1
  }
  if (text[at] === '\n') return { cells, end: at + 1 }
  if (at + 1 === text.length && !isEnd) return 'incomplete'
  return { cells, end: text[at + 1] === '\n' ? at + 2 : at + 1 }
}

/** Null = its quotation does not end in this text. */
function readCell(text: string, from: number, delimiter: string): { value: string; end: number } | null {
  if (text[from] !== '"') {
    const end = endOfCell(text, from, delimiter)
    return { value: text.slice(from, end), end }
  }
  let value = ''
  let start = from + 1
  for (;;) {
    const quote = text.indexOf('"', start)
    if (quote < 0) return null
    value += text.slice(start, quote)
    if (text[quote + 1] !== '"') {
      // What stands behind the quotation belongs to the cell, as spreadsheets have it.
      const end = endOfCell(text, quote + 1, delimiter)
      return { value: value + text.slice(quote + 1, end), end }
    }
    value += '"'
    start = quote + 2
  }
}

const [lineFeed, carriageReturn] = [10, 13]

function endOfCell(text: string, from: number, delimiter: string): number {
  const delimiterCode = delimiter.charCodeAt(0)
  for (let i = from; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === delimiterCode || code === lineFeed || code === carriageReturn) return i
  }
  return text.length
}
