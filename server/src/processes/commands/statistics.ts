import { type Command, Option } from 'commander'
import {
  type DayFigures,
  listDays,
  listPrograms,
  newsletterStatistics,
  recountStatistics,
} from '../../features/statistics/index.ts'
import { writeCsv } from '../../platform/csv/write-csv.ts'
import { Database } from '../../platform/db/database.ts'
import { idArgument } from './arguments.ts'
import { type OutputOptions, printDone } from './output.ts'
import { tenantOfAccount, withEngine } from './with-engine.ts'

interface NewsletterOptions extends OutputOptions {
  account: number
  newsletter: number
}

export function addStatisticsCommands(program: Command): void {
  const statistics = program.command('statistics').description('what became of newsletters, in numbers')
  const command = (name: string, description: string) =>
    statistics
      .command(name)
      .description(description)
      .requiredOption('--account <id>', 'account of the newsletter', idArgument)
  command('show', 'the numbers of a newsletter, as the API tells them')
    .requiredOption('--newsletter <id>', 'the newsletter', idArgument)
    .option('--json', 'print JSON')
    .action(show)
  command('export', 'the numbers of a newsletter per day and link')
    .requiredOption('--newsletter <id>', 'the newsletter', idArgument)
    .addOption(new Option('--format <format>', 'how to print them').choices(['csv', 'json']).default('csv'))
    .action(exportDays)
  command('recount', 'compare the numbers with what they were made of; fails when they differ')
    .option('--newsletter <id>', 'only this newsletter', idArgument)
    .option('--repair', 'count again what differs')
    .option('--json', 'print JSON')
    .action(recount)
}

function show({ account, newsletter, ...output }: NewsletterOptions): Promise<void> {
  return withEngine(async (engine) => {
    const reader = engine.db.reader(await tenantOfAccount(engine, account))
    const [numbers, programs] = await Promise.all([
      newsletterStatistics({ reader }, newsletter),
      listPrograms(reader, newsletter),
    ])
    const lines = Object.entries(numbers).map(([name, value]) => `${name}: ${value}`)
    printDone({ ...numbers, programs }, lines.join('\n'), output)
  })
}

function exportDays({ account, newsletter, format }: NewsletterOptions & { format: 'csv' | 'json' }): Promise<void> {
  return withEngine(async (engine) => {
    const reader = engine.db.reader(await tenantOfAccount(engine, account))
    await newsletterStatistics({ reader }, newsletter)
    const days = await listDays(reader, newsletter, { perLink: true })
    process.stdout.write(format === 'json' ? `${JSON.stringify(days, null, 2)}\n` : csvOf(days))
  })
}

const columns = ['day', 'kind', 'url', 'n', 'machine', 'people', 'anonymous'] as const satisfies (keyof DayFigures)[]

function csvOf(days: readonly DayFigures[]): string {
  return writeCsv(
    columns,
    days.map((day) => columns.map((column) => day[column])),
  )
}

interface RecountOptions extends OutputOptions {
  account: number
  newsletter?: number
  repair?: boolean
}

function recount({ account, newsletter, repair = false, ...output }: RecountOptions): Promise<void> {
  return withEngine(async (engine, config) => {
    await tenantOfAccount(engine, account)
    const db = new Database({
      url: config.ENGINE_DATABASE_URL,
      poolSize: 1,
      preparedStatements: false,
      answerTimeoutMs: 3_600_000,
    })
    try {
      const of = { accountId: account, ...(newsletter !== undefined && { newsletterId: newsletter }) }
      const result = await recountStatistics({ ...engine, db }, { ...of, repair })
      const drifted = result.drifts.flatMap(({ newsletterId, drift }) =>
        drift.map(
          ({ what, at, kept, counted }) =>
            `newsletter ${newsletterId}, ${what} ${at}: kept ${kept}, counted ${counted}`,
        ),
      )
      const verdict =
        drifted.length === 0
          ? `the numbers of ${result.newsletters} newsletters are right`
          : repair
            ? 'counted again; run recount once more to see that they are right now'
            : 'the numbers are WRONG; --repair counts them again'
      printDone(result, [...drifted, verdict].join('\n'), output)
      if (drifted.length > 0) process.exitCode = 1
    } finally {
      await db.close()
    }
  })
}
