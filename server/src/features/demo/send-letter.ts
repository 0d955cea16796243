import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { createMailing, importContent, planMailing } from '../mailings/index.ts'
import { type PastRun, recordPastRun } from '../runs/index.ts'
import type { SubscriberAct } from '../subscriptions/index.ts'
import type { Letter } from './letters.rules.ts'
import type { Random } from './random.rules.ts'

const hourMs = 60 * 60 * 1000

export interface LetterSender {
  senderEmail: string
  /** None = everybody in the channel. */
  groupIds?: number[]
}

/** Written the day before, planned in the evening, and sent in the morning. */
export async function sendLetter(
  act: SubscriberAct,
  letter: Letter,
  { random, ...sender }: { random: Random } & LetterSender,
): Promise<PastRun> {
  const sentMs = letter.at.getTime()
  const mailingId = await planLetter(at(act, new Date(sentMs - 12 * hourMs)), letter, sender)
  return recordPastRun(at(act, letter.at), mailingId, {
    endedAt: new Date(sentMs + 2 * 60_000),
    mailTo: () => ({ wireAt: timestamp(sentMs + random.below(110_000)), queueId: queueIdOf(random) }),
  })
}

export async function planLetter(
  act: SubscriberAct,
  letter: Letter,
  { senderEmail, groupIds = [] }: LetterSender,
): Promise<number> {
  const { account } = act
  const own = account.hasChannels && letter.isForOwnChannel ? account.channels.find((one) => !one.isDefault) : undefined
  const mailingId = await createMailing(act, {
    ...{ type: 'standard', name: letter.name, senderName: account.name, senderEmail },
    ...{ languageIso: account.defaultLanguageIso, channelId: own?.id ?? null, groupIds },
  })
  await importContent(act, mailingId, { subject: letter.subject, html: letter.html })
  await planMailing(act, mailingId, { at: timestamp(letter.at), fromVerifiedDomain: false })
  return mailingId
}

/** The same act at another time. */
export function at(act: SubscriberAct, time: Date): SubscriberAct {
  return { ...act, clock: { now: () => time } }
}

function queueIdOf(random: Random): string {
  return Array.from({ length: 10 }, () => random.below(16).toString(16).toUpperCase()).join('')
}
