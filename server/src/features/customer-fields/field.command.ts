import { type Command, Option } from 'commander'
import { idArgument, jsonArgument, translation, translationsOf } from '../../platform/command-line/arguments.ts'
import { nameIn, type OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { createCustomerField } from './create-customer-field.ts'
import { dataTypes, type FieldValue, fieldTypes } from './customer-field.rules.ts'
import { type CustomerField, listCustomerFields } from './customer-field.store.ts'

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

/** The command that they are parts of. */
export function addFieldCommands(program: Command, cli: CommandLine): Command {
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
    .action(create(cli))
  field
    .command('list')
    .description('list the customer fields of a customer')
    .requiredOption('--customer <id>', 'the customer', idArgument)
    .option('--json', 'print JSON')
    .action(list(cli))
  return field
}

const create = (cli: CommandLine) => async (options: CreateOptions) => {
  const translations = translationsOf(options.name)
  const id = await cli.inCustomer(options.customer, (act) =>
    createCustomerField(act, {
      type: dataTypes[options.type],
      fieldType: fieldTypes[options.for],
      translations,
      isEditable: !options.readOnly,
      isAvailableForImport: options.import,
      isAvailableForExport: options.export,
      defaultValue: (options.default ?? null) as FieldValue,
    }),
  )
  const sentence = `created ${options.for} field ${id} (${options.type}): ${nameIn(translations)}`
  cli.output.done({ id, customerId: options.customer }, sentence, options)
}

type ShownField = Omit<CustomerField, 'value'>

const list =
  (cli: CommandLine) =>
  async ({ customer, ...output }: OutputOptions & { customer: number }) => {
    const columns = {
      ID: ({ id }: ShownField) => id,
      FOR: ({ fieldType }: ShownField) => wordFor(fieldTypes, fieldType),
      TYPE: ({ type }: ShownField) => wordFor(dataTypes, type),
      DEFAULT: ({ defaultValue }: ShownField) => defaultValue,
      RETIRED: ({ retiredAt }: ShownField) => retiredAt,
      NAME: ({ translations }: ShownField) => nameIn(translations),
    }
    const fields = await cli.inCustomer(customer, ({ reader }) => listCustomerFields(reader))
    // The value is an account's, and none is looked into here.
    const shown = fields.map(({ value: _, ...field }) => ({ customerId: customer, ...field }))
    cli.output.list(shown, columns, output)
  }

function wordFor(words: Record<string, number>, value: number): string | undefined {
  return Object.keys(words).find((word) => words[word] === value)
}
