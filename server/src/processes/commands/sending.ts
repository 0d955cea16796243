import type { Command } from 'commander'
import { reconcileFromLog } from '../../features/relay/index.ts'
import {
  checkSendingState,
  describeSending,
  freeze,
  type SendingReport,
  unfreezeSending,
} from '../../features/sending/index.ts'
import { nameArgument } from './arguments.ts'
import { type OutputOptions, printDone } from './output.ts'
import { withEngine } from './with-engine.ts'

export function addSendingCommands(program: Command): void {
  const sending = program.command('sending').description('the engine as a whole: may mail leave, and who sends it')
  const command = (name: string, description: string) =>
    sending.command(name).description(description).option('--json', 'print JSON')
  command('status', 'is sending frozen, who sends, what waits').action(status)
  command('freeze', 'let no mail leave until it is unfrozen')
    .option('--reason <text>', 'why', nameArgument, 'frozen by the operator')
    .action(freezeAll)
  command('unfreeze', 'let mail leave again, from this database as it is now').action(unfreeze)
  command('reconcile', "read the relay's logs again, as after a restored backup")
    .requiredOption('--log <file...>', 'mail logs that cover the time since the backup, oldest first')
    .action(reconcile)
}

function status(output: OutputOptions): Promise<void> {
  return withEngine(async (engine) => {
    const state = await checkSendingState(engine)
    const report = await describeSending(engine.db)
    printDone({ ...state, ...report }, statusText(state.frozen ? `frozen: ${state.reason}` : 'open', report), output)
  })
}

function statusText(state: string, { senders, due, inDoubt, relay }: SendingReport): string {
  return [
    `sending is ${state}`,
    `senders at work: ${senders}`,
    `messages due now: ${due}`,
    `messages in doubt: ${inDoubt}`,
    `relay log read to its end: ${relay ?? 'never'}`,
  ].join('\n')
}

function freezeAll({ reason, ...output }: OutputOptions & { reason: string }): Promise<void> {
  return withEngine(async (engine) => {
    await checkSendingState(engine)
    await freeze(engine.db, reason)
    printDone({ frozen: true, reason }, 'sending is frozen; senders end within a second', output)
  })
}

function unfreeze(output: OutputOptions): Promise<void> {
  return withEngine(async (engine) => {
    await unfreezeSending(engine)
    for (const lane of ['priority', 'bulk']) engine.doorbell.knock(lane)
    printDone({ frozen: false }, 'sending is open', output)
  })
}

function reconcile({ log, ...output }: OutputOptions & { log: string[] }): Promise<void> {
  return withEngine(async (engine) => {
    const result = await reconcileFromLog(engine, log, (file, { lines }) => console.error(`${file}: ${lines} lines`))
    printDone(
      result,
      Object.entries(result)
        .map(([name, count]) => `${name}: ${count}`)
        .join('\n'),
      output,
    )
  })
}
