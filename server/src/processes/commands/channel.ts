import type { Command } from 'commander'
import {
  type ChannelRow,
  channelsOf,
  chooseChannelOptinMailing,
  createChannel,
  inheritChannel,
} from '../../features/provisioning/index.ts'
import {
  type IdOrNone,
  idArgument,
  idOrNone,
  nameArgument,
  noneAsNull,
  translation,
  translationsOf,
} from './arguments.ts'
import { nameIn, type OutputOptions, printDone, printList } from './output.ts'
import { withOperator } from './with-operator.ts'

interface CreateOptions extends OutputOptions {
  account: number
  name: Record<string, string>
  description?: string
  optinMailing?: number
}
interface ChannelOptions extends OutputOptions {
  account: number
  channel: number
}

export function addChannelCommands(program: Command): void {
  const channel = program.command('channel').description('channels: what people subscribe to')
  const command = (name: string, description: string) =>
    channel
      .command(name)
      .description(description)
      .requiredOption('--account <id>', 'account of the channel', idArgument)
      .option('--json', 'print JSON')
  command('create', 'create a channel of the account')
    .requiredOption('--name <[iso=]name>', 'name, once per language: --name de=Neues --name en=News', translation)
    .option('--description <text>', 'description', nameArgument)
    .option('--optin-mailing <id>', 'opt-in mailing of this channel', idArgument)
    .action(create)
  command('inherit', 'hand a channel of the L-account down to one of its S-accounts')
    .requiredOption('--channel <id>', 'channel of the L-account', idArgument)
    .action(inherit)
  command('list', 'list the channels of an account').action(list)
  command('optin-mailing', 'choose the opt-in mailing of a channel')
    .requiredOption('--channel <id>', 'the channel', idArgument)
    .requiredOption('--mailing <id>', 'opt-in mailing, or none', idOrNone)
    .action(chooseMailing)
}

function create({ account, name, description, optinMailing, ...output }: CreateOptions): Promise<void> {
  return withOperator(async (operator) => {
    const translations = translationsOf(name, description ?? null)
    const id = await createChannel(operator, { accountId: account, translations, optinMailingId: optinMailing ?? null })
    printDone(
      { id, accountId: account },
      `created channel ${id} in account ${account}: ${nameIn(translations)}`,
      output,
    )
  })
}

function inherit({ account, channel, ...output }: ChannelOptions): Promise<void> {
  return withOperator(async (operator) => {
    await inheritChannel(operator, account, channel)
    printDone({ id: channel, accountId: account }, `account ${account} inherited channel ${channel}`, output)
  })
}

function list({ account, ...output }: OutputOptions & { account: number }): Promise<void> {
  return withOperator(async (operator) => {
    const columns = {
      ID: ({ id }: ChannelRow) => id,
      DEFAULT: ({ isDefault }: ChannelRow) => isDefault,
      'INHERITED FROM': ({ inheritedFrom }: ChannelRow) => inheritedFrom,
      'OPT-IN MAILING': ({ optinMailingId }: ChannelRow) => optinMailingId,
      NAME: ({ translations }: ChannelRow) => nameIn(translations),
    }
    printList(await channelsOf(operator, account), columns, output)
  })
}

function chooseMailing({ account, channel, mailing, ...output }: ChannelOptions & { mailing: IdOrNone }) {
  return withOperator(async (operator) => {
    const optinMailingId = noneAsNull(mailing)
    await chooseChannelOptinMailing(operator, account, channel, optinMailingId)
    const sentence = `channel ${channel} of account ${account}: opt-in mailing ${mailing}`
    printDone({ id: channel, accountId: account, optinMailingId }, sentence, output)
  })
}
