import { z } from 'zod'
import type { Refusal } from '../../platform/errors/refusal.ts'
import { count, envelope, id, itemErrorSchema, kindOf, wrap } from '../../platform/http/schema.ts'
import { writeRoute } from '../api-keys/caller.gate.ts'
import { includeQuery } from '../subscribers/subscriber.query.ts'
import { subscriberIncludes } from '../subscribers/subscriber.record.ts'
import { subscriberSchema } from '../subscribers/subscriber.schema.ts'
import { subscriberScope, writtenRecord } from '../subscribers/subscriber-reply.record.ts'
import { readItem } from './multiple-subscribers.body.ts'
import { howOfKey } from './subscriber.body.ts'
import { multipleItem } from './subscriber-body.schema.ts'
import { updateMultipleSubscribers } from './update-multiple-subscribers.ts'

const bodyOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({ subscribers: z.array(item).min(1).max(100).describe('Whom to update, each with id or email') })
/** Items are looked at one by one, so that a fault in one of them does not concern the others. */
const body = bodyOf(z.record(z.string(), z.unknown()))
const documented = bodyOf(multipleItem).meta({ id: 'SubscriberMultiple' })

const result = z
  .strictObject({
    objectType: kindOf('SubscriberResult'),
    index: count.describe('Where the item stands in the request, from 0'),
    id: id.nullable().describe('The subscriber; null when there is none'),
    result: z.literal(['updated', 'unchanged', 'failed']).describe('What became of the item'),
    subscriber: z.strictObject({ data: subscriberSchema }).optional().describe('As it is now, unless it failed'),
    error: itemErrorSchema.optional().describe('Why it failed'),
  })
  .meta({ id: 'SubscriberResult', description: 'What became of one item' })
const totals = {
  total: count.describe('Items in the request'),
  updated: count.describe('Items that changed something'),
  unchanged: count.describe('Items that were so already'),
  failed: count.describe('Items that were refused'),
}

export const updateMultipleSubscribersRoute = writeRoute({
  ...subscriberScope,
  method: 'PUT',
  path: '/subscribers/multiple',
  summary: 'Update up to 100 subscribers',
  description:
    'Items name the person by `id` or `email`. Each has its own outcome; one that is refused does not concern the others.',
  idempotent: true,
  memberLimit: 100_000,
  query: includeQuery,
  body: { schema: body, documented },
  responses: { 200: envelope(z.array(result), totals) },
  handle: async ({ act, caller, body, query }) => {
    const how = howOfKey(caller, 'multiple')
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
function itemError({ code, status, detail, extensions }: Refusal) {
  return { code, status, detail, ...extensions }
}
