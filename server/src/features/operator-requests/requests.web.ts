import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { type ConsoleCaller, consoleRoutes } from '../operators/console.gate.ts'
import { operatorRefusals } from '../operators/index.ts'
import { voteSchema } from '../operators/vote.schema.ts'
import { userRefusals } from '../users/index.ts'
import {
  agreeToRequest,
  askOperators,
  completeRequest,
  type RequestWithVotes,
  readRequests,
  withdrawRequest,
} from './ask-operators.ts'
import { requestRefusals } from './request.refusals.ts'
import { requestKinds, requestOutcomes } from './request.rules.ts'

const tag = 'Requests'
const reason = z.string().trim().min(3).max(500)

const requestSchema = z
  .strictObject({
    id: id.describe('The request'),
    kind: z.enum(requestKinds).describe('What is asked for'),
    accountId: id.nullable().describe('The account to unlock; null for any other kind'),
    objectName: z.string().describe('What the account, or the user, is called'),
    objectEmail: z.string().nullable().describe('What the user signs in with; null for an account'),
    reason: reason.describe('Why'),
    askedBy: z.string().describe('Who has asked'),
    askedAt: timestampSchema.describe('When, UTC'),
    agreedAt: timestampSchema.nullable().describe('When enough had agreed, UTC; null = more have to'),
    dueAt: timestampSchema.nullable().describe('From when on a factor may be reset, UTC; null = nothing is waited for'),
    votes: z.array(voteSchema).describe('Who has agreed, the first one first'),
    outcome: z.enum(requestOutcomes).nullable().describe('What became of it; null = it is open'),
    endedAt: timestampSchema.nullable().describe('When it ended, UTC'),
    endedBy: z.string().nullable().describe('Who has done or withdrawn it'),
  })
  .meta({ id: 'OperatorRequest', description: 'Something that takes several operators' })

function viewOf(request: RequestWithVotes) {
  const { userId: _userId, askedBy: _askedBy, askedByName, endedByName, ...rest } = request
  return { ...rest, askedBy: askedByName, endedBy: endedByName }
}

const whoOf = ({ session }: ConsoleCaller) => session.operator.id

export const listRequestsRoute = consoleRoutes.forOperators({
  tag,
  method: 'GET',
  path: '/requests',
  summary: 'What operators were asked to agree to',
  responses: {
    200: z.strictObject({ data: z.array(requestSchema).describe('50 at most: those that are open first') }),
  },
  handle: async ({ desk }) => ({ status: 200, body: { data: (await readRequests(desk)).map(viewOf) } }),
})

export const askRoute = consoleRoutes.forOperators({
  tag,
  method: 'POST',
  path: '/requests',
  summary: 'Ask the others to agree to something',
  description: 'Whoever asks has agreed. With the last vote an account is unlocked; a factor is reset a day later.',
  body: {
    schema: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('unlockAccount').describe('Unlock an account'),
        accountId: id.describe('The account'),
        reason: reason.describe('Why; the admins of the account read it in its log'),
      }),
      z.strictObject({
        kind: z.literal('resetFactor').describe('Reset the lost second factor of a user'),
        email: z.string().max(320).describe('What the user signs in with'),
        reason: reason.describe('Why; the admins of their accounts read it in the log'),
      }),
    ]),
  },
  responses: { 204: null },
  errors: [
    requestRefusals.asked_already,
    requestRefusals.account_not_locked,
    accountRefusals.account_not_found,
    userRefusals.user_not_found,
    userRefusals.no_second_factor,
  ],
  handle: async ({ desk, doer, caller, body }) => {
    await askOperators(desk, { doer, operatorId: whoOf(caller) }, body)
    return { status: 204 }
  },
})

export const agreeRoute = consoleRoutes.forOperators({
  tag,
  method: 'POST',
  path: '/requests/{id}/agreement',
  summary: 'Agree to a request',
  responses: { 204: null },
  errors: [requestRefusals.request_not_found, requestRefusals.account_not_locked, operatorRefusals.agreed_already],
  handle: async ({ desk, doer, caller, ids }) => {
    await agreeToRequest(desk, { doer, operatorId: whoOf(caller) }, ids.id as number)
    return { status: 204 }
  },
})

export const completeRoute = consoleRoutes.forOperators({
  tag,
  method: 'POST',
  path: '/requests/{id}/completion',
  summary: 'Reset a factor, a day after enough have agreed',
  responses: { 204: null },
  errors: [requestRefusals.request_not_found, requestRefusals.request_not_due, userRefusals.no_second_factor],
  handle: async ({ desk, doer, caller, ids }) => {
    await completeRequest(desk, { doer, operatorId: whoOf(caller) }, ids.id as number)
    return { status: 204 }
  },
})

export const withdrawRoute = consoleRoutes.forOperators({
  tag,
  method: 'DELETE',
  path: '/requests/{id}',
  summary: 'Call a request off',
  responses: { 204: null },
  errors: [requestRefusals.request_not_found],
  handle: async ({ desk, doer, caller, ids }) => {
    await withdrawRequest(desk, { doer, operatorId: whoOf(caller) }, ids.id as number)
    return { status: 204 }
  },
})
