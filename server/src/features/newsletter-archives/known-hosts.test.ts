import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anAccount } from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { type AskedStatement, statementAsked } from '../../platform/db/statement-channels.ts'
import { KnownHosts } from './known-hosts.ts'

let api: TestApi
let reads = 0
const count = (asked: unknown) => {
  if ((asked as AskedStatement).text.includes('from archive_hosts')) reads++
}
beforeAll(async () => {
  api = await startTestApi()
  statementAsked.subscribe(count)
})
afterAll(async () => {
  statementAsked.unsubscribe(count)
  await api.stop()
})
beforeEach(() => {
  reads = 0
})

/** Somebody whose host is proven. */
async function aProvenHost(host: string) {
  const { accountId, channelIds } = await anAccount(api)
  const [channelId] = channelIds as [number]
  await api.database.query(
    `insert into archive_hosts (account_id, channel_id, host, token, checks, proven_at, created_at, updated_at)
     values ($1, $2, $3, repeat('0', 32), '[]', now(), now(), now())`,
    [accountId, channelId, host],
  )
  return { accountId, channelId }
}

test('many visits at once ask once, and those of the next minute ask nobody', async () => {
  const archive = await aProvenHost('known.garden.example')
  const hosts = new KnownHosts(api.app)
  for (const [host, found] of [
    ['known.garden.example', archive],
    ['strange.garden.example', undefined],
  ] as const) {
    reads = 0
    const answers = await Promise.all(Array.from({ length: 50 }, () => hosts.find(host)))
    expect(answers).toEqual(Array(50).fill(found))
    expect(await hosts.find(host)).toEqual(found)
    expect(reads).toBe(1)
    api.clock.advance(61_000)
    await hosts.find(host)
    expect(reads).toBe(2)
  }
})

test('a flood of names of nobody pushes out nothing that is known', async () => {
  await aProvenHost('steady.garden.example')
  const hosts = new KnownHosts(api.app, 20)
  await hosts.find('steady.garden.example')
  await Promise.all(Array.from({ length: 100 }, (_, i) => hosts.find(`flood${i}.example`)))
  reads = 0
  expect(await hosts.find('steady.garden.example')).toBeDefined()
  expect(reads).toBe(0)
})

test('a host is found by its index, also behind the policy, and an unproven claim is not there', async () => {
  const [, , plan] = await api.app.db.outsideTenants<[object, object, { 'QUERY PLAN': string }]>([
    { text: `select set_config('app.archive_host', 'a.example', true)`, values: [] },
    { text: `select set_config('enable_seqscan', 'off', true)`, values: [] },
    {
      text: `explain select account_id from archive_hosts h where h.host = 'a.example' and h.proven_at is not null`,
      values: [],
    },
  ])
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('Index Scan using archive_hosts_proven')
  await aProvenHost('lost.garden.example')
  await api.database.query(`update archive_hosts set proven_at = null where host = 'lost.garden.example'`)
  expect(await new KnownHosts(api.app).find('lost.garden.example')).toBeUndefined()
})
