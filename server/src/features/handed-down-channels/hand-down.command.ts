import type { Command } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { type Act, accountRefusals, type CommandLine } from '../accounts/index.ts'
import { handDownChannel, withdrawChannel } from './hand-down-channel.ts'

interface Options extends OutputOptions {
  account: number
  channel: number
}

export function addHandDownCommands(channel: Command, cli: CommandLine): void {
  const command = (name: string, description: string) =>
    channel
      .command(name)
      .description(description)
      .requiredOption('--account <id>', 'the S-account', idArgument)
      .requiredOption('--channel <id>', 'channel of the L-account', idArgument)
      .option('--json', 'print JSON')
  command('inherit', 'hand a channel of the L-account down to one of its S-accounts').action(
    fromAbove(cli, handDownChannel, (account, channel) => `account ${account} inherited channel ${channel}`),
  )
  command(
    'withdraw',
    'take a channel back from an S-account: closed there if it has people or mailings, else gone',
  ).action(
    fromAbove(
      cli,
      withdrawChannel,
      (account, channel, outcome) => `channel ${channel} is ${outcome} in account ${account}`,
    ),
  )
}

type Work<T extends string> = (act: Act, channel: number, account: number) => Promise<T>

const fromAbove =
  <T extends string>(cli: CommandLine, work: Work<T>, said: (account: number, channel: number, outcome: T) => string) =>
  async ({ account, channel, ...output }: Options) => {
    const aboveId = await cli.lookInto(account, async (look) => look.account.parentAccountId)
    if (aboveId === null) throw accountRefusals.account_without_parent({ accountId: account })
    const outcome = await cli.inAccount(aboveId, (act) => work(act, channel, account))
    cli.output.done({ id: channel, accountId: account, outcome }, said(account, channel, outcome), output)
  }
