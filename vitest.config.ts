import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { testSeed } from './server/test/seed.ts'
import { LongestFirst } from './tools/longest-first.ts'
import { PlainReporter } from './tools/plain-reporter.ts'
import { testsApart } from './tools/tests-apart.ts'

export default defineConfig({
  test: {
    include: [
      'server/**/*.test.ts',
      'client/**/*.test.ts',
      'web/**/*.test.ts',
      'tools/**/*.test.ts',
      'chaos/**/*.test.ts',
      'bench/**/*.test.ts',
      'e2e/**/*.test.ts',
    ],
    exclude: process.env.WITH_SWIFT ? [] : [`${testsApart}**`],
    globalSetup: 'server/test/global-setup.ts',
    setupFiles: ['claims-setup', 'fresh-redis', 'record-statements'].map((name) => `server/test/${name}.ts`),
    pool: 'forks',
    // More than cores: a third of the time is spent waiting, for processes to start and for silence to last.
    maxWorkers: availableParallelism() * 2,
    // Files share what they import: loading the application for each of them took most of the run.
    isolate: false,
    // Bounds against hanging, far above what anything needs on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
    sequence: { seed: testSeed, sequencer: LongestFirst },
    reporters: [
      'default',
      ['json', { outputFile: process.env.TEST_RESULTS ?? '.results/tests.json' }],
      new PlainReporter(),
    ],
  },
})
