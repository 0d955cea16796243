import { parseArgs } from 'node:util'
import { benchAnswers } from './answers/answers.ts'
import { benchApi } from './api.ts'
import { benchBirthdays } from './birthdays/birthdays.ts'
import { benchConditions } from './conditions.ts'
import { benchCrowd } from './crowd/crowd.ts'
import { benchDispatch } from './dispatch/dispatch.ts'
import { benchFairness } from './fairness/fairness.ts'
import { benchImport } from './import/import.ts'
import { benchLists } from './lists.ts'
import { benchLive } from './live/live.ts'
import { benchPalette } from './palette.ts'
import { benchRendering } from './rendering/rendering.ts'
import { benchReports } from './reports/reports.ts'
import { benchRetention } from './retention/retention.ts'
import { benchStatistics } from './roll-ups/roll-ups.ts'
import { benchTracking } from './tracking/tracking.ts'
import { benchTrigger } from './trigger/trigger.ts'

export interface BenchOptions {
  /** The largest size as well: 10 million rows instead of 1 million, a run to 1 million recipients. */
  full: boolean
  /** A short run that prints and never fails on a figure. */
  sample: boolean
  pairs: number
  /** Only trials whose title starts with this. */
  only?: string
  /** How many people a newsletter goes to. */
  recipients: number
  /** How many people the account of the lists has, or rows the list of the import. */
  people?: number
}

const benchmarks: Record<string, (options: BenchOptions) => Promise<number>> = {
  api: benchApi,
  answers: benchAnswers,
  lists: benchLists,
  palette: benchPalette,
  live: benchLive,
  import: benchImport,
  conditions: benchConditions,
  dispatch: benchDispatch,
  trigger: benchTrigger,
  fairness: benchFairness,
  tracking: benchTracking,
  rendering: benchRendering,
  reports: benchReports,
  retention: benchRetention,
  statistics: benchStatistics,
  crowd: benchCrowd,
  birthdays: benchBirthdays,
}
const usualRecipients = { sample: 10_000, whole: 100_000 }

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    full: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    pairs: { type: 'string', default: '15' },
    only: { type: 'string' },
    recipients: { type: 'string' },
    people: { type: 'string' },
  },
})
const bench = benchmarks[positionals[0] ?? '']
const pairs = Number(values.pairs)
const recipients = Number(values.recipients ?? usualRecipients[values.sample ? 'sample' : 'whole'])
const people = values.people === undefined ? undefined : Number(values.people)
if (!bench || ![pairs, recipients, people ?? 1].every((number) => Number.isInteger(number) && number > 0)) {
  console.error(
    `Use: npm run bench -- ${Object.keys(benchmarks).join('|')} [--full] [--sample] [--pairs N] [--only TITLE] [--recipients N] [--people N]`,
  )
  process.exitCode = 1
} else {
  process.exitCode = await bench({ ...values, pairs, recipients, people })
}
