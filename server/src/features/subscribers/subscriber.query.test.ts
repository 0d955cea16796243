import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomerField, anAccount, aSubscriber, type TestAccount } from '../../../test/factories.ts'
import { proving, provingEach } from '../../../test/proves.ts'
import { refusals } from '../../../test/refusals.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'

let api: TestApi
let account: TestAccount
let channelled: TestAccount
const fields = {} as Record<'text' | 'integer' | 'date' | 'boolean' | 'list' | 'amount', number>
let group: number
const list = (query: string, key = account.key) => api.call('GET', `/subscribers?${query}`, { key })

interface Found {
  body: { data: { email: string }[]; meta: { pagination: { total: number } } }
}
/** The names before the @, in the order of the answer; the total must agree. */
const names = ({ body }: Found) => {
  const found = body.data.map(({ email }) => email.split('@')[0])
  expect(body.meta.pagination.total).toBe(found.length)
  return found.join(' ')
}
const field = (name: keyof typeof fields) => `filter[customerFields.${fields[name]}]`

beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  const types = { text: 1, integer: 2, date: 3, boolean: 4, list: 5, amount: 6 } as const
  for (const [name, type] of Object.entries(types) as [keyof typeof fields, number][])
    fields[name] = await aCustomerField(api, account.customerId, type)
  const person = (name: string, body: object) => aSubscriber(api, account, { email: `${name}@example.com`, ...body })
  const at = (time: string) => api.clock.set(time)
  at('2025-03-01 10:00:00')
  const values = { [fields.text]: 'rot', [fields.integer]: -5, [fields.date]: '2024-02-29' }
  await person('Anna', { firstname: 'Anna', lastname: 'Zoll', city: 'Köln', genderId: 2, customerFields: values })
  at('2025-03-02 10:00:00')
  const more = { [fields.boolean]: false, [fields.amount]: '100', [fields.text]: 'R'.repeat(200) }
  await person('ben', { firstname: 'Ben', birthday: '1990-05-05', status: 3, statusAddition: 4, customerFields: more })
  at('2025-03-03 10:00:00')
  const last = { [fields.boolean]: true, [fields.integer]: 0, [fields.text]: 'a_b%c' }
  await person('c_d', { firstname: 'Ćela', birthday: '2000-01-01', status: 2, statusAddition: 2, customerFields: last })
  at('2025-03-04 10:00:00')
  const base = { firstname: "O'Neil", city: 'Köln', genderId: 1, customerFields: { [fields.text]: 'zwei\nZeilen' } }
  const { id } = await person("o'neil", { ...base, status: 3, statusAddition: 6 })
  const created = await api.call('POST', '/subscriberGroups', { key: account.key, body: { name: 'VIP' } })
  group = created.body.data.id
  const body = { subscriberIds: [1, id] }
  await api.call('POST', `/subscriberGroups/${group}/subscribers`, { key: account.key, body })
})
afterAll(() => api.stop())

