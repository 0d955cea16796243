import { z } from 'zod'
import { count, id, line } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { articleRefusals, createArticleTemplate } from '../articles/index.ts'
import { deleteArticleTemplate } from '../editor/index.ts'
import { deleteTheme, mailingRefusals, saveTheme } from '../mailings/index.ts'
import { contentFaultSchema, contentFaultView } from '../rendering/content-fault.schema.ts'
import { designOrigins, listDesigns } from './list-designs.ts'

const common = { tag: 'Designs', action: 'changeDesigns' } as const
const path = '/accounts/{accountId}'

const designSchema = z
  .strictObject({
    id: id.nullable().describe('Null = it comes with the service and was not worn yet'),
    name: z.string().describe('What it is called'),
    shipped: z.string().nullable().describe('Which of those that come with the service; null = none of them'),
    origin: z.enum(designOrigins).describe('Who made it: the service, the account, or the L-account above'),
    uses: count.describe('Mailings that wear the theme; articles that were written for the template'),
    address: z.string().describe('Where a frame finds it, with words in it, for some minutes; `?scheme=dark` as dark'),
  })
  .meta({ id: 'Design' })

const brandSchema = z
  .strictObject({
    name: z.string().describe('Who writes'),
    colour: z.string().describe('Such as #8f2f1e'),
    colourOnDark: z.string().describe('What stands for it on a dark ground'),
    contrast: z.number().describe('Of the colour on white; 4.5 and more can be read'),
    logoUrl: z.string().nullable().describe('Stands at the head instead of the name; null = none'),
    postalAddress: z.string().nullable().describe('Stands at the foot of every newsletter; null = missing'),
  })
  .meta({ id: 'MailBrand', description: 'What every theme wears' })

export const listDesignsRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path: `${path}/designs`,
  summary: 'How newsletters of the account can look: themes, and templates of articles',
  responses: {
    200: z.strictObject({
      data: z.strictObject({
        themes: z.array(designSchema).describe('What is around a newsletter; those of the service first'),
        templates: z.array(designSchema).describe('How an article looks'),
        brand: brandSchema,
      }),
    }),
  },
  handle: async ({ look }) => ({ status: 200, body: { data: await listDesigns(look) } }),
})

const body = {
  schema: z.strictObject({
    name: line(191, 1).describe('What it is called'),
    html: z.string().max(2_000_000).describe('Its HTML, 1 MB at most'),
  }),
}
const made = z.strictObject({
  data: z.strictObject({
    id: id.describe('The new one'),
    faults: z.array(contentFaultSchema).describe('What was taken out of its HTML, by line'),
  }),
})

export const addThemeRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/themes`,
  summary: 'Add a theme; `{content}` in its HTML is where the newsletter goes',
  body,
  responses: { 201: made },
  errors: [mailingRefusals.content_faulty, mailingRefusals.theme_without_content],
  handle: async ({ act, body: { name, html } }) => {
    const { id: themeId, cuts } = await saveTheme(act, { name: name as string, html })
    return { status: 201, body: { data: { id: themeId, faults: cuts.map(contentFaultView) } } }
  },
})

export const deleteThemeRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/themes/{id}`,
  summary: 'Delete a theme of the account; drafts that wear it show a gap',
  responses: { 204: null },
  errors: [mailingRefusals.theme_not_found, mailingRefusals.theme_in_use],
  handle: async ({ act, ids }) => {
    await deleteTheme(act, ids.id as number)
    return { status: 204 }
  },
})

export const addTemplateRoute = webRoutes.writeRoute({
  ...common,
  method: 'POST',
  path: `${path}/articleTemplates`,
  summary: 'Add a template of articles; `{text:1.1}`, `{button:1.2}` and `{image:1.3}` are its places',
  body,
  responses: { 201: made },
  errors: [articleRefusals.template_faulty],
  handle: async ({ act, body: { name, html } }) => {
    const { id: templateId, cuts } = await createArticleTemplate(act, { name: name as string, html })
    return { status: 201, body: { data: { id: templateId, faults: cuts.map(contentFaultView) } } }
  },
})

export const deleteTemplateRoute = webRoutes.writeRoute({
  ...common,
  method: 'DELETE',
  path: `${path}/articleTemplates/{id}`,
  summary: 'Delete a template of the account; articles that were written for it show a gap',
  responses: { 204: null },
  errors: [articleRefusals.template_not_found, articleRefusals.article_in_use],
  handle: async ({ act, ids }) => {
    await deleteArticleTemplate(act, ids.id as number)
    return { status: 204 }
  },
})
