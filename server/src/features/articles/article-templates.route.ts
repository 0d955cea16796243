import { z } from 'zod'
import { envelope, wrap } from '../../platform/http/schema.ts'
import { keyRoutes } from '../api-v1/index.ts'
import { articleTemplateSchema } from './article-template.schema.ts'
import { listArticleTemplates } from './article-template.store.ts'
import { areasOf, findPlaces } from './place.rules.ts'

const { readRoute } = keyRoutes()

export const listArticleTemplatesRoute = readRoute({
  method: 'GET',
  path: '/articleTemplates',
  tag: 'Articles',
  summary: 'List article templates',
  description:
    'Each template lists the places an article can fill, so that POST /articles can be written without looking into the application.',
  scopes: ['articles'],
  responses: { 200: envelope(z.array(articleTemplateSchema)) },
  handle: async ({ reader }) => {
    const records = (await listArticleTemplates(reader)).map(({ id, name, html, createdAt, updatedAt }) => ({
      objectType: 'ArticleTemplate',
      id,
      name,
      areas: areasOf(findPlaces(html)),
      createdAt,
      updatedAt,
    }))
    return { status: 200, body: wrap(records, []) }
  },
})
