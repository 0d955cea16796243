import { z } from 'zod'
import { chosenTime, id, kindOf, line, lines, recordTimes, timestampSchema } from '../../platform/http/schema.ts'

const number = z.int().min(1).max(999_999_999)
const place = {
  areaId: number.describe('The area of the template, as in GET /articleTemplates'),
  placeholderId: number.describe('The number of the place in its area'),
}
const words = {
  text: 'HTML; what is not on the list of harmless elements and attributes is taken out',
  style: 'CSS for the element around the text',
  label: 'What the button says',
  link: 'Where it leads: https:, http: or mailto:',
  url: 'Where the image is: https: or http:',
  alt: 'What is read where the image is not seen',
  texts: 'Texts, one per place',
  buttons: 'Buttons, one per place',
  images: 'Images, one per place',
  placeholders: 'The content, by the places of the template',
  languageIso: 'The language of the article, as de or de-AT',
  name: 'What users of the application call it',
  canEdit: 'False keeps users of the application out, never the API',
  availableFrom: 'Used in no mail before this time; null = from the start',
  availableUntil: 'Used in no mail after this time; null = for ever',
} as const

const placeholdersSchema = z
  .strictObject({
    texts: z
      .array(
        z.strictObject({
          ...place,
          text: z.string().describe(words.text),
          style: z.string().nullable().describe(words.style),
        }),
      )
      .describe(words.texts),
    buttons: z
      .array(
        z.strictObject({ ...place, text: z.string().describe(words.label), link: z.string().describe(words.link) }),
      )
      .describe(words.buttons),
    images: z
      .array(
        z.strictObject({
          ...place,
          url: z.string().describe(words.url),
          alt: z.string().describe(words.alt),
          link: z.string().nullable().describe(words.link),
        }),
      )
      .describe(words.images),
  })
  .describe(words.placeholders)

export const articleSchema = z
  .strictObject({
    objectType: kindOf('Article'),
    id: id.describe('The id of the article'),
    languageIso: z.string().describe(words.languageIso),
    name: z.string().describe(words.name),
    templateId: id.describe('The template it was written for'),
    canEdit: z.boolean().describe(words.canEdit),
    availableFrom: timestampSchema.nullable().describe(words.availableFrom),
    availableUntil: timestampSchema.nullable().describe(words.availableUntil),
    placeholders: placeholdersSchema,
    ...recordTimes,
  })
  .meta({ id: 'Article', description: 'Content that newsletters can show, written for a template' })

const mostPlaceholders = 100
const link = line(2000, 1)
const text = z
  .strictObject({
    ...place,
    text: lines(10_000).describe(words.text),
    style: lines(1000).nullish().describe(words.style),
  })
  .meta({ id: 'ArticleText', description: 'A text for one place' })
const button = z
  .strictObject({ ...place, text: line(255, 1).describe(words.label), link: link.describe(words.link) })
  .meta({ id: 'ArticleButton', description: 'A button for one place' })
const image = z
  .strictObject({
    ...place,
    url: link.describe(words.url),
    alt: line(255).nullish().describe(words.alt),
    link: line(2000).nullish().describe(words.link),
  })
  .meta({ id: 'ArticleImage', description: 'An image for one place' })
const members = {
  canEdit: z.boolean().optional().describe(words.canEdit),
  availableFrom: chosenTime.nullable().optional().describe(words.availableFrom),
  availableUntil: chosenTime.nullable().optional().describe(words.availableUntil),
  placeholders: z
    .strictObject({
      texts: z.array(text).max(mostPlaceholders).optional().describe(words.texts),
      buttons: z.array(button).max(mostPlaceholders).optional().describe(words.buttons),
      images: z.array(image).max(mostPlaceholders).optional().describe(words.images),
    })
    .optional()
    .describe(words.placeholders),
}
const languageIso = z
  .string()
  .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
  .describe(words.languageIso)
const name = line(191, 2).describe(words.name)

export const createArticleBody = z
  .strictObject({ languageIso, name, templateId: id.describe('A template of GET /articleTemplates'), ...members })
  .meta({ id: 'ArticleCreate' })
export const updateArticleBody = z
  .strictObject({
    languageIso: languageIso.optional().describe(words.languageIso),
    name: name.optional().describe(words.name),
    templateId: id.optional().describe('Cannot be changed; send it as it was read, or leave it out'),
    ...members,
  })
  .meta({ id: 'ArticleUpdate' })

export type UpdateArticleBody = z.infer<typeof updateArticleBody>
export const articleReadOnlyMembers = ['objectType', 'id', 'createdAt', 'updatedAt'] as const
