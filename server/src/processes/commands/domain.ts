import { Resolver } from 'node:dns/promises'
import type { Command } from 'commander'
import {
  checkSenderDomain,
  createSenderDomain,
  type DomainCheck,
  type DomainOperator,
  type SenderDomainRow,
  senderDomainsOf,
  senderDomainWith,
} from '../../features/sender-domains/index.ts'
import type { Config } from '../../platform/config/config.ts'
import { createSecrets } from '../../platform/secrets/secrets.ts'
import { idArgument } from './arguments.ts'
import { type OutputOptions, printDone, printList } from './output.ts'
import { withOperator } from './with-operator.ts'

interface DomainOptions extends OutputOptions {
  account: number
}
type ShownDomain = Omit<SenderDomainRow, 'rsaKeySealed' | 'ed25519KeySealed'>
interface AddOptions extends DomainOptions {
  returnPath?: string
  selector?: string
}

export function addDomainCommands(program: Command): void {
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
    .action(add)
  command('show', 'show a domain as it was checked last').argument('<domain>', 'the domain').action(show)
  command('check', 'compare the DNS with what the domain needs; green domains may send')
    .argument('<domain>', 'the domain')
    .action(check)
  command('list', 'list the sender domains of an account').action(list)
}

function add(name: string, { account, returnPath, selector, ...output }: AddOptions): Promise<void> {
  return withDomains(async (operator) => {
    const wishes = { accountId: account, domain: name, returnPathDomain: returnPath, selector }
    const row = await createSenderDomain(operator, wishes)
    const next = `postrider domain check ${row.domain} --account ${account}`
    printDomain(row, `added ${row.domain} to account ${account}; publish these records, then run: ${next}`, output)
  })
}

function show(name: string, { account, ...output }: DomainOptions): Promise<void> {
  return withDomains(async (operator) => {
    const row = await senderDomainWith(operator, account, name)
    printDomain(row, standing(row), output)
  })
}

function check(name: string, { account, ...output }: DomainOptions): Promise<void> {
  return withDomains(async (operator) => {
    const row = await checkSenderDomain(operator, account, name)
    printDomain(row, standing(row), output)
  })
}

function list({ account, ...output }: DomainOptions): Promise<void> {
  return withDomains(async (operator) => {
    const columns = {
      DOMAIN: ({ domain }: ShownDomain) => domain,
      'RETURN PATH': ({ returnPathDomain }: ShownDomain) => returnPathDomain,
      'VERIFIED AT': ({ verifiedAt }: ShownDomain) => verifiedAt,
      'CHECKED AT': ({ checkedAt }: ShownDomain) => checkedAt,
    }
    printList((await senderDomainsOf(operator, account)).map(withoutKeys), columns, output)
  })
}

function standing({ domain, verifiedAt, checkedAt }: SenderDomainRow): string {
  if (verifiedAt) return `${domain} may send since ${verifiedAt} UTC`
  return checkedAt ? `${domain} may not send: see PROBLEM` : `${domain} may not send: it has not been checked yet`
}

function printDomain(row: SenderDomainRow, sentence: string, output: OutputOptions): void {
  printDone(withoutKeys(row), sentence, output)
  if (output.json) return
  const columns = {
    CHECK: ({ name }: DomainCheck) => name,
    STATUS: ({ status }: DomainCheck) => (row.checkedAt ? status : null),
    PROBLEM: ({ problem }: DomainCheck) => (row.checkedAt ? problem : null),
    TYPE: ({ publish }: DomainCheck) => publish.type,
    NAME: ({ publish }: DomainCheck) => publish.name,
    VALUE: ({ publish }: DomainCheck) => publish.value,
  }
  printList(row.checks, columns, output)
}

function withoutKeys({ rsaKeySealed: _rsa, ed25519KeySealed: _ed25519, ...row }: SenderDomainRow): ShownDomain {
  return row
}

function withDomains<T>(work: (operator: DomainOperator & { resolver: Resolver }) => Promise<T>): Promise<T> {
  return withOperator((operator, config) =>
    work({
      ...operator,
      secrets: createSecrets(config.POSTRIDER_SECRET),
      serviceDomain: config.BOUNCE_DOMAIN,
      resolver: createResolver(config),
    }),
  )
}

function createResolver({ DNS_SERVERS }: Config): Resolver {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  const servers = DNS_SERVERS.split(',')
    .map((server) => server.trim())
    .filter(Boolean)
  if (servers.length > 0) resolver.setServers(servers)
  return resolver
}
