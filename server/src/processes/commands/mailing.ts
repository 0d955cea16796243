import { type Command, InvalidArgumentError } from 'commander'
import { createOptinMailing, type MailingRow, mailingsOf } from '../../features/provisioning/index.ts'
import { parseEmail } from '../../features/subscribers/index.ts'
import { idArgument, languageArgument, nameArgument } from './arguments.ts'
import { type OutputOptions, printDone, printList } from './output.ts'
import { withOperator } from './with-operator.ts'

interface CreateOptions extends OutputOptions {
  account: number
  name: string
  senderName: string
  senderEmail: string
  language: string
  inactive?: boolean
}

export function addMailingCommands(program: Command): void {
  const mailing = program
    .command('mailing')
    .description('mailings: here the opt-in mailings that keys and channels use')
  mailing
    .command('create-optin')
    .description('create an opt-in mailing')
    .requiredOption('--account <id>', 'account of the mailing', idArgument)
    .requiredOption('--name <name>', 'name of the mailing', nameArgument)
    .requiredOption('--sender-name <name>', 'name the mail comes from', nameArgument)
    .requiredOption('--sender-email <address>', 'address the mail comes from', emailArgument)
    .option('--language <iso>', 'language of the mailing', languageArgument, 'de')
    .option('--inactive', 'do not use it yet')
    .option('--json', 'print JSON')
    .action(create)
  mailing
    .command('list')
    .description('list the mailings of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list)
}

function emailArgument(text: string): string {
  const parsed = parseEmail(text, false)
  if (typeof parsed === 'string') throw new InvalidArgumentError('Expected an email address.')
  return parsed.email
}

function create({ account, name, senderName, senderEmail, language, inactive, ...output }: CreateOptions) {
  return withOperator(async (operator) => {
    const id = await createOptinMailing(operator, {
      accountId: account,
      name,
      senderName,
      senderEmail,
      languageIso: language,
      isActive: !inactive,
    })
    printDone({ id, accountId: account }, `created opt-in mailing ${id} "${name}" in account ${account}`, output)
  })
}

function list({ account, ...output }: OutputOptions & { account: number }): Promise<void> {
  return withOperator(async (operator) => {
    const columns = {
      ID: ({ id }: MailingRow) => id,
      TYPE: ({ type }: MailingRow) => type,
      ACTIVE: ({ isActive }: MailingRow) => isActive,
      LANGUAGE: ({ languageIso }: MailingRow) => languageIso,
      SENDER: ({ senderName, senderEmail }: MailingRow) => `${senderName} <${senderEmail}>`,
      NAME: ({ name }: MailingRow) => name,
    }
    printList(await mailingsOf(operator, account), columns, output)
  })
}
