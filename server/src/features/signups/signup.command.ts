import type { Command } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { type Decision, decideSignup, undecidedAccounts } from './decide-signup.ts'
import type { OpenedAccount } from './signup.store.ts'

export function addSignupCommands(program: Command, cli: CommandLine): void {
  const signup = program.command('signup').description('accounts that people have opened by themselves')
  signup
    .command('list')
    .description('list those that wait for somebody to look at them, and those that were refused')
    .option('--json', 'print JSON')
    .action(list(cli))
  const deciding = (name: string, description: string, decision: Decision) =>
    signup
      .command(name)
      .description(description)
      .argument('<account>', 'id of the account', idArgument)
      .option('--json', 'print JSON')
      .action(decide(cli, decision))
  deciding('approve', 'let an account send; its admins get a mail', 'approved')
  deciding('withdraw', 'take an approval back; its admins get a mail', 'withdrawn')
  deciding('refuse', 'an account goes on to send nothing; its admins get a mail', 'refused')
}

const list = (cli: CommandLine) => async (output: OutputOptions) => {
  const columns = {
    ACCOUNT: ({ id }: OpenedAccount) => id,
    TYPE: ({ type }: OpenedAccount) => type,
    NAME: ({ name }: OpenedAccount) => name,
    OPENED: ({ createdAt }: OpenedAccount) => createdAt,
    STATE: ({ approval }: OpenedAccount) => approval,
    ADMINS: ({ admins }: OpenedAccount) => admins,
  }
  cli.output.list(await cli.asOperator(undecidedAccounts), columns, output)
}

const effects: Record<Decision, string> = {
  approved: 'is approved: it may plan and send from now on',
  refused: 'is refused: it goes on to send nothing',
  withdrawn: 'is approved no more: it plans nothing until it is approved again',
}

const decide = (cli: CommandLine, decision: Decision) => async (id: number, output: OutputOptions) => {
  await cli.asOperator((operator) => decideSignup(operator, id, decision))
  cli.output.done(
    { id, approval: decision === 'withdrawn' ? 'pending' : decision },
    `account ${id} ${effects[decision]}`,
    output,
  )
}
