import { type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, paginated, wrap, wrapPage } from '../../platform/http/schema.ts'
import { keyRoutes } from '../api-v1/index.ts'
import { newsletterLinkSchema, newsletterStatisticsSchema } from './newsletter-statistics.schema.ts'
import { newsletterLinks, newsletterStatistics } from './newsletter-statistics.ts'

const { readRoute } = keyRoutes()
const newsletterScope = { scopes: ['articles', 'subscribers'], tag: 'Newsletters' } as const
const oneSpec: ListSpec<never> = {}
const linkSpec: ListSpec<never> = { paginated: true, sort: ['id', 'clicks', 'uniqueClicks'] }

export const getStatisticsRoute = readRoute({
  ...newsletterScope,
  method: 'GET',
  path: '/newsletters/{id}/statistics',
  summary: 'Read the statistics of a newsletter',
  query: { parse: (query) => parseListQuery(query, oneSpec), parameters: listParameters(oneSpec) },
  responses: { 200: envelope(newsletterStatisticsSchema) },
  errors: ['newsletter_not_found'],
  handle: async ({ reader, ids }) => ({
    status: 200,
    body: wrap(await newsletterStatistics(reader, ids.id as number), []),
  }),
})

export const listLinksRoute = readRoute({
  ...newsletterScope,
  method: 'GET',
  path: '/newsletters/{id}/links',
  summary: 'List the links of a newsletter with their clicks',
  query: { parse: (query) => parseListQuery(query, linkSpec), parameters: listParameters(linkSpec) },
  responses: { 200: paginated(newsletterLinkSchema) },
  errors: ['newsletter_not_found'],
  handle: async ({ reader, query, ids }) => {
    const { total, links } = await newsletterLinks(reader, ids.id as number, query)
    return { status: 200, body: wrapPage(links, [], total, query) }
  },
})
