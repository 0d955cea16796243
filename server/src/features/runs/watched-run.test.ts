import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMailing, anAccount } from '../../../test/factories.ts'
import { manySubscribers } from '../../../test/many-subscribers.ts'
import { startTestApi, type TestApi } from '../../../test/test-api.ts'
import { startTestEngine, type TestEngine } from '../../../test/test-engine.ts'
import { timestamp } from '../../platform/clock/timestamp.rules.ts'
import { Database, type Reader } from '../../platform/db/database.ts'
import { idRange } from '../../platform/db/id-blocks.rules.ts'
import { inAccount } from '../account-setup/index.ts'
import { planMailing } from '../mailings/index.ts'
import { closeBlock, expireTargets, leaseBlock } from '../messages/index.ts'
import { endSender, returnAbandonedWork, SenderSession } from '../sending/index.ts'
import { foldMessageChanges } from '../statistics/fold.store.ts'
import { foldBlockChanges } from './block-changes.store.ts'
import { accountOfRun, startDueRuns } from './index.ts'

let api: TestApi
let engine: TestEngine
let web: Database
beforeAll(async () => {
  api = await startTestApi()
  engine = await startTestEngine(api)
  // One connection, so that what it has planned once it keeps.
  web = new Database({ url: api.app.config.DATABASE_URL, poolSize: 1, preparedStatements: true })
})
afterAll(async () => {
  await web.close()
  await engine.stop()
  await api.stop()
})

type Watched = { accountId: number; customerId: number; id: number; class: 'newsletter'; channelId: number }

/** A run to one person in each of so many blocks, of whom nobody has got anything yet. */
async function aRun(blocks: number): Promise<Watched> {
  const account = await anAccount(api)
  await manySubscribers(
    api,
    account,
    Array.from({ length: blocks }, (_, block) => ({
      id: idRange(block).first + 1,
      email: `p${block}.${account.accountId}@leser.example`,
    })),
  )
  const mailingId = await aMailing(api, account.accountId)
  await inAccount(api.operator, account.accountId, (act) =>
    planMailing(act, mailingId, { at: timestamp(api.clock.now()), fromVerifiedDomain: false }),
  )
  await startDueRuns(engine.engine)
  const [run] = await api.database.query<{ id: string; channelId: string }>(
    'select id, channel_id as "channelId" from runs where mailing_id = $1',
    [mailingId],
  )
  const { accountId, customerId } = account
  return { accountId, customerId, id: Number(run?.id), class: 'newsletter', channelId: Number(run?.channelId) }
}

/** So many blocks come to their end; a sender holds another one, and has seen to the person in it. */
async function work(run: Watched, blocks: number): Promise<SenderSession> {
  const sender = await SenderSession.begin(engine.engine)
  for (let n = 0; n <= blocks; n += 1) {
    const { block = -1 } = (await leaseBlock(sender, run)) ?? {}
    await expireTargets(sender, run, {
      targets: [{ id: idRange(block).first + 1, contentId: null }],
      reason: 'too late',
    })
    if (n < blocks) expect(await closeBlock(sender, run, block)).toBe(true)
  }
  return sender
}

/** What somebody who watches is told, and how many rows and entries of indexes that took. */
function look(run: Watched) {
  return web.transaction(run, async (tx) => {
    const before = await rowsTaken(tx)
    const account = await accountOfRun({ reader: tx }, run.id)
    return { account, rows: (await rowsTaken(tx)) - before }
  })
}

async function rowsTaken(reader: Reader): Promise<number> {
  const [row] = await reader.rows<{ taken: number }>(sql`
    select sum(pg_stat_get_xact_tuples_returned(c.oid) + pg_stat_get_xact_tuples_fetched(c.oid))::int as taken
    from pg_class c where c.relname ~ '^(messages|run_blocks|run_sums|message_changes|block_changes)'`)
  return row?.taken ?? 0
}

async function foldChanges(): Promise<void> {
  await foldMessageChanges(engine.engine.db)
  await foldBlockChanges(engine.engine.db)
}

test('a look at a run costs the same for ten times as many people, planned before anybody had got anything', async () => {
  await api.database.query('vacuum analyze')
  const rows: number[] = []
  for (const blocks of [20, 200]) {
    const run = await aRun(blocks)
    // As autovacuum does soon after a run has begun; of messages it knows that there are none.
    await api.database.query('vacuum analyze run_blocks')
    // PostgreSQL plans the first five times with the values, and then compares.
    for (let looks = 0; looks < 8; looks += 1) await look(run)
    await work(run, blocks / 2)
    await foldChanges()
    // What was there before a change is in the way until it is cleared away, which depends on who else is looking.
    await api.database.query('vacuum run_blocks, run_sums, message_changes, block_changes')
    const told = await look(run)
    const failed = blocks / 2 + 1
    expect(told.account).toMatchObject({ targeted: blocks, failed, waiting: blocks - failed, difference: 0 })
    rows.push(told.rows)
  }
  const [few, many] = rows as [number, number]
  expect(few).toBeGreaterThan(0)
  expect(many).toBeLessThanOrEqual(few + 5)
})

test('it adds up before and after the sums are taken over, while a block is held, and once its sender has ended', async () => {
  const run = await aRun(6)
  const sender = await work(run, 3)
  const standing = { targeted: 6, failed: 4, waiting: 2, difference: 0 }
  expect((await look(run)).account).toMatchObject(standing)
  await foldChanges()
  expect((await look(run)).account).toMatchObject(standing)
  await endSender(engine.engine.db, sender.id)
  await returnAbandonedWork(engine.engine.db, 1)
  expect((await look(run)).account).toMatchObject(standing)
  await foldChanges()
  expect((await look(run)).account).toMatchObject(standing)
})

test('a message that is lost is missed', async () => {
  const run = await aRun(4)
  await work(run, 2)
  await api.database.query(
    'delete from messages where account_id = $1 and run_id = $2 and id = (select min(id) from messages where account_id = $1 and run_id = $2)',
    [run.accountId, run.id],
  )
  expect((await look(run)).account).toMatchObject({ targeted: 4, failed: 2, waiting: 1, difference: 1 })
})
