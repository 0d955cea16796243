import { z } from 'zod'
import { parameterError } from '../../platform/errors/field-error.ts'
import { type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, paginated, wrap, wrapPage } from '../../platform/http/schema.ts'
import { readRoute, writeRoute } from '../api-keys/caller.gate.ts'
import { attachToCopy } from './attach-receivers.ts'
import { mailStateOf, type ReceiverResult, receiverResults, resultWithoutMessage } from './copy.rules.ts'
import { listCopyReceivers } from './copy-receiver.store.ts'
import { getCopy } from './known-copy.ts'
import { readReceiver } from './receiver.body.ts'
import { receiverError, receiverRecord, subjectsOf, triggerScope } from './trigger.record.ts'
import { triggerRefusals } from './trigger.refusals.ts'
import {
  attachBody,
  attachResultSchema,
  attachTotals,
  copyReceiverSchema,
  documentedAttachBody,
} from './trigger.schema.ts'

const path = '/mailings/trigger/{id}/receivers'
const listSpec: ListSpec<never> = {
  paginated: true,
  filters: (name) => (name === 'result' ? { type: 'text' } : undefined),
}

export const attachReceiversRoute = writeRoute({
  ...triggerScope,
  method: 'POST',
  path,
  summary: 'Attach up to 1,000 receivers',
  description: 'Call it as often as needed; somebody who is attached already is told as `duplicate`.',
  idempotent: true,
  bodyLimit: 10 * 1024 * 1024,
  memberLimit: 200_000,
  body: { schema: attachBody, documented: documentedAttachBody },
  responses: { 200: envelope(z.array(attachResultSchema), attachTotals) },
  errors: [
    triggerRefusals.trigger_mailing_not_found,
    triggerRefusals.step_not_allowed,
    triggerRefusals.receiver_limit_reached,
  ],
  handle: async (call) => {
    const read = call.body.receivers.map((raw, i) => readReceiver(raw, `#/receivers/${i}`, call.app))
    const attachments = await attachToCopy(call.act, call.ids.id as number, read)
    const data = attachments.map((one, index) => ({
      objectType: 'TriggerReceiverResult',
      index,
      receiver: receiverRecord(one),
      result: one.result,
      error: one.result === 'rejected' && one.error ? receiverError(one.error) : null,
    }))
    const count = (outcome: string) => data.filter(({ result }) => result === outcome).length
    const totals = {
      total: data.length,
      attached: count('attached'),
      duplicate: count('duplicate'),
      rejected: count('rejected'),
    }
    return { status: 200, body: wrap(data, [], totals), subjects: subjectsOf(attachments) }
  },
})

export const listReceiversRoute = readRoute({
  ...triggerScope,
  method: 'GET',
  path,
  summary: 'List the receivers of a copy',
  description: 'In pages. `filter[result]=failed` shows whom it did not reach.',
  query: { parse: parseReceiverQuery, parameters: listParameters(listSpec, ['[result]']) },
  responses: { 200: paginated(copyReceiverSchema) },
  errors: [triggerRefusals.trigger_mailing_not_found],
  handle: async ({ look, ids, query }) => {
    const copy = await getCopy(look, ids.id as number)
    const withoutMessage = resultWithoutMessage(copy)
    const { total, receivers } = await listCopyReceivers(look.reader, { ...query, copyId: copy.id, withoutMessage })
    const records = receivers.map(({ messageState, attachedAt, ...receiver }) => ({
      objectType: 'TriggerMailingReceiver',
      ...receiver,
      state: mailStateOf(messageState, withoutMessage),
      attachedAt,
    }))
    return { status: 200, body: wrapPage(records, [], total, query) }
  },
})

function parseReceiverQuery(search: URLSearchParams) {
  const { value, errors } = parseListQuery(search, listSpec)
  const results = value.filters.flatMap(({ values }) => values) as ReceiverResult[]
  if (results.some((result) => !receiverResults.includes(result)))
    errors.push(
      parameterError('filter[result]', 'query_parameter_invalid', `result is one of: ${receiverResults.join(', ')}.`),
    )
  return { value: { page: value.page, limit: value.limit, results }, errors }
}
