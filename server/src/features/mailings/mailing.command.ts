import { type Command, Option } from 'commander'
import { idArgument, idList } from '../../platform/command-line/arguments.ts'
import { emailArgument } from '../../platform/command-line/mail-arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { createMailing } from './create-mailing.ts'
import { type Mailing, type MailingType, mailingTypes } from './mailing.rules.ts'
import { listMailings } from './mailing.store.ts'
import { type NewMailingOptions, newMailingCommand } from './mailing-options.ts'

interface CreateOptions extends NewMailingOptions {
  type: MailingType
  channel?: number
  groups?: number[]
  excludedGroups?: number[]
  replyTo?: string
  triggerType?: number
  transactional?: string
}

export function addMailingCommands(mailing: Command, cli: CommandLine): void {
  newMailingCommand(mailing, 'create', 'create a mailing with its newsletter, as a draft')
    .addOption(new Option('--type <type>', 'what sends it').choices(mailingTypes).default('standard'))
    .option('--channel <id>', 'channel it is sent in; otherwise the default channel', idArgument)
    .option('--groups <ids>', 'subscriber groups it is sent to; otherwise everyone in the channel', idList)
    .option('--excluded-groups <ids>', 'subscriber groups whose members do not get it', idList)
    .option('--reply-to <address>', 'where answers go', emailArgument)
    .option('--trigger-type <id>', 'trigger type it answers to', idArgument)
    .option('--transactional <reason>', 'reaches people who left or were archived by hand, too; why that is lawful')
    .action(create(cli))
  mailing
    .command('list')
    .description('list the mailings of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list(cli))
}

const create = (cli: CommandLine) => async (options: CreateOptions) => {
  const { account, type, name, senderName, senderEmail, language } = options
  const id = await cli.inAccount(account, (act) =>
    createMailing(act, {
      type,
      name,
      senderName,
      senderEmail,
      languageIso: language,
      channelId: options.channel ?? null,
      groupIds: options.groups ?? [],
      excludedGroupIds: options.excludedGroups ?? [],
      replyTo: options.replyTo ?? null,
      triggerTypeId: options.triggerType ?? null,
      purposeReason: options.transactional ?? null,
    }),
  )
  cli.output.done({ id, accountId: account }, `created ${type} mailing ${id} "${name}" in account ${account}`, options)
}

const list =
  (cli: CommandLine) =>
  async ({ account, ...output }: OutputOptions & { account: number }) => {
    const columns = {
      ID: ({ id }: Mailing) => id,
      TYPE: ({ type }: Mailing) => type,
      STATUS: ({ status }: Mailing) => status,
      PURPOSE: ({ purpose }: Mailing) => purpose,
      ACTIVE: ({ isActive }: Mailing) => isActive,
      LANGUAGE: ({ languageIso }: Mailing) => languageIso,
      PLANNED: ({ plannedAt }: Mailing) => plannedAt,
      SENDER: ({ senderName, senderEmail }: Mailing) => `${senderName} <${senderEmail}>`,
      NAME: ({ name }: Mailing) => name,
    }
    const mailings = await cli.lookInto(account, ({ reader }) => listMailings(reader))
    cli.output.list(
      mailings.map((mailing) => ({ accountId: account, ...mailing })),
      columns,
      output,
    )
  }
