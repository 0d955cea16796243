import type { Command } from 'commander'
import { doors } from '../../doors.rules.ts'
import { nameArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { atCommandLine, type CommandLine } from '../accounts/index.ts'
import {
  checkSendingState,
  describeSending,
  freezeSending,
  type SendingReport,
  unfreezeAtCommandLine,
} from './index.ts'

export function addSendingCommands(sending: Command, cli: CommandLine): void {
  const command = (name: string, description: string) =>
    sending.command(name).description(description).option('--json', 'print JSON')
  command('status', 'is sending frozen, who sends, what waits').action(status(cli))
  command('freeze', 'let no mail leave until it is unfrozen')
    .option('--reason <text>', 'why', nameArgument, 'frozen by the operator')
    .action(freezeAll(cli))
  command('unfreeze', 'let mail leave again, from this database as it is now').action(unfreeze(cli))
}

const status = (cli: CommandLine) => (output: OutputOptions) =>
  cli.withEngine(async (engine) => {
    const state = await checkSendingState(engine)
    const report = await describeSending(engine.db)
    const word = state.frozen ? `frozen: ${state.reason}` : 'open'
    cli.output.done({ ...state, ...report }, statusText(word, report), output)
  })

function statusText(state: string, { senders, due, inDoubt, relay }: SendingReport): string {
  return [
    `sending is ${state}`,
    `senders at work: ${senders}`,
    `messages due now: ${due}`,
    `messages in doubt: ${inDoubt}`,
    `relay log read to its end: ${relay ?? 'never'}`,
  ].join('\n')
}

const freezeAll =
  (cli: CommandLine) =>
  ({ reason, ...output }: OutputOptions & { reason: string }) =>
    cli.asOperator(async (operator) => {
      await freezeSending(operator, atCommandLine, reason)
      cli.output.done({ frozen: true, reason }, 'sending is frozen; senders end within a second', output)
    })

const unfreeze = (cli: CommandLine) => async (output: OutputOptions) => {
  await cli.asOperator(unfreezeAtCommandLine)
  await cli.withEngine(async ({ doorbell }) => {
    for (const door of [doors.priority, doors.bulk]) doorbell.knock(door)
    cli.output.done({ frozen: false }, 'sending is open', output)
  })
}
