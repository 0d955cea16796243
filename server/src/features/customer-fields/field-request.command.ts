import { type Command, Option } from 'commander'
import { idArgument, translation, translationsOf } from '../../platform/command-line/arguments.ts'
import { nameIn, type OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { changeCustomerField, type FieldChange, removeCustomerField } from './change-customer-field.ts'
import type { WaitingRequest } from './field-request.store.ts'
import { declineField, makeRequestedField, waitingRequests } from './request-field.ts'

const switches = {
  editable: 'isEditable',
  import: 'isAvailableForImport',
  export: 'isAvailableForExport',
} as const

/** What becomes of a field after somebody has asked for it. */
export function addFieldRequestCommands(field: Command, cli: CommandLine): void {
  field
    .command('requests')
    .description('list the customer fields that admins have asked for, the longest waiting first')
    .option('--json', 'print JSON')
    .action(list(cli))
  field
    .command('make')
    .description('make a field that was asked for')
    .requiredOption('--account <id>', 'account that asks', idArgument)
    .requiredOption('--request <id>', 'the request', idArgument)
    .requiredOption('--name <[iso=]name>', 'name, once per language: --name de=Stufe --name en=Tier', translation)
    .option('--json', 'print JSON')
    .action(make(cli))
  field
    .command('decline')
    .description('make no field, and say why')
    .requiredOption('--account <id>', 'account that asks', idArgument)
    .requiredOption('--request <id>', 'the request', idArgument)
    .requiredOption('--answer <text>', 'what its admins read')
    .option('--json', 'print JSON')
    .action(decline(cli))
  const changing = field
    .command('change')
    .description('call a field otherwise, or turn its switches; what it is of and its kind stay')
    .argument('<field>', 'id of the field', idArgument)
    .requiredOption('--customer <id>', 'customer of the field', idArgument)
    .option('--name <[iso=]name>', 'name, once per language; replaces the names it had', translation)
    .option('--json', 'print JSON')
  for (const name of Object.keys(switches)) changing.addOption(new Option(`--${name} <switch>`).choices(['on', 'off']))
  changing.action(change(cli))
  field
    .command('remove')
    .description('delete a field that nobody has a value of; one that is in use is retired')
    .argument('<field>', 'id of the field', idArgument)
    .requiredOption('--customer <id>', 'customer of the field', idArgument)
    .option('--json', 'print JSON')
    .action(remove(cli))
}

const list = (cli: CommandLine) => async (output: OutputOptions) => {
  const columns = {
    REQUEST: ({ id }: WaitingRequest) => id,
    ACCOUNT: ({ accountId }: WaitingRequest) => accountId,
    OF: ({ account }: WaitingRequest) => account,
    NAME: ({ name }: WaitingRequest) => name,
    ASKED: ({ createdAt }: WaitingRequest) => createdAt,
    PURPOSE: ({ purpose }: WaitingRequest) => purpose,
  }
  cli.output.list(await cli.asOperator(waitingRequests), columns, output)
}

interface Request extends OutputOptions {
  account: number
  request: number
}

const make =
  (cli: CommandLine) =>
  async ({ account, request, name, ...output }: Request & { name: Record<string, string> }) => {
    const translations = translationsOf(name)
    const id = await cli.inAccount(account, (act) => makeRequestedField(act, request, { translations }))
    cli.output.done({ id, request }, `created field ${id}: ${nameIn(translations)}`, output)
  }

const decline =
  (cli: CommandLine) =>
  async ({ account, request, answer, ...output }: Request & { answer: string }) => {
    await cli.inAccount(account, (act) => declineField(act, request, answer))
    cli.output.done({ request }, `request ${request} is declined`, output)
  }

type Switch = 'on' | 'off'
interface ChangeOptions extends OutputOptions, Partial<Record<keyof typeof switches, Switch>> {
  customer: number
  name?: Record<string, string>
}

const change = (cli: CommandLine) => async (id: number, options: ChangeOptions) => {
  const { customer, name, json, ...turned } = options
  const flags = (Object.keys(turned) as (keyof typeof switches)[]).map((each) => [
    switches[each],
    turned[each] === 'on',
  ])
  const wish: FieldChange = { ...(name && { translations: translationsOf(name) }), ...Object.fromEntries(flags) }
  await cli.inCustomer(customer, (act) => changeCustomerField(act, id, wish))
  cli.output.done({ id, ...wish }, `field ${id} is changed, from the next request on`, { json })
}

const remove =
  (cli: CommandLine) =>
  async (id: number, { customer, ...output }: OutputOptions & { customer: number }) => {
    const became = await cli.asOperator((operator) =>
      removeCustomerField(operator, { customerId: customer, id }, (work) => cli.inCustomer(customer, work)),
    )
    cli.output.done({ id, became }, `field ${id} is ${became}`, output)
  }
