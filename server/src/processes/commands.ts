import { Command, CommanderError } from 'commander'
import { addEndingCommands } from '../features/account-ending/ending.command.ts'
import { addAccountCommands } from '../features/account-setup/account.command.ts'
import { addCustomerCommands } from '../features/accounts/customer.command.ts'
import { addKeyCommands } from '../features/api-keys/key.command.ts'
import { addArticleTemplateCommands } from '../features/articles/article-template.command.ts'
import { addAuditCommands } from '../features/audit/audit.command.ts'
import { addBounceCommands } from '../features/bounces/bounces.command.ts'
import { addChannelCommands } from '../features/channels/channel.command.ts'
import { addCompanyDomainCommands } from '../features/company-sign-in/company-domain.command.ts'
import { addConsentCommands } from '../features/consent/consent.command.ts'
import { addLockCommands } from '../features/customer-accounts/lock.command.ts'
import { addFieldCommands } from '../features/customer-fields/field.command.ts'
import { addFieldRequestCommands } from '../features/customer-fields/field-request.command.ts'
import { addDemoCommand } from '../features/demo/demo.command.ts'
import { addArticleCommands } from '../features/editor/article.command.ts'
import { addHandDownCommands } from '../features/handed-down-channels/hand-down.command.ts'
import { chooseMailingAndBelow } from '../features/handed-down-channels/index.ts'
import { addDoctorCommand } from '../features/health/doctor.command.ts'
import { addSecretCommands } from '../features/installation/secret.command.ts'
import { addMailingCommands } from '../features/mailings/mailing.command.ts'
import { addMailingContentCommands } from '../features/mailings/mailing-content.command.ts'
import { addMailingValueCommands } from '../features/mailings/mailing-value.command.ts'
import { addPlanMailingCommands } from '../features/mailings/plan-mailing.command.ts'
import { addThemeCommands } from '../features/mailings/theme.command.ts'
import { addMediaCommands } from '../features/media/media.command.ts'
import { addMonthCommands } from '../features/months/months.command.ts'
import { addOperatorCommands } from '../features/operators/operator.command.ts'
import { addPagesCommands } from '../features/pages/pages.command.ts'
import { addReconcileCommand } from '../features/relay/reconcile.command.ts'
import { addPersonCommands } from '../features/rights/person.command.ts'
import { addStandingMailingCommands } from '../features/runs/standing-mailing.command.ts'
import { addDomainCommands } from '../features/sender-domains/domain.command.ts'
import { addRunCommands } from '../features/sending/run.command.ts'
import { addSendingCommands } from '../features/sending/sending.command.ts'
import { addSignupCommands } from '../features/signups/signup.command.ts'
import { addStatisticsCommands } from '../features/statistics/statistics.command.ts'
import { addTrackingCommands } from '../features/tracking/tracking.command.ts'
import { addTriggerTypeCommands } from '../features/triggers/trigger-type.command.ts'
import { addUserCommands } from '../features/users/user.command.ts'
import { addWebhookCommands } from '../features/webhooks/webhook.command.ts'
import { processTerminal, type Terminal } from '../platform/command-line/terminal.ts'
import { createCommandLine } from './create-command-line.ts'
import { explained } from './explain-failure.ts'
import { migrateDatabase } from './migrate-database.ts'
import { serving } from './serving-processes.ts'

/** The command line: one process to run, or one thing to do. Returns the exit status; what is a bug is thrown. */
export function runCommand(argv: string[], terminal: Terminal = processTerminal()): Promise<number> {
  const cli = createCommandLine(terminal)
  return explained(terminal, async () => {
    try {
      await createProgram(cli).parseAsync(argv)
    } catch (error) {
      // Commander has said what was wrong; help and version end with 0.
      if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
      throw error
    }
    return cli.output.status
  })
}

type Cli = ReturnType<typeof createCommandLine>

