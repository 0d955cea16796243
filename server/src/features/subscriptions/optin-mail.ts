import { timestamp } from '../../platform/clock/clock.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { chooseOptinVersion } from '../mailings/index.ts'
import { countOptinMessages } from '../messages/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'

const maxMailsPerDay = 5
const dayMs = 24 * 60 * 60 * 1000

export interface OptinWish {
  channelIds: readonly number[]
  /** The mailing of whoever writes. */
  ofCaller: number | null
  languageIso: string | null
}

type Setup = Pick<FullAccount, 'channels' | 'activeOptinMailings' | 'defaultLanguageIso'>

/**
 * The channel's own opt-in mailing when one channel is to be confirmed, else the caller's, in the language of the person;
 * only active mailings count.
 */
export function chooseOptinMailing(
  { channels, activeOptinMailings, defaultLanguageIso }: Setup,
  { channelIds, ofCaller, languageIso }: OptinWish,
): number {
  const own = channelIds.length === 1 ? channels.find(({ id }) => id === channelIds[0])?.optinMailingId : null
  const active = [own, ofCaller].map((id) => activeOptinMailings.find((mailing) => mailing.id === id))
  const mailing = active.find((candidate) => candidate !== undefined)
  if (!mailing) throw subscriberRefusals.optin_mailing_missing()
  return chooseOptinVersion(activeOptinMailings, mailing, { ofPerson: languageIso, ofAccount: defaultLanguageIso }).id
}

/** At most five opt-in mails to one subscriber in 24 hours: beyond it nobody gets mail, and the caller is told. */
export async function mayMail({ clock, tx }: Act, subscriberId: number, isNew: boolean): Promise<boolean> {
  if (isNew) return true
  const since = timestamp(new Date(clock.now().getTime() - dayMs))
  return (await countOptinMessages(tx, subscriberId, since)) < maxMailsPerDay
}
