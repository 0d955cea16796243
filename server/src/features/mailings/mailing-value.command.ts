import type { Command } from 'commander'
import { idArgument, jsonArgument } from '../../platform/command-line/arguments.ts'
import type { CommandLine } from '../accounts/index.ts'
import { type KnownMailingOptions, knownMailingCommand } from './mailing-options.ts'
import { resetMailingValue, setMailingValue } from './mailing-value.ts'

interface ValueOptions extends KnownMailingOptions {
  field: number
}

export function addMailingValueCommands(mailing: Command, cli: CommandLine): void {
  const command = (name: string, description: string) =>
    knownMailingCommand(mailing, name, description).requiredOption('--field <id>', 'a mailing field', idArgument)
  command('set-value', 'give a mailing its own value of a mailing field')
    .requiredOption('--value <json>', 'the value as JSON, e.g. \'"Sommer"\', 12 or true', jsonArgument)
    .action(set(cli))
  command('reset-value', 'let a mailing show the default of a mailing field again').action(reset(cli))
}

const set =
  (cli: CommandLine) =>
  async ({ account, mailing, field, value, ...output }: ValueOptions & { value: unknown }) => {
    await cli.inAccount(account, (act) => setMailingValue(act, mailing, field, value))
    const sentence = `mailing ${mailing} says ${JSON.stringify(value)} for field ${field}`
    cli.output.done({ id: mailing, accountId: account, fieldId: field, value }, sentence, output)
  }

const reset =
  (cli: CommandLine) =>
  async ({ account, mailing, field, ...output }: ValueOptions) => {
    await cli.inAccount(account, (act) => resetMailingValue(act, mailing, field))
    const sentence = `mailing ${mailing} shows the default of field ${field}`
    cli.output.done({ id: mailing, accountId: account, fieldId: field, value: null }, sentence, output)
  }
