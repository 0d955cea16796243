import { timestamp } from '../../platform/clock/clock.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import type { Caller } from '../api-keys/index.ts'
import { countOptinMessages } from '../messages/index.ts'
import type { WriteCall } from './write-call.ts'

const maxMailsPerDay = 5
const dayMs = 24 * 60 * 60 * 1000

/** The channel's own opt-in mailing when one channel is to be confirmed, else the key's; only active mailings count. */
export function chooseOptinMailing(
  caller: Pick<Caller, 'channels' | 'key' | 'activeOptinMailingIds'>,
  channelIds: readonly number[],
): number {
  const own = channelIds.length === 1 ? caller.channels.find(({ id }) => id === channelIds[0])?.optinMailingId : null
  const mailing = [own, caller.key.defaultOptinMailingId].find((id) => id && caller.activeOptinMailingIds.includes(id))
  if (!mailing) {
    throw new AppError(
      'optin_mailing_missing',
      'An opt-in mail is due, but neither the channel nor the API key has an active opt-in mailing; an admin can select one.',
    )
  }
  return mailing
}

/** At most five opt-in mails to one subscriber in 24 hours: beyond it nobody gets mail, and the caller is told. */
export async function mayMail({ app, tx }: WriteCall, subscriberId: number, isNew: boolean): Promise<boolean> {
  if (isNew) return true
  const since = timestamp(new Date(app.clock.now().getTime() - dayMs))
  return (await countOptinMessages(tx, subscriberId, since)) < maxMailsPerDay
}
