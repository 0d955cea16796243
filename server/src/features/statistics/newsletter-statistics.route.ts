import { type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, paginated, wrap, wrapPage } from '../../platform/http/schema.ts'
import { keyRoutes } from '../api-v1/index.ts'
import { getCounted, mailingRefusals } from '../mailings/index.ts'
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
  description:
    'People and machines are counted apart. The numbers are those of `calculatedAt`. A mailing in several languages is counted as one: `newsletterId` is that of its main language.',
  query: { parse: (query) => parseListQuery(query, oneSpec), parameters: listParameters(oneSpec) },
  responses: { 200: envelope(newsletterStatisticsSchema) },
  errors: [mailingRefusals.newsletter_not_found],
  handle: async ({ look, ids }) => {
    const id = await getCounted(look, ids.id as number)
    const statistics = await newsletterStatistics(look, id)
    return { status: 200, body: wrap({ objectType: 'NewsletterStatistics', ...statistics }, []) }
  },
})

export const listLinksRoute = readRoute({
  ...newsletterScope,
  method: 'GET',
  path: '/newsletters/{id}/links',
  summary: 'List the links of a newsletter',
  description: 'In pages; `sort=-clicks` shows first what was clicked most.',
  query: { parse: (query) => parseListQuery(query, linkSpec), parameters: listParameters(linkSpec) },
  responses: { 200: paginated(newsletterLinkSchema) },
  errors: [mailingRefusals.newsletter_not_found],
  handle: async ({ look, query, ids }) => {
    const id = await getCounted(look, ids.id as number)
    const { total, links } = await newsletterLinks(look, id, query)
    const records = links.map((link) => ({ objectType: 'NewsletterLink', ...link }))
    return { status: 200, body: wrapPage(records, [], total, query) }
  },
})
