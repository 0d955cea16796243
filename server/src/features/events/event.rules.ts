import { rfc3339, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { isSandbox } from '../accounts/sandbox.rules.ts'
import { messageEventTypes } from '../message-notices/message-event.rules.ts'

export const eventTypes = [
  'subscriber.optin',
  'subscriber.optin_additional_channels',
  'subscriber.optout',
  'subscriber.optout_individual_channels',
  'subscriber.bounced',
  'subscriber.complained',
  'subscriber.archived',
  'subscriber.reactivated',
  'subscriber.created',
  'subscriber.updated',
  'subscriber.deleted',
  'subscriber.tracking_agreed',
  'subscriber.tracking_withdrawn',
  'mailing.trigger.sent',
  'mailing.trigger.failed',
  ...messageEventTypes,
] as const
export type EventType = (typeof eventTypes)[number]

export interface EventData {
  /** Null once the person is erased. */
  email?: string | null
  channelIds?: readonly number[]
  status?: number | null
  statusAddition?: number | null
  /** `status` stands for whatever shows a status. */
  changedMembers?: readonly string[]
  mailingId?: number
  newsletterId?: number
  messageId?: number
}

export interface NewEvent {
  type: EventType
  subscriberId: number | null
  occurredAt: Timestamp
  data: EventData
}

export interface AccountEvent extends NewEvent {
  seq: number
}

/** An event as clients and webhooks see it. Without the channel module nobody sees channels. */
export function eventRecord(
  { seq, type, subscriberId, occurredAt, data: { channelIds, changedMembers, ...data } }: AccountEvent,
  { id: accountId, hasChannels }: { id: number; hasChannels: boolean },
) {
  return {
    objectType: 'Event',
    id: seq,
    type,
    timestamp: rfc3339(occurredAt),
    ...(isSandbox(accountId) && { sandbox: true as const }),
    data: {
      sequence: seq,
      accountId,
      ...(subscriberId !== null && { subscriberId }),
      ...data,
      ...(channelIds && { channelIds: hasChannels ? channelIds : [] }),
      ...(changedMembers && { changedMembers: changedMembers.flatMap((name) => shownAs(name, hasChannels)) }),
      occurredAt,
    },
  }
}

/** With the channel module a status stands in the channels alone. */
function shownAs(name: string, hasChannels: boolean): string[] {
  if (name !== 'status') return [name]
  return hasChannels ? ['channels'] : ['status', 'statusAddition']
}

export type LogPage =
  | { outcome: 'read'; events: AccountEvent[]; lastSeq: number }
  | { outcome: 'gone'; lastSeq: number }

/**
 * Whether a stretch of the log follows `after` without a gap. Null = from wherever the log begins. `endSeq` was read
 * before the events, so the log may have grown since, and its beginning may be gone.
 */
export function judgeStretch(after: number | null, events: AccountEvent[], endSeq: number): LogPage {
  const lastSeq = Math.max(endSeq, events.at(-1)?.seq ?? 0)
  const follows = events.length > 0 ? events[0]?.seq === (after ?? 0) + 1 : after === endSeq
  return after === null || follows ? { outcome: 'read', events, lastSeq } : { outcome: 'gone', lastSeq }
}
