import type { Command } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { type CommandLine, tenantOfAccount } from '../accounts/index.ts'
import { holds, verdict } from '../chains/index.ts'
import { verifyAudit, verifyOperatorActs } from './verify-audit.ts'

interface AccountOptions extends OutputOptions {
  account?: number
}

export function addAuditCommands(program: Command, cli: CommandLine): void {
  const audit = program.command('audit').description('the audit log')
  audit
    .command('verify')
    .description(
      'walk the chain of an account, or else that of the operators, past every signed head; fails when an entry was changed, removed or slipped in',
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
    const isWhole = holds(found)
    cli.output.done(
      { accountId: account ?? null, holds: isWhole, ...found },
      verdict(`the audit log of ${whose}`, found),
      output,
    )
    if (!isWhole) cli.output.failed()
  }
