import fc from 'fast-check'
import { hostileText } from './hostile.ts'
import { idPlaceholder } from './schema-values.ts'

const pages = [
  '1',
  '2',
  '0',
  '-1',
  '1e15',
  '1000000000000000',
  '9007199254740991',
  '9007199254740993',
  '1.5',
  ' 1',
  '0x1',
  '',
]
const values: Record<string, string[]> = {
  page: pages,
  limit: ['1', '10', '500', '501', '0', '1e2', '٣', ...pages],
  include: [
    'channels,'.repeat(900),
    'channels',
    'groups',
    'channels,groups',
    'channels,',
    ',',
    'channels,channels',
    '__proto__',
    'languages',
  ],
  sort: [
    'id,'.repeat(2700),
    'email,-email,'.repeat(500),
    'id',
    '-id',
    'email,-id',
    '--id',
    'createdAt',
    'optinAt',
    'constructor',
    'id;drop',
    '-',
    ',',
    'id,id,id,id',
  ],
}
const filterValues = [
  '1',
  '2',
  '3',
  'null',
  '1,2',
  'null,1',
  'Ada',
  '2020-01-01',
  '2020-01-01 00:00:00',
  '%',
  'true',
  '0',
]
const wide = [
  '1,'.repeat(4000),
  'null,'.repeat(1500),
  '-32769',
  '32768',
  '2147483648',
  '9007199254740991',
  '-9007199254740991',
  '0001-01-01',
  '9999-12-31 23:59:59',
]
const operators = ['[gte]', '[gt]', '[lte]', '[lt]', '[contains]', '[eq]', '[in]', '[]', '[__proto__]']
const hostileNames = [
  '',
  'filter',
  'filter[]',
  'filter[id',
  'filter[id]]',
  'filter[__proto__]',
  'filter[constructor]',
  'filter[toString]',
  'filter[customerFields.]',
  'filter[customerFields.0]',
  'filter[customerFields.__proto__]',
  'filter[account_id]',
  'filter[id][gte][gte]',
  'filter[email]; select',
  'page[]',
  'page[number]',
  '__proto__',
  'constructor[prototype]',
  'limit%00',
]
const brokenEncodings = ['%', '%zz', '%00', '%ff', '%ED%A0%80', '%C0%80', '%u0041', '+', '%2525', '%F0%9F']

/** A query string for an operation: its documented parameters, operators they do not have, and rubbish. */
export function queriesFor(parameters: readonly string[], fieldIds: readonly number[]): fc.Arbitrary<string> {
  const names = parameters.flatMap((name) =>
    name.includes('{id}') ? fieldIds.map((id) => name.replace('{id}', String(id))) : [name],
  )
  const known = fc
    .tuple(fc.constantFrom(...(names.length > 0 ? names : ['include'])), fc.nat({ max: 1000 }), hostileText)
    .map(([name, n, text]) => pair(name, valueFor(name, n, text)))
  const odd = fc.tuple(
    fc.oneof(
      fc.constantFrom(...hostileNames),
      fc.tuple(fc.constantFrom(...names, 'filter[id]'), fc.constantFrom(...operators)).map((parts) => parts.join('')),
    ),
    fc.oneof(fc.constantFrom(...filterValues), hostileText),
  )
  const ids = idPlaceholder.map((id) => pair('filter[id]', String(id)))
  const part = fc.oneof(
    { weight: 8, arbitrary: known },
    { weight: 1, arbitrary: ids },
    { weight: 1, arbitrary: odd.map(([name, value]) => pair(name, value)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...names, 'x'), fc.constantFrom(...brokenEncodings))
        .map(([name, value]) => `${name}=${value}`),
    },
  )
  return fc.array(part, { maxLength: 4 }).map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''))
}

function valueFor(name: string, n: number, text: string): string {
  const all = values[name] ?? [...filterValues, ...wide]
  return n % 5 === 0 ? text : (all[n % all.length] as string)
}

function pair(name: string, value: string): string {
  return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`
}
