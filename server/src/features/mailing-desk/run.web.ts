import { z } from 'zod'
import { count, lines } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { messageStates } from '../messages/index.ts'
import { findRunOfMailing, peopleOfRun, runParts, runRefusals } from '../runs/index.ts'
import { cancelMailing, pauseMailing, resumeMailing, retryMailing } from './control-mailing.ts'
import { peopleQuery } from './desk.query.ts'
import { deskRefusals } from './desk.refusals.ts'
import { faceSchema } from './desk.schema.ts'
import { followRun, requireRun } from './follow-run.ts'
import { runRecord } from './run.record.ts'
import { runSchema } from './run.schema.ts'
import { runState } from './run-state.ts'

const common = { tag: 'Runs' } as const
const path = '/accounts/{accountId}/mailings/{id}/run'
const peoplePerPage = 50
const errors = [mailingRefusals.mailing_not_found, deskRefusals.run_not_begun]

export const followRunRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path,
  summary: 'Where everybody stands whom the mailing goes to, how fast it moves, and if it does not, why',
  responses: { 200: z.strictObject({ data: runSchema }) },
  errors,
  handle: async ({ look, ids }) => ({
    status: 200,
    body: { data: runRecord(await followRun(look, ids.id as number)) },
  }),
})

/** Whoever looks within the same part of a second sees the same. */
const sameMs = 500

export const watchRunRoute = webRoutes.streamRoute({
  ...common,
  action: 'readMailings',
  path: `${path}/live`,
  summary: 'The same, told every second',
  responses: { 200: z.string() },
  read: async (look, position, ids) => {
    const id = ids.id as number
    const moment = String(Math.floor(look.clock.now().getTime() / sameMs))
    if (position === moment || !(await findRunOfMailing(look.reader, id))) return []
    return [{ position: moment, event: 'run', data: runRecord(await followRun(look, id)) }]
  },
})

const personInRun = faceSchema
  .extend({
    state: z
      .enum(['untouched', ...(Object.keys(messageStates) as (keyof typeof messageStates)[])])
      .describe('How far their mail has come'),
    reason: z.string().nullable().describe('Why they were left out, or what their mail could not be made of'),
    reply: z.string().nullable().describe('In the words of whoever refused it'),
  })
  .meta({ id: 'PersonInRun', description: 'Somebody whom a run is aimed at' })

export const listRunPeopleRoute = webRoutes.readRoute({
  ...common,
  action: 'seePeople',
  method: 'GET',
  path: `${path}/people`,
  summary: 'Exactly the people behind one number of the run',
  query: peopleQuery(runParts),
  responses: {
    200: z.strictObject({
      data: z.array(personInRun).describe('50 at most, by id'),
      meta: z.strictObject({ hasMore: z.boolean().describe('Whether others follow') }).describe('The page'),
    }),
  },
  errors,
  handle: async ({ look, ids, query }) => {
    const run = await requireRun(look, ids.id as number)
    const people = await peopleOfRun(look, run, { ...query, limit: peoplePerPage + 1 })
    const data = people.slice(0, peoplePerPage)
    return { status: 200, body: { data, meta: { hasMore: people.length > data.length } } }
  },
})

const control = { ...common, action: 'controlSending', method: 'POST', stateForAudit: runState } as const
const controlErrors = [...errors, deskRefusals.run_not_changed]

export const pauseRunRoute = webRoutes.writeRoute({
  ...control,
  path: `${path}/pause`,
  summary: 'Put nothing more of it on the wire',
  responses: { 204: null },
  errors: controlErrors,
  handle: async ({ act, ids }) => {
    await pauseMailing(act, ids.id as number)
    return { status: 204 }
  },
})

export const resumeRunRoute = webRoutes.writeRoute({
  ...control,
  path: `${path}/resume`,
  summary: 'Let it go on; with a reason, where it had stopped itself',
  body: {
    schema: z.strictObject({ reason: lines(500).nullable().describe('Why it may go on; null = none is needed') }),
  },
  responses: { 204: null },
  errors: [
    ...controlErrors,
    deskRefusals.resume_reason_required,
    accountRefusals.account_locked,
    accountRefusals.account_closed,
    accountRefusals.account_not_approved,
  ],
  handle: async ({ act, ids, body }) => {
    await resumeMailing(act, ids.id as number, body.reason)
    return { status: 204 }
  },
})

export const cancelRunRoute = webRoutes.writeRoute({
  ...control,
  path: `${path}/cancel`,
  summary: 'End it for good; who has no mail yet gets none',
  responses: { 204: null },
  errors: [...controlErrors, runRefusals.run_never_ends],
  handle: async ({ act, ids }) => {
    await cancelMailing(act, ids.id as number)
    return { status: 204 }
  },
})

export const retryRunRoute = webRoutes.writeRoute({
  ...control,
  path: `${path}/retry`,
  summary: 'Try again what was refused, expired or could not be made, but for addresses that do not exist',
  responses: {
    200: z.strictObject({
      data: z.strictObject({ mails: count.describe('How many mails wait again') }).describe('What was done'),
    }),
  },
  errors: [...errors, runRefusals.retry_not_possible, runRefusals.nothing_to_retry],
  handle: async ({ act, ids }) => ({
    status: 200,
    body: { data: { mails: await retryMailing(act, ids.id as number) } },
  }),
})
