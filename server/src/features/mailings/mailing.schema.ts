import { z } from 'zod'
import { id, kindOf, recordTimes, timestampSchema } from '../../platform/http/schema.ts'
import { articleSchema } from '../articles/article.schema.ts'
import { runPurposes } from '../messages/index.ts'
import { dispatchStates, failureReasons, mailingTypes } from './mailing.rules.ts'

const newsletterMembers = {
  objectType: kindOf('Newsletter'),
  id: id.describe('The id of the newsletter'),
  mailingId: id.describe('The mailing it is the content of'),
  subject: z.string().describe('The subject, with its variables'),
  theme: z
    .strictObject({ id: id.describe('The id of the theme'), name: z.string().describe('The name of the theme') })
    .nullable()
    .describe('The look; null = it brings its own'),
  languageIso: z.string().describe('The language of the content'),
  sentAt: timestampSchema.nullable().describe('When its dispatch ended; null = not yet'),
  ...recordTimes,
}

export const newsletterSchema = z
  .strictObject({
    ...newsletterMembers,
    articles: z
      .strictObject({ data: z.array(articleSchema).describe('In the order of the newsletter') })
      .optional()
      .describe('With include=articles'),
  })
  .meta({ id: 'Newsletter', description: 'The content of a mailing' })

export const mailingSchema = z
  .strictObject({
    objectType: kindOf('Mailing'),
    id: id.describe('The id of the mailing'),
    type: z.literal(mailingTypes).describe('When it is sent: once by its plan, or whenever its occasion comes'),
    name: z.string().describe('What users of the application call it'),
    status: z.literal(['draft', 'planned', 'sent']).describe('How far it is; it stays planned while it is being sent'),
    dispatchState: z
      .literal(dispatchStates)
      .describe('How far it has come, finer than status; a mailing that events send is active or inactive'),
    failureReason: z
      .literal(failureReasons)
      .nullable()
      .describe('Why a mailing that was due reached nobody; it can be planned again'),
    senderName: z.string().describe('The name readers see'),
    senderEmail: z.string().describe('The address readers see'),
    languageIso: z.string().describe('The language of its content'),
    channelId: id.nullable().describe('Null in an account without channels'),
    groupIds: z.array(id).describe('Empty = all subscribers'),
    excludedGroupIds: z.array(id).describe('Nobody in one of these groups gets it'),
    triggerTypeId: id.nullable().describe('What calls for it, if it is a trigger mailing'),
    purpose: z
      .literal(runPurposes)
      .describe(
        'Transactional trigger mailings reach people who left or were archived by hand, too, and nobody can leave them',
      ),
    isActive: z.boolean().nullable().describe('Null for a mailing that is sent once, by its plan'),
    plannedAt: timestampSchema.nullable().describe('When its dispatch is to begin; null = no plan'),
    sentAt: timestampSchema.nullable().describe('When its dispatch ended; null = not yet'),
    ...recordTimes,
    newsletters: z
      .strictObject({ data: z.array(z.strictObject(newsletterMembers)).describe('Its content') })
      .optional()
      .describe('With include=newsletters'),
  })
  .meta({ id: 'Mailing', description: 'Who sends what to whom, and when' })
