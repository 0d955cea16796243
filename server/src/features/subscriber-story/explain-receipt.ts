import type { Look } from '../accounts/index.ts'
import { runRefusals, whyInRun } from '../runs/index.ts'
import { findSubscriber, subscriberRefusals } from '../subscribers/index.ts'
import { type Receipt, receiptOf } from './receipt.rules.ts'
import { type AfterMail, findAfterMail, findSentMailing, type SentMailing } from './sent-mail.store.ts'

export interface ExplainedReceipt extends Receipt {
  mailing: SentMailing
  /** By the consent ledger, when the mailing began; null = not in the channel, or not asked for. */
  stateAtStart: string | null
  /** Why the engine left the person out at the last moment, or could not make the mail. */
  detail: string | null
  handedOverAt: string | null
  nextAttemptAt: string | null
  attempts: number | null
  reply: string | null
  queueId: string | null
  after: AfterMail
}

/** Did this person get that mailing, and if not, where did it end? All of it from the engine's own records. */
export async function explainReceipt(
  look: Pick<Look, 'reader'>,
  subscriberId: number,
  runId: number,
): Promise<ExplainedReceipt> {
  const { reader } = look
  const [person, mailing, why, after] = await Promise.all([
    findSubscriber(reader, { id: subscriberId }),
    findSentMailing(reader, runId),
    whyInRun(look, runId, subscriberId),
    findAfterMail(reader, runId, subscriberId),
  ])
  if (!person) throw subscriberRefusals.subscriber_not_found()
  if (!mailing || !why) throw runRefusals.run_not_found({ runId })
  const message = 'state' in why ? why : null
  const replied = message?.reply ? [message.replyCode, message.reply].filter((part) => part !== null).join(' ') : null
  return {
    ...receiptOf('reason' in why ? why : { answer: why.answer }, after.openedAt !== null),
    mailing,
    stateAtStart: 'stateAtStart' in why ? why.stateAtStart : null,
    detail: message?.reason ?? null,
    handedOverAt: message?.wireAt ?? null,
    nextAttemptAt: message?.dueAt ?? null,
    attempts: message?.attempts ?? null,
    reply: replied,
    queueId: message?.queueId ?? null,
    after,
  }
}
