import { type Command, InvalidArgumentError } from 'commander'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { rejudgeEvents } from './index.ts'

export function addTrackingCommands(program: Command, cli: CommandLine, serve: () => Promise<void>): void {
  const tracking = program.command('tracking').description('count opens and clicks').action(serve)
  tracking
    .command('rejudge')
    .description("tell people from machines again, with today's rules")
    .requiredOption('--since <date>', 'from this day on, e.g. 2026-11-01', dayArgument)
    .option('--json', 'print JSON')
    .action(rejudge(cli))
}

const rejudge =
  (cli: CommandLine) =>
  ({ since, ...output }: OutputOptions & { since: Date }) =>
    cli.withEngine(async (engine) => {
      const changed = await rejudgeEvents(engine, since)
      cli.output.done({ changed }, `${changed} opens and clicks are seen differently now`, output)
    })

function dayArgument(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()))
    throw new InvalidArgumentError('Expected a day such as 2026-11-01.')
  return day
}
