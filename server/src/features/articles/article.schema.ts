import { z } from 'zod'
import { chosenTime, id, line, lines, timestampSchema } from '../../platform/http/schema.ts'

const number = z.int().min(1).max(999_999_999)
const place = { areaId: number, placeholderId: number }

const placeholdersSchema = z.strictObject({
  texts: z.array(z.strictObject({ ...place, text: z.string(), style: z.string().nullable() })),
  buttons: z.array(z.strictObject({ ...place, text: z.string(), link: z.string() })),
  images: z.array(z.strictObject({ ...place, url: z.string(), alt: z.string(), link: z.string().nullable() })),
})

export const articleSchema = z
  .strictObject({
    objectType: z.literal('Article'),
    id,
    languageIso: z.string(),
    name: z.string(),
    templateId: id,
    canEdit: z.boolean().describe('False keeps users of the application out, never the API'),
    availableFrom: timestampSchema.nullable(),
    availableUntil: timestampSchema.nullable(),
    placeholders: placeholdersSchema,
    createdAt: timestampSchema,
    updatedAt: timestampSchema,
  })
  .meta({ id: 'Article' })

const mostPlaceholders = 100
const link = line(2000, 1)
const text = z
  .strictObject({
    ...place,
    text: lines(10_000).describe('HTML; what is not on the list of harmless elements and attributes is taken out'),
    style: lines(1000).nullish(),
  })
  .meta({ id: 'ArticleText' })
const button = z.strictObject({ ...place, text: line(255, 1), link }).meta({ id: 'ArticleButton' })
const image = z
  .strictObject({ ...place, url: link, alt: line(255).nullish(), link: line(2000).nullish() })
  .meta({ id: 'ArticleImage' })
const members = {
  canEdit: z.boolean().optional(),
  availableFrom: chosenTime.nullable().optional(),
  availableUntil: chosenTime.nullable().optional(),
  placeholders: z
    .strictObject({
      texts: z.array(text).max(mostPlaceholders).optional(),
      buttons: z.array(button).max(mostPlaceholders).optional(),
      images: z.array(image).max(mostPlaceholders).optional(),
    })
    .optional(),
}
const languageIso = z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/)
const name = line(191, 2)

export const createArticleBody = z
  .strictObject({ languageIso, name, templateId: id, ...members })
  .meta({ id: 'ArticleCreate' })
export const updateArticleBody = z
  .strictObject({
    languageIso: languageIso.optional(),
    name: name.optional(),
    templateId: id.optional().describe('Cannot be changed; send it as it was read, or leave it out'),
    ...members,
  })
  .meta({ id: 'ArticleUpdate' })

export type UpdateArticleBody = z.infer<typeof updateArticleBody>
export const articleReadOnlyMembers = ['objectType', 'id', 'createdAt', 'updatedAt'] as const
