import { type Command, Option } from 'commander'
import type { Engine } from '../../platform/app/engine.ts'
import { idArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { writeCsv } from '../../platform/csv/write-csv.ts'
import { Database } from '../../platform/db/database.ts'
import { type CommandLine, tenantOfAccount } from '../accounts/index.ts'
import {
  type DayFigures,
  listDays,
  listPrograms,
  newsletterStatistics,
  type Recount,
  recountStatistics,
} from './index.ts'

interface NewsletterOptions extends OutputOptions {
  account: number
  newsletter: number
}

export function addStatisticsCommands(program: Command, cli: CommandLine): void {
  const statistics = program.command('statistics').description('what became of newsletters, in numbers')
  const command = (name: string, description: string) =>
    statistics
      .command(name)
      .description(description)
      .requiredOption('--account <id>', 'account of the newsletter', idArgument)
  command('show', 'the numbers of a newsletter, as the API tells them')
    .requiredOption('--newsletter <id>', 'the newsletter', idArgument)
    .option('--json', 'print JSON')
    .action(show(cli))
  command('export', 'the numbers of a newsletter per day and link')
    .requiredOption('--newsletter <id>', 'the newsletter', idArgument)
    .addOption(new Option('--format <format>', 'how to print them').choices(['csv', 'json']).default('csv'))
    .action(exportDays(cli))
  command('recount', 'compare the numbers with what they were made of; fails when they differ')
    .option('--newsletter <id>', 'only this newsletter', idArgument)
    .option('--repair', 'count again what differs')
    .option('--json', 'print JSON')
    .action(recount(cli))
}

const show =
  (cli: CommandLine) =>
  async ({ account, newsletter, ...output }: NewsletterOptions) => {
    const [numbers, programs] = await cli.lookInto(account, ({ reader }) =>
      Promise.all([newsletterStatistics({ reader }, newsletter), listPrograms(reader, newsletter)]),
    )
    const lines = Object.entries(numbers).map(([name, value]) => `${name}: ${value}`)
    const record = { objectType: 'NewsletterStatistics', ...numbers, programs }
    cli.output.done(record, lines.join('\n'), output)
  }

const exportDays =
  (cli: CommandLine) =>
  async ({ account, newsletter, format }: NewsletterOptions & { format: 'csv' | 'json' }) => {
    const days = await cli.lookInto(account, async ({ reader }) => {
      await newsletterStatistics({ reader }, newsletter)
      return listDays(reader, newsletter, { perLink: true })
    })
    cli.output.text(format === 'json' ? `${JSON.stringify(days, null, 2)}\n` : csvOf(days))
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

const recount = (cli: CommandLine) => async (options: RecountOptions) => {
  const { account, newsletter, repair = false, ...output } = options
  await cli.asOperator((operator) => tenantOfAccount(operator, account))
  const of = { accountId: account, ...(newsletter !== undefined && { newsletterId: newsletter }) }
  const result = await cli.withEngine((engine) =>
    patiently(engine, (db) => recountStatistics({ ...engine, db }, { ...of, repair })),
  )
  const drifted = result.drifts.flatMap(({ newsletterId, drift }) =>
    drift.map(
      ({ what, at, kept, counted }) => `newsletter ${newsletterId}, ${what} ${at}: kept ${kept}, counted ${counted}`,
    ),
  )
  cli.output.done(result, [...drifted, verdictOn(result, repair)].join('\n'), output)
  if (drifted.length > 0) cli.output.failed()
}

function verdictOn({ drifts, newsletters }: Recount, repair: boolean): string {
  if (drifts.length === 0) return `the numbers of ${newsletters} newsletters are right`
  return repair
    ? 'counted again; run recount once more to see that they are right now'
    : 'the numbers are WRONG; --repair counts them again'
}

/** Counting a large account takes longer than anything else may. */
async function patiently<T>({ config }: Engine, work: (db: Database) => Promise<T>): Promise<T> {
  const url = config.ENGINE_DATABASE_URL
  const db = new Database({ url, poolSize: 1, preparedStatements: false, answerTimeoutMs: 3_600_000 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
