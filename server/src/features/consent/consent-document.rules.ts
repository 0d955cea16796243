import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import type { MessageStateName } from '../messages/index.ts'
import { isArchived, type State } from '../subscribers/status.rules.ts'
import type { ChainedEntry } from './consent-chain.rules.ts'

/** All that is known of one person's consent; what is printed, and what `--json` gives. */
export interface ConsentDocument {
  account: { id: number; name: string }
  /** `email` null = erased; only the steps remain, without their circumstances. */
  person: { subscriberId: number; email: string | null }
  /** Further records of the same address that were erased; empty unless the person was looked for by address. */
  erasedIds: number[]
  printedAt: Timestamp
  channels: ChannelStanding[]
  steps: ConsentStep[]
  optinMails: OptinMail[]
}

export interface ChannelStanding {
  channelId: number
  /** Null = not a channel, but whether the person may be recognised in statistics. */
  name: string | null
  state: string
  /** The person's own confirmation that this standing rests on; null = there is none. */
  confirmedAt: Timestamp | null
  /** A confirmation from before the person's address changed; it proves nothing about the address of today. */
  confirmedByFormerAddressAt: Timestamp | null
}

export interface ConsentStep {
  seq: number
  occurredAt: Timestamp
  channelId: number
  channel: string | null
  from: string | null
  to: string
  actor: string
  source: string
  newsletterId: number | null
  /** Mail is allowed from here on although the person has confirmed nothing. */
  withoutConfirmation: boolean
  /** Null = erased. */
  evidence: Record<string, string> | null
  /** SHA-256 of the words agreed to, or of the mail they were in; outlives the evidence. */
  wordingHash: string | null
  hash: string
}

export interface OptinMail {
  id: number
  channels: string[]
  askedAt: Timestamp
  subject: string | null
  contentHash: string | null
  messageId: string | null
  state: MessageStateName | null
  handedOverAt: Timestamp | null
  relayId: string | null
  tokenHash: string
  confirmedAt: Timestamp | null
  confirmIp: string | null
  userAgent: string | null
}

/** Ways back: by the person, or by the user who did it. */
const undone = ['undo', 'userUndo']

type NameOf = (channelId: number) => string | null

/** The steps, and where each channel stands by them. A confirmation counts until the channel is archived, and again once that is undone. */
export function readHistory(
  entries: readonly ChainedEntry[],
  nameOf: NameOf,
): Pick<ConsentDocument, 'channels' | 'steps'> {
  const channels = new Map<number, ChannelStanding>()
  const undoable = new Map<number, ChannelStanding>()
  const steps = entries.map((entry) => {
    if (entry.toState === 'addressChanged') {
      for (const standings of [channels, undoable])
        for (const [channelId, standing] of standings) standings.set(channelId, ofNewAddress(standing))
      return stepOf(entry, { name: null, confirmedAt: null })
    }
    const before = channels.get(entry.channelId)
    const standing = standingAfter(
      undone.includes(entry.source) ? undoable.get(entry.channelId) : before,
      entry,
      nameOf,
    )
    if (before) undoable.set(entry.channelId, before)
    channels.set(entry.channelId, standing)
    return stepOf(entry, standing)
  })
  return { channels: [...channels.values()], steps }
}

function standingAfter(before: ChannelStanding | undefined, entry: ChainedEntry, nameOf: NameOf): ChannelStanding {
  const { channelId, toState, source, occurredAt } = entry
  const ends = toState === 'deleted' || isArchived(toState as State)
  const earlier = ends ? null : (before?.confirmedAt ?? null)
  return {
    channelId,
    name: nameOf(channelId),
    state: toState === 'optinRequested' ? (before?.state ?? toState) : toState,
    confirmedAt: source === 'confirm' ? occurredAt : earlier,
    confirmedByFormerAddressAt: ends || source === 'confirm' ? null : (before?.confirmedByFormerAddressAt ?? null),
  }
}

function ofNewAddress(standing: ChannelStanding): ChannelStanding {
  const { confirmedAt, confirmedByFormerAddressAt } = standing
  return { ...standing, confirmedAt: null, confirmedByFormerAddressAt: confirmedAt ?? confirmedByFormerAddressAt }
}

function stepOf(
  entry: ChainedEntry,
  { name, confirmedAt }: Pick<ChannelStanding, 'name' | 'confirmedAt'>,
): ConsentStep {
  const { seq, occurredAt, channelId, fromState, toState, actor, source, newsletterId, hash } = entry
  const { salt: _, ...evidence } = entry.evidence ?? {}
  return {
    seq,
    occurredAt,
    channelId,
    channel: name,
    from: fromState,
    to: toState,
    actor,
    source,
    newsletterId,
    withoutConfirmation: toState === 'receiveReady' && confirmedAt === null,
    evidence: entry.evidence && evidence,
    wordingHash: entry.wordingHash?.toString('hex') ?? null,
    hash: hash.toString('hex'),
  }
}
