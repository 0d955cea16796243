import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, type TestAccount } from '../factories.ts'
import { chance, testSeed } from '../seed.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

const random = chance()

const accountCount = 50
const requestCount = Number(process.env.ISOLATION_REQUESTS ?? 2000)
const inFlight = 60

interface Tenant {
  account: TestAccount
  mark: string
  groupId: number
  acknowledged: Set<number>
}
interface Tally {
  sent: number
  aborted: number
  refused: number
  unavailable: number
  crossRows: string[]
}

let api: TestApi
let tenants: Tenant[]
beforeAll(async () => {
  api = await startTestApi()
  tenants = []
  for (let number = 0; number < accountCount; number++) tenants.push(await aTenant(number))
})
afterAll(async () => {
  // A client that gave up early leaves connections on which nothing was ever asked; the server would wait for them.
  api.server.server.closeAllConnections()
  await api.stop()
})

async function aTenant(number: number): Promise<Tenant> {
  const mark = `m${1000 + number}m`
  const account = await anAccount(api, { name: mark })
  const { body } = await api.call('POST', '/subscriberGroups', { key: account.key, body: { name: mark } })
  return { account, mark, groupId: body.data.id, acknowledged: new Set() }
}

/** One request of a tenant: reads, writes, refusals of every kind, and some that the client gives up on. */
function aRequest(
  { mark, groupId }: Tenant,
  number: number,
): { method: string; path: string; body?: unknown; key?: string } {
  const email = `p${number}@${mark}.example`
  const known = 1 + random.below(19)
  const choices: (() => ReturnType<typeof aRequest>)[] = [
    () => ({ method: 'GET', path: '/whoami?include=channels' }),
    () => ({ method: 'GET', path: '/subscribers?include=groups&limit=50' }),
    () => ({ method: 'GET', path: `/subscribers/${known}` }),
    () => ({ method: 'GET', path: '/subscribers?sort=-email&filter[status]=1' }),
    () => ({ method: 'GET', path: '/subscriberGroups' }),
    () => ({ method: 'POST', path: '/subscribers', body: { email, city: mark, firstname: mark } }),
    () => ({ method: 'POST', path: '/subscribers', body: { email, city: mark }, key: `k${number % 7}` }),
    () => ({ method: 'POST', path: '/subscribers/upsert', body: { email: `p${known}@${mark}.example`, city: mark } }),
    () => ({ method: 'POST', path: '/subscribers/register', body: { email, city: mark } }),
    () => ({ method: 'PUT', path: `/subscribers/${known}`, body: { lastname: mark } }),
    () => ({
      method: 'PUT',
      path: '/subscribers/multiple',
      body: { subscribers: [{ id: known, reference: mark }, { id: 999_999 }] },
    }),
    () => ({
      method: 'POST',
      path: `/subscriberGroups/${groupId}/subscribers`,
      body: { subscriberIds: [known, known + 1] },
    }),
    () => ({ method: 'DELETE', path: `/subscribers/${known + 20}` }),
    () => ({ method: 'POST', path: '/subscribers', body: { email: 'no address', status: 9 } }),
    () => ({ method: 'POST', path: '/subscriberGroups', body: { name: mark } }),
    () => ({ method: 'GET', path: '/subscribers/999999' }),
  ]
  return random.pick(choices)()
}

async function send(tenant: Tenant, number: number, tally: Tally): Promise<void> {
  const { method, path, body, key } = aRequest(tenant, number)
  const headers: Record<string, string> = {
    authorization: `Basic ${Buffer.from(`x:${tenant.account.key}`).toString('base64')}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key && { 'idempotency-key': key }),
  }
  const giveUp = new AbortController()
  if (number % 8 === 0) setTimeout(() => giveUp.abort(), 1 + random.below(24))
  tally.sent += 1
  try {
    const answer = await fetch(`${api.url}/api/v1${path}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
      signal: giveUp.signal,
    } as RequestInit)
    const text = await answer.text()
    if (answer.status === 503) tally.unavailable += 1
    else if (answer.status >= 500) tally.crossRows.push(`${method} ${path}: ${answer.status} ${text}`)
    else if (answer.status >= 400) tally.refused += 1
    const marks = new Set(text.match(/m1\d{3}m/g))
    marks.delete(tenant.mark)
    if (marks.size > 0) tally.crossRows.push(`${method} ${path} of ${tenant.mark} shows ${[...marks]}`)
    if (path === '/subscribers' && method === 'POST' && answer.status === 201)
      tenant.acknowledged.add(JSON.parse(text).data.id)
  } catch (error) {
    if (!giveUp.signal.aborted) throw error
    tally.aborted += 1
  }
}

