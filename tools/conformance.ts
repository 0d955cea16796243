import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { assess } from './conformance/assess.ts'
import { catalogue } from './conformance/catalogue/index.ts'
import { open } from './conformance/open.ts'
import { readResults } from './conformance/read-results.ts'
import { areaTable, everyRow, laterParts, openRows, summary } from './conformance/report.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

const results = readResults(join(import.meta.dirname, '..', '.results'))
const assessment = assess(catalogue, results.evidence, open)
// Without any results every row is open, and a list of them would hide the remedy.
const problems = results.evidence.length > 0 ? [...results.problems, ...assessment.problems] : results.problems
if (results.evidence.length === 0 && problems.length === 0)
  problems.push('no test names an id: run `npm test` as a whole')

const lines = [
  ...(values.all ? everyRow(assessment) : []),
  '',
  ...areaTable(assessment),
  '',
  ...laterParts(assessment),
  ...openRows(assessment, open),
  '',
  ...problems.map((problem) => `PROBLEM ${problem}`),
  summary(assessment),
]
console.log(lines.join('\n'))
process.exitCode = problems.length > 0 ? 1 : 0