describe('filters', () => {
  test.each<[string, () => string, string]>([
    ['E-060.1: the address in another letter case', () => 'filter[email]=ANNA@Example.com', 'Anna'],
    ['E-060.2: _ is literal', () => 'filter[email][contains]=c_d', 'c_d'],
    ['E-060.2: _ matches nothing else', () => 'filter[email][contains]=b_n', ''],
    ['E-060.2: % is literal', () => 'filter[email][contains]=%25', ''],
    ['E-060.2: % alone is no address', () => 'filter[email]=%25', ''],
    ['part of an address in another case', () => 'filter[email][contains]=BEN@', 'ben'],
    ['D-FLT-1.2 alternatives', () => 'filter[email]=ben@example.com,c_d@example.com', 'ben c_d'],
    ['id', () => 'filter[id]=1,3,999', 'Anna c_d'],
    ['D-FLT-1.1 firstname', () => 'filter[firstname]=Ben', 'ben'],
    ['firstname, composed otherwise', () => `filter[firstname]=${encodeURIComponent('C\u0301ela')}`, 'c_d'],
    ['lastname, one or empty', () => 'filter[lastname]=Zoll,null', "Anna ben c_d o'neil"],
    ['D-FLT-1.1 lastname', () => 'filter[lastname]=Zoll', 'Anna'],
    ['D-FLT-1.1 city', () => 'filter[city]=K%C3%B6ln', "Anna o'neil"],
    ['D-FLT-1.6 empty city', () => 'filter[city]=null', 'ben c_d'],
    ['D-FLT-1.1 gender', () => 'filter[genderId]=1,2', "Anna o'neil"],
    ['no gender', () => 'filter[genderId]=null', 'ben c_d'],
    ['a gender no column could hold', () => 'filter[genderId]=9007199254740991', ''],
    ['D-FLT-1.1 status', () => 'filter[status]=3', "ben o'neil"],
    ['several states', () => 'filter[status]=1,2', 'Anna c_d'],
    ['status and addition', () => 'filter[status]=3&filter[statusAddition]=6', "o'neil"],
    ['addition', () => 'filter[statusAddition]=2,4', 'ben c_d'],
    ['a pair that cannot be', () => 'filter[status]=1&filter[statusAddition]=4', ''],
    ['no addition', () => 'filter[statusAddition]=null', 'Anna'],
    ['D-FLT-1.1 group', () => `filter[groupId]=${group}`, "Anna o'neil"],
    ['unknown group', () => 'filter[groupId]=999999', ''],
    ['no group at all', () => 'filter[groupId]=null', ''],
    ['one group or another', () => `filter[groupId]=${group},999999`, "Anna o'neil"],
    [
      'D-FLT-1.3 several filters at once',
      () => `filter[groupId]=${group}&filter[status]=3&filter[city]=K%C3%B6ln`,
      "o'neil",
    ],
    ['group and status', () => `filter[groupId]=${group}&filter[status]=1`, 'Anna'],
    ['D-FLT-1.5 text field', () => `${field('text')}=rot`, 'Anna'],
    ['text field, literally', () => `${field('text')}=a_b%25c`, 'c_d'],
    ['long text field', () => `${field('text')}=${'R'.repeat(200)}`, 'ben'],
    ['text field of two lines', () => `${field('text')}=zwei%0AZeilen`, "o'neil"],
    ['no amount', () => `${field('amount')}=null`, "Anna c_d o'neil"],
    ['amount or none', () => `${field('amount')}=100,null&filter[status]=3`, "ben o'neil"],
    ['D-FLT-1.5 integer field', () => `${field('integer')}=-5,0`, 'Anna c_d'],
    ['integer field, nothing given', () => `${field('integer')}=`, ''],
    ['integer field in another notation', () => `${field('integer')}=0x0`, ''],
    ['D-FLT-1.5 date field', () => `${field('date')}=2024-02-29`, 'Anna'],
    ['D-FLT-1.5 boolean field, false', () => `${field('boolean')}=false`, 'ben'],
    ['boolean field, true', () => `${field('boolean')}=true`, 'c_d'],
    ['amount in another notation', () => `${field('amount')}=100`, 'ben'],
    ['D-FLT-1.5 amount', () => `${field('amount')}=100.00`, 'ben'],
    ['D-FLT-1.4 created before', () => 'filter[createdAt][lt]=2025-03-02%2000:00:00', 'Anna'],
    [
      'D-FLT-1.4 created from and up to',
      () => 'filter[createdAt][gte]=2025-03-02+00:00:00&filter[createdAt][lt]=2025-03-04+00:00:00',
      'ben c_d',
    ],
    ['updated after', () => 'filter[updatedAt][gt]=2025-03-03+23:59:59', "o'neil"],
    ['opted in up to', () => 'filter[optinAt][lte]=2025-12-31+00:00:00', 'Anna'],
    ['opted out after', () => 'filter[optoutAt][gte]=2025-03-01+00:00:00', 'ben'],
    ['never opted out', () => 'filter[optoutAt]=null', "Anna c_d o'neil"],
    ['born on', () => 'filter[birthday]=1990-05-05', 'ben'],
    ['born since', () => 'filter[birthday][gt]=1990-05-05', 'c_d'],
    ['no birthday', () => 'filter[birthday]=null', "Anna o'neil"],
    ['a channel in an account without any', () => 'filter[channelId]=1', ''],
  ])(
    '%s',
    provingEach(async (_name, query, expected) => {
      const answer = await list(query())
      expect(answer.status).toBe(200)
      expect(names(answer)).toBe(expected)
    }),
  )

  test('the same holds when another order is asked for, where no bitmap gives the page', async () => {
    expect(names(await list('filter[status]=3&sort=-email'))).toBe("o'neil ben")
    expect(names(await list(`filter[groupId]=${group}&sort=-lastname`))).toBe("Anna o'neil")
    expect(names(await list(`${field('text')}=${'R'.repeat(200)}&sort=email`))).toBe('ben')
  })
})

