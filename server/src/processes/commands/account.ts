import { Argument, type Command, Option } from 'commander'
import {
  type AccountRow,
  accountsOf,
  createAccount,
  switchChannels,
  switchTracking,
} from '../../features/provisioning/index.ts'
import { type TrackingMode, trackingModes } from '../../features/tracking/index.ts'
import { idArgument, languageList, nameArgument } from './arguments.ts'
import { type OutputOptions, printDone, printList } from './output.ts'
import { withOperator } from './with-operator.ts'

interface CreateOptions extends OutputOptions {
  customer: number
  type: 'L' | 'S'
  name: string
  parent?: number
  channels?: boolean
  languages?: string[]
}

export function addAccountCommands(program: Command): void {
  const account = program.command('account').description('accounts: L-accounts manage, S-accounts hold subscribers')
  account
    .command('create')
    .description('create an account with its default channel')
    .requiredOption('--customer <id>', 'customer the account belongs to', idArgument)
    .addOption(new Option('--type <type>', 'L or S').choices(['L', 'S']).default('S'))
    .requiredOption('--name <name>', 'name of the account', nameArgument)
    .option('--parent <id>', 'L-account above this S-account', idArgument)
    .option('--channels', 'book the channel module')
    .option('--languages <isos>', 'languages, the default one first, e.g. de,en', languageList, ['de'])
    .option('--json', 'print JSON')
    .action(create)
  account
    .command('list')
    .description('list accounts')
    .option('--customer <id>', 'only of this customer', idArgument)
    .option('--json', 'print JSON')
    .action(list)
  for (const [name, enabled] of [
    ['channels-on', true],
    ['channels-off', false],
  ] as const) {
    account
      .command(name)
      .description(enabled ? 'book the channel module' : 'cancel the channel module; the default channel stays')
      .argument('<account>', 'id of the account', idArgument)
      .option('--json', 'print JSON')
      .action((id: number, options: OutputOptions) =>
        withOperator(async (operator) => {
          await switchChannels(operator, id, enabled)
          printDone({ id, hasChannels: enabled }, `account ${id}: channels are ${enabled ? 'on' : 'off'}`, options)
        }),
      )
  }
  account
    .command('tracking')
    .description('what of opens and clicks is counted; individual only for subscribers who agreed')
    .argument('<account>', 'id of the account', idArgument)
    .addArgument(new Argument('<mode>', 'how much').choices(trackingModes))
    .option('--json', 'print JSON')
    .action((id: number, mode: TrackingMode, options: OutputOptions) =>
      withOperator(async (operator) => {
        await switchTracking(operator, id, mode)
        printDone({ id, tracking: mode }, `account ${id}: tracking is ${mode}`, options)
      }),
    )
}

function create({ customer, type, name, parent, channels, languages, ...output }: CreateOptions): Promise<void> {
  return withOperator(async (operator) => {
    const id = await createAccount(operator, {
      customerId: customer,
      type,
      name,
      parentAccountId: parent ?? null,
      hasChannels: channels ?? false,
      languages,
    })
    printDone({ id, name, type, customerId: customer }, `created ${type}-account ${id} "${name}"`, output)
  })
}

function list({ customer, ...output }: OutputOptions & { customer?: number }): Promise<void> {
  return withOperator(async (operator) => {
    const columns = {
      ID: ({ id }: AccountRow) => id,
      CUSTOMER: ({ customerId }: AccountRow) => customerId,
      TYPE: ({ type }: AccountRow) => type,
      PARENT: ({ parentAccountId }: AccountRow) => parentAccountId,
      NAME: ({ name }: AccountRow) => name,
      CHANNELS: ({ hasChannels }: AccountRow) => hasChannels,
      LANGUAGES: ({ languages }: AccountRow) => languages,
    }
    printList(await accountsOf(operator, customer ?? null), columns, output)
  })
}
