import { appendFileSync, chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type PrivatePostfix, startPostfix } from '../../../../tools/services/postfix.ts'
import { waitUntil } from '../../../../tools/services/process-control.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { messageStates as states } from '../messages/index.ts'
import { reconcileFromLog } from './reconcile-from-log.ts'
import { reportOldDoubts, settleDoubts } from './settle-doubts.ts'
import { freePort, PlainClient } from './testing/plain-smtp.ts'
import { createRelayFixture, impatient } from './testing/relay-fixture.ts'

const dir = mkdtempSync('/var/tmp/doubts-test-')
chmodSync(dir, 0o755)
let database: TestDatabase
let postfix: PrivatePostfix
let relay: ReturnType<typeof createRelayFixture>
let runId: number

beforeAll(async () => {
  database = await createTestDatabase()
  postfix = await startPostfix({ dir: join(dir, 'postfix'), port: await freePort() })
  relay = createRelayFixture({ database, relayPort: postfix.port, logFile: postfix.logFile })
})
afterAll(async () => {
  await postfix.stop()
  await relay.close()
  await database.drop()
  rmSync(dir, { recursive: true })
})
beforeEach(async () => {
  await postfix.start()
  await database.query(
    'truncate messages, relay_queue, relay_sessions; update relays set proven_at = null, caught_up_at = null',
  )
  runId = await relay.aRun('newsletter')
})

const stateOf = async (id: number) => (await relay.findMessage(runId, id))?.state

/** The header arrives, the dot never does. */
async function leaveBeforeTheDot(id: number): Promise<void> {
  const letter = relay.letterTo(runId, id)
  const client = await PlainClient.greet(postfix.port)
  await client.beginData(letter)
  client.write(`${'x'.repeat(70)}\r\n`.repeat(2000))
  await waitUntil('the name in the log', () => readFileSync(postfix.logFile, 'utf8').includes(letter.messageId))
  await client.vanish()
}

test('what the relay never had is sent again, once the lines of a visit can be read in its log', async () => {
  await relay.aMessage(runId, 1, states.inDoubt, -1)
  await relay.reader.readOn()
  expect(await settleDoubts(relay.app, impatient)).toBe(0)
  expect(await settleDoubts(relay.app, impatient)).toBe(0)
  await waitUntil('the lines of the visit', async () => {
    await relay.reader.readOn()
    return (await database.query('select 1 from relays where proven_at is not null')).length > 0
  })
  await relay.reader.readOn()
  expect(await settleDoubts(relay.app, impatient)).toBe(1)
  const row = await relay.findMessage(runId, 1)
  expect(row).toMatchObject({ state: states.pending, reason: 'relay never had it', due_at: expect.any(Date) })
})

test('a name in the log is no acceptance, but a reason to wait', async () => {
  await relay.aMessage(runId, 2, states.inDoubt, -1)
  await leaveBeforeTheDot(2)
  await relay.settle({ logSeconds: 0, arrivalSeconds: 3600 })
  expect(await stateOf(2)).toBe(states.inDoubt)
  await relay.settle()
  expect(await stateOf(2)).toBe(states.pending)
  expect(await database.query('select * from relay_queue')).toEqual([])
})

test('a doubt that still rests is not judged', async () => {
  await relay.aMessage(runId, 3, states.inDoubt, 3600)
  await relay.settle()
  expect(await stateOf(3)).toBe(states.inDoubt)
})

test('the log must have been read long enough after the answer', async () => {
  await relay.aMessage(runId, 4, states.inDoubt, -1)
  await relay.settle({ logSeconds: 3600, arrivalSeconds: 0 })
  expect(await stateOf(4)).toBe(states.inDoubt)
})

test('while the relay is away nothing is judged', async () => {
  await relay.aMessage(runId, 5, states.inDoubt, -1)
  await postfix.kill()
  await relay.settle()
  expect(await stateOf(5)).toBe(states.inDoubt)
  await postfix.start()
  await relay.settle()
  expect(await stateOf(5)).toBe(states.pending)
})

test('while the queue is long, mail that has arrived may wait in it unlogged', async () => {
  await relay.aMessage(runId, 6, states.inDoubt, -1)
  await relay.aMessage(runId, 7, states.inDoubt, -1)
  await leaveBeforeTheDot(6)
  await fillQueue(10_001)
  await relay.settle()
  expect([await stateOf(6), await stateOf(7)]).toEqual([states.inDoubt, states.pending])
  await database.query(`delete from relay_queue where queue_id = 'Q1'`)
  await relay.settle()
  expect(await stateOf(6)).toBe(states.pending)
})

