import type { Tenant } from '../../platform/db/tenant.ts'
import type { LaneName, MessagePayload, RunClass } from '../messages/index.ts'
import type { RecipientData } from '../rendering/index.ts'

/** The part of a run every one of its mails needs. */
export interface JobRun extends Tenant {
  id: number
  class: RunClass
  channelId: number
  newsletterId: number
  startedAt: string
}

export interface Recipient extends RecipientData {
  /** May be recognised by what he opens and clicks, where the account does that at all. */
  agreesToTracking: boolean
}

export interface OptinRequestOf {
  nonce: Buffer
  channelIds: readonly number[]
  requestedAt: string
}

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
  /** What an opt-in mail asks for, and what its link is made of; null on others and on tests. */
  optin: OptinRequestOf | null
  /** A fresh job has no row yet: putting it on the wire creates it. A claimed one has a row that this sender owns. */
  kind: 'fresh' | 'claimed'
  attempt: number
  createdAt: string
  /** In milliseconds; its lifetime counts from here. */
  agesFrom: number
}

/** What a campaign's receiver was attached with. */
export function payloadOf({ subject, placeholders }: ReceiverValues): MessagePayload {
  return subject === null ? { placeholders } : { placeholders, subject }
}

export interface ReceiverValues {
  subject: string | null
  placeholders: Record<string, string>
}
