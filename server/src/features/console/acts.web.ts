import { z } from 'zod'
import type { Timestamp } from '../../platform/clock/timestamp.rules.ts'
import { parameterError } from '../../platform/errors/field-error.ts'
import type { QuerySpec } from '../../platform/http/route.ts'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { type ActsFilter, listOperatorActs, verifyOperatorActs } from '../audit/index.ts'
import { consoleRoutes } from '../operators/console.gate.ts'
import { allOperators } from '../operators/index.ts'
import { actSchema, actView } from './act-view.schema.ts'

const tag = 'Operators'
const pageSize = 50
/** The place of an entry in the list of all: time, account and number. */
const placeFormat = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)_(\d{1,15})_(\d{1,15})$/

const actsQuery: QuerySpec<ActsFilter> = {
  parse: (query) => {
    const shown = query.get('before')
    const place = placeFormat.exec(shown ?? '')
    const wrong = [...query.keys()].filter((name) => name !== 'before' || place === null)
    const before = place && {
      at: `${place[1]} ${place[2]}` as Timestamp,
      accountId: Number(place[3]),
      seq: Number(place[4]),
    }
    return {
      value: { accountId: null, before },
      errors: wrong.map((name) => parameterError(name.toWellFormed(), 'query_parameter_invalid')),
    }
  },
  parameters: [
    { name: 'before', description: 'Older than this place, as `meta.next` says', schema: { type: 'string' } },
  ],
}

export const listActsRoute = consoleRoutes.forOperators({
  tag,
  method: 'GET',
  path: '/acts',
  summary: 'What operators did, in accounts and outside, the newest first',
  query: actsQuery,
  responses: {
    200: z.strictObject({
      data: z.array(actSchema).describe('50 at most'),
      meta: z
        .strictObject({ next: z.string().nullable().describe('Where older entries follow; null = there are none') })
        .describe('The page'),
    }),
  },
  handle: async ({ desk, query }) => {
    const found = await desk.operatorDb.transaction((tx) => listOperatorActs(tx, query, pageSize + 1))
    const shown = found.slice(0, pageSize)
    const last = found.length > pageSize ? shown.at(-1) : undefined
    const next = last ? `${last.at.replace(' ', 'T')}_${last.accountId}_${last.seq}` : null
    return { status: 200, body: { data: shown.map(actView), meta: { next } } }
  },
})

export const verifyActsRoute = consoleRoutes.forOperators({
  tag,
  method: 'GET',
  path: '/acts/verification',
  summary: 'Walk the chain of what operators did outside of accounts',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          entries: count.describe('How many hold'),
          brokenAt: count.nullable().describe('The first that was changed or is missing; null = all hold'),
        })
        .describe('What was found'),
    }),
  },
  handle: async ({ desk }) => {
    const { entries, brokenAt } = await verifyOperatorActs(desk)
    return { status: 200, body: { data: { entries, brokenAt } } }
  },
})

export const listOperatorsRoute = consoleRoutes.forOperators({
  tag,
  method: 'GET',
  path: '/operators',
  summary: 'Who is an operator, or was',
  responses: {
    200: z.strictObject({
      data: z
        .array(
          z
            .strictObject({
              id: id.describe('The operator'),
              name: z.string().describe('How they are called'),
              email: z.string().describe('What they sign in with'),
              languageIso: z.string().describe('The language they read'),
              hasFactor: z.boolean().describe('Whether the second factor is set up'),
              createdAt: timestampSchema.describe('Since when, UTC'),
              removedAt: timestampSchema.nullable().describe('When they were removed, UTC; null = they are one'),
              seenAt: timestampSchema.nullable().describe('When a session of theirs was last used, UTC'),
            })
            .meta({ id: 'KnownOperator', description: 'An operator' }),
        )
        .describe('Those who were removed last'),
    }),
  },
  handle: async ({ desk }) => ({ status: 200, body: { data: await allOperators(desk) } }),
})