test('while the queue is very long nothing is judged', async () => {
  await relay.aMessage(runId, 8, states.inDoubt, -1)
  await fillQueue(100_001)
  await relay.settle()
  expect(await stateOf(8)).toBe(states.inDoubt)
})

test('mails that were withdrawn have names, and make no queue long', async () => {
  await relay.aMessage(runId, 6, states.inDoubt, -1)
  await leaveBeforeTheDot(6)
  // Looking the queue over for each of them would take longer than any statement may.
  for (let id = 1000; id < 1500; id++) await relay.aMessage(runId, id, states.inDoubt, -1)
  await fillQueue(100_001, { taken: false })
  await relay.settle()
  expect([await stateOf(6), await stateOf(1000)]).toEqual([states.pending, states.pending])
})

async function fillQueue(mails: number, { taken } = { taken: true }): Promise<void> {
  await relay.reader.readOn()
  await database.query(
    `insert into relay_queue (relay, queue_id, run_id, message_id, taken)
     select name, 'Q' || n, 0, n, ${taken} from relays, generate_series(1, ${mails}) n`,
  )
}

test('a doubt that has been due for more than ten minutes is reported', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line) => lines.push(line) })
  await relay.aMessage(runId, 9, states.inDoubt, -590)
  await reportOldDoubts({ ...relay.app, log })
  expect(lines).toEqual([])
  await relay.aMessage(runId, 10, states.inDoubt, -610)
  await reportOldDoubts({ ...relay.app, log })
  expect(lines).toEqual([expect.stringContaining('"due":2')])
})

test.each([
  ['newsletter', states.unknown],
  ['birthday', states.unknown],
  ['campaign', states.unknown],
  ['optin', states.pending],
  ['trigger', states.pending],
] as const)('at a relay without a log the class decides: %s', async (runClass, state) => {
  const opaque = createRelayFixture({ database, relayPort: postfix.port, logFile: undefined })
  runId = await opaque.aRun(runClass)
  await opaque.aMessage(runId, 7, states.inDoubt, -1)
  expect(await settleDoubts(opaque.app)).toBe(state === states.pending ? 1 : 0)
  const due_at = state === states.pending ? expect.any(Date) : null
  expect(await opaque.findMessage(runId, 7)).toMatchObject({ state, due_at, reason: 'the relay cannot be asked' })
  await opaque.close()
})

test('a lost log file stops every judgement until somebody reconciles', async () => {
  const log = join(dir, 'mail.log')
  const lost = join(dir, 'found-again')
  const other = createRelayFixture({ database, relayPort: postfix.port, logFile: log })
  writeFileSync(log, 'first line\n')
  await other.reader.readOn()
  await other.aMessage(runId, 8, states.inDoubt, -1)
  appendFileSync(log, linesAbout(8))
  writeFileSync(lost, readFileSync(log))
  rmSync(log)
  writeFileSync(log, 'a new file\n')
  expect(await other.reader.readOn()).toBe('unreadable')
  expect(await settleDoubts(other.app, impatient)).toBe(0)
  expect(await other.reader.readOn()).toBe('unreadable')
  expect(await settleDoubts(other.app, impatient)).toBe(0)
  const seen: number[] = []
  const result = await reconcileFromLog(other.app, [lost], (_file, { lines }) => seen.push(lines))
  expect([result.changed, seen]).toEqual([1, [4]])
  expect(await stateOf(8)).toBe(states.expired)
  expect(await other.reader.readOn()).toMatchObject({ lines: 1 })
  await other.close()
})

/** A mail that Postfix took and gave up after some time. */
function linesAbout(id: number): string {
  const { from, to, messageId } = relay.letterTo(runId, id)
  const queueId = '4jRzWd5SJgzD2n8'
  return [
    `Nov 15 05:07:25 relay postfix/cleanup[10]: ${queueId}: message-id=<${messageId}>`,
    `Nov 15 05:07:25 relay postfix/smtp[11]: ${queueId}: to=<${to}>, relay=none, dsn=4.4.1, status=deferred (no route)`,
    `Nov 18 05:07:28 relay postfix/qmgr[12]: ${queueId}: from=<${from}>, status=expired, returned to sender`,
  ]
    .map((line) => `${line}\n`)
    .join('')
}
