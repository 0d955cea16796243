import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMailTokens } from '../../server/src/features/assembly/index.ts'
import { cancelRun, startDueRuns } from '../../server/src/features/runs/index.ts'
import { systemClock } from '../../server/src/platform/clock/clock.ts'
import { Database } from '../../server/src/platform/db/database.ts'
import { createLog } from '../../server/src/platform/log/log.ts'
import { createTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { mailsOfRuns } from '../delivery/mails-of-runs.ts'
import { messageStates } from '../delivery/message-change.rules.ts'
import { gatherReadership, planNewsletter, startedRun } from '../delivery/readership.ts'
import { recipients } from '../delivery/recipients.ts'
import { installStateChangeLog } from '../delivery/state-change-log.ts'
import type { Acceptance } from '../oracle/oracle-log.ts'
import { provisionAccounts } from '../stage/provision.ts'
import type { CanceledRun } from './cancel-runs.ts'
import { judgeCanceled } from './judge-canceled.ts'

const secret = 'a secret of this test and of nothing else'
const dir = mkdtempSync(join(tmpdir(), 'canceled-'))
const people = { seed: 5, count: 100 }
const receivers = [...recipients(people)].filter(({ state }) => state === 'receiveReady')
const [first, second] = receivers as [(typeof receivers)[number], (typeof receivers)[number]]
let database: TestDatabase
let client: pg.Client
let db: Database
let run: CanceledRun

beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.adminUrl })
  await client.connect()
  await installStateChangeLog(client)
  db = new Database({ url: database.engineUrl, poolSize: 2, preparedStatements: true })
  const [account] = await provisionAccounts(database, { accounts: 1, keysEach: 1 })
  if (!account) throw new Error('there is no account')
  const readership = await gatherReadership(database, { account, expectedFile: join(dir, 'expected'), ...people })
  const mailingId = await planNewsletter(db, readership)
  await startDueRuns({ config: { REQUIRE_SENDER_DOMAIN: false }, db, clock: systemClock, log: createLog('silent') })
  run = { readership, runId: await startedRun(client, mailingId), plannedMs: 0, canceledMs: undefined }
})
afterAll(async () => {
  await db.close()
  await client.end()
  await database.drop()
  rmSync(dir, { recursive: true })
})

function mailTo({ number, email, token }: typeof first, runId = run.runId): Acceptance {
  const messageId = `<${createMailTokens(secret).encodeMessageId({ runId, messageId: number })}@nord.example>`
  const where = { monotonicMs: 0, wallMs: 0, connection: 1, sender: '', bodySha256: '', queueId: null, answered: true }
  return { kind: 'accepted', ...where, messageId, recipient: email.emailKey, token }
}

function judged(...acceptances: Acceptance[]) {
  const mailsOf = mailsOfRuns({ acceptances, faults: [] }, secret)
  return judgeCanceled('it', [run], { client, db, mailsOf })
}

// The second begins with what the first has canceled.
describe('one run', { shuffle: false }, () => {
  test('nobody has a mail: that is a fault of a run that sends, and right for a canceled one', async () => {
    const before = await judged()
    expect(before.passed).toBe(false)
    expect(before.text).toContain(`lost=${receivers.length} `)
    expect(before.text).toMatch(/stuck=1 .*not adding up: 1/)

    await db.transaction(run.readership.account, (tx) => cancelRun({ tx }, run.runId))
    expect(await judged()).toMatchObject({ passed: true, text: expect.stringContaining('lost=0 doubled=0') })
  })

  test('a canceled run is judged by its own mails: one the ledger does not know, one too many, one that still waits', async () => {
    expect((await judged(mailTo(first, run.runId + 1))).passed).toBe(true)
    expect((await judged(mailTo(first))).text).toContain('drift=1')
    expect((await judged(mailTo(first), mailTo(first))).text).toContain('doubled=1')
    await client.query(
      `insert into messages (account_id, run_id, id, subscriber_id, wire_at, created_at, lane, state)
     values ($1, $2, $3, $3, now(), now(), 1, $4)`,
      [run.readership.account.accountId, run.runId, second.number, messageStates.onWire],
    )
    expect(await judged()).toMatchObject({ passed: false, text: expect.stringMatching(/stuck=1 .*not adding up: 1/) })
  })
})
