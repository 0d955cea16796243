import type { Command } from 'commander'
import { doors } from '../../doors.rules.ts'
import { idArgument, nameArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type CommandLine, tenantOfAccount } from '../accounts/index.ts'
import {
  cancelRun,
  listRuns,
  pauseRun,
  type Run,
  type RunAccount,
  recountedRun,
  resumeRun,
  tenantOfRun,
  whyInRun,
} from '../runs/index.ts'
import { type Rehearsal, rehearseMailing } from './index.ts'

interface RunOptions extends OutputOptions {
  run: number
}

export function addRunCommands(program: Command, cli: CommandLine): void {
  const run = program.command('run').description('runs: one dispatch of one newsletter')
  run
    .command('list')
    .description('list the newest runs of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list(cli))
  run
    .command('rehearse')
    .description('make every mail of a mailing as a run would, and send none')
    .requiredOption('--account <id>', 'account of the mailing', idArgument)
    .requiredOption('--mailing <id>', 'the mailing', idArgument)
    .option('--json', 'print JSON')
    .action(rehearse(cli))
  const command = (name: string, description: string) =>
    run
      .command(name)
      .description(description)
      .requiredOption('--run <id>', 'the run', idArgument)
      .option('--json', 'print JSON')
  command('show', 'what became of everyone a run was aimed at').action(show(cli))
  command('why', 'why one person did, or did not, get the mail')
    .requiredOption('--subscriber <id>', 'the person', idArgument)
    .action(why(cli))
  command('pause', 'put no more mail of this run on the wire')
    .option('--reason <text>', 'why', nameArgument, 'paused by the operator')
    .action(pause(cli))
  command('resume', 'go on with a paused run').action(resume(cli))
  command('cancel', 'end a run for good; who has no mail yet gets none').action(cancel(cli))
}

const list =
  (cli: CommandLine) =>
  async ({ account, ...output }: OutputOptions & { account: number }) => {
    const columns = {
      ID: ({ id }: Run) => id,
      MAILING: ({ mailingId }: Run) => mailingId,
      CLASS: ({ class: runClass }: Run) => runClass,
      OCCURRENCE: ({ occurrence }: Run) => occurrence,
      STATE: ({ state, pauseReason }: Run) => (pauseReason ? `${state}: ${pauseReason}` : state),
      TARGETED: ({ targeted }: Run) => targeted,
      STARTED: ({ startedAt }: Run) => startedAt,
      FINISHED: ({ finishedAt }: Run) => finishedAt,
    }
    cli.output.list(await cli.lookInto(account, ({ reader }) => listRuns(reader)), columns, output)
  }

const rehearse =
  (cli: CommandLine) =>
  async ({ account, mailing, ...output }: OutputOptions & { account: number; mailing: number }) => {
    const tenant = await cli.asOperator((operator) => tenantOfAccount(operator, account))
    const progress = ({ targeted }: Rehearsal) => {
      if (targeted >= 100_000 && targeted % 100_000 < 1024) cli.output.note(`${targeted} recipients`)
    }
    const result = await cli.withEngine((engine) => rehearseMailing(engine, tenant, mailing, progress))
    const { targeted, made, failed, largestBytes } = result
    const reasons = Object.entries(failed).map(([reason, count]) => `  not made: ${count}, ${reason}`)
    const sentence =
      targeted === 0
        ? 'nobody would get this mailing: there is nobody who is receive-ready in its channel and its groups'
        : `${made} of ${targeted} mails can be made, the largest has ${largestBytes} bytes; none was sent`
    cli.output.done(result, [sentence, ...reasons].join('\n'), output)
    if (made < targeted) cli.output.failed()
  }

const show =
  (cli: CommandLine) =>
  async ({ run, ...output }: RunOptions) => {
    const account = (await inAccountOfRun(cli, run, (tx) => recountedRun({ reader: tx }, run))) as RunAccount
    cli.output.done(account, accountText(account), output)
  }

function accountText({ run, excluded, quarantined, states: _, difference, isKept, ...parts }: RunAccount): string {
  const state = run.pauseReason ? `${run.state}: ${run.pauseReason}` : run.state
  const reasons = Object.entries({ excluded, quarantined }).flatMap(([part, counts]) =>
    Object.entries(counts).map(([reason, count]) => `  ${part}, ${reason}: ${count}`),
  )
  return [
    `run ${run.id} of mailing ${run.mailingId} (${run.class}), ${state}`,
    ...Object.entries(parts).map(([part, count]) => `  ${part}: ${count}`),
    ...reasons,
    ...(isKept ? [] : ['  its messages are no longer kept']),
    difference === 0 ? '  the parts add up' : `  DIFFERENCE: ${difference}; please report this`,
  ].join('\n')
}

const why =
  (cli: CommandLine) =>
  async ({ run, subscriber, ...output }: RunOptions & { subscriber: number }) => {
    const found = await inAccountOfRun(cli, run, (tx) => whyInRun({ reader: tx }, run, subscriber))
    const facts = Object.entries(found ?? {}).filter(([name, value]) => value !== null && name !== 'state')
    cli.output.done(found ?? {}, facts.map(([name, value]) => `${name}: ${value}`).join('\n'), output)
  }

const pause =
  (cli: CommandLine) =>
  ({ reason, ...options }: RunOptions & { reason: string }) =>
    change(cli, options, 'paused', (act, run) => pauseRun(act, run, reason))
const resume = (cli: CommandLine) => (options: RunOptions) => change(cli, options, 'resumed', resumeRun)
const cancel = (cli: CommandLine) => (options: RunOptions) => change(cli, options, 'canceled', cancelRun)

async function change(
  cli: CommandLine,
  { run, ...output }: RunOptions,
  done: string,
  work: (act: { tx: Tx }, run: number) => Promise<boolean>,
): Promise<void> {
  const changed = await inAccountOfRun(cli, run, async (tx) => {
    const moved = await work({ tx }, run)
    if (moved) tx.knock(doors.bulk)
    return moved
  })
  if (!changed) cli.output.failed()
  const sentence = changed ? `run ${run} is ${done}` : `run ${run} cannot be ${done} as it stands`
  cli.output.done({ run, changed }, sentence, output)
}

/** One transaction of the account a run belongs to. */
function inAccountOfRun<T>(cli: CommandLine, run: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return cli.withEngine(async ({ db }) => db.transaction(await tenantOfRun(db, run), work))
}
