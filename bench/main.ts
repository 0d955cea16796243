import { parseArgs } from 'node:util'
import { benchApi } from './api.ts'
import { benchLists } from './lists.ts'

export interface BenchOptions {
  /** 10 million rows instead of 1 million. */
  full: boolean
  /** A short run that prints and never fails on a figure. */
  sample: boolean
  pairs: number
  /** Only trials whose title starts with this. */
  only?: string
}

const benchmarks: Record<string, (options: BenchOptions) => Promise<number>> = { api: benchApi, lists: benchLists }

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    pairs: { type: 'string', default: '15' },
    only: { type: 'string' },
  },
})
const bench = benchmarks[positionals[0] ?? '']
const pairs = Number(values.pairs)
if (!bench || !Number.isInteger(pairs) || pairs < 1) {
  console.error(
    `Use: npm run bench -- ${Object.keys(benchmarks).join('|')} [--full] [--sample] [--pairs N] [--only TITLE]`,
  )
  process.exitCode = 1
} else {
  process.exitCode = await bench({ ...values, pairs })
}
