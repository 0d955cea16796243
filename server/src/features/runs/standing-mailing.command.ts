import type { Command } from 'commander'
import { idArgument } from '../../platform/command-line/arguments.ts'
import { addressArgument } from '../../platform/command-line/mail-arguments.ts'
import { type Act, type CommandLine, needsSenderDomain } from '../accounts/index.ts'
import {
  findUnverifiedDomain,
  type KnownMailingOptions,
  knownMailingCommand,
  type MatterType,
  type NewMailingOptions,
  newMailingCommand,
} from '../mailings/index.ts'
import { activateMailing } from './activate-mailing.ts'
import { createMatterMailing } from './create-matter-mailing.ts'
import { sendTest } from './send-test.ts'

export function addStandingMailingCommands(mailing: Command, cli: CommandLine): void {
  const command = (name: string, description: string) => knownMailingCommand(mailing, name, description)
  for (const type of matterTypes)
    newMailingCommand(mailing, `create-${type}`, `create an ${matterNames[type]} mailing that is ready to be used`)
      .option('--version-of <id>', `${matterNames[type]} mailing that this one says in another language`, idArgument)
      .option('--theme <id>', 'theme of the account it is shown in; otherwise our own', idArgument)
      .option('--inactive', 'do not use it yet')
      .action(createMatter(cli, type))
  command('activate', 'let events send an opt-in, opt-out, birthday or trigger mailing').action(activate(cli))
  command('test', 'send one mail to any address; a subscriber sees their own data, others the defaults')
    .requiredOption('--to <address>', 'where it goes', addressArgument)
    .action(test(cli))
}

const matterNames: Record<MatterType, string> = { optin: 'opt-in', optout: 'opt-out' }
const matterTypes = Object.keys(matterNames) as MatterType[]

interface MatterOptions extends NewMailingOptions {
  versionOf?: number
  theme?: number
  inactive?: boolean
}

const createMatter = (cli: CommandLine, type: MatterType) => async (options: MatterOptions) => {
  const { account, name, senderName, senderEmail, language, versionOf = null, theme = null, inactive = false } = options
  const wishes = {
    type,
    name,
    senderName,
    senderEmail,
    languageIso: language,
    versionOf,
    themeId: theme,
    isActive: !inactive,
  }
  const { id, warnings } = await cli.inAccount(account, async (act) => {
    const created = await createMatterMailing(act, wishes)
    return { id: created, warnings: inactive ? [] : await senderWarnings(act, created) }
  })
  const done = { sentence: `created ${matterNames[type]} mailing ${id} "${name}" in account ${account}`, warnings }
  cli.output.warned({ id, accountId: account }, done, options)
}

const activate =
  (cli: CommandLine) =>
  async ({ account, mailing, ...output }: KnownMailingOptions) => {
    const warnings = await cli.inAccount(account, async (act) => {
      await activateMailing(act, mailing)
      return senderWarnings(act, mailing)
    })
    const done = { sentence: `activated mailing ${mailing}`, warnings }
    cli.output.warned({ id: mailing, accountId: account, isActive: true }, done, output)
  }

interface TestOptions extends KnownMailingOptions {
  to: { email: string; emailKey: string }
}

const test =
  (cli: CommandLine) =>
  async ({ account, mailing, to, ...output }: TestOptions) => {
    const mail = await cli.inAccount(account, (act) => sendTest(act, mailing, to))
    const data = mail.subscriberId === null ? 'with the defaults' : `with the data of subscriber ${mail.subscriberId}`
    const sentence = `queued a test of mailing ${mailing} to ${to.email}, ${data}`
    cli.output.done({ accountId: account, ...mail }, sentence, output)
  }

/** A mailing may be activated before its domain is ready; its mails then wait, which whoever activates it should know. */
async function senderWarnings({ tx, config, account }: Act, mailing: number): Promise<string[]> {
  const domain = needsSenderDomain(config, account.id) ? await findUnverifiedDomain(tx, mailing) : null
  if (domain === null) return []
  const command = (step: string) => `postrider domain ${step} ${domain} --account ${account.id}`
  return [
    `${domain} has not passed its DNS check, so the mails of mailing ${mailing} wait and are given up after some hours. ` +
      `Run: ${command('add')}, publish its records, then: ${command('check')}`,
  ]
}
