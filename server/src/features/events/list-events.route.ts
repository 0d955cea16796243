import { type FieldError, parameterError } from '../../platform/errors/field-error.ts'
import { wrap } from '../../platform/http/schema.ts'
import { readRoute } from '../api-keys/caller.gate.ts'
import { eventRefusals } from './event.refusals.ts'
import { eventRecord } from './event.rules.ts'
import { eventListSchema } from './event.schema.ts'
import { listEvents } from './list-events.ts'

interface EventQuery {
  after: number | null
  limit: number
}
const maxLimit = 500
const defaultLimit = 100

export const listEventsRoute = readRoute<EventQuery>({
  method: 'GET',
  path: '/events',
  summary: 'Read the events of the account',
  description:
    'Oldest first. Keep `meta.meta.nextAfter` together with what you did with the events, and send it as `after` next time: then none is missed and none taken twice.',
  tag: 'Events',
  scopes: ['subscribers'],
  tenantTypes: ['S'],
  query: {
    parse: readQuery,
    parameters: [
      {
        name: 'after',
        description: 'The last sequence you have; events follow it. Without it the oldest event kept comes first.',
        schema: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      },
      {
        name: 'limit',
        description: 'Events per answer.',
        schema: { type: 'integer', minimum: 1, maximum: maxLimit, default: defaultLimit },
      },
    ],
  },
  responses: { 200: eventListSchema },
  errors: [eventRefusals.events_gone],
  handle: async ({ look, query }) => {
    const { events, lastSeq } = await listEvents(look, query)
    const nextAfter = events.at(-1)?.seq ?? query.after ?? lastSeq
    const records = events.map((event) => eventRecord(event, look.account))
    return { status: 200, body: wrap(records, [], { lastSequence: lastSeq, nextAfter, hasMore: nextAfter < lastSeq }) }
  },
})

function readQuery(query: URLSearchParams): { value: EventQuery; errors: FieldError[] } {
  const errors: FieldError[] = []
  const ranges: Record<string, [number, number]> = { after: [0, Number.MAX_SAFE_INTEGER], limit: [1, maxLimit] }
  const read = (name: string): number | null => {
    const values = query.getAll(name).map((text) => text.trim())
    const [least, most] = ranges[name] as [number, number]
    if (values.length === 0) return null
    const number = Number(values[0])
    if (values.length === 1 && /^\d{1,16}$/.test(values[0] as string) && number >= least && number <= most)
      return number
    errors.push(
      parameterError(name, 'query_parameter_invalid', `Send ${name} once, a whole number from ${least} to ${most}.`),
    )
    return null
  }
  for (const name of new Set(query.keys()))
    if (!Object.hasOwn(ranges, name)) errors.push(parameterError(name.toWellFormed(), 'query_parameter_invalid'))
  return { value: { after: read('after'), limit: read('limit') ?? defaultLimit }, errors }
}
