import type { AssessedArea, AssessedRow, Assessment } from './assess.ts'

const kinds = ['R', 'D', 'E'] as const

export function areaTable({ areas }: Assessment): string[] {
  const width = Math.max(...areas.map(({ name }) => name.length))
  const line = (name: string, cells: string[]) =>
    `${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(9)).join('')}`
  const cellsOf = (rows: AssessedRow[]) => [...kinds.map((kind) => tally(ofKind(rows, kind))), tally(rows)]
  return [
    line('area', [...kinds, 'all']),
    ...areas.map(({ name, rows }) => line(name, cellsOf(rows))),
    line('all areas', cellsOf(allRows(areas))),
  ]
}

export function openRows({ areas, openWorks }: Assessment, open: Record<string, string>): string[] {
  const unproven = allRows(areas).filter(({ proven }) => !proven)
  return openWorks.flatMap((work) => {
    const rows = unproven.filter((row) => row.work === work)
    const reasons = rows.filter(({ id }) => open[id]).map(({ id }) => `  ${id} may stay open: ${open[id]}`)
    return [`open, belongs to ${work} (${rows.length}):`, ...wrapped(rows.map(({ id }) => id)), ...reasons]
  })
}

/** Proven rows of which a later piece of work has to prove the rest. */
export function laterParts({ areas }: Assessment): string[] {
  const partial = allRows(areas).filter(({ proven, also }) => proven && also)
  if (partial.length === 0) return []
  return [`proven as far as it is built (${partial.length}):`, ...wrapped(partial.map(({ id }) => id))]
}

export function everyRow({ areas }: Assessment): string[] {
  return areas.flatMap(({ name, rows }) => ['', name, ...rows.flatMap(rowLines)])
}

function rowLines({ id, title, work, also, proven, evidence }: AssessedRow): string[] {
  const later = Object.entries(also ?? {}).map(([laterWork, part]) => `      later, ${laterWork}: ${part}`)
  const tests = evidence.map(({ by, outcome }) => `      ${outcome}: ${by}`)
  return [`  ${proven ? 'proven' : 'open  '} ${id} ${title} [${work}]`, ...later, ...tests]
}

export function summary({ areas, openWorks }: Assessment): string {
  const counts = kinds.map((kind) => `${kind} ${tally(ofKind(allRows(areas), kind))}`).join(' ')
  return `conformance: ${counts} (${openWorks.length > 0 ? `open rows belong to: ${openWorks.join(', ')}` : 'no open rows'})`
}

function allRows(areas: AssessedArea[]): AssessedRow[] {
  return areas.flatMap(({ rows }) => rows)
}

function ofKind(rows: AssessedRow[], kind: string): AssessedRow[] {
  return rows.filter(({ id }) => id.startsWith(`${kind}-`))
}

function tally(rows: AssessedRow[]): string {
  return rows.length === 0 ? '–' : `${rows.filter(({ proven }) => proven).length}/${rows.length}`
}

function wrapped(ids: string[]): string[] {
  const perLine = 14
  return Array.from(
    { length: Math.ceil(ids.length / perLine) },
    (_, line) => `  ${ids.slice(line * perLine, (line + 1) * perLine).join(' ')}`,
  )
}
