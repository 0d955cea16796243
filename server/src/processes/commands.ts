import { Command, CommanderError } from 'commander'
import { keepTrackingMonths } from '../features/tracking/index.ts'
import { loadConfig } from '../platform/config/config.ts'
import { migrate, prepareLogins } from '../platform/db/migrate.ts'
import { addAccountCommands } from './commands/account.ts'
import { addArticleTemplateCommands } from './commands/article-template.ts'
import { addBounceCommands } from './commands/bounces.ts'
import { addChannelCommands } from './commands/channel.ts'
import { addConsentCommands } from './commands/consent.ts'
import { addCustomerCommands } from './commands/customer.ts'
import { addDemoCommand } from './commands/demo.ts'
import { addDomainCommands } from './commands/domain.ts'
import { explainFailure } from './commands/explain-failure.ts'
import { addFieldCommands } from './commands/field.ts'
import { addKeyCommands } from './commands/key.ts'
import { addMailingCommands } from './commands/mailing.ts'
import { addPagesCommands } from './commands/pages.ts'
import { addPersonCommands } from './commands/person.ts'
import { addRunCommands } from './commands/run.ts'
import { addSendingCommands } from './commands/sending.ts'
import { addStatisticsCommands } from './commands/statistics.ts'
import { addThemeCommands } from './commands/theme.ts'
import { addTrackingCommands } from './commands/tracking.ts'
import { addTriggerTypeCommands } from './commands/trigger-type.ts'
import { addWebhookCommands } from './commands/webhook.ts'
import type { Engine } from './create-engine.ts'

/** The command line: one process to run, or one thing to do. */
export async function runCommand(argv: string[]): Promise<void> {
  try {
    await createProgram().parseAsync(argv)
  } catch (error) {
    // Commander has said what was wrong; help and version end with 0.
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2
      return
    }
    const failure = explainFailure(error)
    if (!failure) throw error
    console.error(failure.message)
    process.exitCode = failure.exitCode
  }
}

function createProgram(): Command {
  const program = new Command('postrider')
    .description('Email marketing: the processes that serve, and the commands of the operator.')
    .showHelpAfterError('(--help tells more)')
    .configureHelp({ showGlobalOptions: true })
    .helpCommand(false)
    .exitOverride()
  program.commandsGroup('Processes:')
  program.command('api').description('serve the API').action(serveApi)
  addPagesCommands(program, servePages)
  program
    .command('dispatcher')
    .description('start planned mailings, settle doubts, read the relay log, judge and count clicks')
    .action(dispatch)
  program.command('sender').description('hand mail to the relay').action(send)
  program.command('inbound').description('take reports of failure, complaints and unsubscriptions').action(receive)
  addTrackingCommands(program)
  program.command('webhooks').description('carry events to webhooks').action(carryEvents)
  program.commandsGroup('Set up:')
  program
    .command('migrate')
    .description('bring the database schema up to date and prepare the serving role')
    .action(migrateDatabase)
  addDemoCommand(program)
  program.commandsGroup('Provision:')
  addCustomerCommands(program)
  addAccountCommands(program)
  addChannelCommands(program)
  addFieldCommands(program)
  addDomainCommands(program)
  addThemeCommands(program)
  addArticleTemplateCommands(program)
  addTriggerTypeCommands(program)
  addMailingCommands(program)
  addKeyCommands(program)
  addWebhookCommands(program)
  program.commandsGroup('Send:')
  addRunCommands(program)
  addSendingCommands(program)
  addBounceCommands(program)
  program.commandsGroup('Check:')
  addConsentCommands(program)
  addStatisticsCommands(program)
  program.commandsGroup('Rights of the person:')
  addPersonCommands(program)
  return program.addHelpText('after', settingsNote)
}

const settingsNote = `
Every setting is an environment variable; the commands need DATABASE_ADMIN_URL, DATABASE_URL and REDIS_URL.
Commands print a table or a sentence, and JSON with --json. Exit status: 0 done, 1 not possible, 2 asked for wrongly.`

async function serveApi(): Promise<void> {
  // Loading the HTTP server takes longer than most commands do.
  const [{ createApp }, { runApi }] = await Promise.all([import('./create-app.ts'), import('./run-api.ts')])
  await runApi(createApp(loadConfig(process.env)))
}

async function servePages(): Promise<void> {
  const [{ createPagesApp }, { runPages }] = await Promise.all([
    import('./create-pages-app.ts'),
    import('./run-pages.ts'),
  ])
  await runPages(createPagesApp(loadConfig(process.env)))
}

async function dispatch(): Promise<void> {
  const { runDispatcher } = await import('./run-dispatcher.ts')
  await runEngine(runDispatcher)
}

async function send(): Promise<void> {
  const { runSender } = await import('./run-sender.ts')
  await runEngine(runSender)
}

async function receive(): Promise<void> {
  const { runInbound } = await import('./run-inbound.ts')
  await runEngine(runInbound)
}

async function carryEvents(): Promise<void> {
  const { runWebhooks } = await import('./run-webhooks.ts')
  await runEngine(runWebhooks)
}

async function runEngine(run: (engine: Engine) => Promise<void>): Promise<void> {
  const { createEngine } = await import('./create-engine.ts')
  const engine = createEngine(loadConfig(process.env))
  try {
    await run(engine)
  } finally {
    await engine.close()
  }
}

async function migrateDatabase(): Promise<void> {
  const config = loadConfig(process.env)
  const applied = await migrate(config.DATABASE_ADMIN_URL)
  await prepareLogins(config.DATABASE_ADMIN_URL, {
    servingUrl: config.DATABASE_URL,
    engineUrl: config.ENGINE_DATABASE_URL,
    trackingUrl: config.TRACKING_DATABASE_URL,
  })
  await keepTrackingMonths(config.DATABASE_ADMIN_URL, new Date())
  console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'the schema is up to date')
}
