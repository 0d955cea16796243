import { type Command, InvalidArgumentError } from 'commander'
import { idArgument, nameArgument, translation, translationsOf } from '../../platform/command-line/arguments.ts'
import { nameIn, type OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { createTriggerType } from './create-trigger-type.ts'
import { listTriggerTypes, type TriggerType } from './trigger-type.store.ts'

interface CreateOptions extends OutputOptions {
  customer: number
  key: string
  name: Record<string, string>
  description?: string
}

export function addTriggerTypeCommands(program: Command, cli: CommandLine): void {
  const type = program.command('trigger-type').description('trigger types: what makes a trigger mailing go out')
  type
    .command('create')
    .description('create a trigger type; all accounts of the customer have it')
    .requiredOption('--customer <id>', 'customer of the trigger type', idArgument)
    .requiredOption('--key <key>', 'short name for programs, such as password-reset', keyArgument)
    .requiredOption('--name <[iso=]name>', 'name, once per language: --name de=Buchung --name en=Booking', translation)
    .option('--description <text>', 'description', nameArgument)
    .option('--json', 'print JSON')
    .action(create(cli))
  type
    .command('list')
    .description('list the trigger types of a customer')
    .requiredOption('--customer <id>', 'the customer', idArgument)
    .option('--json', 'print JSON')
    .action(list(cli))
}

function keyArgument(text: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) || text.length > 64)
    throw new InvalidArgumentError('Expected small letters, digits and single hyphens, 64 characters at most.')
  return text
}

const create = (cli: CommandLine) => async (options: CreateOptions) => {
  const { customer, key, name, description, ...output } = options
  const translations = translationsOf(name, description ?? null)
  const id = await cli.inCustomer(customer, (act) => createTriggerType(act, { key, translations }))
  const sentence = `created trigger type ${id} (${key}): ${nameIn(translations)}`
  cli.output.done({ id, customerId: customer, key }, sentence, output)
}

type ShownType = Omit<TriggerType, 'languages'>

const list =
  (cli: CommandLine) =>
  async ({ customer, ...output }: OutputOptions & { customer: number }) => {
    const columns = {
      ID: ({ id }: ShownType) => id,
      KEY: ({ key }: ShownType) => key,
      NAME: ({ translations }: ShownType) => nameIn(translations),
    }
    const types = await cli.inCustomer(customer, ({ reader }) => listTriggerTypes(reader))
    // Which languages can be sent is an account's matter, and none is looked into here.
    const shown = types.map(({ languages: _, ...type }) => ({ customerId: customer, ...type }))
    cli.output.list(shown, columns, output)
  }