/** Cuts live connections, so that round trips end in the middle. */
async function cutConnections(until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    await sleep(400)
    await api.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'postrider' and datname = current_database() order by random() limit 3`,
    )
  }
}

test(`${requestCount} interleaved requests of ${accountCount} accounts, with errors, aborts and cut connections: 0 cross rows`, {
  timeout: 600_000,
}, async () => {
  const tally: Tally = { sent: 0, aborted: 0, refused: 0, unavailable: 0, crossRows: [] }
  const finished = new AbortController()
  const cutting = cutConnections(finished.signal)
  let next = 0
  const client = async () => {
    while (next < requestCount) {
      const number = next++
      await send(random.pick(tenants), number, tally)
    }
  }
  await Promise.all(Array.from({ length: inFlight }, client))
  finished.abort()
  await cutting
  console.log(
    `interleaved: TEST_SEED=${testSeed}, ${tally.sent} requests of ${accountCount} accounts, ${tally.refused} refused, ${tally.unavailable} unavailable, ` +
      `${tally.aborted} aborted, ${tally.crossRows.length} cross rows`,
  )
  expect(tally.crossRows).toEqual([])
  expect(tally.aborted).toBeGreaterThan(10)
  expect(tally.refused).toBeGreaterThan(100)
  await expectRowsInPlace()
})

/** Every stored row is in the account whose mark it carries, counters included. */
async function expectRowsInPlace(): Promise<void> {
  const astray = await api.database.query(
    `select a.name, s.email from subscribers s join accounts a on a.id = s.account_id
     where s.email not like '%@' || a.name || '.example' or s.city <> a.name or s.firstname <> a.name or s.lastname <> a.name or s.reference <> a.name`,
  )
  expect(astray).toEqual([])
  const answers = await api.database.query<{ id: string; name: string; sealed: Buffer }>(
    'select a.id, a.name, r.body_sealed as sealed from idempotency_records r join accounts a on a.id = r.account_id',
  )
  // Opened with the key of the account it lies in, which opens no other.
  const bodies = answers.map(({ id, name, sealed }) => ({
    name,
    body: `${api.app.secrets.open(`kept-answer:${id}`, sealed)}`,
  }))
  expect(bodies.filter(({ name, body }) => /m1\d{3}m/.test(body) && !body.includes(name))).toEqual([])
  const miscounted = await api.database.query(
    `select a.id from accounts a
     where (select count(*) from subscribers s where s.account_id = a.id)
        <> (select coalesce(sum(f.cnt), 0) from subscriber_facets f where f.account_id = a.id and f.facet = 'all')
        or (select count(*) from group_members m where m.account_id = a.id)
        <> (select coalesce(sum(f.cnt), 0) from subscriber_facets f where f.account_id = a.id and f.facet like 'group:%')`,
  )
  expect(miscounted).toEqual([])
  const entries = await api.database.query<{ account: string; ids: string[] }>(
    'select account_id as account, array_agg(distinct subscriber_id) as ids from consent_entries where from_state is null group by 1',
  )
  const created = new Map(entries.map(({ account, ids }) => [Number(account), new Set(ids.map(Number))]))
  const lost = tenants.flatMap(({ account, acknowledged }) =>
    [...acknowledged].filter((id) => !created.get(account.accountId)?.has(id)),
  )
  expect(lost).toEqual([])
}
