import type { Command } from 'commander'
import { listThemes, saveTheme, type Theme } from '../../features/mailings/index.ts'
import { idArgument, nameArgument } from './arguments.ts'
import { changeAccount, readAccount } from './in-account.ts'
import { readText } from './mail-arguments.ts'
import { type OutputOptions, printDone, printList } from './output.ts'

interface ImportOptions extends OutputOptions {
  account: number
  name: string
  theme?: number
}

export function addThemeCommands(program: Command): void {
  const theme = program.command('theme').description('themes: the appearance around newsletters')
  theme
    .command('import')
    .description('save a theme; {content} in its HTML is where the newsletter goes')
    .argument('<file>', 'HTML file')
    .requiredOption('--account <id>', 'account of the theme', idArgument)
    .requiredOption('--name <name>', 'name of the theme', nameArgument)
    .option('--theme <id>', 'replace this theme instead of making a new one', idArgument)
    .option('--json', 'print JSON')
    .action(importFile)
  theme
    .command('list')
    .description('list the themes of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list)
}

async function importFile(file: string, { account, name, theme, ...output }: ImportOptions): Promise<void> {
  const html = await readText(file)
  const id = await changeAccount(account, (act) => saveTheme(act, { id: theme, name, html }))
  printDone({ id, accountId: account }, `saved theme ${id} "${name}" of account ${account}`, output)
}

async function list({ account, ...output }: OutputOptions & { account: number }): Promise<void> {
  const themes = await readAccount(account, ({ reader }) => listThemes(reader))
  const columns = {
    ID: ({ id }: Theme) => id,
    CHARACTERS: ({ html }: Theme) => html.length,
    UPDATED: ({ updatedAt }: Theme) => updatedAt,
    NAME: ({ name }: Theme) => name,
  }
  printList(themes, columns, output)
}
