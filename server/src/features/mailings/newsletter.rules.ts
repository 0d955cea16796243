import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
/** A newsletter as its readers find it in lists: what it is, not what it says. */
export interface ListedNewsletter {
  id: number
  mailingId: number
  subject: string
  theme: { id: number; name: string } | null
  languageIso: string
  sentAt: Timestamp | null
  createdAt: Timestamp
  updatedAt: Timestamp
}
