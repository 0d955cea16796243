import type { Command } from 'commander'
import {
  type IdOrNone,
  idArgument,
  idList,
  idOrNone,
  nameArgument,
  noneAsNull,
} from '../../platform/command-line/arguments.ts'
import { readText } from '../../platform/command-line/mail-arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { applyIfActive, importAndApply } from './apply-mailing.ts'
import { composeNewsletter } from './compose-newsletter.ts'
import { describeFault } from './import-content.ts'

interface ImportOptions extends OutputOptions {
  account: number
  mailing: number
  subject: string
  text?: string
  placeholders?: string[]
  theme?: IdOrNone
}

interface ComposeOptions extends OutputOptions {
  account: number
  mailing: number
  subject?: string
  theme?: IdOrNone
}

export function addMailingContentCommands(mailing: Command, cli: CommandLine): void {
  mailing
    .command('import')
    .description('give the newsletter of a mailing its subject and content')
    .argument('<file>', 'HTML file')
    .requiredOption('--account <id>', 'account of the mailing', idArgument)
    .requiredOption('--mailing <id>', 'the mailing', idArgument)
    .requiredOption('--subject <subject>', 'subject of the mail', nameArgument)
    .option('--text <file>', 'text part; otherwise it is made from the HTML')
    .option('--placeholders <names>', 'what a trigger must bring, e.g. resetLink,validHours', nameList)
    .option('--theme <id>', 'theme around the content, or none; otherwise the theme stays', idOrNone)
    .option('--json', 'print JSON')
    .action(importFile(cli))
  mailing
    .command('articles')
    .description('make the newsletter of a mailing of articles; they are read again when it is planned')
    .argument('<ids>', 'articles in their order, e.g. 31,28,40', idList)
    .requiredOption('--account <id>', 'account of the mailing', idArgument)
    .requiredOption('--mailing <id>', 'the mailing', idArgument)
    .option('--subject <subject>', 'subject of the mail; otherwise it stays', nameArgument)
    .option('--theme <id>', 'theme around the articles, or none; otherwise the theme stays', idOrNone)
    .option('--json', 'print JSON')
    .action(compose(cli))
}

function nameList(text: string): string[] {
  return text.split(',').map((name) => name.trim())
}

const importFile =
  (cli: CommandLine) =>
  async (file: string, { account, mailing, subject, ...options }: ImportOptions) => {
    const html = await readText(file)
    const plainText = options.text === undefined ? undefined : await readText(options.text)
    const { placeholders } = options
    const content = { subject, html, plainText, placeholders, themeId: noneAsNull(options.theme) }
    const faults = await cli.inAccount(account, (act) => importAndApply(act, mailing, content))
    const done = { sentence: `imported ${file} into mailing ${mailing}`, warnings: faults.map(describeFault) }
    cli.output.warned({ id: mailing, accountId: account }, done, options)
  }

const compose =
  (cli: CommandLine) =>
  async (articleIds: number[], { account, mailing, subject, theme, ...output }: ComposeOptions) => {
    const wishes = { articleIds, subject, themeId: noneAsNull(theme) }
    const faults = await cli.inAccount(account, async (act) => {
      const found = await composeNewsletter(act, mailing, wishes)
      await applyIfActive(act, mailing)
      return found
    })
    const sentence = `made mailing ${mailing} of ${articleIds.length} articles`
    const done = { sentence, warnings: faults.map(describeFault) }
    cli.output.warned({ id: mailing, accountId: account }, done, output)
  }
