import type { Command } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'

/** A command that does something to the account it names. */
export function onAccount(account: Command, name: string, description: string): Command {
  return account
    .command(name)
    .description(description)
    .argument('<account>', 'id of the account', idArgument)
    .option('--json', 'print JSON')
}
