import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { placeholderKinds } from './place.rules.ts'

const area = z.strictObject({
  areaId: id.describe('The `areaId` of the placeholders of an article'),
  placeholders: z
    .array(
      z.strictObject({
        placeholderId: id.describe('The `placeholderId` of a placeholder of an article'),
        kind: z.literal(placeholderKinds).describe('Which list of the article fills it: texts, buttons or images'),
      }),
    )
    .describe('The places of this area, by number'),
})

export const articleTemplateSchema = z
  .strictObject({
    objectType: z.literal('ArticleTemplate').describe('The kind of this record'),
    id: id.describe('The `templateId` of articles made for this template'),
    name: z.string().describe('What users of the application call it'),
    areas: z.array(area).describe('What an article for this template can fill'),
    createdAt: timestampSchema.describe('When it was made, UTC'),
    updatedAt: timestampSchema.describe('When it was last changed, UTC'),
  })
  .meta({ id: 'ArticleTemplate' })
