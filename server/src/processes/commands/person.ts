import { readFile, writeFile } from 'node:fs/promises'
import { type Command, Option } from 'commander'
import { type BareAct, bareAct } from '../../features/accounts/index.ts'
import { ProvisioningError } from '../../features/provisioning/index.ts'
import { exportPerson, findPerson, type PersonExport, personColumns, personLines } from '../../features/rights/index.ts'
import { eraseSubscriber, replayErasure } from '../../features/subscriptions/index.ts'
import { listErasures } from '../../features/suppression/index.ts'
import { timestamp } from '../../platform/clock/clock.ts'
import { writeCsv } from '../../platform/csv/write-csv.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Engine } from '../create-engine.ts'
import { idArgument } from './arguments.ts'
import { erasureLine, readErasures } from './erasure-file.ts'
import { type OutputOptions, printDone } from './output.ts'
import { accountsToSearch, findTenant, tenantOfAccount, withEngine } from './with-engine.ts'

interface ExportOptions {
  account?: number
  customer?: number
  format: 'json' | 'csv'
  out?: string
}

export function addPersonCommands(program: Command): void {
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
    .action(exportTo)
  person
    .command('erase')
    .description(
      'erase one person at once, as DELETE /subscribers/{id} does; archived reasons stay with a hash of the address',
    )
    .argument('<person>', 'the address, or the id of the subscriber')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(erase)
  person
    .command('erasures')
    .description('one line per erased person, without any name; keep it beside the backups for replay-erasures')
    .option('--since <time>', 'e.g. "2026-11-01 00:00:00" (UTC)', '0001-01-01 00:00:00')
    .action(printErasures)
  person
    .command('replay-erasures')
    .description('after a restore: erase again whoever was erased since the backup; may be repeated')
    .argument('[file]', 'what `person erasures` printed; without it, what the database itself knows')
    .option('--json', 'print JSON')
    .action(replay)
}

function exportTo(who: string, options: ExportOptions): Promise<void> {
  const { account, customer, format, out } = options
  if ((account === undefined) === (customer === undefined))
    throw new ProvisioningError('Say where to look: either --account <id> or --customer <id>.')
  if (customer !== undefined && !who.includes('@'))
    throw new ProvisioningError('Ids differ from account to account; with --customer name the person by the address.')
  return withEngine(async (engine) => {
    const found: PersonExport[] = []
    for (const tenant of await accountsToSearch(engine, { account, customer })) {
      const one = await exportPerson(engine, tenant, who)
      if (one) found.push(one)
    }
    if (found.length === 0) throw nobody()
    const text = format === 'csv' ? writeCsv(personColumns, personLines(found)) : `${JSON.stringify(found, null, 2)}\n`
    if (out === undefined) process.stdout.write(text)
    else await writeFile(out, text, { mode: 0o600, flag: 'wx' }).catch(refuseFile)
  })
}

function refuseFile(error: NodeJS.ErrnoException): never {
  throw new ProvisioningError(
    `The export could not be written (${error.code}); name a new file in a directory of yours.`,
  )
}

function erase(who: string, { account, ...output }: OutputOptions & { account: number }): Promise<void> {
  return withEngine(async (engine) => {
    const tenant = await tenantOfAccount(engine, account)
    const subscriberId = await engine.db.transaction(tenant, async (tx) => {
      const id = await findPerson(tx, who)
      if (id === undefined) throw nobody()
      await eraseSubscriber(operatorAct(engine, tx), { subscriberId: id, source: 'erase' })
      return id
    })
    printDone(
      { accountId: account, subscriberId },
      `subscriber ${subscriberId} of account ${account} is erased`,
      output,
    )
  })
}

function operatorAct(engine: Engine, tx: Tx): BareAct {
  return bareAct(engine, tx, { actor: { kind: 'operator' }, evidence: { by: 'nobody' } })
}

function nobody(): ProvisioningError {
  return new ProvisioningError('Nobody is known here by this id or address. An erased person is not known any more.')
}

function printErasures({ since }: { since: string }): Promise<void> {
  return withEngine(async ({ db }) => {
    for (const erasure of await listErasures(db, since)) console.log(erasureLine(erasure))
  })
}

function replay(file: string | undefined, output: OutputOptions): Promise<void> {
  return withEngine(async (engine) => {
    const erasures =
      file === undefined
        ? await listErasures(engine.db, timestamp(new Date(0)))
        : readErasures(await readFile(file, 'utf8').catch(refuseList))
    const counts = { erased: 0, suppressed: 0, known: 0, withoutAccount: 0 }
    for (const { accountId, ...erasure } of erasures) {
      const tenant = await findTenant(engine, accountId)
      const result =
        tenant && (await engine.db.transaction(tenant, (tx) => replayErasure(operatorAct(engine, tx), erasure)))
      counts[result ?? 'withoutAccount'] += 1
    }
    printDone(counts, replayText(counts), output)
  })
}

function refuseList(error: NodeJS.ErrnoException): never {
  throw new ProvisioningError(`The list of erasures cannot be read (${error.code}). See: postrider person erasures`)
}

function replayText(counts: { erased: number; suppressed: number; known: number; withoutAccount: number }): string {
  return [
    `erased again: ${counts.erased}`,
    `not in the backup, archived reasons put back: ${counts.suppressed}`,
    `nothing left to do: ${counts.known}`,
    ...(counts.withoutAccount > 0 ? [`of accounts that do not exist here: ${counts.withoutAccount}`] : []),
  ].join('\n')
}
