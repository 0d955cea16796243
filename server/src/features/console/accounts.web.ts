import { z } from 'zod'
import { parameterError } from '../../platform/errors/field-error.ts'
import type { QuerySpec } from '../../platform/http/route.ts'
import { count, id, timestampSchema } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { consoleRoutes } from '../operators/console.gate.ts'
import { type Decision, decideSignup } from '../signups/index.ts'
import { actSchema, actView } from './act-view.schema.ts'
import { setLimits } from './limit-account.ts'
import { lockAnyAccount } from './lock-any-account.ts'
import { findAccounts, lookAtAccount, waitingAccounts } from './look-at-accounts.ts'
import { oddities } from './oddity.rules.ts'

const tag = 'Accounts'
const limit = z.int().min(1).max(1_000_000).nullable()

const listed = {
  id: id.describe('The account'),
  customerId: id.describe('Its customer'),
  customer: z.string().describe('What the customer is called'),
  name: z.string().describe('What it is called'),
  type: z.enum(['S', 'L']).describe('S = has subscribers, L = manages S-accounts'),
  approval: z.enum(['pending', 'approved', 'refused']).describe('Whether it may send'),
  createdAt: timestampSchema.describe('When it was opened, UTC'),
}
const listedSchema = z.strictObject(listed).meta({ id: 'ListedAccount', description: 'An account of any customer' })

const examined = {
  ...listed,
  admins: z
    .array(
      z
        .strictObject({
          name: z.string().describe('How they are called'),
          email: z.string().describe('What they sign in with'),
          hasFactor: z.boolean().describe('Whether they have a second factor'),
        })
        .describe('An admin'),
    )
    .describe('Who manages it'),
  figures: z
    .strictObject({
      people: count.describe('How many people are in it; 100000 = so many or more'),
      domains: count.describe('Sender domains'),
      verifiedDomains: count.describe('Of them, those that passed their check'),
      keys: count.describe('API keys'),
    })
    .describe('Sums'),
  odd: z.array(z.enum(oddities)).describe('What somebody should look at, the worst first'),
}
const waitingSchema = z
  .strictObject(examined)
  .meta({ id: 'WaitingAccount', description: 'An account that waits for approval' })

const accountSchema = z
  .strictObject({
    ...examined,
    parentAccountId: id.nullable().describe('The L-account above it'),
    lockedAt: timestampSchema.nullable().describe('Since when it is locked, UTC; null = it is not'),
    lockedBy: z.enum(['parent', 'operator']).nullable().describe('Who has locked it'),
    timeZone: z.string().describe('IANA name of its time zone'),
    minuteLimit: limit.describe('Requests a minute over all its keys; null = no limit'),
    concurrentLimit: limit.describe('Requests at once over all its keys; null = no limit'),
    keys: z
      .array(
        z
          .strictObject({
            id: id.describe('The key'),
            name: z.string().describe('What it is called'),
            prefix: z.string().describe('How it begins'),
            minuteLimit: z.int().nullable().describe('Requests a minute; null = the default'),
            concurrentLimit: z.int().nullable().describe('Requests at once; null = the default'),
            lastUsedAt: timestampSchema.nullable().describe('When it was last used, UTC'),
          })
          .describe('An API key'),
      )
      .describe('Its API keys'),
    support: z
      .strictObject({
        reason: z.string().describe('What it is for'),
        endsAt: timestampSchema.describe('When it ends by itself, UTC'),
      })
      .nullable()
      .describe('That an admin lets operators look at its people; null = nobody does'),
    acts: z.array(actSchema).describe('What operators did here, the newest first'),
  })
  .meta({ id: 'AccountOfOperator', description: 'An account as operators see it; its people are hidden' })

const wordsQuery: QuerySpec<{ words: string }> = {
  parse: (query) => {
    const wrong = [...query.keys()].filter((name) => name !== 'words')
    const words = (query.get('words') ?? '').trim().slice(0, 100)
    return {
      value: { words },
      errors: wrong.map((name) => parameterError(name.toWellFormed(), 'query_parameter_invalid')),
    }
  },
  parameters: [{ name: 'words', description: 'A part of its name or its id', schema: { type: 'string' } }],
}

