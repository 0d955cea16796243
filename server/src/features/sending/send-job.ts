import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import type { LaneName, MessagePayload, RunClass, RunPurpose } from '../messages/index.ts'
import type { RecipientData } from '../rendering/index.ts'

/** The part of a run every one of its mails needs. */
export interface JobRun extends Tenant {
  id: number
  class: RunClass
  channelId: number
  newsletterId: number
  purpose: RunPurpose
  startedAt: Timestamp
  /** Nothing of it is put on the wire later; null = no such time. */
  notAfter: Timestamp | null
  /** A part of it goes first, and what its mails say may differ. */
  hasTest?: boolean
  /** By language; null = it has one. */
  languageContents?: Readonly<Record<string, number>> | null
  byHour?: boolean
}

export interface Recipient extends RecipientData {
  /** Chooses in which of several languages they are written to. */
  languageIso: string | null
  /** May be recognised by what he opens and clicks, where the account does that at all. */
  agreesToTracking: boolean
}

/** What a mail about joining or leaving is about, and what its link is made of. */
export type JobMatter = { channelIds: readonly number[]; requestedAt: Timestamp } & (
  | { kind: 'optin'; nonce: Buffer }
  | { kind: 'optout'; consentSeq: number }
)

/** One mail to be sent: read from the database, not yet rendered. */
export interface SendJob {
  run: JobRun
  lane: LaneName
  id: number
  subscriberId: number
  contentId: number
  email: string
  recipient: Recipient | null
  payload: MessagePayload | null
  /** Null on mails that are not about joining or leaving, and on tests. */
  matter: JobMatter | null
  /** Fields and placeholders are not in here: they are read when the mail is made, and forgotten when it is. */
  isLarge: boolean
  /** How much of them has been read for its mail. */
  readBytes: number
  /** A fresh job has no row yet: putting it on the wire creates it. A claimed one has a row that this sender owns. */
  kind: 'fresh' | 'claimed'
  attempt: number
  createdAt: Timestamp
  /** It counts as one of the mails its address may be sent in a while, when it is first put on the wire. */
  isCapped: boolean
  /** In milliseconds; its lifetime counts from here. */
  agesFrom: number
}

/** Not all mails of the run say the same, so each row names what its mail says. */
export function namesContents({ hasTest, languageContents }: JobRun): boolean {
  return hasTest === true || languageContents != null
}

/** Sent to an address that somebody named, to see what the mail looks like. */
export function isTestMail({ payload }: Pick<SendJob, 'payload'>): boolean {
  return typeof payload?.to === 'string'
}
