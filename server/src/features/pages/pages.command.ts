import { type Command, InvalidArgumentError } from 'commander'
import { idArgument, nameArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import {
  changePageSettings,
  confirmModes,
  isOwnOf,
  listPageSettings,
  type SettingsChange,
  settingsFor,
} from './index.ts'

interface ChannelOptions extends OutputOptions {
  channel?: number
}
/** Each is a value, or `none` to take the setting back. */
interface SetOptions extends ChannelOptions {
  confirmation?: string
  expired?: string
  unsubscribe?: string
  note?: string
  register?: string
  form?: number | 'none'
  theme?: number | 'none'
  singlePage?: boolean | 'none'
  confirmMode?: string
  brand?: string
  colour?: string
  logo?: string
  imprint?: string
  postalAddress?: string
}

export function addPagesCommands(program: Command, cli: CommandLine, serve: () => Promise<void>): void {
  const pages = program
    .command('pages')
    .description('serve what the links of mails lead to; with show or set: the pages of an account')
    .action(serve)
  const command = (name: string, description: string) =>
    pages
      .command(name)
      .description(description)
      .argument('<account>', 'the account', idArgument)
      .option(
        '--channel <id>',
        'only for this channel; what it has not of its own it takes from the account',
        idArgument,
      )
      .option('--json', 'print JSON')
  command('show', 'show where people are sent, and what holds in the end').action(show(cli))
  const address = 'https:// address, or none for our own page'
  command('set', 'set pages of an account or of one channel; what is not named stays')
    .option('--confirmation <url>', `after a confirmed opt-in: ${address}`)
    .option('--expired <url>', `for an opt-in link that no longer counts: ${address}`)
    .option('--unsubscribe <url>', `asks before, and thanks after unsubscribing: ${address}`)
    .option('--note <url>', `tells that something is not there any more: ${address}`)
    .option('--register <url>', 'where people sign up: https:// address, or none')
    .option('--form <id>', 'the form people sign up by, instead of an address, or none', idOrNone)
    .option('--theme <id>', 'what is around newsletters without a theme of their own, or none', idOrNone)
    .option('--single-page <yes|no>', 'send late opt-ins to the confirmation page too, with valid=false', yesOrNo)
    .option('--confirm-mode <mode>', `how an opt-in is confirmed: ${confirmModes.join(', ')}, or none`, confirmMode)
    .option('--brand <name>', 'name on our own pages, or none for the name of the account', nameArgument)
    .option('--colour <#rrggbb>', 'colour of our own pages, or none')
    .option('--logo <url>', 'picture on our own pages: https:// address, or none')
    .option('--imprint <url>', 'legal notice that our own pages link to: https:// address, or none')
    .option('--postal-address <text>', 'where the sender is reached by letter, for opt-in mails, or none')
    .action(set(cli))
}

// The command line library takes a null for a missing value, so `none` stays a word until all options are read.
function confirmMode(text: string): string {
  if (![...confirmModes, 'none'].includes(text))
    throw new InvalidArgumentError(`Expected ${confirmModes.join(', ')}, or none.`)
  return text
}

function idOrNone(text: string): number | 'none' {
  return text === 'none' ? text : idArgument(text)
}

function yesOrNo(text: string): boolean | 'none' {
  const meaning = { yes: true, no: false, none: 'none' as const }[text]
  if (meaning === undefined) throw new InvalidArgumentError('Expected yes, no, or none.')
  return meaning
}

const labels: Record<keyof SettingsChange, string> = {
  confirmationUrl: '--confirmation',
  optinExpiredUrl: '--expired',
  unsubscribeUrl: '--unsubscribe',
  noteUrl: '--note',
  registerUrl: '--register',
  registerFormId: '--form',
  themeId: '--theme',
  singlePageMode: '--single-page',
  optinConfirmMode: '--confirm-mode',
  brandName: '--brand',
  brandColour: '--colour',
  logoUrl: '--logo',
  imprintUrl: '--imprint',
  postalAddress: '--postal-address',
}

const show =
  (cli: CommandLine) =>
  async (account: number, { channel = 0, ...output }: ChannelOptions) => {
    const stored = await cli.lookInto(account, ({ reader }) => listPageSettings(reader))
    const own = stored.find(isOwnOf(channel))
    const effective = settingsFor(stored, [channel])
    if (output.json)
      return cli.output.done({ accountId: account, channelId: channel, own: own ?? null, effective }, '', output)
    const rows = Object.entries(labels) as [keyof typeof labels, string][]
    const columns = {
      SETTING: ([, label]: (typeof rows)[number]) => label,
      [channel === 0 ? 'ACCOUNT' : `CHANNEL ${channel}`]: ([name]: (typeof rows)[number]) => own?.[name],
      'IN EFFECT': ([name]: (typeof rows)[number]) => effective[name] ?? 'our own',
    }
    cli.output.list(rows, columns, output)
  }

const set =
  (cli: CommandLine) =>
  async (account: number, { channel = 0, json, ...options }: SetOptions) => {
    const change = changeFrom(options)
    await cli.inAccount(account, (act) => changePageSettings(act, channel, change))
    await show(cli)(account, { channel, json })
  }

function changeFrom(options: Omit<SetOptions, 'channel' | 'json'>): SettingsChange {
  const named: { [K in keyof SettingsChange]: unknown } = {
    confirmationUrl: options.confirmation,
    optinExpiredUrl: options.expired,
    unsubscribeUrl: options.unsubscribe,
    noteUrl: options.note,
    registerUrl: options.register,
    registerFormId: options.form,
    themeId: options.theme,
    singlePageMode: options.singlePage,
    optinConfirmMode: options.confirmMode,
    brandName: options.brand,
    brandColour: options.colour,
    logoUrl: options.logo,
    imprintUrl: options.imprint,
    postalAddress: options.postalAddress,
  }
  const given = Object.entries(named).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, value === 'none' ? null : value])) as SettingsChange
}
