import { type Command, InvalidArgumentError } from 'commander'
import { keepTrackingMonths, rejudgeEvents } from '../../features/tracking/index.ts'
import { loadConfig } from '../../platform/config/config.ts'
import { type OutputOptions, printDone } from './output.ts'
import { withEngine } from './with-engine.ts'

export function addTrackingCommands(program: Command): void {
  const tracking = program.command('tracking').description('count opens and clicks').action(serve)
  tracking
    .command('rejudge')
    .description("tell people from machines again, with today's rules")
    .requiredOption('--since <date>', 'from this day on, e.g. 2026-11-01', dayArgument)
    .option('--json', 'print JSON')
    .action(rejudge)
  tracking
    .command('months')
    .description('prepare the coming months and drop what is older than thirteen; run it monthly')
    .option('--json', 'print JSON')
    .action(keepMonths)
}

async function serve(): Promise<void> {
  const [{ createTracker }, { runTracking }] = await Promise.all([
    import('../create-tracker.ts'),
    import('../run-tracking.ts'),
  ])
  const tracker = createTracker(loadConfig(process.env))
  try {
    await runTracking(tracker)
  } finally {
    await tracker.close()
  }
}

function rejudge({ since, ...output }: OutputOptions & { since: Date }): Promise<void> {
  return withEngine(async (engine) => {
    const changed = await rejudgeEvents(engine, since)
    printDone({ changed }, `${changed} opens and clicks are seen differently now`, output)
  })
}

async function keepMonths(output: OutputOptions): Promise<void> {
  const dropped = await keepTrackingMonths(loadConfig(process.env).DATABASE_ADMIN_URL, new Date())
  printDone(
    { dropped },
    dropped.length > 0 ? `dropped ${dropped.join(', ')}` : 'nothing was old enough to drop',
    output,
  )
}

function dayArgument(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()))
    throw new InvalidArgumentError('Expected a day such as 2026-11-01.')
  return day
}
