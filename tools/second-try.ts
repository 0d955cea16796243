/** Of what `vitest --reporter json` writes, the part that a second try changes. */
export interface Report {
  testResults: { name: string; status: string; assertionResults: { status: string }[] }[]
}

/** More than these are no accident. */
const mostFiles = 3

/** Files to be run once more by themselves: a verdict that depends on what else the machine did is none. */
export function worthASecondTry(report: Report): string[] {
  const failed = failedFiles(report)
  return failed.length <= mostFiles ? failed : []
}

/** The first report with the files of the second one in the place of their own. */
export function withSecondTry<R extends Report>(first: R, second: R): R {
  const again = new Map(second.testResults.map((file) => [file.name, file]))
  return { ...first, testResults: first.testResults.map((file) => again.get(file.name) ?? file) }
}

/** Files that failed and then did not. They are told, because each of them waits for a mending. */
export function unsteadyFiles(first: Report, second: Report): string[] {
  const still = new Set(failedFiles(second))
  const ran = new Set(second.testResults.map(({ name }) => name))
  return failedFiles(first).filter((name) => ran.has(name) && !still.has(name))
}

export function countTests(report: Report): { passed: number; failed: number } {
  const statuses = report.testResults.flatMap((file) => file.assertionResults.map(({ status }) => status))
  // A file that could not be loaded has no test of its own that failed.
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  )
  return {
    passed: statuses.filter((status) => status === 'passed').length,
    failed: statuses.filter((status) => status === 'failed').length + unloaded.length,
  }
}

function failedFiles({ testResults }: Report): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
}

function isFailed({ status }: { status: string }): boolean {
  return status === 'failed'
}
