import type { Command } from 'commander'
import { verifyConsent } from '../../features/consent/index.ts'
import { accountWith } from '../../features/provisioning/index.ts'
import { Database } from '../../platform/db/database.ts'
import { idArgument } from './arguments.ts'
import { type OutputOptions, printDone } from './output.ts'
import { withOperator } from './with-operator.ts'

export function addConsentCommands(program: Command): void {
  program
    .command('consent')
    .description('the consent ledger')
    .command('verify')
    .description('walk the hash chain of an account; fails when an entry was changed, removed or slipped in')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(verify)
}

function verify({ account, ...output }: OutputOptions & { account: number }): Promise<void> {
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
