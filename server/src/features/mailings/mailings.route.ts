import { type FilterSpec, type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, paginated, wrap, wrapPage } from '../../platform/http/schema.ts'
import { keyRoutes } from '../api-v1/index.ts'
import { mailingRecord, withNewsletters } from './mailing.record.ts'
import { mailingRefusals } from './mailing.refusals.ts'
import { mailingSchema } from './mailing.schema.ts'
import { listMailings } from './mailing-list.store.ts'
import { getMailing } from './read-mailings.ts'

const { readRoute } = keyRoutes()
const mailingScope = { scopes: ['articles', 'subscribers'], tag: 'Mailings' } as const
const include = ['newsletters'] as const
type Include = (typeof include)[number]
const filters: Record<string, FilterSpec> = {
  type: { type: 'text' },
  status: { type: 'text' },
  name: { type: 'text' },
  updatedAt: { type: 'time', ranges: true },
}
const listSpec: ListSpec<Include> = {
  paginated: true,
  include,
  sort: ['id', 'name', 'createdAt', 'updatedAt'],
  filters: (name) => (Object.hasOwn(filters, name) ? filters[name] : undefined),
}
const oneSpec: ListSpec<Include> = { include }

export const listMailingsRoute = readRoute({
  ...mailingScope,
  method: 'GET',
  path: '/mailings',
  summary: 'List mailings',
  description:
    'In pages; campaign copies of trigger mailings are among them. `filter[type]` and `filter[status]` find some of them.',
  query: {
    parse: (query) => parseListQuery(query, listSpec),
    parameters: listParameters(listSpec, ['[type]', '[status]', '[name]', '[updatedAt]']),
  },
  responses: { 200: paginated(mailingSchema) },
  handle: async ({ look, query }) => {
    const { total, rows } = await listMailings(look.reader, query)
    const records = rows.map((mailing) => mailingRecord(mailing, look.account))
    const data = query.include.includes('newsletters') ? await withNewsletters(look.reader, records) : records
    return { status: 200, body: wrapPage(data, include, total, query) }
  },
})

export const getMailingRoute = readRoute({
  ...mailingScope,
  method: 'GET',
  path: '/mailings/{id}',
  summary: 'Read a mailing',
  description: '`include=newsletters` adds its content.',
  query: { parse: (query) => parseListQuery(query, oneSpec), parameters: listParameters(oneSpec) },
  responses: { 200: envelope(mailingSchema) },
  errors: [mailingRefusals.mailing_not_found],
  handle: async ({ look, query, ids }) => {
    const record = mailingRecord(await getMailing(look, ids.id as number), look.account)
    const [data] = query.include.includes('newsletters') ? await withNewsletters(look.reader, [record]) : [record]
    return { status: 200, body: wrap(data, include) }
  },
})
