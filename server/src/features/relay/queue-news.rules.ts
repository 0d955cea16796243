import { type MessageState, messageStates } from '../messages/message-state.rules.ts'
import type { AttemptOutcome, RelayEvent } from './postfix-log.rules.ts'

export interface MessageKey {
  runId: number
  messageId: number
}

/** Reads back what our mails carry; null for a mail that is not ours. */
export interface KeyReader {
  decodeMessageId(text: string): MessageKey | null
  decodeReturnPath(text: string): MessageKey | null
}

/** What some lines of the log together say about one queue id. */
export interface QueueEntry {
  queueId: string
  key: MessageKey | null
  /** Postfix answers for the mail. */
  taken: boolean
  removed: boolean
  outcome: AttemptOutcome | 'expired' | null
  replyCode: number | null
  reply: string | null
}

/** What the ledger is to learn about one message. */
export interface MessageNews extends MessageKey {
  queueId: string
  state: MessageState
  replyCode: number | null
  reply: string | null
}

const stateAfter: Record<AttemptOutcome | 'expired', MessageState> = {
  delivered: messageStates.delivered,
  bounced: messageStates.bounced,
  expired: messageStates.expired,
  deferred: messageStates.accepted,
}

export function gatherByQueueId(events: readonly RelayEvent[], keys: KeyReader): QueueEntry[] {
  const entries = new Map<string, QueueEntry>()
  for (const event of events) {
    const entry = entries.get(event.queueId) ?? unknownEntry(event.queueId)
    entries.set(event.queueId, entry)
    apply(entry, event, keys)
  }
  return [...entries.values()]
}

function unknownEntry(queueId: string): QueueEntry {
  return { queueId, key: null, taken: false, removed: false, outcome: null, replyCode: null, reply: null }
}

function apply(entry: QueueEntry, event: RelayEvent, keys: KeyReader): void {
  switch (event.kind) {
    case 'named':
      entry.key ??= keys.decodeMessageId(event.messageId)
      return
    case 'queued':
      // The return path stands in every such line, so a mail is known even when the line with its name was lost.
      entry.key ??= keys.decodeReturnPath(event.returnPath)
      entry.taken = true
      return
    case 'tried':
      entry.taken = true
      entry.outcome = event.outcome
      entry.replyCode = event.replyCode
      entry.reply = event.reply
      return
    case 'expired':
      entry.taken = true
      entry.outcome = 'expired'
      return
    case 'removed':
      entry.removed = true
  }
}

/** One piece of news per message: of several queue ids the one that tells of an end. */
export function newsFrom(entries: readonly QueueEntry[]): MessageNews[] {
  const news = new Map<string, MessageNews>()
  for (const { queueId, key, taken, outcome, replyCode, reply } of entries) {
    if (!key || !taken) continue
    const { runId, messageId } = key
    const name = `${runId}/${messageId}`
    const state = outcome ? stateAfter[outcome] : messageStates.accepted
    if (state === messageStates.accepted && news.has(name)) continue
    news.set(name, { runId, messageId, queueId, state, replyCode, reply })
  }
  return [...news.values()]
}
