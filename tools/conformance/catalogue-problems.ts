import type { Area } from './clause.ts'
import { type Fingerprints, isRow } from './specification.ts'

/** Every row of the specification has its clauses, once, and there is no clause of any other row. */
export function catalogueProblems(catalogue: Area[], rows: Fingerprints): string[] {
  const clauses = catalogue.flatMap((area) => area.clauses)
  const described = new Set(clauses.map(({ row }) => row))
  const doubled = [...Map.groupBy(clauses, ({ id }) => id)].filter(([, same]) => same.length > 1)
  return [
    ...Object.keys(rows)
      .filter((id) => isRow(id) && !described.has(id))
      .map((id) => `${id} has no clause in the catalogue`),
    ...[...described].filter((id) => !rows[id]).map((id) => `${id} is no row of the specification`),
    ...doubled.map(([id]) => `${id} stands twice in the catalogue`),
  ]
}
