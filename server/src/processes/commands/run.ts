import type { Command } from 'commander'
import {
  accountOfRun,
  cancelRun,
  listRuns,
  pauseRun,
  type Run,
  type RunAccount,
  resumeRun,
  whyInRun,
} from '../../features/runs/index.ts'
import { type Rehearsal, rehearseMailing } from '../../features/sending/index.ts'
import type { Tx } from '../../platform/db/database.ts'
import { idArgument, nameArgument } from './arguments.ts'
import { type OutputOptions, printDone, printList } from './output.ts'
import { inAccountOfRun, tenantOfAccount, withEngine } from './with-engine.ts'

interface RunOptions extends OutputOptions {
  run: number
}

export function addRunCommands(program: Command): void {
  const run = program.command('run').description('runs: one dispatch of one newsletter')
  run
    .command('list')
    .description('list the newest runs of an account')
    .requiredOption('--account <id>', 'the account', idArgument)
    .option('--json', 'print JSON')
    .action(list)
  run
    .command('rehearse')
    .description('make every mail of a mailing as a run would, and send none')
    .requiredOption('--account <id>', 'account of the mailing', idArgument)
    .requiredOption('--mailing <id>', 'the mailing', idArgument)
    .option('--json', 'print JSON')
    .action(rehearse)
  const command = (name: string, description: string) =>
    run
      .command(name)
      .description(description)
      .requiredOption('--run <id>', 'the run', idArgument)
      .option('--json', 'print JSON')
  command('show', 'what became of everyone a run was aimed at').action(show)
  command('why', 'why one person did, or did not, get the mail')
    .requiredOption('--subscriber <id>', 'the person', idArgument)
    .action(why)
  command('pause', 'put no more mail of this run on the wire')
    .option('--reason <text>', 'why', nameArgument, 'paused by the operator')
    .action(pause)
  command('resume', 'go on with a paused run').action(resume)
  command('cancel', 'end a run for good; who has no mail yet gets none').action(cancel)
}

function list({ account, ...output }: OutputOptions & { account: number }): Promise<void> {
  return withEngine(async (engine) => {
    const tenant = await tenantOfAccount(engine, account)
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
    printList(await listRuns(engine.db.reader(tenant)), columns, output)
  })
}

function rehearse({
  account,
  mailing,
  ...output
}: OutputOptions & { account: number; mailing: number }): Promise<void> {
  return withEngine(async (engine) => {
    const tenant = await tenantOfAccount(engine, account)
    const progress = ({ targeted }: Rehearsal) => {
      if (targeted % 100_000 < 1024) console.error(`${targeted} recipients`)
    }
    const result = await rehearseMailing(engine, tenant, mailing, progress)
    const { targeted, made, failed, largestBytes } = result
    const reasons = Object.entries(failed).map(([reason, count]) => `  not made: ${count}, ${reason}`)
    const sentence = `${made} of ${targeted} mails can be made, the largest has ${largestBytes} bytes; none was sent`
    printDone(result, [sentence, ...reasons].join('\n'), output)
    if (made < targeted) process.exitCode = 1
  })
}

function show({ run, ...output }: RunOptions): Promise<void> {
  return withEngine(async (engine) => {
    const account = (await inAccountOfRun(engine, run, (tx) => accountOfRun(tx, run))) as RunAccount
    printDone(account, accountText(account), output)
  })
}

function accountText({ run, excluded, states: _, difference, ...parts }: RunAccount): string {
  const state = run.pauseReason ? `${run.state}: ${run.pauseReason}` : run.state
  const reasons = Object.entries(excluded).map(([reason, count]) => `  excluded, ${reason}: ${count}`)
  return [
    `run ${run.id} of mailing ${run.mailingId} (${run.class}), ${state}`,
    ...Object.entries(parts).map(([part, count]) => `  ${part}: ${count}`),
    ...reasons,
    difference === 0 ? '  the parts add up' : `  DIFFERENCE: ${difference}; please report this`,
  ].join('\n')
}

function why({ run, subscriber, ...output }: RunOptions & { subscriber: number }): Promise<void> {
  return withEngine(async (engine) => {
    const found = await inAccountOfRun(engine, run, (tx) => whyInRun(tx, run, subscriber))
    const facts = Object.entries(found ?? {}).filter(([name, value]) => value !== null && name !== 'state')
    printDone(found ?? {}, facts.map(([name, value]) => `${name}: ${value}`).join('\n'), output)
  })
}

const pause = ({ reason, ...options }: RunOptions & { reason: string }) =>
  change(options, 'paused', (tx, run) => pauseRun(tx, run, reason))
const resume = (options: RunOptions) => change(options, 'resumed', resumeRun)
const cancel = (options: RunOptions) => change(options, 'canceled', cancelRun)

function change(
  { run, ...output }: RunOptions,
  done: string,
  work: (tx: Tx, run: number) => Promise<boolean>,
): Promise<void> {
  return withEngine(async (engine) => {
    const changed = await inAccountOfRun(engine, run, (tx) => work(tx, run))
    if (changed) engine.doorbell.knock('bulk')
    else process.exitCode = 1
    printDone({ run, changed }, changed ? `run ${run} is ${done}` : `run ${run} cannot be ${done} as it stands`, output)
  })
}
