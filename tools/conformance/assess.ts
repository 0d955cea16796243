import type { Area, Clause } from './clause.ts'

/** A claim and how it went, in a test, in a browser, or in a run that was kept. */
export interface Evidence {
  id: string
  by: string
  outcome: 'passed' | 'failed'
  from: 'test' | 'browser' | 'recording'
}

export type Standing = 'proven' | 'measured' | 'open' | 'due'

export interface AssessedClause extends Clause {
  standing: Standing
  evidence: Evidence[]
}

export interface AssessedRow {
  id: string
  proven: boolean
  clauses: AssessedClause[]
}

export interface AssessedArea {
  name: string
  rows: AssessedRow[]
}

export interface Assessment {
  areas: AssessedArea[]
  problems: string[]
}

/** Clauses that may stay open for now, under the reason. */
export type Open = Record<string, string[]>

/** What can show which kind of clause. */
const counts: Record<Clause['proof'], Evidence['from'][]> = {
  test: ['test', 'recording'],
  browser: ['browser'],
  measured: ['recording'],
}

export function assess(catalogue: Area[], evidence: Evidence[], open: Open): Assessment {
  const evidenceById = Map.groupBy(evidence, ({ id }) => id)
  const areas = catalogue.map(({ name, clauses }) => ({
    name,
    rows: rowsOf(clauses.map((clause) => assessClause(clause, evidenceById.get(clause.id) ?? []))),
  }))
  const clauses = areas.flatMap(({ rows }) => rows).flatMap((row) => row.clauses)
  const problems = [...unknownClaims(clauses, evidence), ...lostClauses(clauses, open), ...idleMarks(clauses, open)]
  return { areas, problems }
}

function assessClause(clause: Clause, all: Evidence[]): AssessedClause {
  const evidence = all.filter(({ from }) => counts[clause.proof].includes(from))
  return { ...clause, standing: standingOf(clause, evidence), evidence }
}

function standingOf(clause: Clause, evidence: Evidence[]): Standing {
  const holds = evidence.length > 0 && evidence.every(({ outcome }) => outcome === 'passed')
  if (!holds) return clause.due ? 'due' : 'open'
  return evidence.every(({ from }) => from === 'recording') ? 'measured' : 'proven'
}

function rowsOf(clauses: AssessedClause[]): AssessedRow[] {
  return [...Map.groupBy(clauses, ({ row }) => row)].map(([id, ofRow]) => ({
    id,
    proven: ofRow.every(isShown),
    clauses: ofRow,
  }))
}

export function isShown({ standing }: AssessedClause): boolean {
  return standing === 'proven' || standing === 'measured'
}

function unknownClaims(clauses: AssessedClause[], evidence: Evidence[]): string[] {
  const known = new Set(clauses.map(({ id }) => id))
  return evidence.filter(({ id }) => !known.has(id)).map(({ id, by }) => `${id} does not exist, claimed by: ${by}`)
}

/** Everything that is not said to be open is said to be done. A measurement ends with the sources it was made of. */
function lostClauses(clauses: AssessedClause[], open: Open): string[] {
  const mayBeOpen = new Set(Object.values(open).flat())
  return clauses
    .filter(({ id, standing, proof }) => standing === 'open' && proof !== 'measured' && !mayBeOpen.has(id))
    .map(({ id, words, evidence }) => `${id} is not proven (${words}): ${whyNot(evidence)}`)
}

function whyNot(evidence: Evidence[]): string {
  const failed = evidence.filter(({ outcome }) => outcome === 'failed').map(({ by }) => by)
  return failed.length > 0 ? `failed: ${failed.join('; ')}` : 'nothing claims it'
}

function idleMarks(clauses: AssessedClause[], open: Open): string[] {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]))
  const noLongerOpen = Object.values(open)
    .flat()
    .flatMap((id) => {
      const clause = byId.get(id)
      if (!clause) return [`${id} in the list of open clauses does not exist`]
      return isShown(clause) ? [`${id} is proven: take it off the list of open clauses`] : []
    })
  const noLongerDue = clauses.filter((clause) => clause.due && isShown(clause))
  return [...noLongerOpen, ...noLongerDue.map(({ id }) => `${id} is proven: it is not due any more`)]
}
