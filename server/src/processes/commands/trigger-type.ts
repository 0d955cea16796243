import { type Command, InvalidArgumentError } from 'commander'
import { createTriggerType, type TriggerTypeRow, triggerTypesOf } from '../../features/provisioning/index.ts'
import { idArgument, nameArgument, translation, translationsOf } from './arguments.ts'
import { nameIn, type OutputOptions, printDone, printList } from './output.ts'
import { withOperator } from './with-operator.ts'

interface CreateOptions extends OutputOptions {
  customer: number
  key: string
  name: Record<string, string>
  description?: string
}

export function addTriggerTypeCommands(program: Command): void {
  const type = program.command('trigger-type').description('trigger types: what makes a trigger mailing go out')
  type
    .command('create')
    .description('create a trigger type; all accounts of the customer have it')
    .requiredOption('--customer <id>', 'customer of the trigger type', idArgument)
    .requiredOption('--key <key>', 'short name for programs, such as password-reset', keyArgument)
    .requiredOption('--name <[iso=]name>', 'name, once per language: --name de=Buchung --name en=Booking', translation)
    .option('--description <text>', 'description', nameArgument)
    .option('--json', 'print JSON')
    .action(create)
  type
    .command('list')
    .description('list the trigger types of a customer')
    .requiredOption('--customer <id>', 'the customer', idArgument)
    .option('--json', 'print JSON')
    .action(list)
}

function keyArgument(text: string): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) || text.length > 64)
    throw new InvalidArgumentError('Expected small letters, digits and single hyphens, 64 characters at most.')
  return text
}

function create({ customer, key, name, description, ...output }: CreateOptions): Promise<void> {
  return withOperator(async (operator) => {
    const translations = translationsOf(name, description ?? null)
    const id = await createTriggerType(operator, { customerId: customer, key, translations })
    printDone({ id, customerId: customer, key }, `created trigger type ${id} (${key}): ${nameIn(translations)}`, output)
  })
}

function list({ customer, ...output }: OutputOptions & { customer: number }): Promise<void> {
  return withOperator(async (operator) => {
    const columns = {
      ID: ({ id }: TriggerTypeRow) => id,
      KEY: ({ key }: TriggerTypeRow) => key,
      NAME: ({ translations }: TriggerTypeRow) => nameIn(translations),
    }
    printList(await triggerTypesOf(operator, customer), columns, output)
  })
}
