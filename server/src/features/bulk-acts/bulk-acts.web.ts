import { z } from 'zod'
import { type FieldError, fieldError, parameterError } from '../../platform/errors/field-error.ts'
import { webRoutes } from '../app-api/index.ts'
import { groupRefusals } from '../groups/index.ts'
import { jobRefusals } from '../jobs/index.ts'
import { documentedNarrowing, narrowingMembers } from '../subscribers/narrowing.schema.ts'
import { subscriberNarrowingQuery } from '../subscribers/subscriber.query.ts'
import { neededFor, statementMembers } from '../subscriptions/user-act.body.ts'
import { bulkActRefusals } from './bulk-act.refusals.ts'
import { chosenCountSchema, chosenMembers, jobStartedSchema, outcomeListSchema } from './bulk-act.schema.ts'
import { listOutcomes } from './bulk-act.store.ts'
import { countChosen } from './count-chosen.ts'
import { startBulkAct } from './start-bulk-act.ts'
import { undoBulkAct } from './undo-bulk-act.ts'

const tag = 'Bulk acts'
const groupId = z.int().min(1)
const { reason, basis } = statementMembers
const bodyOf = <S extends z.ZodRawShape>(more: S) => ({
  schema: z.strictObject({ ...chosenMembers, ...narrowingMembers, ...more }),
  documented: z.strictObject({ ...chosenMembers, ...documentedNarrowing, ...more }),
})

export const countChosenRoute = webRoutes.readRoute({
  ...{ tag, action: 'seePeople', method: 'POST' },
  path: '/accounts/{accountId}/subscribers/chosen',
  summary: 'How many people are chosen, before anything is done with them',
  query: subscriberNarrowingQuery,
  body: bodyOf({ groupId: groupId.nullable().describe('A group to look into as well') }),
  responses: { 200: chosenCountSchema },
  handle: async ({ look, query, body: { mode, ids, words, conditions, groupId } }) => ({
    status: 200,
    body: { data: await countChosen(look, { mode, ids, narrowing: { ...query, words, conditions } }, groupId) },
  }),
})

export const startBulkActRoute = webRoutes.writeRoute({
  ...{ tag, action: 'changePeople', method: 'POST' },
  path: '/accounts/{accountId}/subscribers/acts',
  summary: 'Do something with many people, in the background',
  query: subscriberNarrowingQuery,
  body: {
    ...bodyOf({
      act: z.enum(['addToGroup', 'removeFromGroup', 'archive', 'blacklist', 'reactivate']).describe('What to do'),
      groupId: groupId.optional().describe('The group it is about; required where it is about one'),
      reason: reason.describe('Why, for the consent ledger; required for the blacklist and to reactivate'),
      basis: basis.describe('Why mail may be sent again; required to reactivate'),
    }),
    check: checkBulkAct,
  },
  responses: { 202: jobStartedSchema },
  errors: [groupRefusals.group_not_found, groupRefusals.group_is_dynamic, groupRefusals.group_locked],
  handle: async ({ act, query, body: { mode, ids, words, conditions, ...asked } }) => {
    const { act: name, groupId = null, reason = null, basis = null } = asked
    const order = { act: name, groupId, reason, basis }
    return {
      status: 202,
      body: { data: await startBulkAct(act, { mode, ids, narrowing: { ...query, words, conditions } }, order) },
    }
  },
})

const needed: Record<string, readonly string[]> = {
  addToGroup: ['groupId'],
  removeFromGroup: ['groupId'],
  blacklist: neededFor('blacklist'),
  reactivate: neededFor('reactivate'),
}

function checkBulkAct(raw: Record<string, unknown>): FieldError[] {
  const missing = needed[String(raw.act)]?.filter((name) => raw[name] === undefined) ?? []
  return missing.map((name) => fieldError(`#/${name}`, 'required'))
}

export const eraseManyRoute = webRoutes.writeRoute({
  ...{ tag, action: 'deletePeople', method: 'POST' },
  path: '/accounts/{accountId}/subscribers/erasures',
  summary: 'Erase many people for good, in the background',
  query: subscriberNarrowingQuery,
  body: bodyOf({}),
  responses: { 202: jobStartedSchema },
  handle: async ({ act, query, body: { mode, ids, words, conditions } }) => {
    const selection = { mode, ids, narrowing: { ...query, words, conditions } }
    return {
      status: 202,
      body: { data: await startBulkAct(act, selection, { act: 'erase', groupId: null, reason: null, basis: null }) },
    }
  },
})

const outcomesAtOnce = 50

export const listOutcomesRoute = webRoutes.readRoute({
  ...{ tag, action: 'seePeople', method: 'GET' },
  path: '/accounts/{accountId}/jobs/{id}/people',
  summary: 'What an act on many came to, person by person',
  query: {
    parse: readOutcomesQuery,
    parameters: [
      { name: 'after', description: 'Those with a larger id', schema: { type: 'integer' } },
      { name: 'outcome', description: 'Only those with this outcome', schema: { type: 'string' } },
    ],
  },
  responses: { 200: outcomeListSchema },
  handle: async ({ look, ids, query }) => ({
    status: 200,
    body: { data: await listOutcomes(look.reader, ids.id as number, { ...query, limit: outcomesAtOnce }) },
  }),
})

function readOutcomesQuery(query: URLSearchParams) {
  const after = query.get('after') ?? '0'
  const unknown = [...query.keys()].filter((name) => name !== 'after' && name !== 'outcome')
  const errors = unknown.map((name) => parameterError(name.toWellFormed(), 'query_parameter_invalid'))
  if (!/^[0-9]{1,15}$/.test(after)) errors.push(parameterError('after', 'query_parameter_invalid'))
  return { value: { after: Number(after), outcome: query.get('outcome') }, errors }
}

export const undoBulkActRoute = webRoutes.writeRoute({
  ...{ tag, action: 'changePeople', method: 'POST' },
  path: '/accounts/{accountId}/jobs/{id}/undo',
  summary: 'Take an act on many back, of everybody who was not changed since',
  responses: { 202: z.strictObject({ data: z.strictObject({ jobId: z.int().describe('The job that does it') }) }) },
  errors: [jobRefusals.job_not_found, bulkActRefusals.bulk_undo_over],
  handle: async ({ act, ids }) => ({
    status: 202,
    body: { data: { jobId: await undoBulkAct(act, ids.id as number) } },
  }),
})
