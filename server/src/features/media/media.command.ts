import type { Command } from 'commander'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import type { CommandLine } from '../accounts/index.ts'
import { moveMedia } from './move-media.ts'

export function addMediaCommands(program: Command, cli: CommandLine): void {
  program
    .command('media')
    .description('pictures of mails: where they lie')
    .command('move')
    .description('copy what lies in MEDIA_FOLDER into the bucket of MEDIA_S3_ENDPOINT; can be repeated')
    .option('--json', 'print JSON')
    .action((output: OutputOptions) =>
      cli.withEngine(async ({ config }) => {
        const moved = await moveMedia(config)
        cli.output.done({ ...moved }, `copied ${moved.copied} files; ${moved.there} were there already`, output)
      }),
    )
}
