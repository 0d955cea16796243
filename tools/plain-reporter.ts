import type { Reporter, TestModule } from 'vitest/node'

/** Closes a run with `N passed, N failed`, which a script can read without knowing any test runner. */
export class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const counts = modules.map(count)
    const passed = counts.reduce((sum, module) => sum + module.passed, 0)
    const failed = counts.reduce((sum, module) => sum + module.failed, unhandledErrors.length)
    // Other reporters still write after this point; the plain line has to be the last one.
    process.once('exit', (code) => {
      // A run can fail outside any file, for example in the global setup.
      const failures = code === 0 ? failed : Math.max(failed, 1)
      process.stdout.write(`${passed} passed, ${failures} failed\n`)
    })
  }
}

function count(module: TestModule): { passed: number; failed: number } {
  const states = [...module.children.allTests()].map((test) => test.result().state)
  const failed = states.filter((state) => state === 'failed').length
  // A file that cannot be loaded, or whose setup fails, has no failed test of its own.
  const failedAsWhole = failed === 0 && module.state() === 'failed'
  return { passed: states.filter((state) => state === 'passed').length, failed: failedAsWhole ? 1 : failed }
}
