import pg from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { proves } from '../../../test/proves.ts'
import { aUser, startApiAndWeb, type TestSession } from '../../../test/test-web.ts'

const { api, web } = await startApiAndWeb()
let account: TestAccount
let ada: TestSession

const people = [
  { id: 1, email: 'sarka.h@example.com', firstname: 'Šárka', lastname: 'Holubová', city: 'Graz' },
  { id: 2, email: 'bruno@ashgrove.example', firstname: 'Bruno', lastname: 'Ashgrove', city: 'Graz' },
  { id: 3, email: 'sale_50%off@example.com', firstname: null, lastname: null, city: null },
  { id: 4, email: 'sale-500off@example.com', firstname: null, lastname: null, city: null },
  { id: 42, email: 'ida@example.com', firstname: 'Ida', lastname: 'Kestrel', city: 'Ulm' },
  { id: 43, email: 'room42@example.com', firstname: 'Noor', lastname: 'van Dijck', city: 'Ulm' },
]
/** Everybody else: their words are found at once in the order of the list, the others' by the index. */
const crowd = 10_500

beforeAll(async () => {
  account = await anAccount(api)
  await manySubscribers(
    api,
    account,
    people.map(({ id, email }) => ({ id, email })),
  )
  for (const { id, firstname, lastname, city } of people)
    await api.database.query(
      'update subscribers set firstname = $3, lastname = $4, city = $5 where account_id = $1 and id = $2',
      [account.accountId, id, firstname, lastname, city],
    )
  const rest = Array.from({ length: crowd }, (_, i) => ({ id: 1000 + i, email: `crowd.${i}@versand.example` }))
  await manySubscribers(api, account, rest)
  ada = await web.sessionOf(await aUser(api, account.accountId, { role: 'editor' }))
})

async function search(words: string, query = 'sort=id') {
  const answer = await ada.call('POST', `/accounts/${account.accountId}/subscribers/search?${query}`, {
    body: { words },
  })
  expect(answer.text && answer.status).toBe(200)
  return { ids: answer.body.data.map(({ id }: { id: number }) => id), total: answer.body.meta.total }
}

async function count(words: string, query = '') {
  const answer = await ada.call('POST', `/accounts/${account.accountId}/subscribers/count?${query}`, {
    body: { words },
  })
  return answer.body.data.total
}

test.each([
  ['a part of an address', 'shgrov', [2]],
  ['a first name in other letters', 'ŠÁRKA', [1]],
  ['words of different fields', 'graz holub', [1]],
  ['all words must be there', 'graz kestrel', []],
  ['a city', 'ulm', [42, 43]],
  ['a percent sign is itself', '50%off', [3]],
  ['an underscore is itself', 'sale_50', [3]],
  ['a number is an id, too', '42 ulm', [42, 43]],
  ['an id beside another word', '42 kestrel', [42]],
  ['two letters', 'šá', [1]],
  ['a backslash', 'a\\b', []],
])('%s', async (_name, words, ids) => {
  const found = await search(words)
  proves('W-027.1', () => expect(found).toEqual({ ids, total: ids.length }))
  expect(await count(words)).toBe(ids.length)
})

test('where many match, the first come at once and are counted afterwards', async () => {
  const found = await search('versand', 'sort=id&limit=3&page=2')
  expect(found).toEqual({ ids: [1003, 1004, 1005], total: null })
  expect(await count('versand')).toBe(crowd)
})

test('a page behind what is looked at in order', async () => {
  const found = await search('versand', 'sort=-id&limit=500&page=21')
  expect(found.ids).toEqual(Array.from({ length: 500 }, (_, i) => 1000 + 499 - i))
  expect(found.total).toBe(crowd)
})

test('words and filters together', async () => {
  expect(await search('graz', 'sort=-id&filter[status]=1')).toEqual({ ids: [2, 1], total: 2 })
  expect(await search('graz', 'sort=-id&filter[status]=3')).toEqual({ ids: [], total: 0 })
  expect(await count('', 'filter[status]=1')).toBe(crowd + people.length)
})

test('no other account is searched, not even by the function itself', async () => {
  const other = await anAccount(api)
  const eve = await web.sessionOf(await aUser(api, other.accountId))
  const answer = await eve.call('POST', `/accounts/${other.accountId}/subscribers/search`, {
    body: { words: 'kestrel' },
  })
  expect(answer.body).toMatchObject({ data: [], meta: { total: 0 } })
})

test('filters of the API by a text find the few among many', async () => {
  const get = async (query: string) => (await api.call('GET', `/subscribers?sort=createdAt&${query}`, account)).body
  expect((await get('filter[email][contains]=ESTREL')).meta.pagination.total).toBe(0)
  expect((await get('filter[email][contains]=ROOM42')).data.map(({ id }: { id: number }) => id)).toEqual([43])
  expect((await get('filter[lastname]=Kestrel')).data.map(({ id }: { id: number }) => id)).toEqual([42])
  expect((await get('filter[lastname]=kestrel')).meta.pagination.total).toBe(0)
  expect((await get('filter[email][contains]=versand')).meta.pagination.total).toBe(crowd)
})

/** Pages that PostgreSQL looks at to answer. */
async function pagesOf(query: string): Promise<number> {
  const client = new pg.Client({ connectionString: api.database.adminUrl })
  await client.connect()
  await client.query(`select set_config('app.account_id', '${account.accountId}', false)`)
  await client.query('set enable_seqscan = off')
  const pages: number[] = []
  // The first time it looks up what the tables are, too.
  for (let time = 0; time < 2; time++) {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${query}`)
    const { Plan: plan } = rows[0]['QUERY PLAN'][0]
    pages.push(plan['Shared Hit Blocks'] + plan['Shared Read Blocks'])
  }
  await client.end()
  return pages[1] as number
}

test('what everybody has in the address makes no search longer', async () => {
  await api.database.query('vacuum analyze subscribers')
  expect(await search('crowd.4242@versand.ex')).toEqual({ ids: [5242], total: 1 })
  const searched = await pagesOf("select search_subscribers(array['%crowd.4242@versand.ex%'])")
  const plain = await pagesOf(
    `select id from subscribers where account_id = ${account.accountId}
       and search_text(email_key, firstname, lastname, city) like '%crowd.4242@versand.ex%'`,
  )
  expect(searched).toBeLessThan(plain / 2)
})
