import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { articleSchema } from '../articles/index.ts'
import { dispatchStates, failureReasons, mailingTypes } from './mailing.rules.ts'

const newsletterMembers = {
  objectType: z.literal('Newsletter'),
  id,
  mailingId: id,
  subject: z.string(),
  theme: z.strictObject({ id, name: z.string() }).nullable(),
  languageIso: z.string(),
  sentAt: timestampSchema.nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
}

export const newsletterSchema = z
  .strictObject({ ...newsletterMembers, articles: z.strictObject({ data: z.array(articleSchema) }).optional() })
  .meta({ id: 'Newsletter' })

export const mailingSchema = z
  .strictObject({
    objectType: z.literal('Mailing'),
    id,
    type: z.literal(mailingTypes),
    name: z.string(),
    status: z.literal(['draft', 'planned', 'sent']),
    dispatchState: z
      .literal(dispatchStates)
      .describe('How far it has come, finer than status; a mailing that events send is active or inactive'),
    failureReason: z
      .literal(failureReasons)
      .nullable()
      .describe('Why a mailing that was due reached nobody; it can be planned again'),
    senderName: z.string(),
    senderEmail: z.string(),
    languageIso: z.string(),
    channelId: id.nullable().describe('Null in an account without channels'),
    groupIds: z.array(id).describe('Empty = all subscribers'),
    triggerTypeId: id.nullable(),
    isActive: z.boolean().nullable().describe('Null for a mailing that is sent once, by its plan'),
    plannedAt: timestampSchema.nullable(),
    sentAt: timestampSchema.nullable(),
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
    newsletters: z.strictObject({ data: z.array(z.strictObject(newsletterMembers)) }).optional(),
  })
  .meta({ id: 'Mailing' })
