import type { Command } from 'commander'
import { createDemo, type DemoKey, handOutKeys, loadAccount } from '../../features/demo/index.ts'
import type { Operator } from '../../features/provisioning/index.ts'
import type { App } from '../../platform/app/app.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import type { Config } from '../../platform/config/config.ts'
import { Database } from '../../platform/db/database.ts'
import { createLog } from '../../platform/log/log.ts'
import { createSecrets } from '../../platform/secrets/secrets.ts'
import { countArgument, idArgument } from './arguments.ts'
import { type OutputOptions, printDone, printList } from './output.ts'
import { createProgress } from './progress.ts'
import { withOperator } from './with-operator.ts'

interface DemoOptions extends OutputOptions {
  subscribers?: number
  account?: number
}
type DemoApp = Pick<App, 'db' | 'clock' | 'secrets' | 'config' | 'log'>

export function addDemoCommand(program: Command): void {
  program
    .command('demo')
    .description('make demo data and print a key for every account; harmless when it is there')
    .option('--subscribers <count>', 'fill one account with this many invented subscribers', countArgument)
    .option('--account <id>', 'the S-account to fill; without it one of the demo accounts', idArgument)
    .option('--json', 'print JSON')
    .action(demo)
}

function demo({ subscribers, account, ...output }: DemoOptions): Promise<void> {
  return withOperator(async (operator, config) => {
    const app = demoApp(config)
    try {
      if (subscribers === undefined) await showDemo(app, operator, output)
      else await load(app, operator, account ?? (await createDemo(app, operator)).bulkAccountId, subscribers, output)
    } finally {
      await app.db.close()
    }
  })
}

function demoApp(config: Config): DemoApp {
  return {
    config,
    clock: systemClock,
    log: createLog('silent'),
    secrets: createSecrets(config.POSTRIDER_SECRET),
    db: new Database({
      url: config.DATABASE_URL,
      poolSize: 2,
      preparedStatements: config.DATABASE_PREPARED_STATEMENTS,
    }),
  }
}

async function showDemo(app: DemoApp, operator: Operator, output: OutputOptions): Promise<void> {
  const demo = await createDemo(app, operator)
  const keys = await handOutKeys(app, operator, demo)
  if (!output.json)
    console.log(demo.isNew ? 'The demo data is ready:\n' : 'The demo data was there already; these keys are new:\n')
  const columns = {
    ACCOUNT: ({ id }: DemoKey) => id,
    TYPE: ({ type }: DemoKey) => type,
    CHANNELS: ({ hasChannels }: DemoKey) => hasChannels,
    SUBSCRIBERS: ({ subscribers }: DemoKey) => subscribers,
    NAME: ({ name }: DemoKey) => name,
    KEY: ({ key }: DemoKey) => key,
  }
  printList(keys, columns, output)
  const example = keys.find(({ id }) => id === demo.bulkAccountId)
  if (!output.json && example) console.log(nextSteps(app.config, example))
}

function nextSteps({ API_HOST, API_PORT }: Config, { id, key }: DemoKey): string {
  return `
Keys are shown once; run "postrider demo" again for new ones, or make your own:
  postrider key create --account ${id} --name "my key" --scopes subscribers
With the API running, try:
  curl -su 'me:${key}' 'http://${API_HOST}:${API_PORT}/api/v1/subscribers?limit=2'`
}

async function load(app: DemoApp, operator: Operator, accountId: number, subscribers: number, output: OutputOptions) {
  const progress = createProgress('subscribers', subscribers)
  await loadAccount(app, operator, { accountId, subscribers, onProgress: progress.report })
  const { seconds, perSecond } = progress.end()
  const sentence = `account ${accountId}: ${subscribers} subscribers in ${seconds} s, ${perSecond} a second`
  printDone({ accountId, subscribers, seconds, perSecond }, sentence, output)
}
