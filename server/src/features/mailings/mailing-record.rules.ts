import type { Account } from '../accounts/index.ts'
import type { Mailing } from './mailing.rules.ts'

/** A newsletter as a reader of the API sees it: what it is, not what it says. */
export interface NewsletterHead {
  id: number
  mailingId: number
  subject: string
  theme: { id: number; name: string } | null
  languageIso: string
  sentAt: string | null
  createdAt: string
  updatedAt: string
}

export function newsletterRecord(newsletter: NewsletterHead) {
  return { objectType: 'Newsletter' as const, ...newsletter }
}

/** The hidden channel of an account without the channel module stays hidden, and so does where answers go. */
export function mailingRecord({ replyTo: _, channelId, ...mailing }: Mailing, account: Account | undefined) {
  return { objectType: 'Mailing' as const, ...mailing, channelId: account?.hasChannels ? channelId : null }
}
