import type { Command } from 'commander'
import { composeNewsletter, describeFault, importContent } from '../../features/mailings/index.ts'
import { type IdOrNone, idArgument, idList, idOrNone, nameArgument, noneAsNull } from './arguments.ts'
import { changeAccount } from './in-account.ts'
import { readText } from './mail-arguments.ts'
import { type OutputOptions, printWarned } from './output.ts'

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

export function addMailingContentCommands(mailing: Command): void {
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
    .action(importFile)
  mailing
    .command('articles')
    .description('make the newsletter of a mailing of articles; they are read again when it is planned')
    .argument('<ids>', 'articles in their order, e.g. 31,28,40', idList)
    .requiredOption('--account <id>', 'account of the mailing', idArgument)
    .requiredOption('--mailing <id>', 'the mailing', idArgument)
    .option('--subject <subject>', 'subject of the mail; otherwise it stays', nameArgument)
    .option('--theme <id>', 'theme around the articles, or none; otherwise the theme stays', idOrNone)
    .option('--json', 'print JSON')
    .action(compose)
}

function nameList(text: string): string[] {
  return text.split(',').map((name) => name.trim())
}

async function importFile(file: string, { account, mailing, subject, ...options }: ImportOptions): Promise<void> {
  const html = await readText(file)
  const plainText = options.text === undefined ? undefined : await readText(options.text)
  await changeAccount(account, async (act) => {
    const { placeholders } = options
    const themeId = noneAsNull(options.theme)
    const warnings = await importContent(act, mailing, { subject, html, plainText, placeholders, themeId })
    printSaved(account, mailing, warnings, `imported ${file} into mailing ${mailing}`, options)
  })
}

async function compose(
  articleIds: number[],
  { account, mailing, subject, theme, ...output }: ComposeOptions,
): Promise<void> {
  await changeAccount(account, async (act) => {
    const warnings = await composeNewsletter(act, mailing, { articleIds, subject, themeId: noneAsNull(theme) })
    printSaved(account, mailing, warnings, `made mailing ${mailing} of ${articleIds.length} articles`, output)
  })
}

function printSaved(
  accountId: number,
  id: number,
  faults: Awaited<ReturnType<typeof importContent>>,
  sentence: string,
  output: OutputOptions,
): void {
  printWarned({ id, accountId }, { sentence, warnings: faults.map(describeFault) }, output)
}
