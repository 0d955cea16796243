import type { Command } from 'commander'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { timeArgument } from '../../platform/command-line/mail-arguments.ts'
import { type CommandLine, needsSenderDomain } from '../accounts/index.ts'
import { type KnownMailing, requireMailing } from './known-mailing.ts'
import { type KnownMailingOptions, knownMailingCommand } from './mailing-options.ts'
import { deactivateMailing, planMailing, unplanMailing } from './plan-mailing.ts'

export function addPlanMailingCommands(mailing: Command, cli: CommandLine): void {
  const command = (name: string, description: string) => knownMailingCommand(mailing, name, description)
  command('deactivate', 'let events send an opt-in, birthday or trigger mailing no longer').action(deactivate(cli))
  command('plan', 'send a standard mailing at a time, or change that time')
    .requiredOption('--at <time>', 'UTC, "YYYY-MM-DD HH:MM:SS", or now', timeArgument)
    .action(plan(cli))
  command('unplan', 'take a mailing out of the plan before its dispatch begins').action(unplan(cli))
  command('show', 'show a mailing and its newsletter').action(show(cli))
}

const deactivate =
  (cli: CommandLine) =>
  async ({ account, mailing, ...output }: KnownMailingOptions) => {
    await cli.inAccount(account, (act) => deactivateMailing(act, mailing))
    cli.output.done({ id: mailing, accountId: account, isActive: false }, `deactivated mailing ${mailing}`, output)
  }

const plan =
  (cli: CommandLine) =>
  async ({ account, mailing, at, ...output }: KnownMailingOptions & { at: Timestamp }) => {
    await cli.inAccount(account, (act) =>
      planMailing(act, mailing, { at, fromVerifiedDomain: needsSenderDomain(act.config, account) }),
    )
    const sentence = `mailing ${mailing} is planned for ${at} UTC`
    cli.output.done({ id: mailing, accountId: account, plannedAt: at }, sentence, output)
  }

const unplan =
  (cli: CommandLine) =>
  async ({ account, mailing, ...output }: KnownMailingOptions) => {
    await cli.inAccount(account, (act) => unplanMailing(act, mailing))
    cli.output.done({ id: mailing, accountId: account, plannedAt: null }, `mailing ${mailing} is a draft again`, output)
  }

const show =
  (cli: CommandLine) =>
  async ({ account, mailing, ...output }: KnownMailingOptions) => {
    const known = await cli.inAccount(account, ({ tx }) => requireMailing(tx, mailing))
    cli.output.done(known, describe(known), output)
  }

function describe({ mailing, newsletter, isStarted }: KnownMailing): string {
  const lines: [string, unknown][] = [
    ['mailing', `${mailing.id} "${mailing.name}" (${mailing.type}, ${mailing.languageIso})`],
    ['status', isStarted && mailing.status === 'planned' ? 'planned, being sent' : mailing.status],
    ['active', mailing.isActive],
    ['sender', `${mailing.senderName} <${mailing.senderEmail}>`],
    ['reply to', mailing.replyTo],
    ['channel', mailing.channelId],
    ['groups', mailing.groupIds.join(', ') || null],
    ['not to', mailing.excludedGroupIds.join(', ') || null],
    ['trigger type', mailing.triggerTypeId],
    ['planned at', mailing.plannedAt],
    ['not started', mailing.failureReason],
    ['sent at', mailing.sentAt],
    ['newsletter', newsletter.id],
    ['subject', newsletter.subject],
    ['theme', newsletter.themeId],
    ['placeholders', newsletter.placeholders.join(', ') || null],
    ['HTML', `${newsletter.html.length} characters`],
    ['text', newsletter.plainText === null ? 'made from the HTML' : `${newsletter.plainText.length} characters`],
  ]
  return lines
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name.padEnd(13)} ${value}`)
    .join('\n')
}
