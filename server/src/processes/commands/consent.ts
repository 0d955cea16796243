import { type Command, Option } from 'commander'
import { type DocumentLanguage, documentText, findConsent, verifyConsent } from '../../features/consent/index.ts'
import { accountWith, ProvisioningError } from '../../features/provisioning/index.ts'
import { loadConfig } from '../../platform/config/config.ts'
import { Database } from '../../platform/db/database.ts'
import { idArgument } from './arguments.ts'
import { readAccount } from './in-account.ts'
import { type OutputOptions, printDone } from './output.ts'
import { withOperator } from './with-operator.ts'

interface AccountOptions extends OutputOptions {
  account: number
}

export function addConsentCommands(program: Command): void {
  const consent = program.command('consent').description('the consent ledger')
  consent
    .command('verify')
    .description('walk the hash chain of an account; fails when an entry was changed, removed or slipped in')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(verify)
  consent
    .command('print')
    .description("one person's consent as a document: every step, every opt-in mail, and what nobody confirmed")
    .argument('<person>', 'the address, or the id of the subscriber, which also finds an erased one')
    .requiredOption('--account <id>', 'the account', idArgument)
    .addOption(new Option('--language <iso>', 'of the document').choices(['de', 'en']).default('en'))
    .option('--json', 'print JSON')
    .action(print)
}

function print(who: string, options: AccountOptions & { language: DocumentLanguage }): Promise<void> {
  const config = loadConfig(process.env)
  return readAccount(options.account, async ({ tx, clock }) => {
    const document = await findConsent({ config, clock }, tx, who)
    if (!document)
      throw new ProvisioningError(
        `account ${options.account} knows nobody by this id or address; an erased person is found by the id alone`,
      )
    printDone(document, documentText(document, options.language), options)
  })
}

function verify({ account, ...output }: AccountOptions): Promise<void> {
  return withOperator(async (operator, config) => {
    const { customerId } = await accountWith(operator, account)
    const db = new Database({ url: config.DATABASE_URL, poolSize: 1, preparedStatements: false })
    try {
      const found = await verifyConsent({ db }, { accountId: account, customerId })
      const holds = found.brokenAt === null
      const sentence = holds
        ? `the consent ledger of account ${account} holds: ${found.entries} entries`
        : `the consent ledger of account ${account} is BROKEN at entry ${found.brokenAt}; ${found.entries} entries before it hold`
      printDone({ accountId: account, holds, ...found }, sentence, output)
      if (!holds) process.exitCode = 1
    } finally {
      await db.close()
    }
  })
}
