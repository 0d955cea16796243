import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { placeholderKinds } from '../articles/index.ts'
import { dispatchStates } from '../mailings/index.ts'
import { placeLabels, shippedNames } from '../themes/index.ts'

const version = z.string().describe('What was seen of it; goes into If-Match')
const at = z.string().regex(/^[1-9]\d{0,8}\.[1-9]\d{0,8}$/)

const placeValue = z.strictObject({
  text: z.string().max(100_000).optional().describe('The HTML of a text, or what stands on a button'),
  link: z.string().max(2000).optional().describe('Where a button or an image leads; empty = nowhere yet'),
  url: z.string().max(2000).optional().describe('Where an image lies; empty = none yet'),
  alt: z.string().max(1000).optional().describe('What an image shows, for those who do not see it'),
})
export const placesSchema = z
  .record(at, placeValue)
  .describe('What stands in the places of its template, by area and number')

export const articleSchema = z
  .strictObject({
    id: id.describe('The article'),
    templateId: id.describe('The template it is written for'),
    canEdit: z.boolean().describe('Whether users may change it; they may use it in any case'),
    isOwn: z.boolean().describe('Whether it was written for this newsletter alone'),
    isWithdrawn: z.boolean().describe('Whether it was deleted, or the L-account has taken it back: a gap in the mail'),
    received: z
      .strictObject({
        mayAdapt: z.boolean().describe('Whether writing in it makes an own copy'),
        isAdapted: z.boolean().describe('Whether it is an own copy, and follows no longer'),
        theirs: placesSchema.nullable().describe('Of an own copy what the L-account says now; null = the same'),
      })
      .nullable()
      .describe('Of an article of the L-account; null = it was written here'),
    places: placesSchema,
    version,
  })
  .meta({ id: 'WrittenArticle' })

const templateSchema = z
  .strictObject({
    id: id.describe('The template'),
    name: z.string().describe('What it is called'),
    shipped: z.string().nullable().describe('Which one of a shipped theme, such as almanac/lead; null = an own one'),
    places: z
      .array(
        z.strictObject({
          at: z.string().describe('Area and number'),
          kind: z.literal(placeholderKinds).describe('What can stand there'),
          label: z.literal(placeLabels).nullable().describe('What it is; null = only its number is known'),
          isLine: z.boolean().describe('Whether it is one line without markup'),
        }),
      )
      .describe('Where an article for it can say something, in their order'),
  })
  .meta({ id: 'WrittenTemplate' })

export const newsletterSchema = z
  .strictObject({
    mailingId: id.describe('The mailing'),
    name: z.string().describe('What the mailing is called'),
    languageIso: z.string().describe('The language it is written in'),
    languages: z
      .array(
        z.strictObject({
          mailingId: id.describe('Where it is written'),
          languageIso: z.string().describe('The language'),
        }),
      )
      .describe('All languages of the mailing, the main one first'),
    state: z.literal(dispatchStates).describe('How far the mailing has come'),
    isEditable: z.boolean().describe('Whether anything can be changed in this state'),
    subject: z.string().describe('The subject, with its variables'),
    previewText: z.string().describe('What inboxes show beside the subject; empty = the first words of the mail'),
    theme: z
      .strictObject({
        id: id.describe('The theme'),
        name: z.string().describe('What it is called'),
        shipped: z.literal(shippedNames).nullable().describe('Which of the shipped ones; null = an own one'),
      })
      .nullable()
      .describe('The look around the articles; null = none'),
    themes: z
      .array(z.strictObject({ id: id.describe('The theme'), name: z.string().describe('What it is called') }))
      .describe("The account's own themes; the shipped ones can be chosen as well"),
    isSubjectFixed: z.boolean().describe('Whether the L-account keeps its subject'),
    isContentFixed: z.boolean().describe('Whether the L-account keeps all but the subject'),
    from: z.string().nullable().describe('The L-account above; null = there is none'),
    articles: z.array(articleSchema).describe('What it is made of, in its order'),
    templates: z.array(templateSchema).describe('What further articles can be made for'),
    hasOwnHtml: z.boolean().describe('Whether its HTML was written elsewhere; a first article replaces it'),
    updatedAt: timestampSchema.describe('When it was last changed, UTC'),
    version,
  })
  .meta({ id: 'WrittenNewsletter' })

export const newsletterChangeBody = z.strictObject({
  subject: z.string().max(998).optional().describe('The subject, with its variables'),
  previewText: z.string().max(500).optional().describe('What inboxes show beside the subject'),
})

export const themeChoiceBody = z.strictObject({
  shipped: z.literal(shippedNames).optional().describe('One that comes with the service'),
  themeId: id.nullable().optional().describe('One of the account; null = none'),
})

export const newArticleBody = z.strictObject({
  templateId: id.describe('What it looks like, and what it can say'),
  after: id.nullable().optional().describe('The article it follows; absent = it is the last one'),
})

export const articleOrderBody = z.strictObject({
  articleIds: z.array(id).max(200).describe('All articles in their order; those left out are taken out'),
})

export const articleChangeBody = z.strictObject({ places: placesSchema })
