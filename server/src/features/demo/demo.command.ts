import type { Command } from 'commander'
import { countArgument, idArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { createProgress } from '../../platform/command-line/progress.ts'
import type { Config } from '../../platform/config/config.ts'
import type { CommandLine, Operator } from '../accounts/index.ts'
import { createDemo, type Demo, type DemoKey, handOutKeys } from './create-demo.ts'
import { provideDemoUser } from './demo-user.ts'
import { loadAccount } from './load-account.ts'
import { provideReadings } from './provide-readings.ts'

interface DemoOptions extends OutputOptions {
  subscribers?: number
  account?: number
  user?: string
}

export function addDemoCommand(program: Command, cli: CommandLine): void {
  program
    .command('demo')
    .description('make demo data and print a key for every account; harmless when it is there')
    .option('--subscribers <count>', 'fill one account with this many invented subscribers', countArgument)
    .option('--account <id>', 'the S-account to fill; without it one of the demo accounts', idArgument)
    .option('--user <email>', 'also make a user who is admin of every demo account, with the password USER_PASSWORD')
    .option('--json', 'print JSON')
    .action(demo(cli))
}

const demo =
  (cli: CommandLine) =>
  ({ subscribers, account, user, ...output }: DemoOptions) =>
    cli.asOperator(async (operator) => {
      if (subscribers === undefined) return showDemo(cli, operator, user, output)
      const accountId = account ?? (await makeDemo(cli, operator)).bulkAccountId
      return load(cli, operator, { accountId, subscribers }, output)
    })

async function makeDemo(cli: CommandLine, operator: Operator): Promise<Demo> {
  const made = await createDemo(operator)
  await cli.withEngine((engine) => provideReadings(operator, engine, made))
  return made
}

async function showDemo(
  cli: CommandLine,
  operator: Operator,
  user: string | undefined,
  output: OutputOptions,
): Promise<void> {
  const made = await makeDemo(cli, operator)
  const password = cli.terminal.environment.USER_PASSWORD ?? ''
  if (user !== undefined) await provideDemoUser(operator, made, { email: user, password })
  const keys = await handOutKeys(operator, made)
  if (!output.json)
    cli.output.line(made.isNew ? 'The demo data is ready:\n' : 'The demo data was there already; these keys are new:\n')
  const columns = {
    ACCOUNT: ({ id }: DemoKey) => id,
    TYPE: ({ type }: DemoKey) => type,
    CHANNELS: ({ hasChannels }: DemoKey) => hasChannels,
    SUBSCRIBERS: ({ subscribers }: DemoKey) => subscribers,
    NAME: ({ name }: DemoKey) => name,
    KEY: ({ key }: DemoKey) => key,
  }
  cli.output.list(keys, columns, output)
  const example = keys.find(({ id }) => id === made.bulkAccountId)
  if (!output.json && example) cli.output.line(nextSteps(cli.config, example))
}

function nextSteps({ API_HOST, API_PORT }: Config, { id, key }: DemoKey): string {
  return `
Keys are shown once; run "npx postrider demo" again for new ones, or make your own:
  npx postrider key create --account ${id} --name "my key" --scopes subscribers
With the API running, try:
  curl -sSu 'me:${key}' 'http://${API_HOST}:${API_PORT}/api/v1/subscribers?limit=2'`
}

async function load(
  cli: CommandLine,
  operator: Operator,
  { accountId, subscribers }: { accountId: number; subscribers: number },
  output: OutputOptions,
): Promise<void> {
  const progress = createProgress(cli.terminal, 'subscribers', subscribers)
  await loadAccount(operator, { accountId, subscribers, onProgress: progress.report })
  const { seconds, perSecond } = progress.end()
  const sentence = `account ${accountId}: ${subscribers} subscribers in ${seconds} s, ${perSecond} a second`
  cli.output.done({ accountId, subscribers, seconds, perSecond }, sentence, output)
}
