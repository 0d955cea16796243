import { type Command, Option } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'
import { CommandFailure } from '../../platform/command-line/command-failure.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { type Language, languages } from '../../platform/text/language.rules.ts'
import { type CommandLine, tenantOfAccount } from '../accounts/index.ts'
import { verdict } from '../chains/index.ts'
import { findingText } from './consent-finding.rules.ts'
import { documentText, findConsent, holds, verifyConsent } from './index.ts'

interface AccountOptions extends OutputOptions {
  account: number
}

export function addConsentCommands(program: Command, cli: CommandLine): void {
  const consent = program.command('consent').description('the consent ledger')
  consent
    .command('verify')
    .description(
      'walk the chain of an account past every signed head, and compare it with how people stand; fails when an entry, a status or evidence was changed, removed or slipped in',
    )
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(verify(cli))
  consent
    .command('print')
    .description("one person's consent as a document: every step, every opt-in mail, and what nobody confirmed")
    .argument('<person>', 'the address, or the id of the subscriber; both also find an erased one')
    .requiredOption('--account <id>', 'the account', idArgument)
    .addOption(new Option('--language <iso>', 'of the document').choices(languages).default('en'))
    .option('--json', 'print JSON')
    .action(print(cli))
}

const print = (cli: CommandLine) => async (who: string, options: AccountOptions & { language: Language }) => {
  const document = await cli.inAccount(options.account, (act) => findConsent(act, act.tx, who))
  if (!document) throw CommandFailure.notPossible(`account ${options.account} knows nobody by this id or address`)
  cli.output.done(document, documentText(document, options.language), options)
}

const verify =
  (cli: CommandLine) =>
  async ({ account, ...output }: AccountOptions) => {
    const found = await cli.asOperator(async (operator) =>
      verifyConsent(operator, await tenantOfAccount(operator, account)),
    )
    const isWhole = holds(found)
    const lines = [verdict(`the consent ledger of account ${account}`, found), ...found.findings.map(findingText)]
    cli.output.done({ accountId: account, holds: isWhole, ...found }, lines.join('\n'), output)
    if (!isWhole) cli.output.failed()
  }
