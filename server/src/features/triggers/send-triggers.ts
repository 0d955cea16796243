import { fieldError, validationFailed } from '../../platform/errors/field-error.ts'
import { type Act, expectMaySend, lockAccount } from '../accounts/index.ts'
import { mailingFaults } from '../mailings/index.ts'
import { type MessagePayload, queueSingleMessages, reserveMessageIds, sealValues } from '../messages/index.ts'
import type { SubscriberAct } from '../subscriptions/index.ts'
import { chooseMailing } from './choose-mailing.rules.ts'
import { type Judged, judgeReceivers } from './judge-receivers.ts'
import type { KnownReceiver } from './known-receiver.store.ts'
import { loadKnownReceivers } from './load-receivers.ts'
import type { Receiver, UnreadableReceiver } from './receiver.rules.ts'
import { languageNotAvailable } from './receiver-errors.ts'
import { triggerRefusals } from './trigger.refusals.ts'
import { findTriggerMailings, type TriggerMailing } from './trigger-type.store.ts'

export interface TriggerRequest {
  triggerTypeId: number
  language?: string | null | undefined
  senderName?: string | null | undefined
  subject?: string | null | undefined
}

export interface TriggerSend extends Judged<TriggerMailing> {
  /** Null = rejected. */
  messageId: number | null
}

/** Sends a trigger mailing to each receiver that can be reached: the mails stand on the ledger when this commits. */
export async function sendTriggers(
  act: SubscriberAct,
  request: TriggerRequest,
  receivers: readonly (Receiver | UnreadableReceiver)[],
): Promise<TriggerSend[]> {
  const { tx } = act
  expectMaySend(act)
  const [head, found, known, ids] = await Promise.all([
    lockAccount(tx),
    findTriggerMailings(tx, request.triggerTypeId),
    loadKnownReceivers(tx, receivers),
    reserveMessageIds(tx, receivers.length),
  ])
  const mailings = requireTriggerMailings(found, request)
  const judged = await judgeReceivers(act, receivers, {
    head,
    known,
    targetOf: targetChooser(act, mailings, request),
    subject: request.subject ?? null,
    isCapped: true,
  })
  const sends = judged.map((one, i) => ({ ...one, messageId: one.error ? null : (ids[i] as number) }))
  queueSingleMessages(
    tx,
    sends.flatMap((send) => messageOf(act, send, request)),
  )
  return sends
}

/** Faults of the request itself, whoever its receivers are. */
export function requireTriggerMailings(
  found: TriggerMailing[] | undefined,
  { language }: TriggerRequest,
): TriggerMailing[] {
  if (!found) throw validationFailed([fieldError('#/triggerTypeId', mailingFaults.trigger_type_unknown)])
  if (found.length === 0) throw triggerRefusals.trigger_mailing_inactive()
  if (language != null && !found.some(({ languageIso }) => languageIso === language)) throw languageNotAvailable()
  return found
}

export function targetChooser(
  { account }: Pick<Act, 'account'>,
  mailings: readonly TriggerMailing[],
  { language }: TriggerRequest,
): (known: KnownReceiver | undefined) => TriggerMailing | undefined {
  return (known) =>
    chooseMailing(mailings, {
      requested: language ?? null,
      ofSubscriber: known?.languageIso ?? null,
      ofAccount: account.defaultLanguageIso,
    })
}

function messageOf(
  act: SubscriberAct,
  { messageId, target, subscriberId, subject, placeholders }: TriggerSend,
  request: TriggerRequest,
) {
  if (messageId === null || !target) return []
  const payload: MessagePayload = {
    placeholders: sealValues(act, act.account.id, placeholders),
    ...(subject !== null && { subject }),
    ...(request.senderName && { senderName: request.senderName }),
  }
  return [
    { id: messageId, runId: target.runId, contentId: target.contentId, subscriberId: subscriberId as number, payload },
  ]
}