describe('refused by name', () => {
  test.each<[string, () => string, string]>([
    ['E-061: a day for a time', () => 'filter[updatedAt][gte]=2025-03-01', 'filter[updatedAt][gte]'],
    ['E-061: a day that is not', () => 'filter[updatedAt][gte]=2025-02-30%2000:00:00', 'filter[updatedAt][gte]'],
    ['E-061: words', () => 'filter[updatedAt][gte]=yesterday', 'filter[updatedAt][gte]'],
    ['E-062, D-FLT-2.1: an unknown filter', () => 'filter[foo]=1', 'filter[foo]'],
    ['E-062: an unknown sort field', () => 'sort=foo', 'sort'],
    ['E-062: a field that cannot be sorted by', () => 'sort=city', 'sort'],
    ['a name of the database', () => 'filter[email_key]=x', 'filter[email_key]'],
    ['a list field', () => `${field('list')}=a`, 'filter[customerFields.5]'],
    ['an unknown field', () => 'filter[customerFields.999999]=a', 'filter[customerFields.999999]'],
    ['D-FLT-2.1 an operator the filter has not', () => 'filter[status][gte]=1', 'filter[status][gte]'],
    ['D-FLT-2.2 a filter twice', () => 'filter[status]=1&filter[status]=2', 'filter[status]'],
    ['D-FLT-2.1 an unknown parameter', () => 'q=anna', 'q'],
  ])(
    '%s',
    provingEach(async (_name, query, parameter) => {
      expect(refusals(await list(query()))).toEqual([`422 ${parameter} query_parameter_invalid`])
    }),
  )
})

describe('order', () => {
  test.each([
    ['', "Anna ben c_d o'neil"],
    ['sort=-id', "o'neil c_d ben Anna"],
    ['sort=email', "Anna ben c_d o'neil"],
    ['sort=-email', "o'neil c_d ben Anna"],
    ['sort=lastname', "Anna ben c_d o'neil"],
    ['sort=-lastname,-id', "Anna o'neil c_d ben"],
    ['sort=-createdAt', "o'neil c_d ben Anna"],
    ['sort=updatedAt', "Anna ben c_d o'neil"],
    ['sort=-firstname', "c_d o'neil ben Anna"],
    ['sort=optoutAt,id', "ben Anna c_d o'neil"],
    ['sort=-optoutAt,-id', "ben o'neil c_d Anna"],
    ['sort=-optinAt,id', "Anna ben c_d o'neil"],
    ['sort=-updatedAt,id', "o'neil c_d ben Anna"],
  ])('%s', proving(['D-SRT-1.1', 'D-SRT-1.2', 'D-SRT-1.4']), async (query, expected) =>
    expect(names(await list(query))).toBe(expected),
  )
})

describe('in a channel account', () => {
  beforeAll(async () => {
    channelled = await anAccount(api, { channels: ['Angebote'] })
    const [one, two] = channelled.channelIds as [number, number]
    const person = (name: string, channels: object[]) =>
      aSubscriber(api, channelled, { email: `${name}@x.de`, channels })
    await person('both', [
      { id: one, status: 1 },
      { id: two, status: 3, statusAddition: 4 },
    ])
    await person('first', [{ id: one, status: 3, statusAddition: 6 }])
    await person('second', [{ id: two, status: 1 }])
    await person('none', [])
  })

  test.each<[string, (one: number, two: number) => string, string]>([
    ['E-064, D-FLT-1.7: the status of one channel', (_one, two) => `filter[status]=3&filter[channelId]=${two}`, 'both'],
    ['E-064: the same status of the other', (one) => `filter[status]=3&filter[channelId]=${one}`, 'first'],
    ['a status in any channel', () => 'filter[status]=3', 'both first'],
    ['no status anywhere', () => 'filter[status]=null', 'none'],
    ['no status in one channel', (_one, two) => `filter[status]=null&filter[channelId]=${two}`, 'first none'],
    ['everyone in a channel', (one) => `filter[channelId]=${one}`, 'both first'],
    ['everyone in any of two', (one, two) => `filter[channelId]=${one},${two}`, 'both first second'],
    ['an unknown channel', () => 'filter[channelId]=999999', ''],
    ['opt-out in one channel', (one) => `filter[optoutAt][gte]=2000-01-01+00:00:00&filter[channelId]=${one}`, ''],
    ['opt-out in any', () => 'filter[optoutAt][gte]=2000-01-01+00:00:00', 'both'],
  ])(
    '%s',
    provingEach(async (_name, query, expected) => {
      const [one, two] = channelled.channelIds as [number, number]
      expect(names(await list(query(one, two), channelled.key))).toBe(expected)
    }),
  )
})

test.each([
  "filter[firstname]=O'Neil",
  "filter[firstname]=';drop table subscribers;--",
  'filter[email]=\\',
  "filter[email][contains]=' or 1=1 --",
  'filter[city]=%24%24',
  'filter[city]=%241',
])('%s is only text', proving('E-065'), async (query) => {
  const { status, body } = await list(query)
  expect(status).toBe(200)
  expect(body.data.map(({ email }: { email: string }) => email)).toEqual(
    query.endsWith('Neil') ? ["o'neil@example.com"] : [],
  )
  expect((await list('')).body.meta.pagination.total).toBe(4)
})

test.each(['sort=id;drop', "sort=id'", 'sort=(select 1)', 'sort=id desc'])(
  '%s is refused',
  proving('E-065'),
  async (query) => {
    expect(refusals(await list(query))).toEqual(['422 sort query_parameter_invalid'])
  },
)
