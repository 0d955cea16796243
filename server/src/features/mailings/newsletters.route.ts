import { AppError } from '../../platform/errors/app-error.ts'
import { type FilterSpec, type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, paginated, wrap, wrapPage } from '../../platform/http/schema.ts'
import { keyRoutes } from '../api-v1/index.ts'
import { withArticles } from './included-relations.ts'
import { newsletterSchema } from './mailing.schema.ts'
import { findNewsletterHead, listNewsletters } from './mailing-list.store.ts'
import { newsletterRecord } from './mailing-record.rules.ts'

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
  query: {
    parse: (query) => parseListQuery(query, listSpec),
    parameters: listParameters(listSpec, ['[mailingId]', '[updatedAt]']),
  },
  responses: { 200: paginated(newsletterSchema) },
  handle: async ({ reader, query }) => {
    const { total, rows } = await listNewsletters(reader, query)
    const records = rows.map(newsletterRecord)
    const data = query.include.includes('articles') ? await withArticles(reader, records) : records
    return { status: 200, body: wrapPage(data, include, total, query) }
  },
})

export const getNewsletterRoute = readRoute({
  ...newsletterScope,
  method: 'GET',
  path: '/newsletters/{id}',
  summary: 'Read a newsletter',
  query: { parse: (query) => parseListQuery(query, oneSpec), parameters: listParameters(oneSpec) },
  responses: { 200: envelope(newsletterSchema) },
  errors: ['newsletter_not_found'],
  handle: async ({ reader, query, ids }) => {
    const newsletter = await findNewsletterHead(reader, ids.id as number)
    if (!newsletter) throw new AppError('newsletter_not_found', 'The account has no newsletter with this id.')
    const record = newsletterRecord(newsletter)
    const [data] = query.include.includes('articles') ? await withArticles(reader, [record]) : [record]
    return { status: 200, body: wrap(data, include) }
  },
})
