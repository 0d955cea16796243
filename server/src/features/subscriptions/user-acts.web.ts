import { z } from 'zod'
import { id } from '../../platform/http/schema.ts'
import { accountRefusals } from '../accounts/index.ts'
import { webRoutes } from '../app-api/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { actOnSubscriber, type UserActInput } from './act-on-subscriber.ts'
import type { SubscriberAct } from './load-for-write.ts'
import { undoAct } from './undo-act.ts'
import { checkUserAct, readStatement, releaseBody, userActBody } from './user-act.body.ts'

const common = { tag: 'Subscribers', method: 'POST' } as const

const done = z.strictObject({
  data: z
    .strictObject({
      outcome: z.enum(['done', 'unchanged']).describe('unchanged = it was so already'),
      undo: z.string().nullable().describe('Takes it back for 30 minutes; null = nothing does'),
    })
    .describe('What became of it'),
})

const errors = [
  subscriberRefusals.subscriber_not_found,
  subscriberRefusals.act_not_possible,
  subscriberRefusals.admin_required,
  subscriberRefusals.legal_basis_invalid,
  subscriberRefusals.person_must_ask,
  subscriberRefusals.optin_throttled,
  subscriberRefusals.optin_mailing_missing,
  accountRefusals.account_not_approved,
]

export const userActRoute = webRoutes.writeRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/{id}/acts',
  summary: 'Do something with a person: ask, archive, unsubscribe, …',
  action: 'changePeople',
  body: { schema: userActBody, check: checkUserAct },
  responses: { 200: done },
  errors,
  handle: ({ act, ids, body }) => perform(act, ids.id as number, body, 'manual'),
})

/** An act of its own, because not every role has it, and because it asks for a fresh sign-in. */
export const releaseRoute = webRoutes.writeRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/{id}/reactivations',
  summary: 'Open again what somebody else than a user has closed',
  action: 'reactivateRefused',
  body: { schema: releaseBody, check: checkUserAct },
  responses: { 200: done },
  errors,
  handle: ({ act, ids, body }) => perform(act, ids.id as number, body, 'all'),
})

type Body = z.infer<typeof userActBody>

async function perform(act: SubscriberAct, subscriberId: number, body: Body, release: UserActInput['release']) {
  const input = { subscriberId, act: body.act, channelIds: body.channelIds ?? null }
  const data = await actOnSubscriber(act, { ...input, statement: readStatement(body), release })
  return { status: 200, body: { data } }
}

export const undoActRoute = webRoutes.writeRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/{id}/undo',
  summary: 'Take back what was done with a person',
  action: 'changePeople',
  body: { schema: z.strictObject({ undo: z.string().max(100_000).describe('What the act answered with') }) },
  responses: {
    200: z.strictObject({
      data: z
        .strictObject({
          restoredChannelIds: z.array(id).describe('Where everything is as it was'),
          keptChannelIds: z.array(id).describe('Where something happened since, which stays'),
        })
        .describe('What became of it'),
    }),
  },
  errors: [subscriberRefusals.subscriber_not_found, subscriberRefusals.undo_over],
  handle: async ({ act, ids, body }) => ({
    status: 200,
    body: { data: await undoAct(act, ids.id as number, body.undo) },
  }),
})
