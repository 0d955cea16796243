import type { Tenant } from '../../platform/db/tenant.ts'
import type { RecipientData } from '../rendering/index.ts'
import type { LaneName, RunClass } from '../runs/index.ts'

/** The part of a run every one of its mails needs. */
export interface JobRun extends Tenant {
  id: number
  class: RunClass
  channelId: number
  newsletterId: number
  /** Mail of a class is too old when this long past. */
  startedAt: string
}

/** What only one mail says. */
export interface Payload {
  placeholders?: Record<string, string>
  subject?: string
  senderName?: string
  /** A test mail goes to this address. */
  to?: string
}

export interface Recipient extends RecipientData {
  /** May be recognised by what he opens and clicks, where the account does that at all. */
  agreesToTracking: boolean
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
  payload: Payload | null
  optinNonce: Buffer | null
  /** A fresh job has no row yet: putting it on the wire creates it. A claimed one has a row that this sender owns. */
  kind: 'fresh' | 'claimed'
  attempt: number
  createdAt: string
}

/** Too old to be worth sending: a reset link of yesterday helps nobody. */
export function hasSpent({ createdAt }: Pick<SendJob, 'createdAt'>, lifetimeSeconds: number, now: Date): boolean {
  return ageSeconds(createdAt, now) > lifetimeSeconds
}

/** Stored times are UTC without a zone. */
export function ageSeconds(createdAt: string, now: Date): number {
  return (now.getTime() - Date.parse(`${createdAt.replace(' ', 'T')}Z`)) / 1000
}

/** What a campaign's receiver was attached with. */
export function payloadOf({ subject, placeholders }: ReceiverValues): Payload {
  return subject === null ? { placeholders } : { placeholders, subject }
}

export interface ReceiverValues {
  subject: string | null
  placeholders: Record<string, string>
}
