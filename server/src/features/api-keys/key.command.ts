import { type Command, Option } from 'commander'
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
} from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import {
  type Act,
  type CommandLine,
  type LegalBasis,
  legalBases,
  type Permission,
  permissions,
} from '../accounts/index.ts'
import { type ApiKey, listKeys } from './api-key.store.ts'
import { accountOfKey, changeApiKey, deleteApiKey } from './change-api-key.ts'
import { createApiKey } from './create-api-key.ts'
import { type Scope, scopes } from './scope.rules.ts'

interface KeyOptions extends OutputOptions {
  name?: string
  scopes?: Scope[]
  permissions?: Permission[]
  optinMailing?: IdOrNone
  channels?: number[]
  deferUnconfirmedData?: boolean
  legalBasis?: LegalBasis
}

export function addKeyCommands(program: Command, cli: CommandLine): void {
  const key = program.command('key').description('API keys: what an integrator signs in with')
  const creation = key
    .command('create')
    .description('create an API key; it is shown once')
    .requiredOption('--account <id>', 'account of the key', idArgument)
    .requiredOption('--name <name>', 'what the key is for', nameArgument)
  withKeyOptions(creation).action(create(cli))
  key
    .command('list')
    .description('list the API keys of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list(cli))
  withKeyOptions(key.command('permissions').description('change permissions, scopes or defaults of a key, at any time'))
    .argument('<prefix>', 'the 8 characters before the dot of the key')
    .option('--name <name>', 'what the key is for', nameArgument)
    .action(change(cli))
  key
    .command('limits')
    .description('give a key limits of its own, at any time')
    .argument('<prefix>', 'the 8 characters before the dot of the key')
    .option('--minute <requests>', 'requests in 60 seconds, or usual', limitArgument)
    .option('--concurrent <requests>', 'requests at the same time, or usual', limitArgument)
    .option('--json', 'print JSON')
    .action(limit(cli))
  key
    .command('delete')
    .description('delete an API key; it stops working at once')
    .argument('<prefix>', 'the 8 characters before the dot of the key')
    .option('--json', 'print JSON')
    .action(remove(cli))
}

function withKeyOptions(command: Command): Command {
  return command
    .option('--scopes <scopes>', `of ${scopes.join(', ')}`, choices(scopes))
    .option('--permissions <permissions>', `of ${permissions.join(', ')}; or none`, choices(permissions))
    .option('--optin-mailing <id>', 'opt-in mailing to use by default, or none', idOrNone)
    .option('--channels <ids>', 'channels to register for by default, or none', idList)
    .option('--defer-unconfirmed-data', 'store data of a registration only when it is confirmed')
    .option('--no-defer-unconfirmed-data', 'store data of a registration at once')
    .addOption(
      new Option(
        '--legal-basis <basis>',
        'why people set to 2/2 may be written to where the request does not say',
      ).choices(legalBases),
    )
    .option('--json', 'print JSON')
}

const create =
  (cli: CommandLine) =>
  async ({ account, ...options }: KeyOptions & { account: number; name: string }) => {
    const created = await cli.inAccount(account, (act) =>
      createApiKey(act, {
        name: options.name,
        scopes: options.scopes ?? ['subscribers'],
        permissions: options.permissions ?? [],
        defaultOptinMailingId: noneAsNull(options.optinMailing) ?? null,
        defaultChannelIds: options.channels ?? [],
        deferUnconfirmedData: options.deferUnconfirmedData ?? false,
        defaultLegalBasis: options.legalBasis,
      }),
    )
    const sentence = `created key ${created.prefix} "${options.name}" for account ${account}\n\n  ${created.key}\n
This is the only time the key is shown: keep it now. It is the password, the user name may be anything.`
    cli.output.done({ ...created, accountId: account }, sentence, options)
  }

type ShownKey = Omit<ApiKey, 'secretHash' | 'customerId'>

const list =
  (cli: CommandLine) =>
  async ({ account, ...output }: OutputOptions & { account: number }) => {
    const columns = {
      PREFIX: ({ prefix }: ShownKey) => prefix,
      NAME: ({ name }: ShownKey) => name,
      SCOPES: (key: ShownKey) => key.scopes,
      PERMISSIONS: (key: ShownKey) => key.permissions,
      'OPT-IN MAILING': ({ defaultOptinMailingId }: ShownKey) => defaultOptinMailingId,
      'PER MINUTE': ({ minuteLimit }: ShownKey) => minuteLimit,
      'AT ONCE': ({ concurrentLimit }: ShownKey) => concurrentLimit,
      'LAST USED (UTC)': ({ lastUsedAt }: ShownKey) => lastUsedAt,
    }
    const keys = await cli.lookInto(account, ({ reader }) => listKeys(reader))
    const shown = keys.map(({ secretHash: _, customerId: __, ...key }): ShownKey => key)
    cli.output.list(shown, columns, output)
  }

const change =
  (cli: CommandLine) =>
  async (prefix: string, { json, optinMailing, channels, legalBasis, ...options }: KeyOptions) => {
    const changed = {
      ...options,
      ...(optinMailing !== undefined && { defaultOptinMailingId: noneAsNull(optinMailing) }),
      ...(channels !== undefined && { defaultChannelIds: channels }),
      ...(legalBasis !== undefined && { defaultLegalBasis: legalBasis }),
    }
    await inAccountOfKey(cli, prefix, (act) => changeApiKey(act, prefix, changed))
    cli.output.done({ prefix, ...changed }, `changed key ${prefix}; it counts from the key's next request`, { json })
  }

const limit =
  (cli: CommandLine) =>
  async (prefix: string, { minute, concurrent, json }: OutputOptions & { minute?: Limit; concurrent?: Limit }) => {
    const changed = {
      ...(minute !== undefined && { minuteLimit: minute === 'usual' ? null : minute }),
      ...(concurrent !== undefined && { concurrentLimit: concurrent === 'usual' ? null : concurrent }),
    }
    await inAccountOfKey(cli, prefix, (act) => changeApiKey(act, prefix, changed))
    cli.output.done({ prefix, ...changed }, `changed key ${prefix}; it counts from the key's next request`, { json })
  }

const remove = (cli: CommandLine) => async (prefix: string, output: OutputOptions) => {
  await inAccountOfKey(cli, prefix, (act) => deleteApiKey(act, prefix))
  cli.output.done({ prefix, deleted: true }, `deleted key ${prefix}`, output)
}

async function inAccountOfKey(cli: CommandLine, prefix: string, work: (act: Act) => Promise<void>): Promise<void> {
  const accountId = await cli.asOperator(({ db }) => accountOfKey(db, prefix))
  await cli.inAccount(accountId, work)
}
