import type { Command } from 'commander'
import { idArgument, nameArgument } from '../../platform/command-line/arguments.ts'
import { readText } from '../../platform/command-line/mail-arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { describeFault } from './import-content.ts'
import { deleteTheme, listThemes, saveTheme, type Theme } from './index.ts'

interface ImportOptions extends OutputOptions {
  account: number
  name: string
  theme?: number
}

export function addThemeCommands(program: Command, cli: CommandLine): void {
  const theme = program.command('theme').description('themes: the appearance around newsletters')
  theme
    .command('import')
    .description('save a theme; {content} in its HTML is where the newsletter goes')
    .argument('<file>', 'HTML file')
    .requiredOption('--account <id>', 'account of the theme', idArgument)
    .requiredOption('--name <name>', 'name of the theme', nameArgument)
    .option('--theme <id>', 'replace this theme instead of making a new one', idArgument)
    .option('--json', 'print JSON')
    .action(importFile(cli))
  theme
    .command('list')
    .description('list the themes of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list(cli))
  theme
    .command('delete')
    .description('delete a theme; drafts that wear it show a gap, and what is planned or active keeps it')
    .argument('<theme>', 'id of the theme', idArgument)
    .requiredOption('--account <id>', 'account of the theme', idArgument)
    .option('--json', 'print JSON')
    .action(remove(cli))
}

const importFile =
  (cli: CommandLine) =>
  async (file: string, { account, name, theme, ...output }: ImportOptions) => {
    const html = await readText(file)
    const { id, cuts } = await cli.inAccount(account, (act) => saveTheme(act, { id: theme, name, html }))
    const done = { sentence: `saved theme ${id} "${name}" of account ${account}`, warnings: cuts.map(describeFault) }
    cli.output.warned({ id, accountId: account }, done, output)
  }

const remove =
  (cli: CommandLine) =>
  async (id: number, { account, ...output }: OutputOptions & { account: number }) => {
    await cli.inAccount(account, (act) => deleteTheme(act, id))
    cli.output.done({ id, accountId: account }, `deleted theme ${id} of account ${account}`, output)
  }

const list =
  (cli: CommandLine) =>
  async ({ account, ...output }: OutputOptions & { account: number }) => {
    const themes = await cli.lookInto(account, ({ reader }) => listThemes(reader))
    const columns = {
      ID: ({ id }: Theme) => id,
      CHARACTERS: ({ html }: Theme) => html.length,
      UPDATED: ({ updatedAt }: Theme) => updatedAt,
      NAME: ({ name }: Theme) => name,
    }
    cli.output.list(themes, columns, output)
  }
