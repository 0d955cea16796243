import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findJob } from '../../src/features/jobs/index.ts'
import { eraseSubscribersJob } from '../../src/features/subscriptions/erase-subscribers.job.ts'
import { startWorker } from '../../src/processes/run-worker.ts'
import { runPostrider } from '../command-line.ts'
import { anAccount, aSubscriber, type TestAccount } from '../factories.ts'
import { startTestApi, type TestApi } from '../test-api.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { askForJob } from './ask-for-job.ts'

let api: TestApi
let app: TestApp
let account: TestAccount
beforeAll(async () => {
  api = await startTestApi()
  account = await anAccount(api)
  app = await startTestApp(api, account)
})
afterAll(async () => {
  await app.stop()
  await api.stop()
})

/** What an erasure leaves of one person: nothing but the ledger's last word, an event, and whom to erase again. */
async function tracesOf(id: number) {
  const one = async (statement: string) => (await api.database.query(statement, [account.accountId, id])) as object[]
  return {
    record: await one('select 1 from subscribers where account_id = $1 and id = $2'),
    ledger: await one(`select to_state, actor from consent_entries
                       where account_id = $1 and subscriber_id = $2 order by seq desc limit 1`),
    event: await one(`select type from account_events where account_id = $1 and subscriber_id = $2
                      order by seq desc limit 1`),
    erasures: await one('select 1 as kept from erasures where account_id = $1 and subscriber_id = $2'),
  }
}

async function byJob(): Promise<void> {
  const { accountId, customerId } = account
  const input = { createdBefore: '2100-01-01 00:00:00' }
  const id = await askForJob(api, account, eraseSubscribersJob, { userId: 9, input })
  const { db } = api.app
  const worker = await startWorker(api.app)
  await vi.waitUntil(async () => (await findJob(db.reader({ accountId, customerId }), id))?.state === 'done', {
    timeout: 60_000,
  })
  await worker.stop()
}

test('a route, a web door, a command and a job erase the same way, each under its own name', async () => {
  const { key, prefix, accountId } = account
  const people: number[] = []
  for (let i = 0; i < 4; i++) people.push((await aSubscriber(api, account)).id)
  const [first, second, third, fourth] = people as [number, number, number, number]

  expect((await api.call('DELETE', `/subscribers/${first}`, { key })).status).toBe(204)
  const seen = (await (await app.call('GET', `/subscribers/${second}`, 7)).json()) as { meta: { version: string } }
  const version = { 'if-match': `"${seen.meta.version}"` }
  expect((await app.call('DELETE', `/subscribers/${second}`, 7, version)).status).toBe(204)
  const environment = { ENGINE_DATABASE_URL: api.database.engineUrl }
  const command = ['person', 'erase', '--account', `${accountId}`, `${third}`]
  expect(await runPostrider(api.database, command, environment)).toMatchObject({ status: 0, stderr: '' })
  await byJob()

  const effect = (actor: string) => ({
    record: [],
    ledger: [{ to_state: 'deleted', actor }],
    event: [{ type: 'subscriber.deleted' }],
    erasures: [{ kept: 1 }],
  })
  expect(await tracesOf(first)).toEqual(effect(`key:${prefix}`))
  expect(await tracesOf(second)).toEqual(effect('user:7'))
  expect(await tracesOf(third)).toEqual(effect('operator'))
  expect(await tracesOf(fourth)).toEqual(effect('user:9'))
})
