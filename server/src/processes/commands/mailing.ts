import { type Command, Option } from 'commander'
import { createMailing, type MailingType, mailingTypes } from '../../features/mailings/index.ts'
import { createOptinMailing, inAccount, type MailingRow, mailingsOf } from '../../features/provisioning/index.ts'
import { idArgument, idList, languageArgument, nameArgument } from './arguments.ts'
import { changeAccount } from './in-account.ts'
import { emailArgument } from './mail-arguments.ts'
import { addMailingContentCommands } from './mailing-content.ts'
import { addMailingDispatchCommands } from './mailing-dispatch.ts'
import { type OutputOptions, printDone, printList, printWarned } from './output.ts'
import { senderWarnings } from './sender-warning.ts'
import { withOperator } from './with-operator.ts'

interface NewMailingOptions extends OutputOptions {
  account: number
  name: string
  senderName: string
  senderEmail: string
  language: string
}
interface CreateOptions extends NewMailingOptions {
  type: MailingType
  channel?: number
  groups?: number[]
  replyTo?: string
  triggerType?: number
}

export function addMailingCommands(program: Command): void {
  const mailing = program.command('mailing').description('mailings and what they say')
  const creation = (name: string, description: string) =>
    mailing
      .command(name)
      .description(description)
      .requiredOption('--account <id>', 'account of the mailing', idArgument)
      .requiredOption('--name <name>', 'name of the mailing', nameArgument)
      .requiredOption('--sender-name <name>', 'name the mail comes from', nameArgument)
      .requiredOption('--sender-email <address>', 'address the mail comes from', emailArgument)
      .option('--language <iso>', 'language of the mailing', languageArgument, 'de')
      .option('--json', 'print JSON')
  creation('create', 'create a mailing with its newsletter, as a draft')
    .addOption(new Option('--type <type>', 'what sends it').choices(mailingTypes).default('standard'))
    .option('--channel <id>', 'channel it is sent in; otherwise the default channel', idArgument)
    .option('--groups <ids>', 'subscriber groups it is sent to; otherwise everyone in the channel', idList)
    .option('--reply-to <address>', 'where answers go', emailArgument)
    .option('--trigger-type <id>', 'trigger type it answers to', idArgument)
    .action(create)
  creation('create-optin', 'create an opt-in mailing that is ready to be used')
    .option('--inactive', 'do not use it yet')
    .action(createOptin)
  addMailingContentCommands(mailing)
  addMailingDispatchCommands(mailing)
  mailing
    .command('list')
    .description('list the mailings of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list)
}

function create(options: CreateOptions): Promise<void> {
  const { account, type, name, senderName, senderEmail, language } = options
  return changeAccount(account, async (act) => {
    const id = await createMailing(act, {
      type,
      name,
      senderName,
      senderEmail,
      languageIso: language,
      channelId: options.channel ?? null,
      groupIds: options.groups ?? [],
      replyTo: options.replyTo ?? null,
      triggerTypeId: options.triggerType ?? null,
    })
    printDone({ id, accountId: account }, `created ${type} mailing ${id} "${name}" in account ${account}`, options)
  })
}

function createOptin(options: NewMailingOptions & { inactive?: boolean }): Promise<void> {
  const { account, name, senderName, senderEmail, language, inactive } = options
  return withOperator(async (operator) => {
    const id = await createOptinMailing(operator, {
      accountId: account,
      name,
      senderName,
      senderEmail,
      languageIso: language,
      isActive: !inactive,
    })
    const warnings = inactive ? [] : await inAccount(operator, account, ({ tx }) => senderWarnings(tx, account, id))
    const done = { sentence: `created opt-in mailing ${id} "${name}" in account ${account}`, warnings }
    printWarned({ id, accountId: account }, done, options)
  })
}

function list({ account, ...output }: OutputOptions & { account: number }): Promise<void> {
  return withOperator(async (operator) => {
    const columns = {
      ID: ({ id }: MailingRow) => id,
      TYPE: ({ type }: MailingRow) => type,
      STATUS: ({ status }: MailingRow) => status,
      ACTIVE: ({ isActive }: MailingRow) => isActive,
      LANGUAGE: ({ languageIso }: MailingRow) => languageIso,
      PLANNED: ({ plannedAt }: MailingRow) => plannedAt,
      SENDER: ({ senderName, senderEmail }: MailingRow) => `${senderName} <${senderEmail}>`,
      NAME: ({ name }: MailingRow) => name,
    }
    printList(await mailingsOf(operator, account), columns, output)
  })
}
