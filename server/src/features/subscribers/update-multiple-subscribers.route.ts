import { z } from 'zod'
import { envelope, id, wrap } from '../../platform/http/schema.ts'
import { writeRoute } from '../api-keys/index.ts'
import { writtenRecord } from './get-subscriber.ts'
import { subscriberSchema } from './subscriber.schema.ts'
import { subscriberIncludes } from './subscriber-record.ts'
import { includeQuery, subscriberScope } from './subscriber-reply.ts'
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
  handle: async (call) => {
    const items = await updateMultipleSubscribers(call, call.body.subscribers)
    const data = []
    for (const item of items) {
      const head = { objectType: 'SubscriberResult', index: item.index, id: item.id, result: item.result }
      if (item.result === 'failed') data.push({ ...head, error: item.error })
      else
        data.push({
          ...head,
          subscriber: { data: await writtenRecord(call.tx, call.caller, item.written, call.query.include) },
        })
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
