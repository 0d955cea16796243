import { z } from 'zod'
import type { Reply } from '../../platform/http/route.ts'
import { envelope, kindOf, line, lines, timestampSchema, wrap } from '../../platform/http/schema.ts'
import { readRoute, writeRoute } from '../api-keys/caller.gate.ts'
import { subscriberRefusals } from '../subscribers/index.ts'
import { subscriberScope } from '../subscribers/subscriber-reply.record.ts'
import {
  agreeToTracking,
  type ConsentOutcome,
  type TrackingConsentInput,
  withdrawTrackingConsent,
} from './change-tracking-consent.ts'
import { findTrackingConsent } from './tracking-consent.store.ts'

const path = '/subscribers/{id}/trackingConsent'

const consentSchema = z
  .strictObject({
    objectType: kindOf('TrackingConsent'),
    agreedAt: timestampSchema.nullable().describe('null = mails do not tell who opens them'),
    withdrawnAt: timestampSchema.nullable().describe('When the person last withdrew; null = never'),
  })
  .meta({ id: 'TrackingConsent', description: 'Whether a person may be recognised when opening mails' })

const agreementBody = z
  .strictObject({
    text: lines(4000)
      .refine((text) => text !== null, { error: 'too_short' })
      .describe('The words the person agreed to'),
    formUrl: line(2000).optional().describe('Where the person agreed'),
  })
  .meta({ id: 'TrackingAgreement' })

export const getTrackingConsentRoute = readRoute({
  ...subscriberScope,
  method: 'GET',
  path,
  summary: 'Read the tracking consent',
  description: 'Without consent, statistics count what the person does without knowing who it was.',
  responses: { 200: envelope(consentSchema) },
  errors: [subscriberRefusals.subscriber_not_found],
  handle: async ({ reader, ids }) => {
    const found = await findTrackingConsent(reader, ids.id as number)
    if (!found) throw subscriberRefusals.subscriber_not_found()
    const { agreedAt, withdrawnAt } = found
    return { status: 200, body: wrap({ objectType: 'TrackingConsent', agreedAt, withdrawnAt }, []) }
  },
})

export const agreeToTrackingRoute = writeRoute({
  ...subscriberScope,
  method: 'PUT',
  path,
  summary: 'Note down a tracking consent',
  description:
    'The person agreed to be recognised when opening mails and following links. Send the words they agreed to: they are kept as evidence.',
  body: { schema: agreementBody },
  responses: { 204: null },
  errors: [subscriberRefusals.subscriber_not_found],
  handle: async ({ act, ids, body: { text, formUrl } }) => {
    const said = { text: text as string, ...(formUrl && { formUrl }) }
    return answer(await agreeToTracking(act, { ...byApi(ids), said }))
  },
})

export const withdrawTrackingConsentRoute = writeRoute({
  ...subscriberScope,
  method: 'DELETE',
  path,
  summary: 'Withdraw the tracking consent',
  description: 'The person no longer agrees to be recognised: nothing they open is connected with them.',
  responses: { 204: null },
  errors: [subscriberRefusals.subscriber_not_found],
  handle: async ({ act, ids }) => answer(await withdrawTrackingConsent(act, byApi(ids))),
})

function byApi(ids: Record<string, number>): TrackingConsentInput {
  return { subscriberId: ids.id as number, source: 'trackingApi', newsletterId: null }
}

function answer(outcome: ConsentOutcome): Reply {
  if (outcome === 'unknownSubscriber') throw subscriberRefusals.subscriber_not_found()
  return { status: 204 }
}
