import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Command } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'
import type { OutputOptions } from '../../platform/command-line/output.ts'
import { startAccountExport, takeArchive } from '../account-exports/index.ts'
import { type CommandLine, onAccount } from '../accounts/index.ts'
import { closeAccount, reopenAccount } from './close-account.ts'

export function addEndingCommands(account: Command, cli: CommandLine): void {
  onAccount(account, 'export', 'have a worker write everything of an account into one archive, kept for a day').action(
    startExport(cli),
  )
  onAccount(account, 'export-file', 'fetch the archive of an export that was asked for here')
    .argument('<export>', 'id that account export printed', idArgument)
    .requiredOption('--to <file>', 'where to write it; a file that is there stays as it is')
    .action(fetchFile(cli))
  onAccount(account, 'close', 'close an account: nothing leaves it, and 30 days later all of it is deleted')
    .requiredOption('--name <name>', 'the name of the account, to be sure')
    .action(close(cli))
  onAccount(account, 'reopen', 'open a closed account again, within 30 days').action(reopen(cli))
}

const startExport = (cli: CommandLine) => async (id: number, output: OutputOptions) => {
  const exportId = await cli.inAccount(id, startAccountExport)
  cli.output.done({ id, exportId }, `account ${id}: export ${exportId} is under way`, output)
}

const fetchFile =
  (cli: CommandLine) =>
  async (id: number, exportId: number, { to, ...output }: OutputOptions & { to: string }) => {
    await cli.lookInto(id, async (look) => {
      const content = await takeArchive(look, exportId, (work) => cli.inAccount(id, work))
      await pipeline(content, createWriteStream(to, { flags: 'wx', mode: 0o600 }))
    })
    cli.output.done({ id, exportId, file: to }, `account ${id}: everything of it is in ${to}`, output)
  }

const close =
  (cli: CommandLine) =>
  async (id: number, { name, ...output }: OutputOptions & { name: string }) => {
    await cli.inAccount(id, (act) => closeAccount(act, { name }))
    cli.output.done({ id, isClosed: true }, `account ${id} is closed; for 30 days it can be opened again`, output)
  }

const reopen = (cli: CommandLine) => async (id: number, output: OutputOptions) => {
  await cli.inAccount(id, reopenAccount)
  cli.output.done({ id, isClosed: false }, `account ${id} is open; what was paused is resumed by hand`, output)
}
