import type { FullAccount } from '../account-setup/index.ts'
import { expectMayAsk } from '../accounts/index.ts'
import { chooseMatterMailing } from '../mailings/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'

export interface OptinWish {
  channelIds: readonly number[]
  /** The mailing of whoever writes. */
  ofCaller: number | null
  languageIso: string | null
}

type Setup = Pick<
  FullAccount,
  'id' | 'approval' | 'closedAt' | 'channels' | 'activeOptinMailings' | 'defaultLanguageIso' | 'defaultOptinMailingId'
>

/**
 * The channel's own opt-in mailing when one channel is to be confirmed, else what the L-account handed down with it, else the
 * caller's, else the account's, in the language of the person; only active mailings count.
 */
export function chooseOptinMailing(account: Setup, { channelIds, ofCaller, languageIso }: OptinWish): number {
  expectMayAsk({ account })
  const { channels, activeOptinMailings, defaultLanguageIso, defaultOptinMailingId } = account
  const only = channelIds.length === 1 ? channels.find(({ id }) => id === channelIds[0]) : undefined
  const wanted = [only?.optinMailingId, only?.fallbackOptinMailingId, ofCaller, defaultOptinMailingId]
  const mailing = chooseMatterMailing(activeOptinMailings, wanted, {
    ofPerson: languageIso,
    ofAccount: defaultLanguageIso,
  })
  if (!mailing) throw subscriberRefusals.optin_mailing_missing()
  return mailing.id
}
