import { z } from 'zod'
import { timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { findConsent } from '../consent/index.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { userActNames } from '../subscriptions/index.ts'
import { nameActors } from '../users/index.ts'
import { consentDocumentSchema } from './consent-document.schema.ts'
import { describeStanding } from './describe-standing.ts'
import { tellStory } from './tell-story.ts'

const common = { tag: 'Subscribers', action: 'seePeople', method: 'GET' } as const
const errors = [subscriberRefusals.subscriber_not_found]
const text = z.string().nullable()

const actor = z
  .strictObject({
    kind: z.string().describe('What they are: user, key, person, mail-system, …'),
    name: text.describe('How they are called, where that is known'),
  })
  .meta({ id: 'KnownActor', description: 'Who did something' })

const standing = z
  .strictObject({
    channelId: z.int().describe('In which channel'),
    status: z.int().nullable().describe('1, 2 or 3; null = never in it'),
    statusAddition: z.int().nullable().describe('1 to 8'),
    since: timestampSchema.nullable().describe('Since when, UTC'),
    source: text.describe('The way it came, as the consent ledger names it'),
    by: actor.nullable().describe('By whom'),
    stated: z
      .strictObject({
        legalBasis: text.describe('The basis that was named'),
        reason: text.describe('The reason that was given'),
        wording: text.describe('What the person agreed to, word for word'),
      })
      .describe('What was said about it'),
    closedBy: z.array(z.string()).describe('What has closed it since the last consent'),
    acts: z
      .array(
        z.strictObject({
          act: z.enum(userActNames).describe('What may be done'),
          release: z.enum(['manual', 'all']).describe('all = only by whoever may reactivateRefused'),
          needs: z
            .array(z.enum(['basis', 'reason', 'way', 'consent', 'personAsked']))
            .describe('What has to be said for it'),
        }),
      )
      .describe('What may be done about it'),
  })
  .meta({ id: 'StandingInChannel', description: 'Where a person stands in one channel, and why' })

export const describeStandingRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/{id}/standing',
  summary: 'Where a person stands in each channel, since when, why and by whom',
  responses: { 200: z.strictObject({ data: z.array(standing).describe('Every channel of the account') }) },
  errors,
  handle: async ({ look, ids }) => ({ status: 200, body: { data: await describeStanding(look, ids.id as number) } }),
})

const happening = z
  .strictObject({
    at: timestampSchema.describe('When, UTC'),
    kind: z.enum(['mail', 'opened', 'clicked', 'state', 'created', 'changed']).describe('What it was'),
    name: text.describe('Of the mailing'),
    state: text.describe('What became of the mail, or the state that was entered'),
    channelId: z.int().nullable().describe('In which channel; 0 = in none'),
    source: text.describe('The way it came, as the consent ledger names it'),
    members: z.array(z.string()).nullable().describe('What was changed'),
    by: actor.nullable().describe('By whom'),
    runId: z.int().nullable().describe('Of the dispatch'),
  })
  .meta({ id: 'Happening', description: 'One thing that happened with a person' })

export const tellStoryRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/{id}/story',
  summary: 'What happened with a person, the newest first',
  responses: { 200: z.strictObject({ data: z.array(happening).describe('The newest 200') }) },
  errors,
  handle: async ({ look, ids }) => ({ status: 200, body: { data: await tellStory(look, ids.id as number) } }),
})

export const consentDocumentRoute = webRoutes.readRoute({
  ...common,
  path: '/accounts/{accountId}/subscribers/{id}/consent',
  summary: 'All that is known of one person’s consent, to be read and printed',
  responses: { 200: z.strictObject({ data: consentDocumentSchema }) },
  errors,
  handle: async ({ app, look, ids }) => {
    const consent = await findConsent(app, look.reader, String(ids.id))
    if (!consent) throw subscriberRefusals.subscriber_not_found()
    const { erasedIds: _, ...found } = consent
    const actors = await nameActors(
      look.reader,
      found.steps.map((step) => step.actor),
    )
    const steps = found.steps.map((step, i) => ({ ...step, by: actors[i] }))
    return { status: 200, body: { data: { ...found, steps } } }
  },
})
