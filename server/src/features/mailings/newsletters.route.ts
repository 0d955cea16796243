import { type FilterSpec, type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, paginated, wrap, wrapPage } from '../../platform/http/schema.ts'
import { keyRoutes } from '../api-v1/index.ts'
import { newsletterRecord, withArticles } from './mailing.record.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { newsletterSchema } from './mailing.schema.ts'
import { listNewsletters } from './mailing-list.store.ts'
import { getNewsletter } from './read-mailings.ts'

const { readRoute } = keyRoutes()
const newsletterScope = { scopes: ['articles', 'subscribers'], tag: 'Newsletters' } as const
const include = ['articles'] as const
type Include = (typeof include)[number]
const filters: Record<string, FilterSpec> = { mailingId: { type: 'id' }, updatedAt: { type: 'time', ranges: true } }
const listSpec: ListSpec<Include> = {
  paginated: true,
  include,
  sort: ['id', 'createdAt', 'updatedAt'],
  filters: (name) => (Object.hasOwn(filters, name) ? filters[name] : undefined),
}
const oneSpec: ListSpec<Include> = { include }

export const listNewslettersRoute = readRoute({
  ...newsletterScope,
  method: 'GET',
  path: '/newsletters',
  summary: 'List newsletters',
  description: 'In pages. `filter[mailingId]` finds the content of one mailing.',
  query: {
    parse: (query) => parseListQuery(query, listSpec),
    parameters: listParameters(listSpec, ['[mailingId]', '[updatedAt]']),
  },
  responses: { 200: paginated(newsletterSchema) },
  handle: async ({ look, query }) => {
    const { total, rows } = await listNewsletters(look.reader, query)
    const records = rows.map(newsletterRecord)
    const data = query.include.includes('articles') ? await withArticles(look.reader, records) : records
    return { status: 200, body: wrapPage(data, include, total, query) }
  },
})

export const getNewsletterRoute = readRoute({
  ...newsletterScope,
  method: 'GET',
  path: '/newsletters/{id}',
  summary: 'Read a newsletter',
  description: '`include=articles` adds the articles it shows.',
  query: { parse: (query) => parseListQuery(query, oneSpec), parameters: listParameters(oneSpec) },
  responses: { 200: envelope(newsletterSchema) },
  errors: [mailingRefusals.newsletter_not_found],
  handle: async ({ look, query, ids }) => {
    const record = newsletterRecord(await getNewsletter(look, ids.id as number))
    const [data] = query.include.includes('articles') ? await withArticles(look.reader, [record]) : [record]
    return { status: 200, body: wrap(data, include) }
  },
})
