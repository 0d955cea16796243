import sql, { type Sql } from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, anEmail } from '../../../test/factories.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { SenderSession } from '../sending/index.ts'
import { type ClaimedMessage, claimDue, markClaimed, messageStates, recordAccepted, recordOutcomes } from './index.ts'

const atOnce = 8
let api: TestApi
let engine: TestEngine
beforeAll(async () => {
  api = await startTestApi({ minuteLimit: 10_000 })
  engine = await startTestEngine(api)
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

interface Plan {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** How many messages a statement has looked at. */
function messagesRead(plan: Plan): number {
  const isOfMessages = plan['Relation Name']?.startsWith('messages')
  const own = isOfMessages ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] : 0
  return own + (plan.Plans ?? []).reduce((sum, child) => sum + messagesRead(child), 0)
}

async function explain({ text, values }: Sql): Promise<number> {
  const [row] = await api.database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${text}`,
    values,
  )
  const update = row?.['QUERY PLAN'][0].Plan as Plan
  return messagesRead({ ...update, 'Relation Name': 'the result' })
}

test('what becomes of a few mails is written without a look at others, even of an account new to the planner', async () => {
  await waitingMails(50)
  await api.database.query('analyze messages')
  const accountId = await waitingMails(250)
  const sender = await SenderSession.begin(engine.engine)
  const claimed = await claimDue(sender, { lane: 'priority', accounts: [accountId], each: atOnce })
  const { runId, class: runClass, channelId } = claimed[0] as ClaimedMessage
  const run = { accountId, id: runId, class: runClass, channelId }
  const ids = claimed.map(({ id }) => id)
  const mark = async (mails: readonly ClaimedMessage[]) =>
    markClaimed(run, {
      ids: mails.map(({ id }) => id),
      emails: await addressesOf(mails),
      sessions: mails.map(() => null),
      senderId: sender.id,
      mayReceive: sql`true`,
    })
  const outcome = { state: messageStates.accepted, dueInSeconds: null, charged: true } as const
  const answer = { replyCode: 250, reply: null, reason: null, queueId: null }
  const settlements = ids.map((id) => ({ id, marked: true, outcome: { ...outcome, ...answer } }))
  // Each message is found by its key and then by its place.
  expect(await explain(await mark(claimed))).toBe(2 * atOnce)
  expect(await explain(recordOutcomes(run, settlements, sender.id))).toBe(2 * atOnce)
  const again = await claimDue(sender, { lane: 'priority', accounts: [accountId], each: atOnce })
  const later = again.map(({ id }) => id)
  await explain(await mark(again))
  const accepted = settlements.map((settlement, i) => ({ ...settlement, id: later[i] as number }))
  expect(await explain(recordAccepted(run, accepted, sender.id))).toBe(2 * atOnce)
})
