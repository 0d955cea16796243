import { z } from 'zod'
import type { AppError } from '../../platform/errors/app-error.ts'
import { envelope, id, wrap } from '../../platform/http/schema.ts'
import { writeRoute } from '../api-keys/index.ts'
import {
  includeQuery,
  subscriberIncludes,
  subscriberSchema,
  subscriberScope,
  writtenRecord,
} from '../subscribers/index.ts'
import { readItem } from './multiple-body.ts'
import { updateMultipleSubscribers } from './update-multiple-subscribers.ts'

const body = z
  .strictObject({
    subscribers: z
      .array(z.record(z.string(), z.unknown()).meta({ description: 'As in an update, with id or email' }))
      .min(1)
      .max(100),
  })
  .meta({ id: 'SubscriberMultiple' })

const result = z
  .strictObject({
    objectType: z.literal('SubscriberResult'),
    index: z.int().min(0),
    id: id.nullable(),
    result: z.literal(['updated', 'unchanged', 'failed']),
    subscriber: z.strictObject({ data: subscriberSchema }).optional(),
    error: z.looseObject({ code: z.string(), status: z.int(), detail: z.string() }).optional(),
  })
  .meta({ id: 'SubscriberResult' })

export const updateMultipleSubscribersRoute = writeRoute({
  ...subscriberScope,
  method: 'PUT',
  path: '/subscribers/multiple',
  summary: 'Update up to 100 subscribers, each with its own outcome',
  idempotent: true,
  query: includeQuery,
  body: { schema: body },
  responses: { 200: envelope(z.array(result)) },
  handle: async ({ act, caller, body, query }) => {
    const how = { optinMailingId: caller.key.defaultOptinMailingId, source: 'multiple' }
    const items = await updateMultipleSubscribers(
      act,
      body.subscribers.map((item) => readItem(act, item, how)),
    )
    const data = []
    for (const [index, item] of items.entries()) {
      const head = { objectType: 'SubscriberResult', index, id: item.id, result: item.result }
      if (item.result === 'failed') data.push({ ...head, error: itemError(item.error) })
      else data.push({ ...head, subscriber: { data: await writtenRecord(act, item.written, query.include) } })
    }
    const count = (outcome: string) => items.filter(({ result }) => result === outcome).length
    const totals = {
      total: items.length,
      updated: count('updated'),
      unchanged: count('unchanged'),
      failed: count('failed'),
    }
    const subjects = items.flatMap(({ id, result }) => (result === 'failed' || id === null ? [] : [id]))
    return { status: 200, body: wrap(data, subscriberIncludes, totals), subjects }
  },
})

/** A refusal as it stands inside a per-item result. */
function itemError({ code, status, detail, extensions }: AppError) {
  return { code, status, detail, ...extensions }
}