export const listAccountsRoute = consoleRoutes.forOperators({
  tag,
  method: 'GET',
  path: '/accounts',
  summary: 'Accounts of every customer',
  query: wordsQuery,
  responses: { 200: z.strictObject({ data: z.array(listedSchema).describe('50 at most, the oldest first') }) },
  handle: async ({ desk, query }) => ({
    status: 200,
    body: { data: await findAccounts(desk, { ...query, approval: null }) },
  }),
})

export const listWaitingRoute = consoleRoutes.forOperators({
  tag,
  method: 'GET',
  path: '/approvals',
  summary: 'Accounts that wait for approval, and those that were refused',
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          waiting: z.array(waitingSchema).describe('The longest waiting first'),
          refused: z.array(waitingSchema).describe('They may be approved after all'),
        })
        .describe('What is to be decided'),
    }),
  },
  handle: async ({ desk }) => {
    const waiting = await waitingAccounts(desk, 'pending')
    return { status: 200, body: { data: { waiting, refused: await waitingAccounts(desk, 'refused') } } }
  },
})

const decisions = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const satisfies Record<
  string,
  Decision
>

export const decideRoute = consoleRoutes.forOperators({
  tag,
  method: 'POST',
  path: '/accounts/{id}/approval',
  summary: 'Let an account send, or not, or no more',
  description: 'Its admins hear of it by mail.',
  body: {
    schema: z.strictObject({
      decision: z.enum(['approve', 'refuse', 'withdraw']).describe('withdraw = what was approved waits again'),
    }),
  },
  responses: { 204: null },
  errors: [accountRefusals.account_not_found, accountRefusals.account_not_pending],
  handle: async ({ desk, doer, ids, body }) => {
    await decideSignup(desk, ids.id as number, decisions[body.decision], doer)
    return { status: 204 }
  },
})

export const getAccountRoute = consoleRoutes.forOperators({
  tag,
  method: 'GET',
  path: '/accounts/{id}',
  summary: 'An account: limits, sums, and what operators did in it',
  responses: { 200: z.strictObject({ data: accountSchema }) },
  errors: [accountRefusals.account_not_found],
  handle: async ({ desk, ids }) => {
    const { keys, acts, support, ...rest } = await lookAtAccount(desk, ids.id as number)
    const open = support && { reason: support.reason, endsAt: support.endsAt }
    const data = { ...rest, keys: keys.map(keyView), acts: acts.map(actView), support: open }
    return { status: 200, body: { data } }
  },
})

function keyView(key: Awaited<ReturnType<typeof lookAtAccount>>['keys'][number]) {
  const { id: keyId, name, prefix, minuteLimit, concurrentLimit, lastUsedAt } = key
  return { id: keyId, name, prefix, minuteLimit, concurrentLimit, lastUsedAt }
}

export const setLimitsRoute = consoleRoutes.forOperators({
  tag,
  method: 'PUT',
  path: '/accounts/{id}/limits',
  summary: 'Limit the calls of an account over all its keys',
  body: {
    schema: z.strictObject({
      minuteLimit: limit.describe('Requests a minute; null = no limit'),
      concurrentLimit: limit.describe('Requests at once; null = no limit'),
    }),
  },
  responses: { 204: null },
  errors: [accountRefusals.account_not_found],
  handle: async ({ desk, doer, ids, body }) => {
    await setLimits(desk, doer, ids.id as number, body)
    return { status: 204 }
  },
})

export const lockRoute = consoleRoutes.forOperators({
  tag,
  method: 'POST',
  path: '/accounts/{id}/lock',
  summary: 'Lock an account: it sends nothing more, and no key opens it',
  description: 'Unlocking it takes several operators.',
  body: {
    schema: z.strictObject({
      reason: z.string().trim().min(3).max(500).describe('Why; the admins of the account read it in its log'),
    }),
  },
  responses: { 204: null },
  errors: [accountRefusals.account_not_found],
  handle: async ({ desk, doer, ids, body }) => {
    await lockAnyAccount(desk, doer, ids.id as number, body.reason)
    return { status: 204 }
  },
})
