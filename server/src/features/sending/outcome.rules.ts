import type { SmtpVerdict } from '../../platform/smtp/verdict.ts'
import { withoutAddresses } from '../../platform/text/without-addresses.rules.ts'
import type { Outcome } from '../messages/index.ts'
import { type MessageState, messageStates } from '../messages/message-state.rules.ts'
import { tooOld } from './lifetime.rules.ts'

export interface Attempt {
  /** How many attempts there have been, this one included. */
  attempt: number
  ageSeconds: number
  lifetimeSeconds: number
  quiescenceSeconds: number
  /** From 0 to 1, so that retries of one moment spread. */
  jitter: number
}

const retrySeconds = [30, 120, 600, 1800, 3600, 7200]
const laterSeconds = 14_400

export function outcomeOf(verdict: Exclude<SmtpVerdict, { kind: 'withheld' }>, attempt: Attempt): Outcome {
  switch (verdict.kind) {
    case 'accepted':
      return settled(messageStates.accepted, { queueId: queueIdIn(verdict.reply.text) })
    case 'deferred':
      return deferred(verdict.reply.code, replyText(verdict), attempt)
    case 'rejected':
      // A refused sender says nothing about the recipient: the run pauses and the mail waits.
      if (verdict.phase === 'mail') return deferred(verdict.reply.code, replyText(verdict), attempt)
      return settled(messageStates.rejected, { replyCode: verdict.reply.code, reply: replyText(verdict) })
    case 'inDoubt':
      return {
        ...settled(messageStates.inDoubt, { reason: verdict.reason }),
        dueInSeconds: attempt.quiescenceSeconds,
      }
    case 'returned':
      if (verdict.fault === 'address') return settled(messageStates.rejected, { reason: verdict.reason })
      return again(verdict.reason, 1 + attempt.jitter)
  }
}

export function again(reason: string, dueInSeconds: number): Outcome {
  return { ...settled(messageStates.deferred, { reason }), dueInSeconds, charged: false }
}

export function quarantined(reason: string): Outcome {
  return settled(messageStates.quarantined, { reason })
}

function deferred(
  replyCode: number,
  reply: string,
  { attempt, ageSeconds, lifetimeSeconds, jitter }: Attempt,
): Outcome {
  const wait = (retrySeconds[attempt - 1] ?? laterSeconds) * (0.8 + 0.4 * jitter)
  if (ageSeconds + wait > lifetimeSeconds) return settled(messageStates.expired, { replyCode, reply, reason: tooOld })
  return { ...settled(messageStates.deferred, { replyCode, reply }), dueInSeconds: wait }
}

function settled(
  state: MessageState,
  facts: Partial<Pick<Outcome, 'replyCode' | 'reply' | 'reason' | 'queueId'>>,
): Outcome {
  return {
    state,
    dueInSeconds: null,
    charged: true,
    replyCode: null,
    reply: null,
    reason: null,
    queueId: null,
    ...facts,
  }
}

function replyText({ reply }: { reply: { enhanced: string | null; text: string } }): string {
  return withoutAddresses([reply.enhanced, reply.text].filter(Boolean).join(' ')).slice(0, 1000)
}

/** Postfix names the queue file it has made: `Ok: queued as 4XYZ`. */
function queueIdIn(text: string): string | null {
  return /queued as ([0-9A-Za-z]{6,20})\b/.exec(text)?.[1] ?? null
}