export function createProgram(cli: Cli): Command {
  const program = new Command('postrider')
    .description('Email marketing: the processes that serve, and the commands of the operator.')
    .showHelpAfterError('(--help tells more)')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({ writeOut: cli.terminal.write, writeErr: cli.terminal.writeError })
    .helpCommand(false)
    .exitOverride()
  addProcesses(program, cli)
  addSetUp(program, cli)
  addSending(program, cli)
  program.commandsGroup('Check:')
  addConsentCommands(program, cli)
  addAuditCommands(program, cli)
  addStatisticsCommands(program, cli)
  program.commandsGroup('Rights of the person:')
  addPersonCommands(program, cli)
  program.hook('preAction', (_program, command) => cli.began(wordsOf(command)))
  return program.addHelpText('after', settingsNote)
}

/** As it is typed, without the program's own name. */
function wordsOf(command: Command): string[] {
  return command.parent ? [...wordsOf(command.parent), command.name()] : []
}

const settingsNote = `
Every setting is an environment variable; the commands need DATABASE_ADMIN_URL, DATABASE_URL and REDIS_URL.
Commands print a table or a sentence, and JSON with --json. Exit status: 0 done, 1 not possible, 2 asked for wrongly,
3 from sending doctor when something needs you.`

function addProcesses(program: Command, cli: Cli): void {
  const serve = serving(cli.terminal.environment)
  program.commandsGroup('Processes:')
  program.command('api').description('serve the API').action(serve.api)
  addPagesCommands(program, cli, serve.pages)
  program.command('web').description('serve the web application').action(serve.web)
  program.command('console').description('serve the console of the operators').action(serve.console)
  program
    .command('dispatcher')
    .description('start planned mailings, settle doubts, read the relay log, judge and count clicks')
    .action(serve.dispatcher)
  program.command('sender').description('hand mail to the relay').action(serve.sender)
  program
    .command('inbound')
    .description('take reports of failure, complaints and unsubscriptions')
    .action(serve.inbound)
  addTrackingCommands(program, cli, serve.tracking)
  program.command('webhooks').description('carry events to webhooks').action(serve.webhooks)
  program.command('worker').description('do the jobs that people wait for').action(serve.worker)
}

function addSetUp(program: Command, cli: Cli): void {
  program.commandsGroup('Set up:')
  program
    .command('migrate')
    .description('bring the database schema up to date and prepare the serving role')
    .action(async () => cli.output.line(await migrateDatabase(cli.config)))
  addSecretCommands(program, cli)
  addDemoCommand(program, cli)
  program.commandsGroup('Provision:')
  addCustomerCommands(program, cli)
  addCompanyDomainCommands(program, cli)
  const account = addAccountCommands(program, cli)
  addLockCommands(account, cli)
  addEndingCommands(account, cli)
  addSignupCommands(program, cli)
  addHandDownCommands(addChannelCommands(program, cli, chooseMailingAndBelow), cli)
  addFieldRequestCommands(addFieldCommands(program, cli), cli)
  addDomainCommands(program, cli)
  addThemeCommands(program, cli)
  addArticleTemplateCommands(program, cli)
  addArticleCommands(program, cli)
  addTriggerTypeCommands(program, cli)
  const mailing = program.command('mailing').description('mailings and what they say')
  addMailingCommands(mailing, cli)
  addMailingContentCommands(mailing, cli)
  addPlanMailingCommands(mailing, cli)
  addMailingValueCommands(mailing, cli)
  addStandingMailingCommands(mailing, cli)
  addKeyCommands(program, cli)
  addUserCommands(program, cli)
  addOperatorCommands(program, cli)
  addWebhookCommands(program, cli)
}

function addSending(program: Command, cli: Cli): void {
  program.commandsGroup('Send:')
  addRunCommands(program, cli)
  addMediaCommands(program, cli)
  addMonthCommands(program, cli)
  const sending = program.command('sending').description('the engine as a whole: may mail leave, and who sends it')
  addSendingCommands(sending, cli)
  addDoctorCommand(sending, cli)
  addReconcileCommand(sending, cli)
  addBounceCommands(program, cli)
}
