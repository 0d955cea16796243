import type { Command } from 'commander'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { reconcileFromLog } from './index.ts'

export function addReconcileCommand(sending: Command, cli: CommandLine): void {
  sending
    .command('reconcile')
    .description("read the relay's logs again, as after a restored backup")
    .option('--json', 'print JSON')
    .requiredOption('--log <file...>', 'mail logs that cover the time since the backup, oldest first')
    .action(reconcile(cli))
}

const reconcile =
  (cli: CommandLine) =>
  ({ log, ...output }: OutputOptions & { log: string[] }) =>
    cli.withEngine(async (engine) => {
      const result = await reconcileFromLog(engine, log, (file, { lines }) =>
        cli.output.note(`${file}: ${lines} lines`),
      )
      const counts = Object.entries(result).map(([name, count]) => `${name}: ${count}`)
      cli.output.done(result, counts.join('\n'), output)
    })
