import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assess } from './conformance/assess.ts'
import { notLookedAt, readBrowserRun } from './conformance/browser-run.ts'
import { catalogue, clauses } from './conformance/catalogue/index.ts'
import { catalogueProblems } from './conformance/catalogue-problems.ts'
import { keepRuns } from './conformance/keep-runs.ts'
import { open } from './conformance/open.ts'
import { readResults } from './conformance/read-results.ts'
import { readRecordedRuns } from './conformance/recorded-runs.ts'
import { areaTable, everyClause, openClauses, summary } from './conformance/report.ts'
import { repositoryState, testFiles } from './conformance/repository-state.ts'
import committedRows from './conformance/rows.json' with { type: 'json' }
import { differences, readSpecification } from './conformance/specification.ts'

const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    'accept-rows': { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const repository = join(import.meta.dirname, '..')
const results = join(repository, '.results')
const measured = join(repository, 'docs/measured')
const specification = readSpecification(process.env.SPEC_DIR ?? join(repository, '..', 'shared', 'spec'))

if (values['accept-rows']) acceptRows()
else if (values.record) console.log(keepRuns(results, measured, repositoryState().sources).join('\n'))
else report()

/** The specification has changed and the catalogue follows it: its rows become those that are expected. */
function acceptRows(): void {
  if (!specification) throw new Error('there is no specification beside the repository: set SPEC_DIR')
  writeFileSync(join(repository, 'tools/conformance/rows.json'), `${JSON.stringify(specification, null, 2)}\n`)
}

function report(): void {
  const now = repositoryState()
  const around = { now, testFiles: testFiles(), repository, onCi: process.env.CI === 'true' }
  const tests = readResults(results, around)
  const recorded = readRecordedRuns(measured, now)
  const browser = readBrowserRun(join(results, 'e2e.json'), now, around.onCi)
  const mayBeOpen = { ...open, ...notLookedAt([...clauses.values()], browser) }
  const evidence = [...tests.evidence, ...browser.evidence, ...recorded.evidence]
  const assessment = assess(catalogue, evidence, mayBeOpen)
  const problems = [
    ...(specification ? differences(committedRows, specification) : []),
    ...catalogueProblems(catalogue, committedRows),
    ...tests.problems,
    ...browser.problems,
    ...recorded.problems,
    // Without results every clause is open, and a list of them would hide the remedy.
    ...(tests.evidence.length > 0 ? assessment.problems : []),
  ]
  const rowsFrom = specification ? 'the specification' : 'the committed list, there is no specification here'
  console.log(
    [
      ...(values.all ? everyClause(assessment) : []),
      '',
      ...areaTable(assessment),
      '',
      ...openClauses(assessment, mayBeOpen),
      '',
      `rows from ${rowsFrom}`,
      ...[...tests.warnings, ...browser.warnings, ...recorded.warnings].map((warning) => `WARNING ${warning}`),
      ...problems.map((problem) => `PROBLEM ${problem}`),
      summary(assessment),
    ].join('\n'),
  )
  process.exitCode = problems.length > 0 ? 1 : 0
}
