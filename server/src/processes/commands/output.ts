export interface OutputOptions {
  json?: boolean
}
type Cell = string | number | boolean | readonly string[] | null | undefined

/** A list: JSON for scripts, otherwise aligned columns under their headings. */
export function printList<R>(
  rows: readonly R[],
  columns: Record<string, (row: R) => Cell>,
  { json }: OutputOptions,
): void {
  if (json) printJson(rows)
  else if (rows.length === 0) console.log('none')
  else
    printTable(
      Object.keys(columns),
      rows.map((row) => Object.values(columns).map((read) => cellText(read(row)))),
    )
}

function printTable(headings: string[], cells: string[][]): void {
  const lines = [headings, ...cells]
  const widths = headings.map((_, i) => Math.max(...lines.map((line) => [...(line[i] as string)].length)))
  const aligned = lines.map((line) => line.map((cell, i) => cell.padEnd(widths[i] as number)).join('  '))
  for (const line of aligned) console.log(line.trimEnd())
}

/** What a command did: JSON with the ids, otherwise a sentence. */
export function printDone(result: object, sentence: string, { json }: OutputOptions): void {
  if (json) printJson(result)
  else console.log(sentence)
}

/** The same of a command that did what it was asked for, with a reservation. */
export function printWarned(
  result: object,
  { sentence, warnings }: { sentence: string; warnings: readonly string[] },
  output: OutputOptions,
): void {
  for (const warning of warnings) console.error(`Warning: ${warning}`)
  printDone({ ...result, warnings }, sentence, output)
}

function printJson(value: unknown): void {
  console.log(JSON.stringify(value, null, 2))
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
