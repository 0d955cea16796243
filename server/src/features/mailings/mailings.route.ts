import { AppError } from '../../platform/errors/app-error.ts'
import { type FilterSpec, type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'
import { envelope, paginated, wrap, wrapPage } from '../../platform/http/schema.ts'
import { findAccount } from '../accounts/index.ts'
import { keyRoutes } from '../api-v1/index.ts'
import { withNewsletters } from './included-relations.ts'
import { mailingSchema } from './mailing.schema.ts'
import { findMailing, listMailings } from './mailing-list.store.ts'
import { mailingRecord } from './mailing-record.rules.ts'

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
  summary: 'List mailings; campaign copies of trigger mailings are among them',
  query: {
    parse: (query) => parseListQuery(query, listSpec),
    parameters: listParameters(listSpec, ['[type]', '[status]', '[name]', '[updatedAt]']),
  },
  responses: { 200: paginated(mailingSchema) },
  handle: async ({ reader, query }) => {
    const [account, { total, rows }] = await Promise.all([findAccount(reader), listMailings(reader, query)])
    const records = rows.map((mailing) => mailingRecord(mailing, account))
    const data = query.include.includes('newsletters') ? await withNewsletters(reader, records) : records
    return { status: 200, body: wrapPage(data, include, total, query) }
  },
})

export const getMailingRoute = readRoute({
  ...mailingScope,
  method: 'GET',
  path: '/mailings/{id}',
  summary: 'Read a mailing',
  query: { parse: (query) => parseListQuery(query, oneSpec), parameters: listParameters(oneSpec) },
  responses: { 200: envelope(mailingSchema) },
  errors: ['mailing_not_found'],
  handle: async ({ reader, query, ids }) => {
    const [account, mailing] = await Promise.all([findAccount(reader), findMailing(reader, ids.id as number)])
    if (!mailing) throw new AppError('mailing_not_found', 'The account has no mailing with this id.')
    const record = mailingRecord(mailing, account)
    const [data] = query.include.includes('newsletters') ? await withNewsletters(reader, [record]) : [record]
    return { status: 200, body: wrap(data, include) }
  },
})
