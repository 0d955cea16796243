import type { Command } from 'commander'
import { idArgument, nameArgument } from '../../platform/command-line/arguments.ts'
import { readText } from '../../platform/command-line/mail-arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { type ArticleTemplate, createArticleTemplate, findPlaces, listArticleTemplates } from './index.ts'

export function addArticleTemplateCommands(program: Command, cli: CommandLine): void {
  const template = program
    .command('article-template')
    .description('article templates: the appearance of articles and the places they fill')
  template
    .command('create')
    .description('save a template; its HTML has places such as {text:1.1}, {button:1.2} and {image:1.3:width:100%}')
    .argument('<file>', 'HTML file')
    .requiredOption('--account <id>', 'account of the template', idArgument)
    .requiredOption('--name <name>', 'name of the template', nameArgument)
    .option('--json', 'print JSON')
    .action(create(cli))
  template
    .command('list')
    .description('list the article templates of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list(cli))
}

interface CreateOptions extends OutputOptions {
  account: number
  name: string
}

const create =
  (cli: CommandLine) =>
  async (file: string, { account, name, ...output }: CreateOptions) => {
    const html = await readText(file)
    const { id, cuts } = await cli.inAccount(account, (act) => createArticleTemplate(act, { name, html }))
    const sentence = `created article template ${id} "${name}" in account ${account}`
    const warnings = cuts.map(({ line, detail }) => `line ${line}: ${detail}`)
    cli.output.warned({ id, accountId: account }, { sentence, warnings }, output)
  }

const list =
  (cli: CommandLine) =>
  async ({ account, ...output }: OutputOptions & { account: number }) => {
    const templates = await cli.lookInto(account, ({ reader }) => listArticleTemplates(reader))
    const columns = {
      ID: ({ id }: ArticleTemplate) => id,
      PLACES: ({ html }: ArticleTemplate) =>
        findPlaces(html).map(({ kind, areaId, placeholderId }) => `${areaId}.${placeholderId} ${kind}`),
      UPDATED: ({ updatedAt }: ArticleTemplate) => updatedAt,
      NAME: ({ name }: ArticleTemplate) => name,
    }
    cli.output.list(templates, columns, output)
  }
