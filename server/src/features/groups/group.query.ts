import { type FilterSpec, type ListSpec, listParameters, parseListQuery } from '../../platform/http/query.ts'

const filters: Record<string, FilterSpec> = { name: { type: 'text' }, type: { type: 'integer' } }
const listSpec: ListSpec = {
  paginated: true,
  include: [],
  sort: ['id', 'name', 'createdAt', 'updatedAt'],
  filters: (name) => (Object.hasOwn(filters, name) ? filters[name] : undefined),
}

export const groupListQuery = {
  parse: (query: URLSearchParams) => parseListQuery(query, listSpec),
  parameters: listParameters(listSpec, ['[name]', '[type]']),
}
