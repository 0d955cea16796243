import { z } from 'zod'
import { id, timestampSchema } from '../../platform/http/schema.ts'
import { webRoutes } from '../app-api/index.ts'
import { articleRefusals, firstWords, listTrash, restoreArticle, shownArticle } from '../articles/index.ts'
import { deleteArticle } from './delete-article.ts'

const common = { tag: 'Articles' } as const
const path = '/accounts/{accountId}/articles/{id}'

const trashedSchema = z
  .strictObject({
    id: id.describe('The article'),
    name: z.string().describe('What it is called'),
    title: z.string().describe('Its first words; empty = it says nothing yet'),
    languageIso: z.string().describe('Its language'),
    deletedAt: timestampSchema.describe('When it was deleted, UTC'),
  })
  .meta({ id: 'TrashedArticle' })

export const listTrashedArticlesRoute = webRoutes.readRoute({
  ...common,
  action: 'readMailings',
  method: 'GET',
  path: '/accounts/{accountId}/article-trash',
  summary: 'Articles that were deleted in the last 30 days',
  responses: { 200: z.strictObject({ data: z.array(trashedSchema).describe('1,000 at most, the last first') }) },
  handle: async ({ look }) => ({
    status: 200,
    body: {
      data: (await listTrash(look)).map(({ placeholders, ...article }) => ({
        ...article,
        title: firstWords(shownArticle({ placeholders }).places),
      })),
    },
  }),
})

export const deleteArticleRoute = webRoutes.writeRoute({
  ...common,
  action: 'writeDrafts',
  method: 'DELETE',
  path,
  summary: 'Put an article into the trash; drafts that show it have a gap meanwhile',
  responses: { 204: null },
  errors: [articleRefusals.article_not_found, articleRefusals.article_locked, articleRefusals.article_in_use],
  handle: async ({ act, ids }) => {
    await deleteArticle(act, ids.id as number)
    return { status: 204 }
  },
})

export const restoreArticleRoute = webRoutes.writeRoute({
  ...common,
  action: 'writeDrafts',
  method: 'POST',
  path: `${path}/restoration`,
  summary: 'Put an article back, also where drafts have a gap',
  responses: { 204: null },
  errors: [articleRefusals.article_not_found],
  handle: async ({ act, ids }) => {
    await restoreArticle(act, ids.id as number)
    return { status: 204 }
  },
})
