import type { Command } from 'commander'
import { CommandFailure } from '../../platform/command-line/command-failure.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { eachRelay, reconcileFromLog } from './index.ts'

export function addReconcileCommand(sending: Command, cli: CommandLine): void {
  sending
    .command('reconcile')
    .description("read the relay's logs again, as after a restored backup")
    .option('--json', 'print JSON')
    .option('--relay <name>', 'whose logs they are, as FURTHER_RELAYS names it; without it the usual relay')
    .requiredOption('--log <file...>', 'mail logs that cover the time since the backup, oldest first')
    .action(reconcile(cli))
}

const reconcile =
  (cli: CommandLine) =>
  ({ log, relay, ...output }: OutputOptions & { log: string[]; relay?: string }) =>
    cli.withEngine(async (engine) => {
      const place = engine.relays.findIndex(({ name }) => name === (relay ?? null))
      const whose = eachRelay(engine)[place]
      if (!whose) throw CommandFailure.askedWrongly(`There is no relay ${relay} in FURTHER_RELAYS.`)
      const result = await reconcileFromLog(whose, log, (file, { lines }) => cli.output.note(`${file}: ${lines} lines`))
      const counts = Object.entries(result).map(([name, count]) => `${name}: ${count}`)
      cli.output.done(result, counts.join('\n'), output)
    })
