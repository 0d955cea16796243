import type { ChainedEntry } from '../consent/index.ts'
import { isArchived, type State } from '../subscribers/status.rules.ts'

/** All that is known of one person's consent; what is printed, and what `--json` gives. */
export interface ConsentDocument {
  account: { id: number; name: string }
  /** `email` null = erased; only the steps remain, without their circumstances. */
  person: { subscriberId: number; email: string | null }
  printedAt: string
  channels: ChannelStanding[]
  steps: ConsentStep[]
  optinMails: OptinMail[]
}

export interface ChannelStanding {
  channelId: number
  name: string
  state: string
  /** The person's own confirmation that this standing rests on; null = there is none. */
  confirmedAt: string | null
}

export interface ConsentStep {
  seq: number
  occurredAt: string
  channelId: number
  channel: string
  from: string | null
  to: string
  actor: string
  source: string
  newsletterId: number | null
  /** Mail is allowed from here on although the person has confirmed nothing. */
  withoutConfirmation: boolean
  /** Null = erased. */
  evidence: Record<string, string> | null
  hash: string
}

export interface OptinMail {
  id: number
  channels: string[]
  askedAt: string
  subject: string | null
  contentHash: string | null
  messageId: string | null
  state: string | null
  handedOverAt: string | null
  relayId: string | null
  tokenHash: string
  confirmedAt: string | null
  confirmIp: string | null
  userAgent: string | null
}

export function stepOf(entry: ChainedEntry, channel: string): ConsentStep {
  const { seq, occurredAt, channelId, fromState, toState, actor, source, newsletterId, hash } = entry
  const evidence =
    entry.evidence && Object.fromEntries(Object.entries(entry.evidence).filter(([name]) => name !== 'salt'))
  return {
    seq,
    occurredAt,
    channelId,
    channel,
    from: fromState,
    to: toState,
    actor,
    source,
    newsletterId,
    withoutConfirmation: toState === 'receiveReady' && actor !== 'person',
    evidence,
    hash: hash.toString('hex'),
  }
}

/** Where each channel stands by the ledger. A confirmation counts until the channel is archived. */
export function standingsOf(steps: readonly ConsentStep[]): ChannelStanding[] {
  const standings = new Map<number, ChannelStanding>()
  for (const { channelId, channel, to, source, occurredAt } of steps) {
    const before = standings.get(channelId)
    const isConfirmation = source === 'confirm' && to === 'receiveReady'
    const ends = to === 'deleted' || isArchived(to as State)
    standings.set(channelId, {
      channelId,
      name: channel,
      state: to === 'optinRequested' ? (before?.state ?? to) : to,
      confirmedAt: isConfirmation ? occurredAt : ends ? null : (before?.confirmedAt ?? null),
    })
  }
  return [...standings.values()]
}
