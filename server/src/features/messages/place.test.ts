import sql, { type Sql } from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, anEmail } from '../../../test/factories.ts'
import { explained, type Plan, rowsRead, scansOf } from '../../../test/rows-read.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { Database, enterTenant } from '../../platform/db/database.ts'
import type { Tenant } from '../../platform/db/tenant.ts'
import { SenderSession } from '../sending/index.ts'
import {
  type ClaimedMessage,
  claimDue,
  markClaimed,
  markFresh,
  messageStates,
  recordAccepted,
  recordOutcomes,
} from './index.ts'

const atOnce = 8
let api: TestApi
let engine: TestEngine
beforeAll(async () => {
  api = await startTestApi({ minuteLimit: 10_000 })
  engine = await startTestEngine(api)
  await api.database.query("select prepare_months(date_trunc('month', now())::date, 3)")
})
afterAll(async () => {
  await engine.stop()
  await api.stop()
})

async function waitingMails(count: number): Promise<number> {
  const { accountId, key } = await anAccount(api)
  for (let i = 0; i < count; i++) {
    const { status } = await api.call('POST', '/subscribers/register', { key, body: { email: anEmail('viele') } })
    expect(status).toBe(201)
  }
  return accountId
}

async function addressesOf(mails: readonly ClaimedMessage[]): Promise<string[]> {
  const rows = await api.database.query<{ email: string }>(
    'select p.email from unnest($1::bigint[]) with ordinality x (id, n) join subscribers p on p.id = x.id and p.account_id = $2 order by n',
    [mails.map(({ subscriberId }) => subscriberId), mails[0]?.accountId],
  )
  return rows.map(({ email }) => email)
}

/** How many messages a statement has looked at, in which parts of the table, and in which it was ready to write. */
async function explain(tenant: Tenant, statement: Sql) {
  // As senders ask, with the planner's settings of their role.
  const [, [row]] = await engine.engine.db.outsideTenants<[object, { 'QUERY PLAN': [{ Plan: Plan }] }]>([
    enterTenant(tenant),
    explained(statement) as Sql,
  ])
  const update = row?.['QUERY PLAN'][0].Plan as Plan & { 'Target Tables'?: { 'Relation Name': string }[] }
  const scans = (update.Plans ?? []).flatMap((plan) => scansOf('messages', plan))
  const written = update['Target Tables']?.map((target) => target['Relation Name']) ?? [update['Relation Name']]
  return {
    read: rowsRead(scans),
    parts: [...new Set([...scans.map((scan) => scan['Relation Name']), ...written])],
  }
}

async function claimedMails() {
  const accountId = await waitingMails(250)
  const sender = await SenderSession.begin(engine.engine)
  const claim = () => claimDue(sender, { lane: 'priority', accounts: [accountId], each: atOnce })
  const claimed = await claim()
  const { runId, class: runClass, channelId, customerId } = claimed[0] as ClaimedMessage
  const run = { accountId, customerId, id: runId, class: runClass, channelId }
  const mark = async (mails: readonly ClaimedMessage[]) =>
    markClaimed(run, {
      ids: mails.map(({ id }) => id),
      emails: await addressesOf(mails),
      sessions: mails.map(() => null),
      senderId: sender.id,
      mayReceive: sql`true`,
    })
  return { sender, claim, claimed, run, mark }
}

const outcome = { state: messageStates.accepted, dueInSeconds: null, charged: true } as const
const answer = { replyCode: 250, reply: null, reason: null, queueId: null }
const settlementsOf = (mails: readonly { id: number }[]) =>
  mails.map(({ id }) => ({ id, marked: true, outcome: { ...outcome, ...answer } }))

test('what becomes of a few mails is written without a look at others, even of an account new to the planner', async () => {
  await waitingMails(50)
  await api.database.query('analyze messages')
  const { sender, claim, claimed, run, mark } = await claimedMails()
  // Each message is found by its key and then by its place, and no other month is opened.
  const few = { read: 2 * atOnce, parts: ['messages_first'] }
  expect(await explain(run, await mark(claimed))).toEqual(few)
  expect(await explain(run, recordOutcomes(run, settlementsOf(claimed), sender.id))).toEqual(few)
  const again = await claim()
  await explain(run, await mark(again))
  expect(await explain(run, recordAccepted(run, settlementsOf(again), sender.id))).toEqual(few)
})

test('however many mails share a statement, it is planned once for all', async () => {
  const { sender, claimed, run, mark } = await claimedMails()
  const statements = async (mails: readonly ClaimedMessage[]) => [
    await mark(mails),
    markFresh(run, {
      ids: mails.map(({ id }) => id),
      emails: mails.map(() => 'nobody@example.com'),
      sessions: mails.map(() => null),
      senderId: sender.id,
      mayReceive: sql`true`,
    }),
    recordAccepted(run, settlementsOf(mails), sender.id),
    recordOutcomes(run, settlementsOf(mails), sender.id),
  ]
  const db = new Database({ url: engine.engine.config.ENGINE_DATABASE_URL, poolSize: 1, preparedStatements: true })
  // PostgreSQL plans the first five times with the values, and then compares.
  for (let count = 1; count <= atOnce; count++)
    await db.outsideTenants([enterTenant(run), ...(await statements(claimed.slice(0, count)))])
  const texts = (await statements(claimed)).map(({ text }) => text)
  const [plans] = await db.outsideTenants<[{ custom: number }]>([
    sql`select custom_plans as custom from pg_prepared_statements where statement = any(${texts})`,
  ])
  await db.close()
  expect(plans.map(({ custom }) => custom)).toEqual([5, 5, 5, 5])
})
