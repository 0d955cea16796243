import { Argument, type Command, Option } from 'commander'
import {
  type IdOrNone,
  idArgument,
  idOrNone,
  type Limit,
  languageList,
  limitArgument,
  nameArgument,
  noneAsNull,
} from '../../platform/command-line/arguments.ts'
import { CommandFailure } from '../../platform/command-line/command-failure.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { type Account, accountsOf, type CommandLine, onAccount } from '../accounts/index.ts'
import { type TrackingMode, trackingModes } from '../tracking/index.ts'
import {
  bookChannels,
  cancelChannels,
  changeAccount,
  chooseOptoutMailing,
  giveRelay,
  limitAccount,
  switchTracking,
} from './change-account.ts'
import { createAccount } from './create-account.ts'

interface CreateOptions extends OutputOptions {
  customer: number
  type: 'L' | 'S'
  name: string
  parent?: number
  channels?: boolean
  languages?: string[]
}

/** The command that they are parts of. */
export function addAccountCommands(program: Command, cli: CommandLine): Command {
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
  onAccount(account, 'channels-on', 'book the channel module').action(channelsOn(cli))
  onAccount(account, 'channels-off', 'cancel the channel module; the default channel stays').action(channelsOff(cli))
  onAccount(account, 'tracking', 'what of opens and clicks is counted; individual only for subscribers who agreed')
    .addArgument(new Argument('<mode>', 'how much').choices(trackingModes))
    .action(track(cli))
  onAccount(account, 'optout-mailing', 'choose the opt-out mailing of channels that have none of their own')
    .argument('<mailing>', 'opt-out mailing, or none', idOrNone)
    .action(chooseMailing(cli))
  onAccount(account, 'always-ask', 'whether every registration asks by mail, even of somebody confirmed elsewhere')
    .addArgument(new Argument('<switch>', 'on or off').choices(['on', 'off']))
    .action(switchOf(cli, 'alwaysForceOptIn', 'always asking'))
  onAccount(account, 'confirm-moves', 'whether somebody whose address changes is asked at the new one first')
    .addArgument(new Argument('<switch>', 'on or off').choices(['on', 'off']))
    .action(switchOf(cli, 'confirmAddressChanges', 'asking at new addresses'))
  onAccount(
    account,
    'languages',
    'write in these languages, the main one first; one that something is written in stays',
  )
    .argument('<isos>', 'for example de,en', languageList)
    .action(chooseLanguages(cli))
  onAccount(account, 'relay', 'hand its mail to one of FURTHER_RELAYS, from the next second on')
    .argument('<relay>', 'its name, or usual')
    .action(chooseRelay(cli))
  onAccount(account, 'limits', 'limit an account over all of its keys; usual = only each key is limited')
    .option('--minute <count>', 'requests in 60 seconds, such as 3000', limitArgument)
    .option('--concurrent <count>', 'requests at the same time, such as 40', limitArgument)
    .action(limit(cli))
  return account
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
      'PER MINUTE': ({ minuteLimit }: Account) => minuteLimit,
      'AT ONCE': ({ concurrentLimit }: Account) => concurrentLimit,
      'OPT-OUT MAILING': ({ defaultOptoutMailingId }: Account) => defaultOptoutMailingId,
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

const switchOf =
  (cli: CommandLine, setting: 'alwaysForceOptIn' | 'confirmAddressChanges', words: string) =>
  async (id: number, chosen: 'on' | 'off', output: OutputOptions) => {
    const change = { [setting]: chosen === 'on' }
    await cli.inAccount(id, (act) => changeAccount(act, change))
    cli.output.done({ id, ...change }, `account ${id}: ${words} is ${chosen}`, output)
  }

const chooseLanguages = (cli: CommandLine) => async (id: number, languages: string[], output: OutputOptions) => {
  const change = { languages, defaultLanguageIso: languages[0] as string }
  await cli.inAccount(id, (act) => changeAccount(act, change))
  cli.output.done({ id, ...change }, `account ${id}: languages ${languages.join(', ')}`, output)
}

const chooseMailing = (cli: CommandLine) => async (id: number, mailing: IdOrNone, output: OutputOptions) => {
  const defaultOptoutMailingId = noneAsNull(mailing)
  await cli.inAccount(id, (act) => chooseOptoutMailing(act, defaultOptoutMailingId))
  cli.output.done({ id, defaultOptoutMailingId }, `account ${id}: opt-out mailing ${mailing}`, output)
}

const chooseRelay = (cli: CommandLine) => async (id: number, name: string, output: OutputOptions) => {
  const relay = name === 'usual' ? null : name
  if (relay !== null && !(relay in cli.config.FURTHER_RELAYS))
    throw CommandFailure.askedWrongly(`There is no relay ${relay} in FURTHER_RELAYS.`)
  await cli.inAccount(id, (act) => giveRelay(act, relay))
  cli.output.done({ id, relay }, `account ${id}: its mail goes through the ${relay ?? 'usual'} relay`, output)
}

interface LimitOptions extends OutputOptions {
  minute?: Limit
  concurrent?: Limit
}

const limit =
  (cli: CommandLine) =>
  async (id: number, { minute, concurrent, ...output }: LimitOptions) => {
    const limits = {
      ...(minute !== undefined && { minuteLimit: minute === 'usual' ? null : minute }),
      ...(concurrent !== undefined && { concurrentLimit: concurrent === 'usual' ? null : concurrent }),
    }
    await cli.inAccount(id, (act) => limitAccount(act, limits))
    cli.output.done({ id, ...limits }, `account ${id}: its limits count from its next request`, output)
  }
