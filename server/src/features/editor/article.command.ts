import type { Command } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { Act, CommandLine } from '../accounts/index.ts'
import { restoreArticle } from '../articles/index.ts'
import { deleteArticle, deleteArticleTemplate } from './delete-article.ts'

/** To the commands for templates comes one that has to know who shows them. */
export function addArticleCommands(program: Command, cli: CommandLine): void {
  const template = program.commands.find((command) => command.name() === 'article-template') as Command
  template
    .command('delete')
    .description('delete a template; drafts with its articles show a gap, and what is planned or active keeps it')
    .argument('<template>', 'id of the template', idArgument)
    .requiredOption('--account <id>', 'account of the template', idArgument)
    .option('--json', 'print JSON')
    .action(remove(cli, 'article template', deleteArticleTemplate))
  const article = program.command('article').description('articles: the parts that newsletters are made of')
  article
    .command('delete')
    .description(
      'put an article into the trash for 30 days; drafts that show it have a gap, and what is planned or active keeps it',
    )
    .argument('<article>', 'id of the article', idArgument)
    .requiredOption('--account <id>', 'account of the article', idArgument)
    .option('--json', 'print JSON')
    .action(remove(cli, 'article', deleteArticle))
  article
    .command('restore')
    .description('put an article back that was deleted in the last 30 days')
    .argument('<article>', 'id of the article', idArgument)
    .requiredOption('--account <id>', 'account of the article', idArgument)
    .option('--json', 'print JSON')
    .action(change(cli, 'restored article', restoreArticle))
}

const remove = (cli: CommandLine, what: string, work: (act: Act, id: number) => Promise<void>) =>
  change(cli, `deleted ${what}`, work)

const change =
  (cli: CommandLine, done: string, work: (act: Act, id: number) => Promise<void>) =>
  async (id: number, { account, ...output }: OutputOptions & { account: number }) => {
    await cli.inAccount(account, (act) => work(act, id))
    cli.output.done({ id, accountId: account }, `${done} ${id} of account ${account}`, output)
  }
