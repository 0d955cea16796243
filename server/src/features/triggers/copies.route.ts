import { millisecondsOf, readTimestamp } from '../../platform/clock/timestamp.rules.ts'
import { type FieldError, fieldError } from '../../platform/errors/field-error.ts'
import { envelope } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { readRoute, writeRoute } from '../api-keys/caller.gate.ts'
import { apiBase } from '../api-v1/index.ts'
import { createCopy } from './create-copy.ts'
import { getCopy } from './known-copy.ts'
import { cancelCopy, scheduleCopy, unscheduleCopy } from './schedule-copy.ts'
import { copyReply, triggerScope } from './trigger.record.ts'
import { triggerRefusals } from './trigger.refusals.ts'
import { copyBody, copySchema, scheduleBody } from './trigger.schema.ts'

const path = '/mailings/trigger/{id}'

export const createCopyRoute = writeRoute({
  ...triggerScope,
  method: 'POST',
  path: '/mailings/trigger',
  summary: 'Create a copy for many receivers',
  description: 'A copy is dispatched in four steps: create it, attach receivers, schedule it, and read how far it is.',
  idempotent: true,
  body: { schema: copyBody },
  responses: { 201: envelope(copySchema) },
  errors: [triggerRefusals.trigger_mailing_inactive],
  handle: async ({ act, body }) => {
    const id = await createCopy(act, body)
    return { ...copyReply(await getCopy(act, id), 201), location: `${apiBase}/mailings/trigger/${id}` }
  },
})

export const getCopyRoute = readRoute({
  ...triggerScope,
  method: 'GET',
  path,
  summary: 'Read a copy',
  description: '`receivers` tells how many have been sent.',
  responses: { 200: envelope(copySchema) },
  errors: [triggerRefusals.trigger_mailing_not_found],
  handle: async ({ look, ids }) => copyReply(await getCopy(look, ids.id as number)),
})

export const cancelCopyRoute = writeRoute({
  ...triggerScope,
  method: 'DELETE',
  path,
  summary: 'Cancel a copy',
  description: 'Before its dispatch begins. The copy can still be read, but nothing of it will be sent.',
  responses: { 204: null },
  errors: [triggerRefusals.trigger_mailing_not_found, triggerRefusals.step_not_allowed],
  handle: async ({ act, ids }) => {
    await cancelCopy(act, ids.id as number)
    return { status: 204 }
  },
})

export const scheduleCopyRoute = writeRoute({
  ...triggerScope,
  method: 'POST',
  path: `${path}/schedule`,
  summary: 'Schedule a copy',
  description: 'Without a body, or without `scheduledAt`, the dispatch begins now. At most 365 days ahead.',
  idempotent: true,
  body: { schema: scheduleBody, optional: true, check: ({ scheduledAt }, { now }) => checkSchedule(scheduledAt, now) },
  responses: { 202: envelope(copySchema) },
  errors: [
    triggerRefusals.trigger_mailing_not_found,
    triggerRefusals.no_receivers,
    triggerRefusals.step_not_allowed,
    accountRefusals.account_not_approved,
  ],
  handle: async ({ act, ids, body }) => {
    const id = ids.id as number
    await scheduleCopy(act, id, body.scheduledAt ?? null)
    return copyReply(await getCopy(act, id), 202)
  },
})

export const unscheduleCopyRoute = writeRoute({
  ...triggerScope,
  method: 'DELETE',
  path: `${path}/schedule`,
  summary: 'Take back the schedule',
  description: 'More receivers can be attached afterwards, and it can be scheduled again.',
  responses: { 200: envelope(copySchema) },
  errors: [triggerRefusals.trigger_mailing_not_found, triggerRefusals.step_not_allowed],
  handle: async ({ act, ids }) => {
    const id = ids.id as number
    await unscheduleCopy(act, id)
    return copyReply(await getCopy(act, id))
  },
})

const toleranceMs = 60_000
const horizonMs = 365 * 24 * 60 * 60 * 1000

function checkSchedule(scheduledAt: unknown, now: Date): FieldError[] {
  const time = typeof scheduledAt === 'string' ? readTimestamp(scheduledAt) : null
  if (time === null) return []
  const ahead = millisecondsOf(time) - now.getTime()
  if (ahead < -toleranceMs) return [fieldError('#/scheduledAt', 'scheduled_in_past')]
  if (ahead > horizonMs) return [fieldError('#/scheduledAt', 'out_of_range', 'At most 365 days ahead.')]
  return []
}
