import { type Command, InvalidArgumentError, Option } from 'commander'
import { dataTypes, fieldTypes } from '../../features/customer-fields/index.ts'
import { type CustomerFieldRow, createCustomerField, customerFieldsOf } from '../../features/provisioning/index.ts'
import { idArgument, translation, translationsOf } from './arguments.ts'
import { nameIn, type OutputOptions, printDone, printList } from './output.ts'
import { withOperator } from './with-operator.ts'

interface CreateOptions extends OutputOptions {
  customer: number
  name: Record<string, string>
  type: keyof typeof dataTypes
  for: keyof typeof fieldTypes
  default?: unknown
  readOnly?: boolean
  import: boolean
  export: boolean
}

export function addFieldCommands(program: Command): void {
  const field = program.command('field').description('customer fields: further data of subscribers, accounts, mailings')
  field
    .command('create')
    .description('create a customer field; all accounts of the customer have it')
    .requiredOption('--customer <id>', 'customer of the field', idArgument)
    .requiredOption('--name <[iso=]name>', 'name, once per language: --name de=Stufe --name en=Tier', translation)
    .addOption(new Option('--type <type>', 'data type').choices(Object.keys(dataTypes)).makeOptionMandatory())
    .addOption(
      new Option('--for <use>', 'what the field belongs to').choices(Object.keys(fieldTypes)).default('subscriber'),
    )
    .option('--default <json>', 'default value as JSON, e.g. \'"Standard"\', 12 or true', jsonArgument)
    .option('--read-only', 'users of the application may not edit it')
    .option('--no-import', 'not available for import')
    .option('--no-export', 'not available for export')
    .option('--json', 'print JSON')
    .action(create)
  field
    .command('list')
    .description('list the customer fields of a customer')
    .requiredOption('--customer <id>', 'the customer', idArgument)
    .option('--json', 'print JSON')
    .action(list)
}

function jsonArgument(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidArgumentError('Expected JSON; a text needs its quotes: \'"text"\'.')
  }
}

function create(options: CreateOptions): Promise<void> {
  return withOperator(async (operator) => {
    const translations = translationsOf(options.name)
    const id = await createCustomerField(operator, {
      customerId: options.customer,
      type: dataTypes[options.type],
      fieldType: fieldTypes[options.for],
      translations,
      isEditable: !options.readOnly,
      isAvailableForImport: options.import,
      isAvailableForExport: options.export,
      defaultValue: (options.default ?? null) as CustomerFieldRow['defaultValue'],
    })
    const sentence = `created ${options.for} field ${id} (${options.type}): ${nameIn(translations)}`
    printDone({ id, customerId: options.customer }, sentence, options)
  })
}

function list({ customer, ...output }: OutputOptions & { customer: number }): Promise<void> {
  return withOperator(async (operator) => {
    const columns = {
      ID: ({ id }: CustomerFieldRow) => id,
      FOR: ({ fieldType }: CustomerFieldRow) => wordFor(fieldTypes, fieldType),
      TYPE: ({ type }: CustomerFieldRow) => wordFor(dataTypes, type),
      DEFAULT: ({ defaultValue }: CustomerFieldRow) => defaultValue,
      NAME: ({ translations }: CustomerFieldRow) => nameIn(translations),
    }
    printList(await customerFieldsOf(operator, customer), columns, output)
  })
}

function wordFor(words: Record<string, number>, value: number): string | undefined {
  return Object.keys(words).find((word) => words[word] === value)
}
