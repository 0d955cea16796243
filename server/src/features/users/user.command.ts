import { randomBytes } from 'node:crypto'
import { type Command, Option } from 'commander'
import { idArgument, nameArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { type CommandLine, type Role, roles } from '../accounts/index.ts'
import { createUser, joinAccount, usersOf } from './create-user.ts'
import type { KnownUser } from './user.store.ts'

interface CreateOptions extends OutputOptions {
  email: string
  name: string
  account: number
  role: Role
  language: string
}

export function addUserCommands(program: Command, cli: CommandLine): void {
  const user = program.command('user').description('users: who signs in to the web application')
  user
    .command('create')
    .description(
      'create a user with a role in an account; USER_PASSWORD is the password, otherwise one is made and shown once',
    )
    .requiredOption('--email <email>', 'what the user signs in with')
    .requiredOption('--name <name>', 'how the user is called', nameArgument)
    .requiredOption('--account <id>', 'account the user works in', idArgument)
    .addOption(new Option('--role <role>', 'what the user is there').choices(roles).default('admin'))
    .option('--language <iso>', 'language of the user', 'de')
    .option('--json', 'print JSON')
    .action(create(cli))
  user
    .command('join')
    .description('give a user a role in a further account')
    .requiredOption('--email <email>', 'what the user signs in with')
    .requiredOption('--account <id>', 'the further account', idArgument)
    .addOption(new Option('--role <role>', 'what the user is there').choices(roles).default('admin'))
    .option('--json', 'print JSON')
    .action(join(cli))
  user
    .command('list')
    .description('list users and their roles')
    .option('--account <id>', 'only of this account', idArgument)
    .option('--json', 'print JSON')
    .action(list(cli))
}

const create =
  (cli: CommandLine) =>
  async ({ email, name, account, role, language, ...output }: CreateOptions) => {
    const given = cli.terminal.environment.USER_PASSWORD
    const password = given ?? randomBytes(15).toString('base64url')
    const id = await cli.asOperator((operator) =>
      createUser(operator, { email, name, languageIso: language, password, accountId: account, role }),
    )
    const shown = given === undefined ? { password } : {}
    const sentence = `created user ${id} "${name}", ${role} of account ${account}`
    const secret = `\n\n  ${password}\n\nThis is the only time the password is shown: keep it now.`
    cli.output.done({ id, email, accountId: account, role, ...shown }, sentence + (given ? '' : secret), output)
  }

const join =
  (cli: CommandLine) =>
  async ({ email, account, role, ...output }: OutputOptions & Pick<CreateOptions, 'email' | 'account' | 'role'>) => {
    const id = await cli.asOperator((operator) => joinAccount(operator, { email, accountId: account, role }))
    cli.output.done({ id, email, accountId: account, role }, `user ${id} is ${role} of account ${account}`, output)
  }

const list =
  (cli: CommandLine) =>
  async ({ account, ...output }: OutputOptions & { account?: number }) => {
    const columns = {
      ID: ({ id }: KnownUser) => id,
      EMAIL: ({ email }: KnownUser) => email,
      NAME: ({ name }: KnownUser) => name,
      LANGUAGE: ({ languageIso }: KnownUser) => languageIso,
      'ACCOUNT ROLE': (user: KnownUser) => user.roles,
    }
    const users = await cli.asOperator((operator) => usersOf(operator, account ?? null))
    cli.output.list(users, columns, output)
  }
