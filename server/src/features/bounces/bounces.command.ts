import type { Command } from 'commander'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { type Replay, replayBounces } from './index.ts'

export function addBounceCommands(program: Command, cli: CommandLine): void {
  const bounces = program.command('bounces').description('what came back, and what it was taken for')
  bounces
    .command('replay')
    .description('read the stored answers again with the present rules and show what would change')
    .option('--apply', 'keep the new reading and end suspensions it no longer supports; nobody is archived by it')
    .option('--json', 'print JSON')
    .action(replay(cli))
}

const replay =
  (cli: CommandLine) =>
  ({ apply = false, ...output }: OutputOptions & { apply?: boolean }) =>
    cli.withEngine(async (engine) => {
      const result = await replayBounces(engine, { apply })
      cli.output.done(result, replayText(result, apply), output)
    })

function replayText({ read, changes, released, wronglyArchived }: Replay, apply: boolean): string {
  const lines = changes.map(({ from, to, count }) => `${from} -> ${to}: ${count}`)
  const people = wronglyArchived.map(
    ({ accountId, subscriberId }) => `account ${accountId}, subscriber ${subscriberId}`,
  )
  return [
    `${read} answers read`,
    ...(lines.length > 0 ? lines : ['no reading changes']),
    `suspensions ${apply ? 'ended' : 'to end'}: ${released}`,
    ...(people.length > 0
      ? ['archived as hard bounce by a reading that no longer holds; they come back when they register:', ...people]
      : []),
    ...(apply || lines.length === 0 ? [] : ['nothing was changed; --apply does it']),
  ].join('\n')
}
