import type { Command } from 'commander'
import { nameArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from './command-line.ts'
import { createCustomer } from './create-customer.ts'
import type { Customer } from './customer.store.ts'
import { allCustomers } from './known-customers.ts'

export function addCustomerCommands(program: Command, cli: CommandLine): void {
  const customer = program.command('customer').description('customers: who owns accounts and customer fields')
  customer
    .command('create')
    .description('create a customer')
    .argument('<name>', 'name of the customer', nameArgument)
    .option('--json', 'print JSON')
    .action(create(cli))
  customer.command('list').description('list all customers').option('--json', 'print JSON').action(list(cli))
}

const create = (cli: CommandLine) => async (name: string, output: OutputOptions) => {
  const id = await cli.asOperator((operator) => createCustomer(operator, { name }))
  cli.output.done({ id, name }, `created customer ${id} "${name}"`, output)
}

const list = (cli: CommandLine) => async (output: OutputOptions) => {
  const columns = {
    ID: ({ id }: Customer) => id,
    NAME: ({ name }: Customer) => name,
    'CREATED (UTC)': ({ createdAt }: Customer) => createdAt,
  }
  cli.output.list(await cli.asOperator(allCustomers), columns, output)
}
