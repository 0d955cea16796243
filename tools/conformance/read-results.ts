import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evidence } from './assess.ts'
import { namedIds, namesARange } from './named-ids.ts'

type TestReport = {
  testResults: {
    name: string
    status: string
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

type Results = { evidence: Evidence[]; problems: string[] }

const testReportName = 'tests.json'

export function readResults(directory: string): Results {
  const testReportPath = join(directory, testReportName)
  if (!existsSync(testReportPath)) {
    return { evidence: [], problems: ['there are no test results yet: run `npm test` first'] }
  }
  const proofFiles = readdirSync(directory).filter((name) => name.endsWith('.json') && name !== testReportName)
  const parts = [
    readJson(testReportPath, 'npm test', (json) => evidenceOfTests(json as TestReport)),
    ...proofFiles
      .sort()
      .map((name) =>
        readJson(join(directory, name), 'the command that writes it', (json) => evidenceOfProofs(name, json)),
      ),
  ]
  return { evidence: parts.flatMap((part) => part.evidence), problems: parts.flatMap((part) => part.problems) }
}

function readJson(path: string, remedy: string, interpret: (json: unknown) => Results): Results {
  try {
    return interpret(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    return { evidence: [], problems: [`${path} cannot be read (${error}): run ${remedy} again`] }
  }
}

export function evidenceOfTests(report: TestReport): Results {
  const evidence: Evidence[] = []
  const problems: string[] = []
  for (const file of report.testResults) {
    if (file.status === 'failed' && file.assertionResults.length === 0) problems.push(`${file.name} could not run`)
    for (const test of file.assertionResults) {
      const by = [...test.ancestorTitles, test.title].filter((title) => title !== '').join(' > ')
      if (namesARange(by)) problems.push(`a range of ids proves nothing, name each: ${by}`)
      const outcome = test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped'
      evidence.push(...namedIds(by).map((id): Evidence => ({ id, by, outcome })))
    }
  }
  return { evidence, problems }
}

/** Files without a list of proofs, such as figures of a benchmark, say nothing here. */
export function evidenceOfProofs(name: string, json: unknown): Results {
  const proofs = (json as { proofs?: unknown } | null)?.proofs
  if (!Array.isArray(proofs)) return { evidence: [], problems: [] }
  const evidence: Evidence[] = []
  const problems: string[] = []
  for (const proof of proofs) {
    if (typeof proof?.id === 'string' && typeof proof.by === 'string' && typeof proof.passed === 'boolean') {
      evidence.push({ id: proof.id, by: proof.by, outcome: proof.passed ? 'passed' : 'failed' })
    } else problems.push(`${name} has a proof without id, by or passed: ${JSON.stringify(proof)}`)
  }
  return { evidence, problems }
}
