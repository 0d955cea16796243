import type { Command } from 'commander'
import {
  deactivateMailing,
  type KnownMailing,
  planMailing,
  requireMailing,
  unplanMailing,
} from '../../features/mailings/index.ts'
import { activateMailing, sendTest } from '../../features/runs/index.ts'
import { loadConfig } from '../../platform/config/config.ts'
import { idArgument } from './arguments.ts'
import { changeAccount, readAccount } from './in-account.ts'
import { addressArgument, timeArgument } from './mail-arguments.ts'
import { type OutputOptions, printDone, printWarned } from './output.ts'
import { senderWarnings } from './sender-warning.ts'

interface MailingOptions extends OutputOptions {
  account: number
  mailing: number
}

export function addMailingDispatchCommands(mailing: Command): void {
  const command = (name: string, description: string) =>
    mailing
      .command(name)
      .description(description)
      .requiredOption('--account <id>', 'account of the mailing', idArgument)
      .requiredOption('--mailing <id>', 'the mailing', idArgument)
      .option('--json', 'print JSON')
  command('activate', 'let events send an opt-in, birthday or trigger mailing').action(activate)
  command('deactivate', 'stop that').action(deactivate)
  command('plan', 'send a standard mailing at a time, or change that time')
    .requiredOption('--at <time>', 'UTC, "YYYY-MM-DD HH:MM:SS", or now', timeArgument)
    .action(plan)
  command('unplan', 'take a mailing out of the plan before its dispatch begins').action(unplan)
  command('test', 'send one mail to any address; a subscriber sees their own data, others the defaults')
    .requiredOption('--to <address>', 'where it goes', addressArgument)
    .action(test)
  command('show', 'show a mailing and its newsletter').action(show)
}

async function activate({ account, mailing, ...output }: MailingOptions): Promise<void> {
  const warnings = await changeAccount(account, async (act) => {
    await activateMailing(act, mailing)
    return senderWarnings(act.tx, account, mailing)
  })
  const done = { sentence: `activated mailing ${mailing}`, warnings }
  printWarned({ id: mailing, accountId: account, isActive: true }, done, output)
}

async function deactivate({ account, mailing, ...output }: MailingOptions): Promise<void> {
  await changeAccount(account, (act) => deactivateMailing(act, mailing))
  printDone({ id: mailing, accountId: account, isActive: false }, `deactivated mailing ${mailing}`, output)
}

async function plan({ account, mailing, at, ...output }: MailingOptions & { at: string }): Promise<void> {
  const { REQUIRE_SENDER_DOMAIN: fromVerifiedDomain } = loadConfig(process.env)
  await changeAccount(account, (act) => planMailing(act, mailing, { at, fromVerifiedDomain }))
  printDone({ id: mailing, accountId: account, plannedAt: at }, `mailing ${mailing} is planned for ${at} UTC`, output)
}

async function unplan({ account, mailing, ...output }: MailingOptions): Promise<void> {
  await changeAccount(account, (act) => unplanMailing(act, mailing))
  printDone({ id: mailing, accountId: account, plannedAt: null }, `mailing ${mailing} is a draft again`, output)
}

interface TestOptions extends MailingOptions {
  to: { email: string; emailKey: string }
}

async function test({ account, mailing, to, ...output }: TestOptions): Promise<void> {
  const mail = await changeAccount(account, (act) => sendTest(act, mailing, to))
  const data = mail.subscriberId === null ? 'with the defaults' : `with the data of subscriber ${mail.subscriberId}`
  printDone({ accountId: account, ...mail }, `queued a test of mailing ${mailing} to ${to.email}, ${data}`, output)
}

async function show({ account, mailing, ...output }: MailingOptions): Promise<void> {
  const known = await readAccount(account, ({ tx }) => requireMailing(tx, mailing))
  printDone(known, describe(known), output)
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
    ['trigger type', mailing.triggerTypeId],
    ['planned at', mailing.plannedAt],
    ['sent at', mailing.sentAt],
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
