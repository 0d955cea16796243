import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { mailingRefusals } from '../mailings/index.ts'
import { placesSchema } from './newsletter.schema.ts'
import { listVersions, readVersion, restoreVersion } from './restore-version.ts'
import { pastRefusals } from './version.refusals.ts'

const common = { tag: 'Content', action: 'readMailings', method: 'GET' } as const
const path = '/accounts/{accountId}/mailings/{id}/content/versions'

const number = z.int().describe('Counts up with every save')
const versionSchema = z
  .strictObject({
    number,
    by: z.string().nullable().describe('Who saved it; null = what was there before the first save, or nobody knows'),
    begunAt: timestampSchema.describe('When its first words were saved, UTC'),
    savedAt: timestampSchema.describe('When its last words were saved, UTC'),
    changes: z
      .array(z.string())
      .describe('What differs from the version before: subject, previewText, theme, order, article:id'),
  })
  .meta({ id: 'NewsletterVersion' })

const contentSchema = z
  .strictObject({
    number,
    subject: z.string().describe('The subject then'),
    previewText: z.string().describe('The preview text then'),
    themeId: id.nullable().describe('The theme then; null = none'),
    articles: z
      .array(
        z.strictObject({
          id: id.describe('The article'),
          templateId: id.describe('The template it was written for'),
          isOwn: z.boolean().describe('Others keep their newest words when the version is restored'),
          places: placesSchema,
        }),
      )
      .describe('The articles then, in their order'),
  })
  .meta({ id: 'NewsletterThen' })

export const listVersionsRoute = webRoutes.readRoute({
  ...common,
  path,
  summary: 'What was saved of a newsletter, newest first',
  responses: { 200: z.strictObject({ data: z.array(versionSchema).describe('100 at most') }) },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ look, ids }) => ({
    status: 200,
    body: { data: (await listVersions(look, ids.id as number)).map((one) => ({ ...one, changes: [...one.changes] })) },
  }),
})

export const readVersionRoute = webRoutes.readRoute({
  ...common,
  path: `${path}/{number}`,
  summary: 'What a newsletter said then',
  responses: { 200: z.strictObject({ data: contentSchema }) },
  errors: [mailingRefusals.mailing_not_found, pastRefusals.version_not_found],
  handle: async ({ look, ids }) => {
    const { number: one, content } = await readVersion(look, ids.id as number, ids.number as number)
    return { status: 200, body: { data: { number: one, ...content, articles: [...content.articles] } } }
  },
})

export const restoreVersionRoute = webRoutes.writeRoute({
  ...common,
  action: 'writeDrafts',
  method: 'POST',
  path: `${path}/{number}/restorations`,
  summary: 'Make a newsletter say again what it said; what it says now stays as a version',
  responses: { 204: null },
  errors: [
    mailingRefusals.part_fixed,
    mailingRefusals.mailing_not_found,
    mailingRefusals.mailing_planned,
    mailingRefusals.mailing_sent,
    mailingRefusals.dispatch_begun,
    mailingRefusals.mailing_active,
    pastRefusals.version_not_found,
  ],
  handle: async ({ act, ids }) => {
    await restoreVersion(act, ids.id as number, ids.number as number)
    return { status: 204 }
  },
})
