import type { Command } from 'commander'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { keepMonths } from './index.ts'
import { listParts, type StoredPart } from './month.store.ts'

export function addMonthCommands(program: Command, cli: CommandLine): void {
  const months = program
    .command('months')
    .description('messages, reports, events and clicks: what is kept of which month')
  months.command('list').description('list the months that are kept').option('--json', 'print JSON').action(list(cli))
  months
    .command('keep')
    .description('prepare the coming months and drop what was kept for long enough; the dispatcher does so by itself')
    .option('--json', 'print JSON')
    .action(keep(cli))
}

const list = (cli: CommandLine) => async (output: OutputOptions) => {
  const columns = {
    TABLE: ({ table }: StoredPart) => table,
    MONTH: ({ month }: StoredPart) => month.slice(0, 7),
    PART: ({ part }: StoredPart) => part,
    MIB: ({ bytes }: StoredPart) => Math.ceil(bytes / 1024 / 1024),
  }
  cli.output.list(await cli.withEngine(({ db }) => listParts(db)), columns, output)
}

const keep = (cli: CommandLine) => (output: OutputOptions) =>
  cli.withEngine(async (engine) => {
    await engine.setClock()
    const dropped = (await keepMonths(engine)).map(({ table, part }) => `${table}_${part}`)
    const sentence = dropped.length > 0 ? `dropped ${dropped.join(', ')}` : 'nothing was old enough to drop'
    cli.output.done({ dropped }, sentence, output)
  })
