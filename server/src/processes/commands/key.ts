import type { Command } from 'commander'
import { type Permission, permissions } from '../../features/accounts/index.ts'
import { type Scope, scopes } from '../../features/api-keys/index.ts'
import { changeApiKey, createApiKey, deleteApiKey, type KeyRow, keysOf } from '../../features/provisioning/index.ts'
import {
  choices,
  type IdOrNone,
  idArgument,
  idList,
  idOrNone,
  type Limit,
  limitArgument,
  nameArgument,
  noneAsNull,
} from './arguments.ts'
import { type OutputOptions, printDone, printList } from './output.ts'
import { withOperator } from './with-operator.ts'

interface KeyOptions extends OutputOptions {
  name?: string
  scopes?: Scope[]
  permissions?: Permission[]
  optinMailing?: IdOrNone
  channels?: number[]
  deferUnconfirmedData?: boolean
}

export function addKeyCommands(program: Command): void {
  const key = program.command('key').description('API keys: what an integrator signs in with')
  const creation = key
    .command('create')
    .description('create an API key; it is shown once')
    .requiredOption('--account <id>', 'account of the key', idArgument)
    .requiredOption('--name <name>', 'what the key is for', nameArgument)
  withKeyOptions(creation).action(create)
  key
    .command('list')
    .description('list the API keys of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list)
  withKeyOptions(key.command('permissions').description('change permissions, scopes or defaults of a key, at any time'))
    .argument('<prefix>', 'the 8 characters before the dot of the key')
    .option('--name <name>', 'what the key is for', nameArgument)
    .action(change)
  key
    .command('limits')
    .description('give a key limits of its own, at any time')
    .argument('<prefix>', 'the 8 characters before the dot of the key')
    .option('--minute <requests>', 'requests in 60 seconds, or usual', limitArgument)
    .option('--concurrent <requests>', 'requests at the same time, or usual', limitArgument)
    .option('--json', 'print JSON')
    .action(limit)
  key
    .command('delete')
    .description('delete an API key; it stops working at once')
    .argument('<prefix>', 'the 8 characters before the dot of the key')
    .option('--json', 'print JSON')
    .action((prefix: string, options: OutputOptions) =>
      withOperator(async (operator) => {
        await deleteApiKey(operator, prefix)
        printDone({ prefix, deleted: true }, `deleted key ${prefix}`, options)
      }),
    )
}

function withKeyOptions(command: Command): Command {
  return command
    .option('--scopes <scopes>', `of ${scopes.join(', ')}`, choices(scopes))
    .option('--permissions <permissions>', `of ${permissions.join(', ')}; or none`, choices(permissions))
    .option('--optin-mailing <id>', 'opt-in mailing to use by default, or none', idOrNone)
    .option('--channels <ids>', 'channels to register for by default, or none', idList)
    .option('--defer-unconfirmed-data', 'store data of a registration only when it is confirmed')
    .option('--no-defer-unconfirmed-data', 'store data of a registration at once')
    .option('--json', 'print JSON')
}

function create({ account, ...options }: KeyOptions & { account: number; name: string }): Promise<void> {
  return withOperator(async (operator) => {
    const created = await createApiKey(operator, {
      accountId: account,
      name: options.name,
      scopes: options.scopes ?? ['subscribers'],
      permissions: options.permissions ?? [],
      defaultOptinMailingId: noneAsNull(options.optinMailing) ?? null,
      defaultChannelIds: options.channels ?? [],
      deferUnconfirmedData: options.deferUnconfirmedData ?? false,
    })
    const sentence = `created key ${created.prefix} "${options.name}" for account ${account}\n\n  ${created.key}\n
This is the only time the key is shown: keep it now. It is the password, the user name may be anything.`
    printDone({ ...created, accountId: account }, sentence, options)
  })
}

function list({ account, ...output }: OutputOptions & { account: number }): Promise<void> {
  return withOperator(async (operator) => {
    const columns = {
      PREFIX: ({ prefix }: KeyRow) => prefix,
      NAME: ({ name }: KeyRow) => name,
      SCOPES: (key: KeyRow) => key.scopes,
      PERMISSIONS: (key: KeyRow) => key.permissions,
      'PER MINUTE': ({ minuteLimit }: KeyRow) => minuteLimit,
      'AT ONCE': ({ concurrentLimit }: KeyRow) => concurrentLimit,
      'OPT-IN MAILING': ({ defaultOptinMailingId }: KeyRow) => defaultOptinMailingId,
      'LAST USED (UTC)': ({ lastUsedAt }: KeyRow) => lastUsedAt,
    }
    printList(await keysOf(operator, account), columns, output)
  })
}

function limit(
  prefix: string,
  { minute, concurrent, json }: OutputOptions & { minute?: Limit; concurrent?: Limit },
): Promise<void> {
  const changed = {
    ...(minute !== undefined && { minuteLimit: minute === 'usual' ? null : minute }),
    ...(concurrent !== undefined && { concurrentLimit: concurrent === 'usual' ? null : concurrent }),
  }
  return withOperator(async (operator) => {
    await changeApiKey(operator, prefix, changed)
    printDone({ prefix, ...changed }, `changed key ${prefix}; it counts from the key's next request`, { json })
  })
}

function change(prefix: string, { json, optinMailing, channels, ...options }: KeyOptions): Promise<void> {
  const changed = {
    ...options,
    ...(optinMailing !== undefined && { defaultOptinMailingId: noneAsNull(optinMailing) }),
    ...(channels !== undefined && { defaultChannelIds: channels }),
  }
  return withOperator(async (operator) => {
    await changeApiKey(operator, prefix, changed)
    printDone({ prefix, ...changed }, `changed key ${prefix}; it counts from the key's next request`, { json })
  })
}
