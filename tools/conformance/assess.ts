import { type Area, type Row, type Work, works } from './catalogue/row.ts'

/** One test or command that names an id. A skipped test proves nothing and refutes nothing. */
export type Evidence = { id: string; by: string; outcome: 'passed' | 'failed' | 'skipped' }

export type AssessedRow = Row & { proven: boolean; evidence: Evidence[] }
export type AssessedArea = { name: string; rows: AssessedRow[] }
export type Assessment = { areas: AssessedArea[]; openWorks: Work[]; problems: string[] }

export function assess(catalogue: Area[], evidence: Evidence[], open: Record<string, string>): Assessment {
  const evidenceById = Map.groupBy(evidence, ({ id }) => id)
  const areas = catalogue.map(({ name, rows }) => ({
    name,
    rows: rows.map((row) => assessRow(row, evidenceById.get(row.id) ?? [])),
  }))
  const rows = areas.flatMap((area) => area.rows)
  const openWorks = works.filter((work) => rows.some((row) => row.work === work && !row.proven))
  const problems = [...unknownIds(rows, evidence), ...unprovenRows(rows, open), ...idleExceptions(rows, open)]
  return { areas, openWorks, problems }
}

function assessRow(row: Row, evidence: Evidence[]): AssessedRow {
  const passed = evidence.some(({ outcome }) => outcome === 'passed')
  const failed = evidence.some(({ outcome }) => outcome === 'failed')
  return { ...row, proven: passed && !failed, evidence }
}

function unknownIds(rows: AssessedRow[], evidence: Evidence[]): string[] {
  const known = new Set(rows.map(({ id }) => id))
  return evidence.filter(({ id }) => !known.has(id)).map(({ id, by }) => `${id} does not exist, named by: ${by}`)
}

/** Work that is said to be done: each of its rows needs a proof. */
const worksDone: readonly Work[] = ['foundation', 'sending', 'feedback']

function unprovenRows(rows: AssessedRow[], open: Record<string, string>): string[] {
  return rows
    .filter(({ id, work, proven }) => worksDone.includes(work) && !proven && !Object.hasOwn(open, id))
    .map((row) => `${row.id} is not proven (${row.title}): ${whyUnproven(row.evidence)}`)
}

function whyUnproven(evidence: Evidence[]): string {
  const failed = evidence.filter(({ outcome }) => outcome === 'failed').map(({ by }) => by)
  if (failed.length > 0) return `failed: ${failed.join('; ')}`
  return evidence.length > 0 ? 'its tests were skipped' : 'no test names it'
}

function idleExceptions(rows: AssessedRow[], open: Record<string, string>): string[] {
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return Object.entries(open).flatMap(([id, reason]) => {
    const row = rowById.get(id)
    if (!row) return [`${id} in the list of open rows does not exist`]
    if (row.proven) return [`${id} is proven: take it off the list of open rows`]
    return reason.trim() === '' ? [`${id} in the list of open rows has no reason`] : []
  })
}
