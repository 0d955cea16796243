import { defineConfig } from 'vitest/config'
import { PlainReporter } from './tools/plain-reporter.ts'

export default defineConfig({
  test: {
    include: ['server/**/*.test.ts', 'tools/**/*.test.ts', 'chaos/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: 'server/test/global-setup.ts',
    setupFiles: ['server/test/claims-setup.ts', 'server/test/record-statements.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.results/tests.json' }], new PlainReporter()],
  },
})
