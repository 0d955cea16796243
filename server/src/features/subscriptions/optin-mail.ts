import { timestamp } from '../../platform/clock/clock.ts'
import type { FullAccount } from '../account-setup/index.ts'
import type { Act } from '../accounts/index.ts'
import { countOptinMessages } from '../messages/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'

const maxMailsPerDay = 5
const dayMs = 24 * 60 * 60 * 1000

/** The channel's own opt-in mailing when one channel is to be confirmed, else the caller's; only active mailings count. */
export function chooseOptinMailing(
  { channels, activeOptinMailingIds }: Pick<FullAccount, 'channels' | 'activeOptinMailingIds'>,
  channelIds: readonly number[],
  ofCaller: number | null,
): number {
  const own = channelIds.length === 1 ? channels.find(({ id }) => id === channelIds[0])?.optinMailingId : null
  const mailing = [own, ofCaller].find((id) => id && activeOptinMailingIds.includes(id))
  if (!mailing) throw subscriberRefusals.optin_mailing_missing()
  return mailing
}

/** At most five opt-in mails to one subscriber in 24 hours: beyond it nobody gets mail, and the caller is told. */
export async function mayMail({ clock, tx }: Act, subscriberId: number, isNew: boolean): Promise<boolean> {
  if (isNew) return true
  const since = timestamp(new Date(clock.now().getTime() - dayMs))
  return (await countOptinMessages(tx, subscriberId, since)) < maxMailsPerDay
}
