import { z } from 'zod'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { envelope, wrap } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { writeRoute } from '../api-keys/caller.gate.ts'
import { checkReceiver, readReceiver } from './receiver.body.ts'
import { requestError } from './receiver-errors.ts'
import { sendTriggers, type TriggerSend } from './send-triggers.ts'
import { receiverError, receiverRecord, subjectsOf, triggerScope } from './trigger.record.ts'
import { triggerRefusals } from './trigger.refusals.ts'
import {
  batchResultSchema,
  batchTotals,
  documentedBatchBody,
  singleTriggerBody,
  triggerBatchBody,
  triggerSendSchema,
} from './trigger.schema.ts'
import type { TriggerMailing } from './trigger-type.store.ts'

export const singleTriggerRoute = writeRoute({
  ...triggerScope,
  method: 'POST',
  path: '/mailings/singleTrigger',
  summary: 'Send a trigger mail',
  description:
    'For mails that somebody waits for, as a new password. The answer comes when the mail is in the queue, not when it is delivered.',
  idempotent: true,
  body: {
    schema: singleTriggerBody,
    check: (raw, context) => checkReceiver(raw.receiver, '#/receiver', context),
  },
  responses: { 200: envelope(triggerSendSchema) },
  errors: [
    triggerRefusals.subscriber_unknown,
    triggerRefusals.trigger_mailing_inactive,
    accountRefusals.account_not_approved,
    triggerRefusals.receiver_archived,
    triggerRefusals.receiver_throttled,
  ],
  handle: async (call) => {
    const { receiver, ...request } = call.body
    const [send] = await sendTriggers(call.act, request, [readReceiver(receiver, '#/receiver', call.app)])
    const { error, messageId, target } = send as TriggerSend
    if (error) throw requestError(error)
    const { id: mailingId, newsletterId, languageIso } = target as TriggerMailing
    const data = {
      objectType: 'TriggerSend',
      id: messageId,
      triggerTypeId: request.triggerTypeId,
      mailingId,
      newsletterId,
      language: languageIso,
      receiver: receiverRecord(send as TriggerSend),
      result: 'accepted',
      error: null,
      acceptedAt: timestamp(call.app.clock.now()),
    }
    return { status: 200, body: wrap(data, []), subjects: subjectsOf([send as TriggerSend]) }
  },
})

export const triggerBatchRoute = writeRoute({
  ...triggerScope,
  method: 'POST',
  path: '/mailings/singleTrigger/batch',
  summary: 'Send up to 100 trigger mails',
  description:
    'As POST /mailings/singleTrigger, for several people with the same content. A receiver that is refused does not concern the others.',
  idempotent: true,
  memberLimit: 20_000,
  body: { schema: triggerBatchBody, documented: documentedBatchBody },
  responses: { 200: envelope(z.array(batchResultSchema), batchTotals) },
  errors: [triggerRefusals.trigger_mailing_inactive, accountRefusals.account_not_approved],
  handle: async (call) => {
    const { receivers, ...request } = call.body
    const read = receivers.map((raw, i) => readReceiver(raw, `#/receivers/${i}`, call.app))
    const sends = await sendTriggers(call.act, request, read)
    const data = sends.map((send, index) => ({
      objectType: 'TriggerSend',
      index,
      id: send.messageId,
      receiver: receiverRecord(send),
      result: send.error ? 'rejected' : 'accepted',
      error: send.error && receiverError(send.error),
    }))
    const accepted = data.filter(({ error }) => error === null).length
    const totals = { total: data.length, accepted, rejected: data.length - accepted }
    return { status: 200, body: wrap(data, [], totals), subjects: subjectsOf(sends) }
  },
})
