import type { Command } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { type CommandLine, tenantOfAccount } from '../accounts/index.ts'
import { verifyAudit, verifyOperatorActs } from './verify-audit.ts'

interface AccountOptions extends OutputOptions {
  account?: number
}

export function addAuditCommands(program: Command, cli: CommandLine): void {
  const audit = program.command('audit').description('the audit log')
  audit
    .command('verify')
    .description(
      'walk the chain of an account, or else that of the operators; fails when an entry was changed, removed or slipped in',
    )
    .option('--account <id>', 'the account; without it, what operators did outside of accounts', idArgument)
    .option('--json', 'print JSON')
    .action(verify(cli))
}

const verify =
  (cli: CommandLine) =>
  async ({ account, ...output }: AccountOptions) => {
    const found = await cli.asOperator(async (operator) =>
      account === undefined
        ? verifyOperatorActs(operator)
        : verifyAudit(operator, operator.db.reader(await tenantOfAccount(operator, account))),
    )
    const whose = account === undefined ? 'the operators' : `account ${account}`
    const holds = found.brokenAt === null
    const sentence = holds
      ? `the audit log of ${whose} holds: ${found.entries} ${found.entries === 1 ? 'entry' : 'entries'}`
      : `the audit log of ${whose} is BROKEN at entry ${found.brokenAt}; ${found.entries} entries before it hold`
    cli.output.done({ accountId: account ?? null, holds, ...found }, sentence, output)
    if (!holds) cli.output.failed()
  }
