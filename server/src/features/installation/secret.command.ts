import type { Command } from 'commander'
import { CommandFailure } from '../../platform/command-line/command-failure.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { type RotationAnswer, rotateSecret } from './index.ts'

export function addSecretCommands(program: Command, cli: CommandLine): void {
  program
    .command('secret')
    .description('the master secret all keys are derived from')
    .command('rotate')
    .description('make POSTRIDER_SECRET the one of this database, in place of the first of POSTRIDER_FORMER_SECRETS')
    .option('--json', 'print JSON')
    .action(rotate(cli))
}

const rotate = (cli: CommandLine) => async (output: OutputOptions) => {
  const answer = await cli.asOperator(rotateSecret)
  const refusal = refusals[answer]
  if (refusal) throw CommandFailure.notPossible(refusal)
  const sentence =
    answer === 'alreadyLatest'
      ? 'POSTRIDER_SECRET is the one of this database already'
      : 'rotated; start every process anew with these settings, the senders last'
  cli.output.done({ rotated: answer === 'rotated' }, sentence, output)
}

const refusals: Record<RotationAnswer, string | null> = {
  rotated: null,
  alreadyLatest: null,
  usedBefore: 'POSTRIDER_SECRET has been the secret of this database before. Set one that is new.',
  firstUnknown:
    'The secret this database was set up with is not among the settings. Keep it as the last of POSTRIDER_FORMER_SECRETS or as POSTRIDER_FIRST_SECRET.',
  formerUnknown:
    'The secret this database has now is not among POSTRIDER_FORMER_SECRETS. Put it there, in front of the others.',
  sendersAtWork: 'Senders are at work. Stop them all, and try again twenty seconds later.',
}
