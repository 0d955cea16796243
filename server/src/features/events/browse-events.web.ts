import { z } from 'zod'
import { readTimestamp, type Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { parameterError } from '../../platform/errors/field-error.ts'
import type { QuerySpec } from '../../platform/http/route.ts'
import { count } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { browseEvents, type EventWish } from './browse-events.ts'
import { type EventType, eventRecord, eventTypes } from './event.rules.ts'
import { eventSchema } from './event.schema.ts'

const pageSize = 50
const number = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined)
const time = (text: string): Timestamp | undefined => readTimestamp(text) ?? undefined

const parameters = {
  type: {
    description: 'Only events of this type',
    read: (text: string): EventType | undefined => eventTypes.find((known) => known === text),
    schema: { type: 'string', enum: eventTypes },
  },
  subscriberId: { description: 'Only about this person', read: number, schema: { type: 'integer', minimum: 1 } },
  before: { description: 'Only before this position', read: number, schema: { type: 'integer', minimum: 1 } },
  since: { description: 'Only from this time on, UTC', read: time, schema: { type: 'string' } },
  until: { description: 'Only before this time, UTC', read: time, schema: { type: 'string' } },
} as const
type Parameter = keyof typeof parameters
const names = Object.keys(parameters) as Parameter[]

const wishQuery: QuerySpec<EventWish> = {
  parse: (query) => {
    const read = <P extends Parameter>(name: P) => {
      const given = query.getAll(name)
      return given.length === 1 ? parameters[name].read(given[0] as string) : undefined
    }
    const value = Object.fromEntries(names.map((name) => [name, read(name) ?? null])) as unknown as EventWish
    const wrong = [...new Set(query.keys())].filter((name) => !names.some((known) => known === name && read(known)))
    return { value, errors: wrong.map((name) => parameterError(name.toWellFormed(), 'query_parameter_invalid')) }
  },
  parameters: names.map((name) => ({
    name,
    description: parameters[name].description,
    schema: parameters[name].schema,
  })),
}

export const browseEventsRoute = webRoutes.readRoute({
  tag: 'Events',
  action: 'manageIntegrations',
  method: 'GET',
  path: '/accounts/{accountId}/events',
  summary: 'The log of events, the newest first',
  query: wishQuery,
  responses: {
    200: z.strictObject({
      data: z.array(eventSchema).describe('50 at most'),
      meta: z
        .strictObject({
          firstSequence: count.describe('The oldest event kept; 0 = there is none'),
          lastSequence: count.describe('The newest event of the account'),
          nextBefore: count.nullable().describe('What to send as `before` to look further back; null = to the end'),
        })
        .describe('The log, and how far it was looked through'),
    }),
  },
  handle: async ({ look, query }) => {
    const { events, firstSeq, lastSeq, nextBefore } = await browseEvents(look, query, pageSize)
    const data = events.map((event) => eventRecord(event, look.account))
    return {
      status: 200,
      body: { data, meta: { firstSequence: firstSeq, lastSequence: lastSeq, nextBefore } },
    }
  },
})
