import type { Command } from 'commander'
import { describeFault, importContent } from '../../features/mailings/index.ts'
import { idArgument, idOrNone, nameArgument } from './arguments.ts'
import { changeAccount } from './in-account.ts'
import { readText } from './mail-arguments.ts'
import { type OutputOptions, printDone } from './output.ts'

interface ImportOptions extends OutputOptions {
  account: number
  mailing: number
  subject: string
  text?: string
  placeholders?: string[]
  theme?: number | null
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
}

function nameList(text: string): string[] {
  return text.split(',').map((name) => name.trim())
}

async function importFile(file: string, { account, mailing, subject, ...options }: ImportOptions): Promise<void> {
  const html = await readText(file)
  const plainText = options.text === undefined ? undefined : await readText(options.text)
  await changeAccount(account, async (tx, operator) => {
    const { placeholders, theme: themeId } = options
    const warnings = await importContent(operator, tx, mailing, { subject, html, plainText, placeholders, themeId })
    const sentences = warnings.map(describeFault)
    for (const sentence of sentences) console.error(`Warning: ${sentence}`)
    printDone(
      { id: mailing, accountId: account, warnings: sentences },
      `imported ${file} into mailing ${mailing}`,
      options,
    )
  })
}
