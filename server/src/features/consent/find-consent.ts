import type { App } from '../../platform/app/app.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Reader } from '../../platform/db/database.ts'
import type { SecretSettings } from '../../platform/secrets/known-secrets.ts'
import { parseEmail } from '../../platform/text/email-address.rules.ts'
import { findAccount } from '../accounts/index.ts'
import { createMailTokens, messageIdOf, wireDomain } from '../assembly/index.ts'
import { type Channel, listChannels } from '../channels/index.ts'
import { findSecretOfTime, type SecretOfTime } from '../installation/index.ts'
import { messageStateName } from '../messages/index.ts'
import { addressHmac, listErasedBy } from '../suppression/index.ts'
import { readConsentOf } from './consent.store.ts'
import { type ConsentDocument, type OptinMail, readHistory } from './consent-document.rules.ts'
import { findPerson, listOptinMails, type OptinMailRow } from './consent-document.store.ts'

export interface DocumentApp extends Pick<App, 'clock' | 'secrets'> {
  config: SecretSettings
}

/** One person by id or address; null when neither a record nor a step in the ledger is known. Both outlive the record. */
export async function findConsent(
  { config, clock, secrets }: DocumentApp,
  reader: Reader,
  who: string,
): Promise<ConsentDocument | null> {
  const key = personKey(who)
  const [found, account, channels] = await Promise.all([
    key && findPerson(reader, key),
    findAccount(reader),
    listChannels(reader),
  ])
  const erasedIds =
    key && 'emailKey' in key ? await listErasedBy(reader, addressHmac({ secrets, reader }, key.emailKey)) : []
  const subscriberId = found?.id ?? (key && 'id' in key ? key.id : erasedIds[0])
  if (subscriberId === undefined || !account) return null
  const [entries, mails, secretOf] = await Promise.all([
    readConsentOf(reader, subscriberId),
    listOptinMails(reader, subscriberId),
    findSecretOfTime(config, reader),
  ])
  if (!found && entries.length === 0) return null
  const nameOf = channelNames(channels, account.defaultLanguageIso)
  return {
    account: { id: account.id, name: account.name },
    person: { subscriberId, email: found?.email ?? null },
    erasedIds: erasedIds.filter((id) => id !== subscriberId),
    printedAt: timestamp(clock.now()),
    // Steps that concern no channel name the channel 0.
    ...readHistory(entries, (id) => (id === 0 ? null : nameOf(id))),
    optinMails: mails.map((mail) => optinMail(mail, nameOf, secretOf)),
  }
}

function personKey(who: string): { id: number } | { emailKey: string } | null {
  if (/^[1-9][0-9]{0,14}$/.test(who)) return { id: Number(who) }
  const email = parseEmail(who, true)
  return typeof email === 'string' ? null : { emailKey: email.emailKey }
}

function channelNames(channels: readonly Channel[], languageIso: string): (id: number) => string {
  const names = new Map(
    channels.map(({ id, translations }) => [id, (translations[languageIso] ?? Object.values(translations)[0])?.name]),
  )
  return (id) => `${names.get(id) ?? '?'} (${id})`
}

function optinMail(row: OptinMailRow, nameOf: (id: number) => string, secretOf: SecretOfTime): OptinMail {
  const { id, askedAt, subject, confirmedAt, confirmIp, userAgent, wireAt, wireMs, relayId } = row
  return {
    id,
    channels: row.channelIds.map(nameOf),
    askedAt,
    subject,
    contentHash: row.contentHash?.toString('hex') ?? null,
    messageId: wireMs === null ? null : nameOfMail(row, secretOf(wireMs)),
    state: row.state === null ? null : messageStateName(row.state),
    handedOverAt: wireAt,
    relayId,
    tokenHash: row.tokenHash.toString('hex'),
    confirmedAt,
    confirmIp,
    userAgent,
  }
}

function nameOfMail({ id, runId, senderEmail }: OptinMailRow, secret: string | null): string | null {
  if (runId === null || senderEmail === null || secret === null) return null
  const domain = wireDomain(senderEmail.slice(senderEmail.lastIndexOf('@') + 1))
  return messageIdOf(createMailTokens(secret), { runId, messageId: id }, domain)
}
