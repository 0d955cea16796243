import {
  type AssessedArea,
  type AssessedClause,
  type AssessedRow,
  type Assessment,
  isShown,
  type Open,
} from './assess.ts'

const kinds = ['R', 'D', 'E', 'W', 'F'] as const

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

export function openClauses(assessment: Assessment, open: Open): string[] {
  const unshown = allClauses(assessment).filter((clause) => !isShown(clause))
  const reasons = Object.entries(open).flatMap(([reason, ids]) => listOf(`open, ${reason}`, ids))
  const unmeasured = unshown.filter(({ proof, due }) => proof === 'measured' && !due)
  const isDue = unshown.filter(({ due }) => due)
  return [
    ...reasons,
    ...listOf(
      'not measured with these sources',
      unmeasured.map(({ id }) => id),
    ),
    ...listOf(
      'due with the application',
      isDue.map(({ id }) => id),
    ),
  ]
}

export function everyClause({ areas }: Assessment): string[] {
  return areas.flatMap(({ name, rows }) => ['', name, ...rows.flatMap(({ clauses }) => clauses.flatMap(clauseLines))])
}

export function summary(assessment: Assessment): string {
  const counts = kinds.map((kind) => `${kind} ${tally(ofKind(allRows(assessment.areas), kind))}`).join(' ')
  const unshown = allClauses(assessment).filter((clause) => !isShown(clause))
  const isDue = unshown.filter(({ due }) => due).length
  const unmeasured = unshown.filter(({ due, proof }) => !due && proof === 'measured').length
  const rest = unshown.length - isDue - unmeasured
  const parts = [
    ...(rest > 0 ? [`${rest} clauses not proven`] : []),
    ...(unmeasured > 0 ? [`${unmeasured} not measured`] : []),
    ...(isDue > 0 ? [`${isDue} due with the application`] : []),
  ]
  return `conformance: ${counts} (open: ${parts.join(', ') || 'nothing'})`
}

function clauseLines({ id, words, standing, evidence, replaces }: AssessedClause): string[] {
  const claims = evidence.map(({ by, outcome }) => `      ${outcome}: ${by}`)
  return [`  ${standing.padEnd(8)} ${id} ${words}`, ...(replaces ? [`      replaces: ${replaces}`] : []), ...claims]
}

function allRows(areas: AssessedArea[]): AssessedRow[] {
  return areas.flatMap(({ rows }) => rows)
}

function allClauses({ areas }: Assessment): AssessedClause[] {
  return allRows(areas).flatMap(({ clauses }) => clauses)
}

function ofKind(rows: AssessedRow[], kind: string): AssessedRow[] {
  return rows.filter(({ id }) => id.startsWith(`${kind}-`))
}

function tally(rows: AssessedRow[]): string {
  return rows.length === 0 ? '–' : `${rows.filter(({ proven }) => proven).length}/${rows.length}`
}

function listOf(title: string, ids: string[]): string[] {
  return ids.length === 0 ? [] : [`${title} (${ids.length}):`, ...wrapped(ids)]
}

function wrapped(ids: string[]): string[] {
  const perLine = 12
  return Array.from(
    { length: Math.ceil(ids.length / perLine) },
    (_, line) => `  ${ids.slice(line * perLine, (line + 1) * perLine).join(' ')}`,
  )
}
