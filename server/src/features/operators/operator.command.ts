import { randomBytes } from 'node:crypto'
import type { Command } from 'commander'
import { nameArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { allOperators, createOperatorLogin, removeOperatorLogin, resetOperatorFactor } from './manage-operators.ts'
import type { KnownOperator } from './operator.store.ts'

interface CreateOptions extends OutputOptions {
  email: string
  name: string
  language: string
}

export function addOperatorCommands(program: Command, cli: CommandLine): void {
  const operator = program.command('operator').description('operators: who signs in to the console')
  operator
    .command('create')
    .description(
      'create an operator; OPERATOR_PASSWORD is the password, otherwise one is made and shown once. The first sign-in sets up a second factor',
    )
    .requiredOption('--email <email>', 'what the operator signs in with')
    .requiredOption('--name <name>', 'how the operator is called', nameArgument)
    .option('--language <iso>', 'language of the operator', 'en')
    .option('--json', 'print JSON')
    .action(create(cli))
  operator
    .command('list')
    .description('list operators, those who were removed as well')
    .option('--json', 'print JSON')
    .action(list(cli))
  const changing = (name: string, description: string) =>
    operator
      .command(name)
      .description(description)
      .requiredOption('--email <email>', 'what the operator signs in with')
      .option('--json', 'print JSON')
  changing('remove', 'shut an operator out at once').action(remove(cli))
  changing('reset-factor', 'let an operator who lost the phone set up another second factor').action(reset(cli))
}

const create =
  (cli: CommandLine) =>
  async ({ email, name, language, ...output }: CreateOptions) => {
    const given = cli.terminal.environment.OPERATOR_PASSWORD
    const password = given ?? randomBytes(15).toString('base64url')
    const id = await cli.asOperator((operator) =>
      createOperatorLogin(operator, { email, name, languageIso: language, password }),
    )
    const shown = given === undefined ? { password } : {}
    const secret = `\n\n  ${password}\n\nThis is the only time the password is shown: keep it now.`
    cli.output.done({ id, email, ...shown }, `created operator ${id} "${name}"${given ? '' : secret}`, output)
  }

const list = (cli: CommandLine) => async (output: OutputOptions) => {
  const columns = {
    ID: ({ id }: KnownOperator) => id,
    EMAIL: ({ email }: KnownOperator) => email,
    NAME: ({ name }: KnownOperator) => name,
    FACTOR: ({ hasFactor }: KnownOperator) => (hasFactor ? 'yes' : 'no'),
    'LAST SEEN': ({ seenAt }: KnownOperator) => seenAt ?? '',
    REMOVED: ({ removedAt }: KnownOperator) => removedAt ?? '',
  }
  cli.output.list(await cli.asOperator(allOperators), columns, output)
}

const remove =
  (cli: CommandLine) =>
  async ({ email, ...output }: OutputOptions & { email: string }) => {
    const id = await cli.asOperator((operator) => removeOperatorLogin(operator, email))
    cli.output.done({ id, email }, `operator ${id} is removed, and signed out everywhere`, output)
  }

const reset =
  (cli: CommandLine) =>
  async ({ email, ...output }: OutputOptions & { email: string }) => {
    const id = await cli.asOperator((operator) => resetOperatorFactor(operator, email))
    cli.output.done({ id, email }, `operator ${id} sets up a second factor at the next sign-in`, output)
  }
