import type { Command } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { roleOfNewcomers } from './admission.rules.ts'
import { bindDomain, boundDomains, unbindDomain } from './bind-domain.ts'
import type { CompanyDomain } from './company-domain.store.ts'

/** Below `postrider customer`. */
export function addCompanyDomainCommands(program: Command, cli: CommandLine): void {
  const customer = program.commands.find((command) => command.name() === 'customer') as Command
  const domain = customer.command('domain').description('domains of emails whose owners enter by the company sign-in')
  domain
    .command('bind')
    .description(`let whoever has such an email enter by the company sign-in, as ${roleOfNewcomers} of one account`)
    .argument('<customer>', 'id of the customer', idArgument)
    .argument('<domain>', 'what stands behind the @')
    .option('--account <id>', 'account they begin in, where the customer has several', idArgument)
    .option('--json', 'print JSON')
    .action(bind(cli))
  domain
    .command('unbind')
    .description('let no further newcomer of this domain enter; whoever came stays a member')
    .argument('<domain>', 'what stands behind the @')
    .option('--json', 'print JSON')
    .action(unbind(cli))
  domain.command('list').description('list bound domains').option('--json', 'print JSON').action(list(cli))
}

const bind =
  (cli: CommandLine) =>
  async (customerId: number, name: string, { account, ...output }: OutputOptions & { account?: number }) => {
    const bound = await cli.asOperator((operator) =>
      bindDomain(operator, { domain: name, customerId, accountId: account ?? null }),
    )
    const { domain, accountId } = bound
    const effect = `newcomers of ${domain} begin as ${roleOfNewcomers} of account ${accountId} of customer ${customerId}`
    cli.output.done({ domain, customerId, accountId }, effect, output)
  }

const unbind = (cli: CommandLine) => async (name: string, output: OutputOptions) => {
  const { domain, customerId } = await cli.asOperator((operator) => unbindDomain(operator, name))
  cli.output.done({ domain, customerId }, `${domain} is bound to customer ${customerId} no more`, output)
}

const list = (cli: CommandLine) => async (output: OutputOptions) => {
  const columns = {
    DOMAIN: ({ domain }: CompanyDomain) => domain,
    CUSTOMER: ({ customerId }: CompanyDomain) => customerId,
    ACCOUNT: ({ accountId }: CompanyDomain) => accountId,
    'BOUND (UTC)': ({ createdAt }: CompanyDomain) => createdAt,
  }
  cli.output.list(await cli.asOperator(boundDomains), columns, output)
}
