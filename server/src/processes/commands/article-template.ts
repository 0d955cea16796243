import type { Command } from 'commander'
import {
  type ArticleTemplate,
  createArticleTemplate,
  findPlaces,
  listArticleTemplates,
} from '../../features/articles/index.ts'
import { idArgument, nameArgument } from './arguments.ts'
import { changeAccount, readAccount } from './in-account.ts'
import { readText } from './mail-arguments.ts'
import { type OutputOptions, printDone, printList } from './output.ts'

export function addArticleTemplateCommands(program: Command): void {
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
    .action(create)
  template
    .command('list')
    .description('list the article templates of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list)
}

interface CreateOptions extends OutputOptions {
  account: number
  name: string
}

async function create(file: string, { account, name, ...output }: CreateOptions): Promise<void> {
  const html = await readText(file)
  const id = await changeAccount(account, (act) => createArticleTemplate(act, { name, html }))
  printDone({ id, accountId: account }, `created article template ${id} "${name}" in account ${account}`, output)
}

async function list({ account, ...output }: OutputOptions & { account: number }): Promise<void> {
  const templates = await readAccount(account, ({ reader }) => listArticleTemplates(reader))
  const columns = {
    ID: ({ id }: ArticleTemplate) => id,
    PLACES: ({ html }: ArticleTemplate) =>
      findPlaces(html).map(({ kind, areaId, placeholderId }) => `${areaId}.${placeholderId} ${kind}`),
    UPDATED: ({ updatedAt }: ArticleTemplate) => updatedAt,
    NAME: ({ name }: ArticleTemplate) => name,
  }
  printList(templates, columns, output)
}
