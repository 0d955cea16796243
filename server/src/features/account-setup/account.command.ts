import { Argument, type Command, Option } from 'commander'
import { idArgument, languageList, nameArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { type Account, accountsOf, type CommandLine } from '../accounts/index.ts'
import { type TrackingMode, trackingModes } from '../tracking/index.ts'
import { bookChannels, cancelChannels, switchTracking } from './change-account.ts'
import { createAccount } from './create-account.ts'

interface CreateOptions extends OutputOptions {
  customer: number
  type: 'L' | 'S'
  name: string
  parent?: number
  channels?: boolean
  languages?: string[]
}

export function addAccountCommands(program: Command, cli: CommandLine): void {
  const account = program.command('account').description('accounts: L-accounts manage, S-accounts hold subscribers')
  account
    .command('create')
    .description('create an account with its default channel')
    .requiredOption('--customer <id>', 'customer the account belongs to', idArgument)
    .addOption(new Option('--type <type>', 'L or S').choices(['L', 'S']).default('S'))
    .requiredOption('--name <name>', 'name of the account', nameArgument)
    .option('--parent <id>', 'L-account above this S-account', idArgument)
    .option('--channels', 'book the channel module')
    .option('--languages <isos>', 'languages, the default one first, e.g. de,en', languageList, ['de'])
    .option('--json', 'print JSON')
    .action(create(cli))
  account
    .command('list')
    .description('list accounts')
    .option('--customer <id>', 'only of this customer', idArgument)
    .option('--json', 'print JSON')
    .action(list(cli))
  const changing = (name: string, description: string) =>
    account
      .command(name)
      .description(description)
      .argument('<account>', 'id of the account', idArgument)
      .option('--json', 'print JSON')
  changing('channels-on', 'book the channel module').action(channelsOn(cli))
  changing('channels-off', 'cancel the channel module; the default channel stays').action(channelsOff(cli))
  changing('tracking', 'what of opens and clicks is counted; individual only for subscribers who agreed')
    .addArgument(new Argument('<mode>', 'how much').choices(trackingModes))
    .action(track(cli))
}

const create = (cli: CommandLine) => async (options: CreateOptions) => {
  const { customer, type, name, parent, channels, languages, ...output } = options
  const id = await cli.asOperator((operator) =>
    createAccount(operator, {
      customerId: customer,
      type,
      name,
      parentAccountId: parent ?? null,
      hasChannels: channels ?? false,
      languages,
    }),
  )
  cli.output.done({ id, name, type, customerId: customer }, `created ${type}-account ${id} "${name}"`, output)
}

const list =
  (cli: CommandLine) =>
  async ({ customer, ...output }: OutputOptions & { customer?: number }) => {
    const columns = {
      ID: ({ id }: Account) => id,
      CUSTOMER: ({ customerId }: Account) => customerId,
      TYPE: ({ type }: Account) => type,
      PARENT: ({ parentAccountId }: Account) => parentAccountId,
      NAME: ({ name }: Account) => name,
      CHANNELS: ({ hasChannels }: Account) => hasChannels,
      LANGUAGES: ({ languages }: Account) => languages,
    }
    cli.output.list(await cli.asOperator((operator) => accountsOf(operator, customer ?? null)), columns, output)
  }

const channelsOn = (cli: CommandLine) => async (id: number, output: OutputOptions) => {
  await cli.inAccount(id, bookChannels)
  cli.output.done({ id, hasChannels: true }, `account ${id}: channels are on`, output)
}

const channelsOff = (cli: CommandLine) => async (id: number, output: OutputOptions) => {
  await cli.inAccount(id, cancelChannels)
  cli.output.done({ id, hasChannels: false }, `account ${id}: channels are off`, output)
}

const track = (cli: CommandLine) => async (id: number, mode: TrackingMode, output: OutputOptions) => {
  await cli.inAccount(id, (act) => switchTracking(act, mode))
  cli.output.done({ id, tracking: mode }, `account ${id}: tracking is ${mode}`, output)
}
