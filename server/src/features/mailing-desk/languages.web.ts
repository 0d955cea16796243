import { z } from 'zod'
import { id } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { addLanguage, mailingRefusals, removeLanguage, restoreLanguage } from '../mailings/index.ts'
import { languagesState } from './mailing-state.ts'

const common = { tag: 'Mailings', action: 'writeDrafts', stateForAudit: languagesState } as const
const path = '/accounts/{accountId}/mailings/{id}/languages'
const forbidden = [
  mailingRefusals.mailing_not_found,
  mailingRefusals.mailing_planned,
  mailingRefusals.mailing_sent,
  mailingRefusals.dispatch_begun,
  mailingRefusals.mailing_is_language,
  mailingRefusals.languages_standard_only,
  mailingRefusals.part_fixed,
]

export const addLanguageRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/additions`,
  summary: 'Write a mailing in a further language, beginning with what it says in its main one',
  body: {
    schema: z.strictObject({ languageIso: z.string().min(2).max(8).describe('One of the languages of the account') }),
  },
  responses: {
    201: z.strictObject({
      data: z
        .strictObject({ id: id.describe('The mailing that holds its words in this language') })
        .describe('What was made'),
    }),
  },
  errors: [...forbidden, mailingRefusals.version_taken, mailingRefusals.languages_exclude_test],
  handle: async ({ act, ids, body }) => ({
    status: 201,
    body: { data: { id: await addLanguage(act, ids.id as number, body.languageIso) } },
  }),
})

export const removeLanguageRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/{versionId}`,
  summary: 'Take a further language out; whoever reads it gets another one',
  responses: { 204: null },
  errors: forbidden,
  handle: async ({ act, ids }) => {
    await removeLanguage(act, ids.id as number, ids.versionId as number)
    return { status: 204 }
  },
})

export const restoreLanguageRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/{versionId}/restoration`,
  summary: 'Put a language back that was taken out, as it was',
  responses: { 204: null },
  errors: [...forbidden, mailingRefusals.version_taken],
  handle: async ({ act, ids }) => {
    await restoreLanguage(act, ids.id as number, ids.versionId as number)
    return { status: 204 }
  },
})
