import type { Command } from 'commander'
import { idArgument, languageArgument, nameArgument } from '../../platform/command-line/arguments.ts'
import { emailArgument } from '../../platform/command-line/mail-arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'

/** What every command that makes a mailing asks for. */
export interface NewMailingOptions extends OutputOptions {
  account: number
  name: string
  senderName: string
  senderEmail: string
  language: string
}

export function newMailingCommand(mailing: Command, name: string, description: string): Command {
  return mailing
    .command(name)
    .description(description)
    .requiredOption('--account <id>', 'account of the mailing', idArgument)
    .requiredOption('--name <name>', 'name of the mailing', nameArgument)
    .requiredOption('--sender-name <name>', 'name the mail comes from', nameArgument)
    .requiredOption('--sender-email <address>', 'address the mail comes from', emailArgument)
    .option('--language <iso>', 'language of the mailing', languageArgument, 'de')
    .option('--json', 'print JSON')
}

/** What every command about a mailing that is there asks for. */
export interface KnownMailingOptions extends OutputOptions {
  account: number
  mailing: number
}

export function knownMailingCommand(mailing: Command, name: string, description: string): Command {
  return mailing
    .command(name)
    .description(description)
    .requiredOption('--account <id>', 'account of the mailing', idArgument)
    .requiredOption('--mailing <id>', 'the mailing', idArgument)
    .option('--json', 'print JSON')
}
