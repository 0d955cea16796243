import { type Command, InvalidArgumentError } from 'commander'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { keepTrackingMonths, rejudgeEvents } from './index.ts'

export function addTrackingCommands(program: Command, cli: CommandLine, serve: () => Promise<void>): void {
  const tracking = program.command('tracking').description('count opens and clicks').action(serve)
  tracking
    .command('rejudge')
    .description("tell people from machines again, with today's rules")
    .requiredOption('--since <date>', 'from this day on, e.g. 2026-11-01', dayArgument)
    .option('--json', 'print JSON')
    .action(rejudge(cli))
  tracking
    .command('months')
    .description('prepare the coming months and drop what is older than thirteen; run it monthly')
    .option('--json', 'print JSON')
    .action(keepMonths(cli))
}

const rejudge =
  (cli: CommandLine) =>
  ({ since, ...output }: OutputOptions & { since: Date }) =>
    cli.withEngine(async (engine) => {
      const changed = await rejudgeEvents(engine, since)
      cli.output.done({ changed }, `${changed} opens and clicks are seen differently now`, output)
    })

const keepMonths = (cli: CommandLine) => async (output: OutputOptions) => {
  const dropped = await keepTrackingMonths(cli.config.DATABASE_ADMIN_URL, new Date())
  const sentence = dropped.length > 0 ? `dropped ${dropped.join(', ')}` : 'nothing was old enough to drop'
  cli.output.done({ dropped }, sentence, output)
}

function dayArgument(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()))
    throw new InvalidArgumentError('Expected a day such as 2026-11-01.')
  return day
}
