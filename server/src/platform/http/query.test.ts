import { describe, expect, test } from 'vitest'
import { proving } from '../../../test/proves.ts'
import { type FilterSpec, type ListSpec, parseListQuery } from './query.ts'

const filters = new Map<string, FilterSpec>([
  ['id', { type: 'id' }],
  ['email', { type: 'text', contains: true }],
  ['size', { type: 'integer' }],
  ['createdAt', { type: 'time', ranges: true }],
  ['birthday', { type: 'date', ranges: true }],
])
const spec: ListSpec<'channels' | 'groups'> = {
  paginated: true,
  include: ['channels', 'groups'],
  sort: ['id', 'email', 'createdAt'],
  filters: (name) => filters.get(name),
}
const parse = (query: string) => parseListQuery(new URLSearchParams(query), spec)

test('no parameters: page 1, limit 10, nothing else', proving('R-187'), () => {
  expect(parse('')).toEqual({ value: { page: 1, limit: 10, include: [], filters: [], sort: [] }, errors: [] })
})

describe('what is understood', () => {
  test.each([
    ['page=3&limit=500', { page: 3, limit: 500 }],
    ['page=9007199254740991', { page: Number.MAX_SAFE_INTEGER }],
    ['include=channels, groups ,channels', { include: ['channels', 'groups'] }],
    ['include=', { include: [] }],
    [
      'sort=-createdAt,id',
      {
        sort: [
          { field: 'createdAt', descending: true },
          { field: 'id', descending: false },
        ],
      },
    ],
    ['filter[id]=1,2', { filters: [{ field: 'id', operator: 'eq', values: [1, 2] }] }],
    ['filter[size]=-3,null', { filters: [{ field: 'size', operator: 'eq', values: [-3, null] }] }],
    ['filter[email]=a%25_b', { filters: [{ field: 'email', operator: 'eq', values: ['a%_b'] }] }],
    ['filter[email][contains]=a,b', { filters: [{ field: 'email', operator: 'contains', values: ['a,b'] }] }],
    [
      'filter[createdAt][gte]=2025-03-01%2000:00:00',
      { filters: [{ field: 'createdAt', operator: 'gte', values: ['2025-03-01 00:00:00'] }] },
    ],
    [
      'filter[createdAt][lt]=2025-03-01+00:00:00',
      { filters: [{ field: 'createdAt', operator: 'lt', values: ['2025-03-01 00:00:00'] }] },
    ],
    ['filter[birthday]=2024-02-29', { filters: [{ field: 'birthday', operator: 'eq', values: ['2024-02-29'] }] }],
  ])('%s', (query, expected) => {
    const { value, errors } = parse(query)
    expect(errors).toEqual([])
    expect(value).toMatchObject(expected)
  })
})

describe('what is refused, by name', () => {
  test.each([
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=501', 'limit'],
    ['limit=1.5', 'limit'],
    ['limit=abc', 'limit'],
    ['limit=', 'limit'],
    ['limit=010', 'limit'],
    ['limit=1e2', 'limit'],
    ['limit=0x10', 'limit'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=x', 'page'],
    ['page=9007199254740992', 'page'],
    ['page=99999999999999999999', 'page'],
    ['page=1&page=2', 'page'],
    ['limit=5&limit=5', 'limit'],
    ['sort=foo', 'sort'],
    ['sort=--id', 'sort'],
    ['sort=id;drop', 'sort'],
    ['foo=1', 'foo'],
    ['Page=1', 'Page'],
    ['filter[foo]=1', 'filter[foo]'],
    ['filter[__proto__]=1', 'filter[__proto__]'],
    ['filter=1', 'filter'],
    ['filter[]=1', 'filter[]'],
    ['filter[id][gte]=1', 'filter[id][gte]'],
    ['filter[id][contains]=1', 'filter[id][contains]'],
    ['filter[createdAt][like]=1', 'filter[createdAt][like]'],
    ['filter[createdAt][gte][lt]=1', 'filter[createdAt][gte][lt]'],
    ['filter[id]=1.5', 'filter[id]'],
    ['filter[id]=', 'filter[id]'],
    ['filter[id]=1,', 'filter[id]'],
    ['filter[id]=9007199254740992', 'filter[id]'],
    ['filter[createdAt]=2025-03-01', 'filter[createdAt]'],
    ['filter[createdAt][gte]=2025-02-30 00:00:00', 'filter[createdAt][gte]'],
    ['filter[createdAt][gte]=2025-03-01T00:00:00', 'filter[createdAt][gte]'],
    ['filter[createdAt][gte]=2025-03-01 24:00:00', 'filter[createdAt][gte]'],
    ['filter[createdAt][gte]=null', 'filter[createdAt][gte]'],
    ['filter[createdAt][gte]=2025-03-01 00:00:00,2025-03-02 00:00:00', 'filter[createdAt][gte]'],
    ['filter[birthday]=01.02.1990', 'filter[birthday]'],
    ['filter[email]=%00', 'filter[email]'],
  ])('%s', (query, parameter) => {
    expect(parse(query).errors).toEqual([{ parameter, code: 'query_parameter_invalid', detail: expect.any(String) }])
  })

  test('an unknown relation has its own code', () => {
    expect(parse('include=channels,foo').errors).toMatchObject([{ parameter: 'include', code: 'include_unknown' }])
  })

  test('all faults at once', () => {
    expect(parse('page=0&limit=0&foo=1').errors.map(({ parameter }) => parameter)).toEqual(['page', 'limit', 'foo'])
  })
})
