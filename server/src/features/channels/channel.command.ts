import type { Command } from 'commander'
import {
  type IdOrNone,
  idArgument,
  idOrNone,
  nameArgument,
  noneAsNull,
  translation,
  translationsOf,
} from '../../platform/command-line/arguments.ts'
import { nameIn, type OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import type { MatterType } from '../mailings/index.ts'
import { type Channel, listChannels } from './channel.store.ts'
import type { chooseChannelMailing } from './choose-channel-mailing.ts'
import { createChannel } from './create-channel.ts'

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

export function addChannelCommands(program: Command, cli: CommandLine, choose: typeof chooseChannelMailing): Command {
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
    .action(create(cli))
  command('list', 'list the channels of an account').action(list(cli))
  command('optin-mailing', 'choose the opt-in mailing of a channel')
    .requiredOption('--channel <id>', 'the channel', idArgument)
    .requiredOption('--mailing <id>', 'opt-in mailing, or none', idOrNone)
    .action(chooseMailing(cli, choose, 'optin'))
  command('optout-mailing', 'choose the opt-out mailing of a channel')
    .requiredOption('--channel <id>', 'the channel', idArgument)
    .requiredOption('--mailing <id>', 'opt-out mailing, or none', idOrNone)
    .action(chooseMailing(cli, choose, 'optout'))
  return channel
}

const create = (cli: CommandLine) => async (options: CreateOptions) => {
  const { account, name, description, optinMailing, ...output } = options
  const translations = translationsOf(name, description ?? null)
  const id = await cli.inAccount(account, (act) =>
    createChannel(act, { translations, optinMailingId: optinMailing ?? null }),
  )
  const sentence = `created channel ${id} in account ${account}: ${nameIn(translations)}`
  cli.output.done({ id, accountId: account }, sentence, output)
}

const list =
  (cli: CommandLine) =>
  async ({ account, ...output }: OutputOptions & { account: number }) => {
    const columns = {
      ID: ({ id }: Channel) => id,
      DEFAULT: ({ isDefault }: Channel) => isDefault,
      'INHERITED FROM': ({ inheritedFrom }: Channel) => inheritedFrom,
      'OPT-IN MAILING': ({ optinMailingId }: Channel) => optinMailingId,
      'OPT-OUT MAILING': ({ optoutMailingId }: Channel) => optoutMailingId,
      NAME: ({ translations }: Channel) => nameIn(translations),
    }
    const channels = await cli.lookInto(account, ({ reader }) => listChannels(reader))
    cli.output.list(
      channels.map((channel) => ({ accountId: account, ...channel })),
      columns,
      output,
    )
  }

const chosen: Record<MatterType, { kind: string; member: 'optinMailingId' | 'optoutMailingId' }> = {
  optin: { kind: 'opt-in', member: 'optinMailingId' },
  optout: { kind: 'opt-out', member: 'optoutMailingId' },
}

const chooseMailing =
  (cli: CommandLine, choose: typeof chooseChannelMailing, type: MatterType) =>
  async ({ account, channel, mailing, ...output }: ChannelOptions & { mailing: IdOrNone }) => {
    const { kind, member } = chosen[type]
    const mailingId = noneAsNull(mailing)
    await cli.inAccount(account, (act) => choose(act, { type, channelId: channel, mailingId }))
    const sentence = `channel ${channel} of account ${account}: ${kind} mailing ${mailing}`
    cli.output.done({ id: channel, accountId: account, [member]: mailingId }, sentence, output)
  }
