import { readFile, writeFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { type Timestamp, timestamp } from '../../platform/clock/timestamp.rules.ts'
import { idArgument } from '../../platform/command-line/arguments.ts'
import { CommandFailure } from '../../platform/command-line/command-failure.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { writeCsv } from '../../platform/csv/write-csv.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import {
  accountRefusals,
  accountsOf,
  bareAct,
  type CommandLine,
  type Operator,
  tenantOfAccount,
} from '../accounts/index.ts'
import { eraseSubscriber, replayErasure } from '../subscriptions/index.ts'
import { listErasures } from '../suppression/index.ts'
import { erasureLine, readErasures } from './erasure-file.ts'
import { exportPerson, findPerson, type PersonExport, personColumns, personLines } from './index.ts'

interface ExportOptions {
  account?: number
  customer?: number
  format: 'json' | 'csv'
  out?: string
}

export function addPersonCommands(program: Command, cli: CommandLine): void {
  const person = program
    .command('person')
    .description('the rights of a person: to see their data, and to have it erased')
  person
    .command('export')
    .description('everything that is known of one person; tokens and keyed hashes are left out')
    .argument('<person>', 'the address, or the id of the subscriber')
    .option('--account <id>', 'the account', idArgument)
    .option('--customer <id>', 'instead: every account of this customer, by the address', idArgument)
    .addOption(new Option('--format <format>', 'of the export').choices(['json', 'csv']).default('json'))
    .option('--out <file>', 'write there (readable by you alone) instead of to standard output')
    .action(exportTo(cli))
  person
    .command('erase')
    .description(
      'erase one person at once, as DELETE /subscribers/{id} does; archived reasons stay with a hash of the address',
    )
    .argument('<person>', 'the address, or the id of the subscriber')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(erase(cli))
  person
    .command('erasures')
    .description('one line per erased person, without any name; keep it beside the backups for replay-erasures')
    .option('--since <time>', 'e.g. "2026-11-01 00:00:00" (UTC)', '0001-01-01 00:00:00')
    .action(printErasures(cli))
  person
    .command('replay-erasures')
    .description('after a restore: erase again whoever was erased since the backup; may be repeated')
    .argument('[file]', 'what `person erasures` printed; without it, what the database itself knows')
    .option('--json', 'print JSON')
    .action(replay(cli))
}

const exportTo = (cli: CommandLine) => async (who: string, options: ExportOptions) => {
  const { account, customer, format, out } = options
  if ((account === undefined) === (customer === undefined))
    throw CommandFailure.askedWrongly('Say where to look: either --account <id> or --customer <id>.')
  if (customer !== undefined && !who.includes('@'))
    throw CommandFailure.askedWrongly(
      'Ids differ from account to account; with --customer name the person by the address.',
    )
  const tenants = await cli.asOperator((operator) => accountsToSearch(operator, options))
  const found = await cli.withEngine(async (engine) => {
    const exports: PersonExport[] = []
    for (const tenant of tenants) {
      const one = await exportPerson({ ...engine, reader: engine.db.reader(tenant) }, who)
      if (one) exports.push(one)
    }
    return exports
  })
  if (found.length === 0) throw nobody()
  const text = format === 'csv' ? writeCsv(personColumns, personLines(found)) : `${JSON.stringify(found, null, 2)}\n`
  if (out === undefined) cli.output.text(text)
  else await writeFile(out, text, { mode: 0o600, flag: 'wx' }).catch(refuseFile)
}

/** One account, or all of a customer. */
async function accountsToSearch(
  operator: Operator,
  { account, customer = null }: { account?: number; customer?: number | null },
): Promise<Tenant[]> {
  if (account !== undefined) return [await tenantOfAccount(operator, account)]
  const accounts = await accountsOf(operator, customer)
  if (customer !== null && accounts.length === 0)
    throw accountRefusals.customer_without_accounts({ customerId: customer })
  return accounts.map(({ id, customerId }) => ({ accountId: id, customerId }))
}

function refuseFile(error: NodeJS.ErrnoException): never {
  throw CommandFailure.notPossible(
    `The export could not be written (${error.code}); name a new file in a directory of yours.`,
  )
}

const erase =
  (cli: CommandLine) =>
  async (who: string, { account, ...output }: OutputOptions & { account: number }) => {
    const subscriberId = await cli.inAccount(account, async (act) => {
      const id = await findPerson(act, who)
      if (id === undefined) throw nobody()
      await eraseSubscriber(act, { subscriberId: id, source: 'erase' })
      return id
    })
    const sentence = `subscriber ${subscriberId} of account ${account} is erased`
    cli.output.done({ accountId: account, subscriberId }, sentence, output)
  }

function nobody(): CommandFailure {
  return CommandFailure.notPossible(
    'Nobody is known here by this id or address. An erased person is not known any more.',
  )
}

const printErasures =
  (cli: CommandLine) =>
  ({ since }: { since: Timestamp }) =>
    cli.withEngine(async ({ db }) => {
      for (const erasure of await listErasures(db, since)) cli.output.line(erasureLine(erasure))
    })

const replay = (cli: CommandLine) => async (file: string | undefined, output: OutputOptions) => {
  const tenants = await cli.asOperator((operator) => accountsToSearch(operator, {}))
  const counts = { erased: 0, suppressed: 0, known: 0, withoutAccount: 0 }
  await cli.withEngine(async (engine) => {
    const erasures =
      file === undefined
        ? await listErasures(engine.db, timestamp(new Date(0)))
        : readErasures(await readFile(file, 'utf8').catch(refuseList))
    for (const { accountId, ...erasure } of erasures) {
      const tenant = tenants.find((candidate) => candidate.accountId === accountId)
      const by = { actor: { kind: 'operator' as const }, evidence: { by: 'nobody' as const } }
      const result =
        tenant && (await engine.db.transaction(tenant, (tx) => replayErasure(bareAct(engine, tx, by), erasure)))
      counts[result ?? 'withoutAccount'] += 1
    }
  })
  cli.output.done(counts, replayText(counts), output)
}

function refuseList(error: NodeJS.ErrnoException): never {
  throw CommandFailure.notPossible(
    `The list of erasures cannot be read (${error.code}). See: postrider person erasures`,
  )
}

function replayText(counts: { erased: number; suppressed: number; known: number; withoutAccount: number }): string {
  return [
    `erased again: ${counts.erased}`,
    `not in the backup, archived reasons put back: ${counts.suppressed}`,
    `nothing left to do: ${counts.known}`,
    ...(counts.withoutAccount > 0 ? [`of accounts that do not exist here: ${counts.withoutAccount}`] : []),
  ].join('\n')
}
