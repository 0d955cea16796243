import type { Command } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'
import type { Output, OutputOptions } from '../../platform/command-line/output.ts'
import { createResolver } from '../../platform/net/resolver.ts'
import type { CommandLine } from '../accounts/index.ts'
import { checkSenderDomain } from './check-sender-domain.ts'
import { createSenderDomain } from './create-sender-domain.ts'
import { requireSenderDomain } from './require-sender-domain.ts'
import { rotateKeys } from './rotate-keys.ts'
import type { DomainCheck } from './sender-domain.rules.ts'
import { listSenderDomains, type SenderDomainRow } from './sender-domain.store.ts'

interface DomainOptions extends OutputOptions {
  account: number
}
type ShownDomain = Omit<SenderDomainRow, `${string}Sealed`>
interface AddOptions extends DomainOptions {
  returnPath?: string
  selector?: string
}

export function addDomainCommands(program: Command, cli: CommandLine): void {
  const domain = program.command('domain').description('sender domains: what an account may send from')
  const command = (name: string, description: string) =>
    domain
      .command(name)
      .description(description)
      .requiredOption('--account <id>', 'account of the domain', idArgument)
      .option('--json', 'print JSON')
  command('add', 'create the keys of a domain and show the DNS records to publish')
    .argument('<domain>', 'domain of the sender addresses')
    .option('--return-path <domain>', 'where reports of failure go (default: b.<domain>)')
    .option('--selector <name>', 'name of the DKIM key (default: a random one)')
    .action(add(cli))
  command('show', 'show a domain as it was checked last').argument('<domain>', 'the domain').action(show(cli))
  command('check', 'compare the DNS with what the domain needs; green domains may send')
    .argument('<domain>', 'the domain')
    .action(check(cli))
  command('rotate', 'make the next keys of a domain; they sign once a check finds their records')
    .argument('<domain>', 'the domain')
    .action(rotate(cli))
  command('list', 'list the sender domains of an account').action(list(cli))
}

const add =
  (cli: CommandLine) =>
  async (domain: string, { account, returnPath, selector, ...output }: AddOptions) => {
    const wishes = { domain, returnPathDomain: returnPath, selector }
    const row = await cli.inAccount(account, (act) => createSenderDomain(act, wishes))
    const next = `postrider domain check ${row.domain} --account ${account}`
    const sentence = `added ${row.domain} to account ${account}; publish these records, then run: ${next}`
    printDomain(cli.output, row, sentence, output)
  }

const show =
  (cli: CommandLine) =>
  async (domain: string, { account, ...output }: DomainOptions) => {
    const row = await cli.lookInto(account, (look) => requireSenderDomain(look, domain))
    printDomain(cli.output, row, standing(row), output)
  }

const check =
  (cli: CommandLine) =>
  async (domain: string, { account, ...output }: DomainOptions) => {
    const steps = {
      look: <T>(work: Parameters<typeof cli.lookInto<T>>[1]) => cli.lookInto(account, work),
      act: <T>(work: Parameters<typeof cli.inAccount<T>>[1]) => cli.inAccount(account, work),
      resolver: createResolver(cli.config),
    }
    const row = await checkSenderDomain(steps, domain)
    printDomain(cli.output, row, standing(row), output)
    if (!row.verifiedAt) cli.output.failed()
  }

const rotate =
  (cli: CommandLine) =>
  async (domain: string, { account, ...output }: DomainOptions) => {
    const row = await cli.inAccount(account, (act) => rotateKeys(act, domain))
    const sentence = `${row.domain} has new keys; publish the records nextDkim and nextDkimEd25519 and leave the others. The check of every day, or postrider domain check, puts them to use.`
    printDomain(cli.output, row, sentence, output)
  }

const list =
  (cli: CommandLine) =>
  async ({ account, ...output }: DomainOptions) => {
    const columns = {
      DOMAIN: ({ domain }: ShownDomain) => domain,
      'RETURN PATH': ({ returnPathDomain }: ShownDomain) => returnPathDomain,
      'VERIFIED AT': ({ verifiedAt }: ShownDomain) => verifiedAt,
      'CHECKED AT': ({ checkedAt }: ShownDomain) => checkedAt,
    }
    const rows = await cli.lookInto(account, ({ reader }) => listSenderDomains(reader))
    cli.output.list(rows.map(withoutKeys), columns, output)
  }

function standing({ domain, verifiedAt, checkedAt }: SenderDomainRow): string {
  if (verifiedAt) return `${domain} may send since ${verifiedAt} UTC`
  return checkedAt ? `${domain} may not send: see PROBLEM` : `${domain} may not send: it has not been checked yet`
}

function printDomain(to: Output, row: SenderDomainRow, sentence: string, output: OutputOptions): void {
  to.done(withoutKeys(row), sentence, output)
  if (output.json) return
  const columns = {
    CHECK: ({ name }: DomainCheck) => name,
    STATUS: ({ status }: DomainCheck) => (row.checkedAt ? status : null),
    PROBLEM: ({ problem }: DomainCheck) => (row.checkedAt ? problem : null),
    TYPE: ({ publish }: DomainCheck) => publish.type,
    NAME: ({ publish }: DomainCheck) => publish.name,
    VALUE: ({ publish }: DomainCheck) => publish.value,
  }
  to.list(row.checks, columns, output)
}

function withoutKeys(row: SenderDomainRow): ShownDomain {
  const { rsaKeySealed: _, ed25519KeySealed: __, nextRsaKeySealed: ___, nextEd25519KeySealed: ____, ...shown } = row
  return shown
}
