import type ts from 'typescript'
import type { RecordedStatement } from '../../server/test/statement-recorder.ts'
import { camelCase } from '../generate/row-types.ts'
import { callAt, declaredRows, findCalls, isDiscarded, isOnlyCounted, isResumption, placeOf } from './call-sites.ts'
import { type BroughtColumn, differences } from './compare-row.ts'

/** Tables and columns by the numbers the database describes its results with. */
export type Catalogue = ReadonlyMap<string, { table: string; column: string; isNullable: boolean }>

export interface Judgement {
  checked: number
  faults: string[]
  /** Calls that no recorded statement came from, so that nothing is known of them. */
  neverRan: string[]
  /** Recorded places where no call stands any more: the sources are newer than the recording. */
  moved: string[]
}

/** Compares what statements brought with the types their callers declare; `tables` is the generated interface. */
export function judgeStatements(
  program: ts.Program,
  root: string,
  { recorded, catalogue, tables }: { recorded: RecordedStatement[]; catalogue: Catalogue; tables: ts.Type },
): Judgement {
  const checker = program.getTypeChecker()
  const seen = new Set<ts.CallExpression>()
  const faults = new Set<string>()
  const moved = new Set<string>()
  for (const statement of recorded)
    for (const { frames, index } of statement.callers) {
      const [call, ...callers] = frames.map((frame) => callAt(program, root, frame))
      if (isTestCode(frames[0] as string)) continue
      if (!call) {
        if (!isResumption(program, root, frames[0] as string)) moved.add(frames[0] as string)
        continue
      }
      seen.add(call)
      const known = callers.filter((caller) => caller !== undefined)
      const declared = declaredRows(checker, call, known)
      const row = declared[Math.min(index, declared.length - 1)]
      const columns = statement.columns.map((column) => brought(checker, statement, column, { catalogue, tables }))
      for (const fault of row ? rowFaults(checker, call, row, columns) : [])
        faults.add(`${placeOf(call, root)}: ${fault}`)
    }
  const calls = findCalls(program, (path) => path.startsWith(`${root}/server/src/features/`) && !isTestCode(path))
  const neverRan = calls.filter((call) => !seen.has(call)).map((call) => placeOf(call, root))
  return { checked: seen.size, faults: [...faults].sort(), neverRan: neverRan.sort(), moved: [...moved].sort() }
}

/** Also of a place, `path:line:column`. */
function isTestCode(path: string): boolean {
  return /\.test\.ts(:|$)/.test(path) || path.includes('/testing/')
}

function rowFaults(checker: ts.TypeChecker, call: ts.CallExpression, row: ts.Type, columns: BroughtColumn[]): string[] {
  if (isDiscarded(call)) return []
  if (checker.getIndexInfosOfType(row).length === 0) return differences(checker, row, columns)
  // `rows<Row>` says in so many words that any columns may come; leaving the type out does not.
  const named = columns.filter(({ name }) => name !== '?column?').map(({ name }) => name)
  const isFree = call.typeArguments !== undefined || named.length === 0 || isOnlyCounted(call)
  return isFree ? [] : [`no type for its rows, which have ${named.join(', ')}`]
}

function brought(
  checker: ts.TypeChecker,
  { nulls }: RecordedStatement,
  { name, dataTypeID, tableID, columnID }: RecordedStatement['columns'][number],
  { catalogue, tables }: { catalogue: Catalogue; tables: ts.Type },
): BroughtColumn {
  const origin = catalogue.get(`${tableID}.${columnID}`)
  const table = origin && checker.getPropertyOfType(tables, origin.table)
  const member = table && checker.getPropertyOfType(checker.getTypeOfSymbol(table), camelCase(origin.column))
  const column = { name, typeId: dataTypeID, wasNull: nulls.includes(name) }
  if (!origin || !member) return column
  return { ...column, source: { type: checker.getTypeOfSymbol(member), isNullable: origin.isNullable } }
}
