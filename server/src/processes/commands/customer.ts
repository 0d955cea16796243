import type { Command } from 'commander'
import { allCustomers, type CustomerRow, createCustomer } from '../../features/provisioning/index.ts'
import { nameArgument } from './arguments.ts'
import { type OutputOptions, printDone, printList } from './output.ts'
import { withOperator } from './with-operator.ts'

export function addCustomerCommands(program: Command): void {
  const customer = program.command('customer').description('customers: who owns accounts and customer fields')
  customer
    .command('create')
    .description('create a customer')
    .argument('<name>', 'name of the customer', nameArgument)
    .option('--json', 'print JSON')
    .action((name: string, options: OutputOptions) =>
      withOperator(async (operator) => {
        const id = await createCustomer(operator, { name })
        printDone({ id, name }, `created customer ${id} "${name}"`, options)
      }),
    )
  customer
    .command('list')
    .description('list all customers')
    .option('--json', 'print JSON')
    .action((options: OutputOptions) =>
      withOperator(async (operator) => {
        const columns = {
          ID: ({ id }: CustomerRow) => id,
          NAME: ({ name }: CustomerRow) => name,
          'CREATED (UTC)': ({ createdAt }: CustomerRow) => createdAt,
        }
        printList(await allCustomers(operator), columns, options)
      }),
    )
}
